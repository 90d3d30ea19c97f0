// Games played to their end: by two players, or at random as fast as the rules allow.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/game.hpp"
#include "core/offers.hpp"
#include "core/sample.hpp"
#include "core/step_by_step.hpp"
#include "players/player.hpp"

namespace grognard {

struct Playout : Strides {
    Outcome outcome;  // undecided: cut off at the game's bound
};

// Plays on from `s`, in place, by the game's own way where it has one. `offers` is room to work in:
// kept by the caller from game to game, it stops growing and no action allocates.
template <Game G>
Playout play_random(typename G::State& s, Stream& stream, Offers<typename G::Action>& offers) {
    if constexpr (requires { G::play_at_random(s, stream, offers); }) {
        const Strides made = G::play_at_random(s, stream, offers);
        return {made, G::outcome(s)};
    } else {
        const Strides made = step_by_step<G>(s, stream, offers);
        return {made, G::outcome(s)};
    }
}

// Hears every input with the state it led to.
struct Unobserved {
    template <class State, class Action>
    void operator()(const State&, Seat, const Action&) const {}
    template <class State>
    void operator()(const State&, const Answer&) const {}
};

// The players by seat; chance is answered from `chance`.
template <Game G, class Observe = Unobserved>
Playout play(typename G::State& s, Player<G>& first, Player<G>& second, Stream& chance,
             Observe observe = {}) {
    const std::array<Player<G>*, 2> players = {&first, &second};
    Events<typename G::Event> silent;
    Offers<typename G::Action> offers;
    Playout played;
    for (Awaits awaits = G::awaits(s); awaits != Awaits::Nobody; awaits = G::awaits(s)) {
        if (played.inputs() >= G::bound) break;
        if (awaits == Awaits::Chance) {
            const Answer answer = sample(G::chance(s), chance);
            G::resolve(s, drawn(answer), silent);
            ++played.chances;
            observe(s, answer);
            continue;
        }
        const Seat seat = speaker(awaits);
        offers.clear();
        G::offer(s, seat, offers);
        const auto chosen = players[static_cast<std::size_t>(index(seat))]->choose(
            s, seat, std::span<const typename G::Action>(offers));
        const typename G::Action action = offers[chosen];
        G::apply(s, seat, action, silent);
        ++played.actions;
        observe(s, seat, action);
    }
    played.outcome = G::outcome(s);
    return played;
}

}  // namespace grognard
