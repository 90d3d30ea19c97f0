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

// What a frame does without asking; false when it asks.
template <class State, class F, class Sink>
bool goes_on(State& s, F& frame, Sink& events) {
    if constexpr (requires { proceed(s, frame, events); }) {
        return proceed(s, frame, events);
    } else {
        return false;
    }
}

// A frame that nobody decides asks chance.
template <class State, class F>
void note_whom_it_asks(State& s, const F& frame) {
    if constexpr (requires { decider(s, frame); }) {
        s.awaited = awaits_seat(decider(s, frame));
    } else {
        s.awaited = Awaits::Chance;
    }
}

// Lets the top frame do what it can without asking; false when it asks, or all is over.
template <class State, class Sink>
bool advance(State& s, Sink& events) {
    if (s.ending != Ending::Undecided) return false;
    return match(s.frames.top(), [&](auto& frame) { return goes_on(s, frame, events); });
}

// Whom play awaits if it stands here, though it might go on by itself.
template <class State>
void ask(State& s) {
    s.awaited = Awaits::Nobody;
    if (s.ending != Ending::Undecided) return;
    match(s.frames.top(), [&](const auto& frame) { note_whom_it_asks(s, frame); });
}

// Lets the frames on top go on, one after another, until one asks or all is over. Not inlined: it
// is long, and all callers share it.
template <class State, class Sink>
[[gnu::noinline]] void settle(State& s, Sink& events) {
    s.awaited = Awaits::Nobody;
    while (s.ending == Ending::Undecided) {
        const bool asks = match(s.frames.top(), [&](auto& frame) {
            if (goes_on(s, frame, events)) return false;
            note_whom_it_asks(s, frame);
            return true;
        });
        if (asks) return;
    }
}

// A frame understands few actions: only these are looked for. then() hears which frame it was. Some
// it may apply alike, without a branch for each: apply_alike, false for all others.
template <class State, class F, class... As, class Sink, class Then>
[[gnu::always_inline]] inline void tell(State& s, F& frame, const std::variant<As...>& action,
                                        Sink& events, Then then) {
    if constexpr (requires { apply_alike(s, frame, action, events); }) {
        if (apply_alike(s, frame, action, events)) return then(std::type_identity<F>{});
    }
    const auto understood = [&]<class A>(std::type_identity<A>) {
        if constexpr (Applies<State, F, A, Sink>) {
            if (const A* said = std::get_if<A>(&action)) {
                apply(s, frame, *said, events);
                then(std::type_identity<F>{});
                return true;
            }
        }
        return false;
    };
    (understood(std::type_identity<As>{}) || ...);
}

template <class Usual, class State, class Action, class Sink, class Then>
[[gnu::always_inline]] inline void say(State& s, const Action& action, Sink& events, Then then) {
    match(Usual{}, s.frames.top(), [&](auto& frame) { tell(s, frame, action, events, then); });
}

template <class State, class Action, class Sink>
void say(State& s, const Action& action, Sink& events) {
    say<Usually<>>(s, action, events, [](auto) {});
}

// After a frame has ended. Which one then asks is mostly foreseen by the game (F::Mostly): that is
// looked at before all others are.
template <class F, class State, class Sink>
void settle_beyond(State& s, Sink& events) {
    if constexpr (requires { typename F::Mostly; }) {
        using Next = typename F::Mostly;
        if (s.ending == Ending::Undecided) {
            if (Next* const next = std::get_if<Next>(&s.frames.top())) {
                if (goes_on(s, *next, events)) return settle_beyond<Next>(s, events);
                return note_whom_it_asks(s, *next);
            }
        }
    }
    settle(s, events);
}

// The frame that was told is mostly still on top and asks again: then no other is looked for.
template <class F, class State, class Sink>
void settle_after(State& s, Sink& events) {
    if (s.ending == Ending::Undecided) {
        if (F* const told = std::get_if<F>(&s.frames.top())) {
            if (!goes_on(s, *told, events)) return note_whom_it_asks(s, *told);
        }
    }
    settle_beyond<F>(s, events);
}

template <class Usual, class State, class Action, class Sink>
void say_and_settle(State& s, const Action& action, Sink& events) {
    say<Usual>(s, action, events,
               [&]<class F>(std::type_identity<F>) { settle_after<F>(s, events); });
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

template <class Usual, class State, class Action>
[[gnu::always_inline]] inline void gather(const State& s, Offers<Action>& out) {
    match(Usual{}, s.frames.top(), [&](const auto& frame) {
        if constexpr (requires { offer(s, frame, out); }) offer(s, frame, out);
    });
}

template <class Usual, class State>
Chance question(const State& s) {
    return match(Usual{}, s.frames.top(), [&](const auto& frame) {
        if constexpr (requires { chance(s, frame); }) {
            return chance(s, frame);
        } else {
            return Chance{};
        }
    });
}

// then() hears which frame was answered.
template <class Usual, class State, class Sink, class Then>
void answer(State& s, Drawn drawn, Sink& events, Then then) {
    match(Usual{}, s.frames.top(), [&]<class F>(F& frame) {
        if constexpr (requires { resolve(s, frame, drawn, events); }) {
            resolve(s, frame, drawn, events);
            then(std::type_identity<F>{});
        }
    });
}

template <class State, class Sink>
void answer(State& s, Drawn drawn, Sink& events) {
    answer<Usually<>>(s, drawn, events, [](auto) {});
}

template <class Usual, class State, class Sink>
void answer_and_settle(State& s, Drawn drawn, Sink& events) {
    answer<Usual>(s, drawn, events,
                  [&]<class F>(std::type_identity<F>) { settle_beyond<F>(s, events); });
}

}  // namespace grognard::dispatch
