// What hides a target: which pieces, which ground, and where on the line.
#pragma once

#include "core/grounds.hpp"
#include "games/ccn/combat/sight.hpp"

namespace grognard::ccn {

// Names nothing if this unit sees that hex.
void name_hidden(const State& s, const Unit& unit, Hex to, Overhead overhead, Named& named);

}  // namespace grognard::ccn
