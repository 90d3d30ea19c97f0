// Who may charge, and how far the threat of a moving cavalry reaches (lb.18.6.D-E).
#pragma once

#include "core/refusal.hpp"
#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// All that ride together: formed, in good order, fresh, and not out of play after an earlier charge
// (lb.18.6.D.1).
Verdict refuse_to_charge(const State& s, UnitId cavalry);
inline bool may_charge(const State& s, UnitId cavalry) { return !refuse_to_charge(s, cavalry); }

// Has the cavalry that moves now a charge zone? Not on the regroup chit (lb.18.6.E.1).
bool has_charge_zone(const State& s, UnitId cavalry);
bool in_charge_zone(const State& s, UnitId cavalry, HexId hex);

// Between the nearest hexes of a unit and the cavalry; adjacent is 1 (lb.18.6.F.2).
int charge_distance(const State& s, UnitId cavalry, UnitId other);

// Does the unit stand in the zone and see the cavalry, from any of its hexes? (lb.13.1.2)
bool threatened(const State& s, UnitId cavalry, UnitId unit);

}  // namespace grognard::orthez
