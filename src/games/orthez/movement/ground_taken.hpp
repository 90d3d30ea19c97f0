// What the hexes that units and leaders come through mean to the scenario: objectives, the release
// of the reserve, defence zones.
#pragma once

#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// A unit stands in its hexes, if only to pass: an objective is held by the last side that had a
// good-order unit there (lb.22.0.0); Allied units release the reserve (lb.22.3.C).
void note_passage(State& s, UnitId unit);

// A leader is in a new hex: has he left his division's defence zone (lb.22.3.B.1.c)?
void note_leader_move(State& s, LeaderId leader);

}  // namespace grognard::orthez
