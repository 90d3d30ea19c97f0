// The hexes that a straight line between two hex centres runs through, exactly (lb.13.1.1).
#pragma once

#include "core/fixed.hpp"
#include "games/orthez/hexes.hpp"

namespace grognard::orthez {

// One place of the line: a hex it crosses, or the two hexes between which it runs along a side.
struct Cell {
    HexId left = no_hex;
    HexId right = no_hex;  // the same hex where the line crosses it

    constexpr bool is_pair() const { return left != right; }
    friend constexpr bool operator==(const Cell&, const Cell&) = default;
};

inline constexpr int farthest_sight = 60;
using Path = Fixed<Cell, 2 * farthest_sight>;

// From `from` to `to`, both included, in their order along the line. Hexes touched at a corner only
// are left out; a hex beyond the map is no_hex.
Path straight_path(const Ground& ground, Axial from, Axial to);
Path straight_path(const Ground& ground, HexId from, HexId to);

}  // namespace grognard::orthez
