// One dispatcher for the whole game: a pair without an overload is not something to say now.
#include "games/ccn/flow.hpp"

#include "core/match.hpp"
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

// Does the top frame have something to do without asking?
bool advance_flow(State& s, EventSink& events) {
    return match(s.frames.top(), [&](auto& frame) {
        if constexpr (requires { proceed(s, frame, events); }) {
            return proceed(s, frame, events);
        } else {
            return false;
        }
    });
}

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

template <class F, class Said>
concept Applies = requires(State& s, F& frame, const Said& said, EventSink& events) {
    apply(s, frame, said, events);
};

template <class F, class Said>
concept Judges = requires(const State& s, const F& frame, const Said& said) {
    refuse(s, frame, said);
};

// Few frames understand an action: only these are looked for on top.
template <class Said, class... Fs>
void apply_to_top(State& s, std::variant<Fs...>& top, const Said& said, EventSink& events) {
    const auto understood = [&]<class F>(std::type_identity<F>) {
        if constexpr (Applies<F, Said>) {
            if (F* frame = std::get_if<F>(&top)) {
                apply(s, *frame, said, events);
                return true;
            }
        }
        return false;
    };
    (understood(std::type_identity<Fs>{}) || ...);
}

template <class Said, class... Fs>
Verdict refuse_by_top(const State& s, const std::variant<Fs...>& top, const Said& said) {
    Verdict verdict = Refusal{"ccn.turn.sequence", "not-now"};
    const auto understood = [&]<class F>(std::type_identity<F>) {
        if constexpr (Judges<F, Said>) {
            if (const F* frame = std::get_if<F>(&top)) {
                verdict = refuse(s, *frame, said);
                return true;
            }
        }
        return false;
    };
    (understood(std::type_identity<Fs>{}) || ...);
    return verdict;
}

}  // namespace

void settle(State& s, EventSink& events) {
    while (s.ending == Ending::Undecided && advance_flow(s, events)) {
    }
}

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
    return match(action, [&](const auto& said) { return refuse_by_top(s, s.frames.top(), said); });
}

Coverage offer(const State& s, Seat seat, std::vector<Action>& out) {
    if (!is_awaited(awaits(s), seat)) return Coverage::Complete;
    match(s.frames.top(), [&](const auto& frame) {
        if constexpr (requires { offer(s, frame, out); }) offer(s, frame, out);
    });
    return Coverage::Complete;
}

void apply(State& s, Seat, const Action& action, EventSink& events) {
    match(action, [&](const auto& said) { apply_to_top(s, s.frames.top(), said, events); });
    settle(s, events);
}

Chance chance(const State& s) {
    return match(s.frames.top(), [&](const auto& frame) {
        if constexpr (requires { chance(s, frame); }) {
            return chance(s, frame);
        } else {
            return Chance{};
        }
    });
}

void resolve(State& s, Drawn drawn, EventSink& events) {
    match(s.frames.top(), [&](auto& frame) {
        if constexpr (requires { resolve(s, frame, drawn, events); }) {
            resolve(s, frame, drawn, events);
        }
    });
    settle(s, events);
}

}  // namespace grognard::ccn
