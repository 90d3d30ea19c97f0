// The questions chance is asked: dice, the tile, and the word that stops a player.
#pragma once

#include "core/chance.hpp"
#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

constexpr Chance dice(std::string_view kind, int count) {
    Chance out{.kind = kind,
               .count = static_cast<std::uint8_t>(count),
               .outcomes = static_cast<std::uint8_t>(die_faces)};
    for (std::size_t face = 0; face < die_faces; ++face) out.weights[face] = 1;
    return out;
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
    Chance out{.kind = "stop", .count = 1, .outcomes = 2, .replacement = Replacement::Cards};
    out.weights[static_cast<std::size_t>(word)] = 1;
    return out;
}

}  // namespace grognard::waterloo
