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

// What a frame does without asking; false when it asks.
template <class F>
bool goes_on(State& s, F& frame, EventSink& events) {
    if constexpr (requires { proceed(s, frame, events); }) {
        return proceed(s, frame, events);
    } else {
        return false;
    }
}

template <class F>
void note_whom_it_asks(State& s, const F& frame) {
    if constexpr (requires { decider(s, frame); }) {
        s.awaited = awaits_seat(decider(s, frame));
    } else {
        s.awaited = Awaits::Chance;
    }
}

// The frame that was told is mostly still on top and asks again: then no other is looked for.
template <class F>
void settle_after(State& s, EventSink& events) {
    F* const told = s.frames.top_as<F>();
    if (told != nullptr && s.ending == Ending::Undecided && !goes_on(s, *told, events)) {
        note_whom_it_asks(s, *told);
    } else {
        settle(s, events);
    }
}

}  // namespace

void settle(State& s, EventSink& events) {
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

bool advance(State& s, EventSink& events) { return dispatch::advance(s, events); }

void ask(State& s) {
    s.awaited = Awaits::Nobody;
    if (s.ending != Ending::Undecided) return;
    match(s.frames.top(), [&](const auto& frame) { note_whom_it_asks(s, frame); });
}

Verdict refuse(const State& s, Seat seat, const Action& action) {
    if (s.ending != Ending::Undecided) return Refusal{"wl.victory.phase6", "game-over"};
    if (!is_awaited(awaits(s), seat)) return Refusal{"wl.turn.phases", "not-your-decision"};
    const auto verdict = dispatch::judge(s, action);
    return verdict ? *verdict : why_not_now(s, action);
}

Coverage offer(const State& s, Seat seat, Offers<Action>& out) {
    if (is_awaited(s.awaited, seat)) dispatch::gather(s, out);
    return Coverage::Complete;
}

void say(State& s, const Action& action, EventSink& events) { dispatch::say(s, action, events); }
void answer(State& s, Drawn drawn, EventSink& events) { dispatch::answer(s, drawn, events); }

void apply(State& s, Seat, const Action& action, EventSink& events) {
    dispatch::say(s, action, events,
                  [&]<class F>(std::type_identity<F>) { settle_after<F>(s, events); });
}

Chance chance(const State& s) { return dispatch::question(s); }

void resolve(State& s, Drawn drawn, EventSink& events) {
    dispatch::answer(s, drawn, events);
    settle(s, events);
}

}  // namespace grognard::waterloo
