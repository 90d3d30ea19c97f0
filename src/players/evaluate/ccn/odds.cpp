// Binomial tails, counted in whole ways to roll.
#include "players/evaluate/ccn/odds.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace grognard::ccn {

namespace {

constexpr int most_dice = 12;
constexpr int most_hits = 6;
constexpr int most_sixths = 3;

using ByHits = std::array<std::int16_t, most_hits + 1>;
using Tails = std::array<std::array<ByHits, most_dice + 1>, most_sixths + 1>;

constexpr std::uint64_t power(std::uint64_t base, int exponent) {
    std::uint64_t result = 1;
    for (int i = 0; i < exponent; ++i) result *= base;
    return result;
}

constexpr std::uint64_t choose(int n, int k) {
    std::uint64_t result = 1;
    for (int i = 1; i <= k; ++i) {
        result = result * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
    }
    return result;
}

constexpr Tails all_tails() {
    Tails tails{};
    for (int sixths = 0; sixths <= most_sixths; ++sixths) {
        for (int dice = 0; dice <= most_dice; ++dice) {
            for (int hits = 0; hits <= most_hits; ++hits) {
                std::uint64_t ways = 0;
                for (int k = hits; k <= dice; ++k) {
                    ways += choose(dice, k) * power(static_cast<std::uint64_t>(sixths), k) *
                            power(static_cast<std::uint64_t>(6 - sixths), dice - k);
                }
                tails[static_cast<std::size_t>(sixths)][static_cast<std::size_t>(dice)]
                     [static_cast<std::size_t>(hits)] =
                         static_cast<std::int16_t>(ways * 1000 / power(6, dice));
            }
        }
    }
    return tails;
}

constexpr Tails tails = all_tails();

}  // namespace

int at_least(int dice, int sixths, int hits) {
    const auto s = static_cast<std::size_t>(std::clamp(sixths, 0, most_sixths));
    const auto d = static_cast<std::size_t>(std::clamp(dice, 0, most_dice));
    const auto h = static_cast<std::size_t>(std::clamp(hits, 0, most_hits));
    return tails[s][d][h];
}

}  // namespace grognard::ccn
