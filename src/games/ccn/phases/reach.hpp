// Flood fills over the board: where units and generals get to, and what stops them.
#pragma once

#include "games/ccn/phases/movement.hpp"

namespace grognard::ccn {

// Hexes this unit may not enter.
HexSet barred_to_unit(const State& s, const Unit& unit, bool with_general);
// Hexes moved to get there, or -1.
int steps_to(const State& s, const Unit& unit, Hex to);
// The rule of the terrain or piece that keeps a unit from going on to a hex within its allowance.
std::string_view stopping_rule(const State& s, const Unit& unit, Hex to);
std::string_view stopping_rule(const State& s, const General& general, Hex to);
int general_allowance(const State& s);

}  // namespace grognard::ccn
