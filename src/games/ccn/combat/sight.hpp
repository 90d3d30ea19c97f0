// Line of sight: what stands or grows between two hexes.
#pragma once

#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

enum class Overhead : std::uint8_t { No, Yes };

// What blocks sight wherever one stands: pieces, woods, towns, works; not hills.
HexSet standing_in_sight(const State& s);
// Friends on lower ground next to a hill, which artillery on it looks over.
HexSet overlooked(const State& s, Hex from, Seat side, Overhead overhead);
// Hexes that block sight between these two; hills block by the heights of both ends.
HexSet sight_obstacles(const State& s, Hex from, Hex to);
bool clear_line(Hex from, Hex to, const HexSet& obstacles);

// With Overhead::Yes, artillery on a hill looks over friends on lower adjacent hexes.
bool can_see(const State& s, Hex from, Hex to, Seat side, Overhead overhead);

}  // namespace grognard::ccn
