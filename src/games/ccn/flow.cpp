// One dispatcher for the whole game: a pair without an overload is not something to say now.
#include "games/ccn/flow.hpp"

#include "core/dispatch.hpp"
#include "core/match.hpp"
#include "games/ccn/combat/general.hpp"
#include "games/ccn/combat/harm.hpp"
#include "games/ccn/combat/melee.hpp"
#include "games/ccn/combat/pursuit.hpp"
#include "games/ccn/combat/reaction.hpp"
#include "games/ccn/combat/retreat.hpp"
#include "games/ccn/combat/roll.hpp"
#include "games/ccn/command/command.hpp"
#include "games/ccn/turn/draw.hpp"
#include "games/ccn/combat/fighting.hpp"
#include "games/ccn/movement/movement.hpp"
#include "games/ccn/command/orders.hpp"
#include "games/ccn/command/supply.hpp"
#include "games/ccn/turn/turn.hpp"
#include "games/ccn/reasons.hpp"

namespace grognard::ccn {

void settle(State& s, const EventSink& events) { dispatch::settle(s, events); }
void ask(State& s) { dispatch::ask(s); }

Verdict refuse(const State& s, Seat seat, const Action& action) {
    if (s.ending != Ending::Undecided) return refused("ccn.victory.immediate", Reason::GameOver);
    if (!is_awaited(awaits(s), seat)) return refused("ccn.turn.sequence", Reason::NotYourDecision);
    return dispatch::judge(s, seat, action).value_or(refused("ccn.turn.sequence", Reason::NotNow));
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

}  // namespace grognard::ccn
