// One dispatcher for the whole game: a pair without an overload is not something to say now.
#include "games/waterloo/flow.hpp"

#include "core/dispatch.hpp"
#include "games/waterloo/assault/assault.hpp"
#include "games/waterloo/assault/steps.hpp"
#include "games/waterloo/cubes.hpp"
#include "games/waterloo/fire/artillery.hpp"
#include "games/waterloo/fire/cavalry.hpp"
#include "games/waterloo/fire/skirmish.hpp"
#include "games/waterloo/morale/assign.hpp"
#include "games/waterloo/morale/test.hpp"
#include "games/waterloo/movement/formation.hpp"
#include "games/waterloo/movement/going_back.hpp"
#include "games/waterloo/movement/leader.hpp"
#include "games/waterloo/movement/march.hpp"
#include "games/waterloo/movement/reinforce.hpp"
#include "games/waterloo/movement/stacking.hpp"
#include "games/waterloo/reasons.hpp"
#include "games/waterloo/turn/actions.hpp"
#include "games/waterloo/turn/prussians.hpp"
#include "games/waterloo/turn/sequence.hpp"
#include "games/waterloo/turn/turn.hpp"

namespace grognard::waterloo {

void settle(State& s, const EventSink& events) { dispatch::settle(s, events); }

Verdict refuse(const State& s, Seat seat, const Action& action) {
    if (s.ending != Ending::Undecided) return refused("wl.victory.phase6", Reason::GameOver);
    if (!is_awaited(awaits(s), seat)) return refused("wl.turn.phases", Reason::NotYourDecision);
    const auto verdict = dispatch::judge(s, seat, action);
    return verdict ? *verdict : why_not_now(s, action);
}

Coverage offer(const State& s, Seat seat, Offers<Action>& out) {
    if (!is_awaited(s.awaited, seat)) return Coverage::Complete;
    return dispatch::gather(s, seat, out);
}

void apply(State& s, Seat seat, const Action& action, const EventSink& events) {
    dispatch::say_and_settle(s, seat, action, events);
}

Chance chance(const State& s) { return dispatch::question(s); }

void resolve(State& s, Drawn drawn, const EventSink& events) {
    dispatch::answer_and_settle(s, drawn, events);
}

}  // namespace grognard::waterloo
