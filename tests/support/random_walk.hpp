// Random games, the same every time: a position so many inputs from the start, or every decision.
#pragma once

#include "core/game.hpp"
#include "core/offers.hpp"
#include "core/sample.hpp"

namespace grognard {

template <Game G>
typename G::State after(typename G::State s, int played) {
    Stream stream(1815);
    Events<typename G::Event> silent;
    Offers<typename G::Action> offers;
    for (int i = 0; i < played; ++i) {
        const Awaits awaited = G::awaits(s);
        if (awaited == Awaits::Chance) {
            G::resolve(s, drawn(sample(G::chance(s), stream)), silent);
            continue;
        }
        const Seat seat = awaited == Awaits::First ? Seat::First : Seat::Second;
        offers.clear();
        G::offer(s, seat, offers);
        const auto chosen = stream.below(static_cast<std::uint32_t>(offers.size()));
        G::apply(s, seat, offers[chosen], silent);
    }
    return s;
}

// Plays to the end; before each decision, visit(state, offers). Answers with the state at the end.
template <Game G, class Visit>
typename G::State each_decision(typename G::State s, std::uint64_t seed, Visit visit) {
    Stream stream(seed);
    Events<typename G::Event> silent;
    Offers<typename G::Action> offers;
    for (Awaits whom = G::awaits(s); whom != Awaits::Nobody; whom = G::awaits(s)) {
        if (whom == Awaits::Chance) {
            G::resolve(s, drawn(sample(G::chance(s), stream)), silent);
            continue;
        }
        const Seat seat = whom == Awaits::First ? Seat::First : Seat::Second;
        offers.clear();
        G::offer(s, seat, offers);
        visit(s, offers);
        const auto chosen = stream.below(static_cast<std::uint32_t>(offers.size()));
        G::apply(s, seat, offers[chosen], silent);
    }
    return s;
}

}  // namespace grognard
