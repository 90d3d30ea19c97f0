// What the target of an assault does, by its state (lb.15.1.4-15.1.7, 15.4, 15.5.A, 11.9.K, 17.13).
#pragma once

#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Routs: it runs without a melee. Fights: melee without dice. ExchangesFire: tests to stand, then
// fire. FightsIfItStands: a disordered stack tests to fight.
enum class Defence : std::uint8_t { Gone, Routs, Fights, ExchangesFire, FightsIfItStands };

// Units of the target that are not routing, from the top down; infantry first, since it decides for
// guns above it (lb.17.13.A.1). Those of `second` follow.
UnitList defenders(const State& s, HexId target, HexId second);
// Routing units in these hexes.
UnitList routers(const State& s, HexId target, HexId second);

Defence defence_of(const State& s, HexId target, HexId second);

// May this unit retreat from these attackers, ground and path aside (lb.15.4.1, 15.4.E)?
bool may_retreat_from(const State& s, UnitId unit, const UnitSet& attackers);
// Light companies go to their battalion and nowhere else (lb.15.4.E.4).
bool retreats_to_parent(const State& s, UnitId unit);
// Skirmishers in the open before a formed attacker may not wait for him (lb.11.9.K.1).
bool must_retreat(const State& s, UnitId unit, const UnitSet& attackers);

}  // namespace grognard::orthez
