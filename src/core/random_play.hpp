// Random play as fast as a game's frames allow: the one on top is looked for once, says what may be
// done and is told one of it. By the contract of game.hpp it would be looked for twice.
#pragma once

#include <cstdint>

#include "core/dispatch.hpp"
#include "core/offers.hpp"
#include "core/sample.hpp"

namespace grognard::dispatch {

// Plays on from `s` until the game has ended, or for `bound` inputs. The frames that are usual are
// looked for first, decisions and draws alike.
template <class Usual, class State, class Action, class Sink>
Strides play_at_random(State& s, Stream& stream, Offers<Action>& offers, int bound, Sink& silent) {
    Answer answer;
    int inputs = 0;
    int chances = 0;
    const auto step = [&]<class F>(F& frame) {
        if constexpr (requires { offer(s, frame, offers); }) {
            offers.clear();
            offer(s, frame, offers);
            const auto any = stream.below(static_cast<std::uint32_t>(offers.size()));
            tell(s, frame, offers[any], silent, [&](auto) { settle_after<F>(s, silent); });
        } else if constexpr (requires { chance(s, frame); }) {
            ++chances;
            const Chance asked = chance(s, frame);
            sample_here(asked, stream, answer);
            resolve(s, frame, drawn(answer), silent);
            settle_beyond<F>(s, silent);
        }
    };
    for (; s.awaited != Awaits::Nobody && inputs < bound; ++inputs) {
        match(Usual{}, s.frames.top(), step);
    }
    return {inputs - chances, chances};
}

}  // namespace grognard::dispatch
