// Measures random games through the contract: all offers are generated at every step.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/offers.hpp"
#include "players/playout.hpp"

namespace grognard {

struct Bench {
    std::int64_t games = 0;
    std::int64_t actions = 0;  // decisions of players
    std::int64_t inputs = 0;   // with the answers of chance
    double seconds = 0;

    double per_second(std::int64_t what) const {
        return seconds > 0 ? static_cast<double>(what) / seconds : 0;
    }
};

// Full games only: it ends with the first game that ends after the time is up.
template <Game G>
Bench bench(std::span<const typename G::State> starts, double seconds, std::uint64_t seed) {
    using Clock = std::chrono::steady_clock;
    Offers<typename G::Action> offers;
    Stream stream(seed);
    Bench total;
    const Clock::time_point began = Clock::now();
    do {
        typename G::State s = starts[static_cast<std::size_t>(total.games) % starts.size()];
        const Playout played = play_random<G>(s, stream, offers);
        ++total.games;
        total.actions += played.actions;
        total.inputs += played.inputs();
        total.seconds = std::chrono::duration<double>(Clock::now() - began).count();
    } while (total.seconds < seconds);
    return total;
}

}  // namespace grognard
