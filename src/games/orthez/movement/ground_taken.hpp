// What the hexes that units come through mean to the scenario: objectives, the release of the
// reserve.
#pragma once

#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// A unit stands in its hexes, if only to pass: an objective is held by the last side that had a
// good-order unit there (lb.22.0.0); Allied units release the reserve (lb.22.3.C).
void note_passage(State& s, UnitId unit);

}  // namespace grognard::orthez
