// Random play through the contract of game.hpp, as a bot without judgement would play.
#pragma once

#include "core/game.hpp"

namespace grognard {

struct PlayCounts {
    int actions = 0;  // decisions of players
    int chances = 0;  // answers of chance

    int inputs() const { return actions + chances; }
};

// Plays on from `s` until the game has ended, or to its bound; offers are generated at every step.
template <Game G>
PlayCounts play_at_random(typename G::State& s, Stream& stream,
                          Offers<typename G::Action>& offers) {
    const Events<typename G::Event> unheard;
    Answer answer;
    PlayCounts made;
    while (made.inputs() < G::bound) {
        const Awaits awaits = G::awaits(s);
        if (awaits == Awaits::Nobody) break;
        if (awaits == Awaits::Chance) {
            sample(G::chance(s), stream, answer);
            G::resolve(s, drawn(answer), unheard);
            ++made.chances;
            continue;
        }
        const Seat seat = next_to_act(awaits);
        offers.clear();
        G::offer(s, seat, offers);
        const auto chosen = stream.below(static_cast<std::uint32_t>(offers.size()));
        G::apply(s, seat, offers[chosen], unheard);
        ++made.actions;
    }
    return made;
}

}  // namespace grognard
