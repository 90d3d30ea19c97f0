// One dispatcher for the whole game: a pair without an overload is not something to say now.
#include "games/ccn/flow.hpp"

#include "core/dispatch.hpp"
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

enum class Asked : std::uint8_t { Active, Opponent, Owner, Chance };

template <class F>
concept AsksOwner = requires(const State& s, const F& frame) { decider(s, frame); };

template <class... Fs>
consteval auto asked_by(std::type_identity<std::variant<Fs...>>) {
    return std::array{AsksActive<Fs>     ? Asked::Active
                      : AsksOpponent<Fs> ? Asked::Opponent
                      : AsksOwner<Fs>    ? Asked::Owner
                                         : Asked::Chance...};
}
constexpr auto asked_by_frame = asked_by(std::type_identity<Frame>{});

Seat owner_asked(const State& s) {
    return match(s.frames.top(), [&]<class F>(const F& frame) {
        if constexpr (AsksOwner<F>) {
            return decider(s, frame);
        } else {
            return s.turn.active;
        }
    });
}

}  // namespace

void settle(State& s, EventSink& events) { dispatch::settle(s, events); }
bool advance(State& s, EventSink& events) { return dispatch::advance(s, events); }

Awaits awaits(const State& s) {
    if (s.ending != Ending::Undecided) return Awaits::Nobody;
    switch (asked_by_frame[s.frames.top().index()]) {
        case Asked::Active:
            return awaits_seat(s.turn.active);
        case Asked::Opponent:
            return awaits_seat(other(s.turn.active));
        case Asked::Owner:
            return awaits_seat(owner_asked(s));
        case Asked::Chance:
            break;
    }
    return Awaits::Chance;
}

Verdict refuse(const State& s, Seat seat, const Action& action) {
    if (s.ending != Ending::Undecided) return Refusal{"ccn.victory.immediate", "game-over"};
    if (!is_awaited(awaits(s), seat)) return Refusal{"ccn.turn.sequence", "not-your-decision"};
    return dispatch::judge(s, action).value_or(Refusal{"ccn.turn.sequence", "not-now"});
}

Coverage offer(const State& s, Seat seat, Offers<Action>& out) {
    if (is_awaited(awaits(s), seat)) dispatch::gather(s, out);
    return Coverage::Complete;
}

void say(State& s, const Action& action, EventSink& events) { dispatch::say(s, action, events); }

void apply(State& s, Seat, const Action& action, EventSink& events) {
    dispatch::say(s, action, events);
    settle(s, events);
}

Chance chance(const State& s) { return dispatch::question(s); }

void answer(State& s, Drawn drawn, EventSink& events) { dispatch::answer(s, drawn, events); }

void resolve(State& s, Drawn drawn, EventSink& events) {
    dispatch::answer(s, drawn, events);
    settle(s, events);
}

}  // namespace grognard::ccn
