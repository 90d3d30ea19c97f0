// What a position is worth on average over the dice that must still be thrown in it.
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/game.hpp"
#include "core/results.hpp"
#include "core/sample.hpp"
#include "players/evaluate/evaluation.hpp"

namespace grognard {

// Positions valued at most for one offer.
inline constexpr int most_leaves = 512;
// A roll with more results than its share of them is not enumerated: so many draws from it, or as
// many as its share if that is less, stand for it.
inline constexpr int most_draws = 64;

// Exact up to the next decision of anybody, as long as the tree of rolls stays within `leaves`.
// Cards to be drawn are hidden from the one who decides: the position before them is valued.
template <Evaluated G>
double expectation(const typename G::State& s, Seat seat, Stream& stream,
                   int leaves = most_leaves) {
    using State = typename G::State;
    if (G::awaits(s) != Awaits::Chance) return Evaluation<G>::value(s, seat);
    const Chance asked = G::chance(s);
    if (asked.replacement == Replacement::Cards) return Evaluation<G>::value(s, seat);
    const Chance dice = Evaluation<G>::merged(s, asked);
    const auto worth = [&](const Answer& answer, int share) {
        State next = s;
        G::resolve(next, drawn(answer), {});
        return expectation<G>(next, seat, stream, share);
    };
    double sum = 0;
    double weights = 0;
    const std::uint64_t results = dice_in_order<G> ? sequences_of(dice) : results_of(dice);
    if (weighable(dice) && results <= static_cast<std::uint64_t>(leaves)) {
        const int share = leaves / static_cast<int>(results);
        const auto add = [&](const Answer& answer, std::uint64_t weight) {
            sum += worth(answer, share) * static_cast<double>(weight);
            weights += static_cast<double>(weight);
        };
        if constexpr (dice_in_order<G>) {
            each_sequence(dice, add);
        } else {
            each_result(dice, add);
        }
        return sum / weights;
    }
    const int draws = std::clamp(leaves, 1, most_draws);
    for (int i = 0; i < draws; ++i) sum += worth(sample(dice, stream), leaves / draws);
    return sum / draws;
}

}  // namespace grognard
