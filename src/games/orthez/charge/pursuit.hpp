// What a pursuit costs those who run, and where it ends (lb.18.9, 18.6.A.8).
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

inline constexpr int pm_per_routing = 2;     // lb.18.9.1
inline constexpr int pm_per_disordered = 3;  // after DD

// Spends what the cavalry has left at so many movement points an increment, from the top unit
// down; whoever is destroyed leaves the rest of the movement (lb.18.9.A.1).
void pursue_units(State& s, UnitId cavalry, const UnitList& prey, HexId hex, int rate,
                  const EventSink& events);

// The cavalry enters the hex that was left, free and in order; where it cannot, it stays.
void advance_into(State& s, UnitId cavalry, HexId hex, const EventSink& events);

}  // namespace grognard::orthez
