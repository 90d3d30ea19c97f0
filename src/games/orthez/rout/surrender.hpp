// Units that surrender, and leaders who are taken with them (lb.15.7.4, 15.13.1.g, 19.B.2).
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Is every hex around it held or covered by the enemy, or closed?
bool is_surrounded(const State& s, HexId hex, Seat side);

// Takes the units off the map. Leaders who are left alone in a surrounded hex are captured.
void surrender(State& s, const UnitList& units, const EventSink& events);

}  // namespace grognard::orthez
