// How fast the rules play: random games with all offers generated at every step, by the clock.
#pragma once

#include <array>
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

// Full games only, as long as wanted(so far) says so and one at least, on room kept by the caller.
template <Game G, class Wanted>
Bench bench_while(std::span<const typename G::State> starts, std::uint64_t seed,
                  Offers<typename G::Action>& offers, Wanted wanted) {
    using Clock = std::chrono::steady_clock;
    Stream stream(seed);
    Bench total;
    const Clock::time_point began = Clock::now();
    while (total.games == 0 || wanted(total)) {
        typename G::State s = starts[static_cast<std::size_t>(total.games) % starts.size()];
        const Playout played = play_random<G>(s, stream, offers);
        ++total.games;
        total.actions += played.actions;
        total.inputs += played.inputs();
        total.seconds = std::chrono::duration<double>(Clock::now() - began).count();
    }
    return total;
}

// It ends with the first game that ends after the time is up.
template <Game G>
Bench bench(std::span<const typename G::State> starts, double seconds, std::uint64_t seed) {
    Offers<typename G::Action> offers;
    return bench_while<G>(starts, seed, offers,
                          [&](const Bench& so_far) { return so_far.seconds < seconds; });
}

// The same rounds of games over and over: the shortest time of each, added up. What else the
// machine does lengthens most rounds and hardly ever one each time, so that two versions can be
// told apart by it. So many games that the processor has forgotten a round before it comes again:
// of a few it learns which way they go, and plays them faster than any others.
template <Game G>
Bench bench_best(std::span<const typename G::State> starts, double seconds, std::uint64_t seed) {
    constexpr std::int64_t games_of_round = 60;
    std::array<Bench, 30> rounds;
    Offers<typename G::Action> offers;
    double spent = 0;
    while (spent < seconds || spent == 0) {
        for (std::size_t i = 0; i < rounds.size(); ++i) {
            const Bench played = bench_while<G>(starts, seed + i, offers, [&](const Bench& so_far) {
                return so_far.games < games_of_round;
            });
            spent += played.seconds;
            Bench& best = rounds[i];
            if (best.games == 0 || played.seconds < best.seconds) best = played;
        }
    }
    Bench total;
    for (const Bench& best : rounds) {
        total.games += best.games;
        total.actions += best.actions;
        total.inputs += best.inputs;
        total.seconds += best.seconds;
    }
    return total;
}

}  // namespace grognard
