// The map: terrain and level of each hex, what lies on each hexside, roads and tracks.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/set.hpp"
#include "games/orthez/types.hpp"

namespace grognard::orthez {

// A hex by its number, row by row from the north-west corner. All maps have rows of the same
// length, so that a number means the same column and row on each of them.
using HexId = std::uint16_t;
inline constexpr HexId no_hex = 0xffff;
inline constexpr int max_columns = 84;
inline constexpr int max_rows = 69;
inline constexpr int max_hexes = 5824;  // 84 x 69, rounded up to whole words
using HexSet = Set<max_hexes>;

// Sides of a hex clockwise from the north: N NE SE S SW NW. A vertex v stands between sides v and
// v + 1.
using Side = std::uint8_t;
inline constexpr Side no_side = 6;
inline constexpr int side_count = 6;
constexpr Side turned(int side, int sixths) {
    return static_cast<Side>(((side + sixths) % side_count + side_count) % side_count);
}
constexpr Side opposite(Side side) { return turned(side, 3); }

// What lies on a hexside, or joins two hexes across it.
enum SideMark : std::uint16_t {
    Stream = 1U << 0U,
    SlopeUp = 1U << 1U,    // the hex behind the side is higher
    SlopeDown = 1U << 2U,  // it is lower
    Wall = 1U << 3U,
    SunkenRoad = 1U << 4U,
    RaisedRoad = 1U << 5U,
    Bridge = 1U << 6U,
    FordSide = 1U << 7U,
    Gorge = 1U << 8U,
    Road = 1U << 9U,
    Track = 1U << 10U,
};
using SideMarks = std::uint16_t;

struct Ground {
    std::uint8_t columns = 0;  // of max_columns; the others are no hexes of this map
    std::uint8_t rows = 0;
    std::vector<Terrain> terrain;                           // by hex
    std::vector<std::uint8_t> level;                        // by hex
    std::vector<std::array<SideMarks, side_count>> sides;   // by hex
    std::vector<std::array<HexId, side_count>> neighbours;  // by hex; derived
    HexSet playable;  // hexes of the scenario's part of the map

    friend bool operator==(const Ground&, const Ground&) = default;
};

}  // namespace grognard::orthez
