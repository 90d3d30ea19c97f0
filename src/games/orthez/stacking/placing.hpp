// Where a unit stands and where in the stack, kept true for everybody who moves units.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// The unit stands in these hexes from now on, under whoever is there already (lb.10.2.1); a marker
// of a detached brigade goes with it.
void stand_in(State& s, UnitId unit, const Footprint& hexes);

// The place of a unit in its stack, 0 on top; the others close up.
void put_at_depth(State& s, UnitId unit, std::uint8_t depth);

// Footprint of one hex.
Footprint only(HexId hex);

}  // namespace grognard::orthez
