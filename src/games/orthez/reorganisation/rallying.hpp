// Who may test to rally, and what becomes of those who pass (lb.7.6.1-7.6.2, 21.3.1, 21.4.D.3).
#pragma once

#include "core/refusal.hpp"
#include "games/orthez/events.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// A disordered unit away from the enemy; a routing one with a leader and away from the enemy, or
// far from every good-order enemy.
bool may_rally(const State& s, UnitId unit);
// Those of a hex who may and have not tried yet, from the top down.
UnitList rallying_units(const State& s, HexId hex, const UnitSet& tried);

// Column, or general order where the ground imposes it; guns keep their state.
void restore_order(State& s, UnitId unit, const EventSink& events);
// May its owner choose its facing now?
bool chooses_facing(const State& s, UnitId unit);

// Must it rout in this phase: near a good-order enemy, or in the open? (lb.7.6.3, 7.6.5)
bool must_rout(const State& s, UnitId unit);

}  // namespace grognard::orthez
