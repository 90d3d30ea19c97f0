// One dispatcher for the whole game: a pair without an overload is not something to say now.
#include "games/ccn/flow.hpp"

#include "core/dispatch.hpp"
#include "core/random_play.hpp"
#include "games/ccn/combat/general.hpp"
#include "games/ccn/combat/harm.hpp"
#include "games/ccn/combat/melee.hpp"
#include "games/ccn/combat/pursuit.hpp"
#include "games/ccn/combat/reaction.hpp"
#include "games/ccn/combat/retreat.hpp"
#include "games/ccn/combat/roll.hpp"
#include "games/ccn/phases/command.hpp"
#include "games/ccn/phases/draw.hpp"
#include "games/ccn/phases/fighting.hpp"
#include "games/ccn/phases/movement.hpp"
#include "games/ccn/phases/orders.hpp"
#include "games/ccn/phases/supply.hpp"
#include "games/ccn/phases/turn.hpp"

namespace grognard::ccn {

namespace {

using Decisions = Usually<Ordering, Moving, CardChoice, Fighting>;
using Draws = Usually<DrawCard, Roll>;
using Usual = Usually<Ordering, Moving, CardChoice, DrawCard, Fighting, Roll>;

}  // namespace

void settle(State& s, const EventSink& events) { dispatch::settle(s, events); }
bool advance(State& s, const EventSink& events) { return dispatch::advance(s, events); }
void ask(State& s) { dispatch::ask(s); }

Verdict refuse(const State& s, Seat seat, const Action& action) {
    if (s.ending != Ending::Undecided) return Refusal{"ccn.victory.immediate", "game-over"};
    if (!is_awaited(awaits(s), seat)) return Refusal{"ccn.turn.sequence", "not-your-decision"};
    return dispatch::judge(s, action).value_or(Refusal{"ccn.turn.sequence", "not-now"});
}

void offer(const State& s, Seat seat, Offers<Action>& out) {
    if (is_awaited(s.awaited, seat)) dispatch::gather<Decisions>(s, out);
}

void say(State& s, const Action& action, const EventSink& events) {
    dispatch::say(s, action, events);
}

void apply(State& s, Seat, const Action& action, const EventSink& events) {
    dispatch::say_and_settle<Decisions>(s, action, events);
}

Chance chance(const State& s) { return dispatch::question<Draws>(s); }

void answer(State& s, Drawn drawn, const EventSink& events) { dispatch::answer(s, drawn, events); }

void resolve(State& s, Drawn drawn, const EventSink& events) {
    dispatch::answer_and_settle<Draws>(s, drawn, events);
}

Strides play_at_random(State& s, Stream& stream, Offers<Action>& offers, int bound) {
    static constexpr EventSink deaf;
    return dispatch::play_at_random<Usual>(s, stream, offers, bound, deaf);
}

}  // namespace grognard::ccn
