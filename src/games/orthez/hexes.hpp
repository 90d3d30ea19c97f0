// Hexes of a ground: coordinates, neighbours, distances. Columns stand side by side, odd ones half
// a hex lower; numbers count row by row (max_columns each).
#pragma once

#include <cstdlib>

#include "games/orthez/ground.hpp"

namespace grognard::orthez {

// Axial coordinates: q is the column, r counts southward along it.
struct Axial {
    int q = 0;
    int r = 0;

    friend constexpr bool operator==(const Axial&, const Axial&) = default;
};

constexpr int column_of(HexId hex) { return hex % max_columns; }
constexpr int row_of(HexId hex) { return hex / max_columns; }

constexpr Axial axial(const Ground&, HexId hex) {
    return {column_of(hex), row_of(hex) - (column_of(hex) - (column_of(hex) & 1)) / 2};
}

constexpr HexId hex_at(const Ground& ground, int column, int row) {
    if (column < 0 || row < 0 || column >= ground.columns || row >= ground.rows) return no_hex;
    return static_cast<HexId>(row * max_columns + column);
}
constexpr HexId hex_at(const Ground& ground, Axial a) {
    return hex_at(ground, a.q, a.r + (a.q - (a.q & 1)) / 2);
}

constexpr Axial step(Side side) {
    constexpr Axial steps[side_count] = {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}};
    return steps[side];
}

inline HexId neighbour(const Ground& ground, HexId hex, Side side) {
    return ground.neighbours[hex][side];
}

constexpr int distance(Axial a, Axial b) {
    const int q = a.q - b.q;
    const int r = a.r - b.r;
    return (std::abs(q) + std::abs(r) + std::abs(q + r)) / 2;
}
constexpr int distance(const Ground& ground, HexId a, HexId b) {
    return distance(axial(ground, a), axial(ground, b));
}

// The side of `from` behind which `to` lies; no_side if they are not adjacent.
inline Side side_toward(const Ground& ground, HexId from, HexId to) {
    for (Side side = 0; side < side_count; ++side) {
        if (ground.neighbours[from][side] == to) return side;
    }
    return no_side;
}

inline bool adjacent(const Ground& ground, HexId a, HexId b) {
    return side_toward(ground, a, b) != no_side;
}

inline Terrain terrain(const Ground& ground, HexId hex) { return ground.terrain[hex]; }
inline SideMarks marks(const Ground& ground, HexId hex, Side side) {
    return ground.sides[hex][side];
}

// Fills the derived part; call after any change of the rest.
void prepare(Ground& ground);

}  // namespace grognard::orthez
