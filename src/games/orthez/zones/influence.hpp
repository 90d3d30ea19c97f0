// Zones of influence (ZI): the adjacent hexes in front of a unit, with the exceptions of section 9.
#pragma once

#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Routing units, limbered guns, wagons and road columns have none (lb.9.0.1, 11.7.C.1); the zone
// of skirmishing cavalry is cancelled by formed enemy light cavalry beside it (lb.11.9.H.1).
bool has_influence(const State& s, UnitId unit);

// Does the unit's zone cover the hex? (lb.9.0.2, 9.E)
bool influences(const State& s, UnitId unit, HexId hex);

// Is the hex in the zone of any unit of that side?
bool in_influence_of(const State& s, HexId hex, Seat side);
bool in_cavalry_influence_of(const State& s, HexId hex, Seat side);

// Units of that side whose zone covers the hex.
UnitSet influencing(const State& s, HexId hex, Seat side);

}  // namespace grognard::orthez
