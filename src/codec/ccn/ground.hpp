// The rows of a map and the field works on it.
#pragma once

#include "codec/ccn/read.hpp"
#include "games/ccn/battle.hpp"

namespace grognard::ccn {

// Nine rows of letters, I first and A last; returns the hexes marked W, which must have works.
HexSet read_map(const Node& node, Battle& battle);

// [{"hex": "F3", "facing": ["SW", "SE"]}]; every hex in `marked` must be among them.
void read_works(const Node& node, const HexSet& marked, Battle& battle);

}  // namespace grognard::ccn
