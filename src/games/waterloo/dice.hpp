// The questions chance is asked: dice, the tile, and the word that stops a player.
#pragma once

#include "core/chance.hpp"
#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

// Weights are copied whole: written one by one they would be waited for when read as words.
using Weights = std::array<std::uint8_t, Chance::max_outcomes>;
inline constexpr auto fair = [] {
    Weights weights{};
    for (std::size_t face = 0; face < die_faces; ++face) weights[face] = 1;
    return weights;
}();
constexpr Chance dice(std::string_view kind, int count) {
    return {.kind = kind,
            .count = static_cast<std::uint8_t>(count),
            .outcomes = static_cast<std::uint8_t>(die_faces),
            .weights = fair};
}
// An outcome of a die as the number it shows.
constexpr std::uint8_t face(std::uint8_t outcome) { return static_cast<std::uint8_t>(outcome + 1); }

// The outcome is the value; those out of range can't be it any more.
struct TileRange {
    int least = 0;
    int most = static_cast<int>(tile_values) - 1;
};
constexpr Chance tile(const Charts& charts, TileRange range) {
    Chance out{.kind = "tile",
               .count = 1,
               .outcomes = static_cast<std::uint8_t>(tile_values),
               .replacement = Replacement::Cards};
    for (std::size_t value = 0; value < tile_values; ++value) {
        const auto worth = static_cast<int>(value);
        if (worth >= range.least && worth <= range.most) out.weights[value] = charts.tiles[value];
    }
    return out;
}

enum class Word : std::uint8_t { GoOn, Stop };
constexpr Chance stop_word(Word word) {
    constexpr Weights go_on{1, 0};
    constexpr Weights stop{0, 1};
    return {.kind = "stop",
            .count = 1,
            .outcomes = 2,
            .replacement = Replacement::Cards,
            .weights = word == Word::GoOn ? go_on : stop};
}

}  // namespace grognard::waterloo
