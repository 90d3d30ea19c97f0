// Section 17.17: ammunition wagons and the batteries they supply.
#pragma once

#include "games/orthez/events.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// May this wagon supply that battery: nation, calibre, ammunition, distance (lb.17.17.1-17.17.6)?
bool supplies(const State& s, UnitId wagon, UnitId battery);
// The wagon that a battery draws from, the one with most ammunition; no_unit.
// Its owner may choose (lb.17.17.1): no action says so yet.
UnitId supplier(const State& s, UnitId battery);

// One point for each of these batteries (lb.17.17.2).
void spend_ammunition(State& s, const UnitList& batteries, const EventSink& events);
// Wagons that have nothing left go into the battery box (lb.17.17.2).
void box_empty_wagons(State& s, const EventSink& events);

}  // namespace grognard::orthez
