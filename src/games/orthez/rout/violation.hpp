// Units that enter a hex without being asked, beyond its limits: everybody there tests
// (lb.10.1.D.1).
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Pushes the test of those in the hex if these units break a limit as they pass through; false if
// there is nothing to test.
bool begin_violation_test(State& s, HexId hex, const UnitList& entering);

// The same for those who do not choose their way: cavalry shakes a square in any case
// (lb.11.8.D.1).
bool begin_passage_test(State& s, HexId hex, const UnitList& entering);

}  // namespace grognard::orthez
