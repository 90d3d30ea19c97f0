// Counts the leaves of the tree of play to a depth: the proof that offers are what they were.
#pragma once

#include <cstdint>

#include "core/game.hpp"
#include "core/offers.hpp"
#include "core/sample.hpp"

namespace grognard {

// Decisions are enumerated; chance is answered by a stream that starts anew from the depth, so the
// count depends on the rules alone: not on the machine, nor on how a state is hashed.
constexpr std::uint64_t perft_seed(int depth, int answered) {
    return static_cast<std::uint64_t>(depth) * 64 + static_cast<std::uint64_t>(answered);
}

template <Game G>
std::uint64_t perft(const typename G::State& state, int depth) {
    typename G::State s = state;
    Events<typename G::Event> silent;
    for (int answered = 0; G::awaits(s) == Awaits::Chance; ++answered) {
        Stream stream(perft_seed(depth, answered));
        const Answer answer = sample(G::chance(s), stream);
        G::resolve(s, drawn(answer), silent);
    }
    if (depth == 0 || G::awaits(s) == Awaits::Nobody) return 1;
    std::uint64_t leaves = 0;
    for (const Seat seat : both_seats) {
        if (!is_awaited(G::awaits(s), seat)) continue;
        Offers<typename G::Action> offers;
        G::offer(s, seat, offers);
        if (depth == 1) {
            leaves += offers.size();
            continue;
        }
        for (const auto& action : offers) {
            typename G::State next = s;
            G::apply(next, seat, action, silent);
            leaves += perft<G>(next, depth - 1);
        }
    }
    return leaves;
}

}  // namespace grognard
