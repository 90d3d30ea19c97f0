// Hands actions and answers to the frame on top of a game's stack. A game writes one overload for
// each pair of frame and action that means something; a pair without an overload is refused.
//
// A frame F is given its meaning by free functions, found by the types of their arguments:
//   decider(s, F) -> Seat              whose answer it waits for; or
//   awaits(s, F) -> Awaits             where it may wait for both seats; neither: it waits for
//   chance refuse(s, F, action) -> Verdict    and apply(s, F, action, events), for each action it
//   understands;
//                                      either may take the acting seat before the action
//   offer(s, F, out)                   or offer(s, F, seat, out)
//   chance(s, F), resolve(s, F, drawn, events)
//   proceed(s, F, events) -> bool      what it does without asking; false if it asks
// A State has `frames`, `ending` and `awaited`, which is kept by settle.
#pragma once

#include <optional>
#include <type_traits>
#include <variant>

#include "core/chance.hpp"
#include "core/match.hpp"
#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "core/seat.hpp"

namespace grognard::dispatch {

// Lets a frame do what needs no answer; false if it asks.
template <class State, class F, class Sink>
bool goes_on(State& s, F& frame, Sink& events) {
    if constexpr (requires { proceed(s, frame, events); }) {
        return proceed(s, frame, events);
    } else {
        return false;
    }
}

template <class State, class F>
Awaits awaited_by(const State& s, const F& frame) {
    if constexpr (requires { awaits(s, frame); }) {
        return awaits(s, frame);
    } else if constexpr (requires { decider(s, frame); }) {
        return awaits_seat(decider(s, frame));
    } else {
        return Awaits::Chance;
    }
}

// One step of settle; false if the frame on top asks, or the game is over.
template <class State, class Sink>
bool advance(State& s, Sink& events) {
    if (s.ending != Ending::Undecided) return false;
    return match(s.frames.top(), [&](auto& frame) { return goes_on(s, frame, events); });
}

// Notes whom the frame on top waits for, though it might go on by itself.
template <class State>
void ask(State& s) {
    s.awaited = Awaits::Nobody;
    if (s.ending != Ending::Undecided) return;
    s.awaited = match(s.frames.top(), [&](const auto& frame) { return awaited_by(s, frame); });
}

// Lets the frames on top go on, one after another, until one asks or the game is over.
template <class State, class Sink>
void settle(State& s, Sink& events) {
    while (dispatch::advance(s, events)) {
    }
    dispatch::ask(s);
}

template <class State, class F, class A, class Sink>
concept AppliesWithSeat = requires(State& s, F& frame, Seat seat, const A& action, Sink& events) {
    apply(s, frame, seat, action, events);
};
template <class State, class F, class A, class Sink>
concept Applies = requires(State& s, F& frame, const A& action, Sink& events) {
    apply(s, frame, action, events);
};

// Tries only the actions that this frame understands.
template <class State, class F, class... As, class Sink>
void say_to(State& s, F& frame, Seat seat, const std::variant<As...>& action, Sink& events) {
    const auto understood = [&]<class A>(std::type_identity<A>) {
        if constexpr (AppliesWithSeat<State, F, A, Sink> || Applies<State, F, A, Sink>) {
            const A* given = std::get_if<A>(&action);
            if (given == nullptr) return false;
            if constexpr (AppliesWithSeat<State, F, A, Sink>) {
                apply(s, frame, seat, *given, events);
            } else {
                apply(s, frame, *given, events);
            }
            return true;
        }
        return false;
    };
    (understood(std::type_identity<As>{}) || ...);
}

template <class State, class Action, class Sink>
void say(State& s, Seat seat, const Action& action, Sink& events) {
    match(s.frames.top(), [&](auto& frame) { say_to(s, frame, seat, action, events); });
}

template <class State, class Action, class Sink>
void say_and_settle(State& s, Seat seat, const Action& action, Sink& events) {
    dispatch::say(s, seat, action, events);
    dispatch::settle(s, events);
}

template <class State, class F, class A>
concept RefusesWithSeat = requires(const State& s, const F& frame, Seat seat, const A& action) {
    refuse(s, frame, seat, action);
};
template <class State, class F, class A>
concept Refuses = requires(const State& s, const F& frame, const A& action) {
    refuse(s, frame, action);
};

// The verdict of the frame on top; nothing if it does not understand the action.
template <class State, class... Fs, class A>
std::optional<Verdict> judged_by(const State& s, const std::variant<Fs...>& top, Seat seat,
                                 const A& action) {
    std::optional<Verdict> verdict;
    const auto understood = [&]<class F>(std::type_identity<F>) {
        if constexpr (RefusesWithSeat<State, F, A> || Refuses<State, F, A>) {
            const F* frame = std::get_if<F>(&top);
            if (frame == nullptr) return false;
            if constexpr (RefusesWithSeat<State, F, A>) {
                verdict = refuse(s, *frame, seat, action);
            } else {
                verdict = refuse(s, *frame, action);
            }
            return true;
        }
        return false;
    };
    (understood(std::type_identity<Fs>{}) || ...);
    return verdict;
}

template <class State, class Action>
std::optional<Verdict> judge(const State& s, Seat seat, const Action& action) {
    return match(action,
                 [&](const auto& given) { return judged_by(s, s.frames.top(), seat, given); });
}

// What the overload returns, or Complete where it returns nothing.
template <class State, class Action>
Coverage gather(const State& s, Seat seat, Offers<Action>& out) {
    const auto covered = [](auto&& call) {
        if constexpr (std::is_void_v<decltype(call())>) {
            call();
            return Coverage::Complete;
        } else {
            return call();
        }
    };
    return match(s.frames.top(), [&](const auto& frame) {
        if constexpr (requires { offer(s, frame, seat, out); }) {
            return covered([&] { return offer(s, frame, seat, out); });
        } else if constexpr (requires { offer(s, frame, out); }) {
            return covered([&] { return offer(s, frame, out); });
        } else {
            return Coverage::Complete;
        }
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

template <class State, class Sink>
void answer_and_settle(State& s, Drawn drawn, Sink& events) {
    dispatch::answer(s, drawn, events);
    dispatch::settle(s, events);
}

}  // namespace grognard::dispatch
