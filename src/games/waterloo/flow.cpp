// One dispatcher for the whole game: a pair without an overload is not something to say now.
#include "games/waterloo/flow.hpp"

#include "core/match.hpp"
#include "games/waterloo/assault/assault.hpp"
#include "games/waterloo/assault/steps.hpp"
#include "games/waterloo/cubes.hpp"
#include "games/waterloo/fire/artillery.hpp"
#include "games/waterloo/fire/cavalry.hpp"
#include "games/waterloo/fire/skirmish.hpp"
#include "games/waterloo/morale/assign.hpp"
#include "games/waterloo/morale/test.hpp"
#include "games/waterloo/moves/formation.hpp"
#include "games/waterloo/moves/going_back.hpp"
#include "games/waterloo/moves/leader.hpp"
#include "games/waterloo/moves/march.hpp"
#include "games/waterloo/moves/reinforce.hpp"
#include "games/waterloo/moves/stacking.hpp"
#include "games/waterloo/phases/actions.hpp"
#include "games/waterloo/phases/prussians.hpp"
#include "games/waterloo/phases/sequence.hpp"
#include "games/waterloo/phases/turn.hpp"

namespace grognard::waterloo {

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

template <class F, class Said>
concept Applies = requires(State& s, F& frame, const Said& said, EventSink& events) {
    apply(s, frame, said, events);
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

}  // namespace

void settle(State& s, EventSink& events) {
    while (s.ending == Ending::Undecided && advance_flow(s, events)) {
    }
}

Awaits awaits(const State& s) {
    if (s.ending != Ending::Undecided) return Awaits::Nobody;
    return match(s.frames.top(), [&](const auto& frame) {
        if constexpr (requires { decider(s, frame); }) {
            return awaits_seat(decider(s, frame));
        } else {
            return Awaits::Chance;
        }
    });
}

Verdict refuse(const State& s, Seat seat, const Action& action) {
    if (s.ending != Ending::Undecided) return Refusal{"wl.victory.phase6", "game-over"};
    if (!is_awaited(awaits(s), seat)) return Refusal{"wl.turn.phases", "not-your-decision"};
    return std::visit(
        [&](const auto& frame, const auto& said) -> Verdict {
            if constexpr (requires { refuse(s, frame, said); }) {
                return refuse(s, frame, said);
            } else {
                return why_not_now(s, action);
            }
        },
        s.frames.top(), action);
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

}  // namespace grognard::waterloo
