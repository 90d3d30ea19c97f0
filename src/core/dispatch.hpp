// Hands what is said and what is drawn to the frame on top of a game's stack: a game writes one
// overload per pair that means something, and a pair without an overload is not something to say
// now.
#pragma once

#include <optional>
#include <type_traits>
#include <variant>

#include "core/chance.hpp"
#include "core/game.hpp"
#include "core/match.hpp"
#include "core/offers.hpp"
#include "core/refusal.hpp"

namespace grognard::dispatch {

template <class State, class Frame, class Said, class Sink>
concept Applies = requires(State& s, Frame& frame, const Said& said, Sink& events) {
    apply(s, frame, said, events);
};

template <class State, class Frame, class Said>
concept Judges = requires(const State& s, const Frame& frame, const Said& said) {
    refuse(s, frame, said);
};

// Lets the top frame do what it can without asking; false when it asks, or all is over.
template <class State, class Sink>
bool advance(State& s, Sink& events) {
    if (s.ending != Ending::Undecided) return false;
    return match(s.frames.top(), [&](auto& frame) {
        if constexpr (requires { proceed(s, frame, events); }) {
            return proceed(s, frame, events);
        } else {
            return false;
        }
    });
}

// And those it leaves on top in their turn.
template <class State, class Sink>
void settle(State& s, Sink& events) {
    while (dispatch::advance(s, events)) {
    }
}

// Few frames understand an action: only these are looked for on top. then() hears which one did.
template <class State, class... Fs, class Said, class Sink, class Then>
void say_to(State& s, std::variant<Fs...>& top, const Said& said, Sink& events, Then then) {
    const auto understood = [&]<class F>(std::type_identity<F> kind) {
        if constexpr (Applies<State, F, Said, Sink>) {
            if (F* frame = std::get_if<F>(&top)) {
                apply(s, *frame, said, events);
                then(kind);
                return true;
            }
        }
        return false;
    };
    (understood(std::type_identity<Fs>{}) || ...);
}

template <class State, class Action, class Sink, class Then>
void say(State& s, const Action& action, Sink& events, Then then) {
    match(action, [&](const auto& said) { say_to(s, s.frames.top(), said, events, then); });
}

template <class State, class Action, class Sink>
void say(State& s, const Action& action, Sink& events) {
    say(s, action, events, [](auto) {});
}

// What the frame thinks of it; nothing if it does not understand the action.
template <class State, class... Fs, class Said>
std::optional<Verdict> judge_by(const State& s, const std::variant<Fs...>& top, const Said& said) {
    std::optional<Verdict> verdict;
    const auto understood = [&]<class F>(std::type_identity<F>) {
        if constexpr (Judges<State, F, Said>) {
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

template <class State, class Action>
std::optional<Verdict> judge(const State& s, const Action& action) {
    return match(action, [&](const auto& said) { return judge_by(s, s.frames.top(), said); });
}

template <class State, class Action>
[[gnu::always_inline]] inline void gather(const State& s, Offers<Action>& out) {
    match(s.frames.top(), [&](const auto& frame) {
        if constexpr (requires { offer(s, frame, out); }) offer(s, frame, out);
    });
}

template <class State>
Chance question(const State& s) {
    return match(s.frames.top(), [&](const auto& frame) {
        if constexpr (requires { chance(s, frame); }) {
            return chance(s, frame);
        } else {
            return Chance{};
        }
    });
}

template <class State, class Sink>
void answer(State& s, Drawn drawn, Sink& events) {
    match(s.frames.top(), [&](auto& frame) {
        if constexpr (requires { resolve(s, frame, drawn, events); }) {
            resolve(s, frame, drawn, events);
        }
    });
}

}  // namespace grognard::dispatch
