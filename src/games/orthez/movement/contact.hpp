// Who touches whom: a target in front of a unit, with open ground between them (lb.8.3.1, 15.1.2).
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Does the unit touch the target out of that hex of its own?
bool touches(const State& s, UnitId unit, HexId from, HexId target);
// Out of any of its hexes.
bool in_contact(const State& s, UnitId unit, HexId target);

bool carries_assault(const Unit& unit);

// Points the assault markers of the stack at its targets, one for each hex that touches one. Who
// stands there is diverted from assaults of his own (lb.15.1.3, 15.2.D.1).
void mark_assault(State& s, const Moving& moving);
void divert(State& s, HexId target);

}  // namespace grognard::orthez
