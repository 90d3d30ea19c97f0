// Games played to their end: by two players, or at random.
#pragma once

#include <array>

#include "core/playout.hpp"
#include "players/player.hpp"

namespace grognard {

struct Playout : PlayCounts {
    Outcome outcome;  // undecided: cut off at the game's bound
};

// Plays on from `s`, in place. `offers` keeps its memory from game to game, so that no action
// allocates.
template <Game G>
Playout play_random(typename G::State& s, Stream& stream, Offers<typename G::Action>& offers) {
    const PlayCounts made = play_at_random<G>(s, stream, offers);
    return {made, G::outcome(s)};
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
    Playout played;
    for (Awaits awaits = G::awaits(s); awaits != Awaits::Nobody; awaits = G::awaits(s)) {
        if (played.inputs() >= G::bound) break;
        if (awaits == Awaits::Chance) {
            const Answer answer = sample(G::chance(s), chance);
            G::resolve(s, drawn(answer), {});
            ++played.chances;
            observe(s, answer);
            continue;
        }
        const Seat seat = next_to_act(awaits);
        const auto action = players[static_cast<std::size_t>(index(seat))]->choose(s, seat);
        G::apply(s, seat, action, {});
        ++played.actions;
        observe(s, seat, action);
    }
    played.outcome = G::outcome(s);
    return played;
}

}  // namespace grognard
