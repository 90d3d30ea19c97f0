// Random play by the contract of game.hpp alone.
#pragma once

#include <cstdint>

#include "core/game.hpp"
#include "core/offers.hpp"
#include "core/sample.hpp"

namespace grognard {

// Where both seats are awaited the first speaks first: the other's redeal hides what he said.
constexpr Seat speaker(Awaits awaits) {
    return awaits == Awaits::Second ? Seat::Second : Seat::First;
}

// Plays on from `s` until the game has ended, or to its bound.
template <Game G>
Strides step_by_step(typename G::State& s, Stream& stream, Offers<typename G::Action>& offers) {
    Events<typename G::Event> silent;
    Answer answer;
    Strides made;
    while (made.inputs() < G::bound) {
        const Awaits awaits = G::awaits(s);
        if (awaits == Awaits::Nobody) break;
        if (awaits == Awaits::Chance) {
            sample(G::chance(s), stream, answer);
            G::resolve(s, drawn(answer), silent);
            ++made.chances;
            continue;
        }
        const Seat seat = speaker(awaits);
        offers.clear();
        G::offer(s, seat, offers);
        G::apply(s, seat, offers[stream.below(static_cast<std::uint32_t>(offers.size()))], silent);
        ++made.actions;
    }
    return made;
}

}  // namespace grognard
