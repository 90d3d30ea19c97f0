// The stand table of assaults (lb.15.5.1-15.5.2): numbers, flank and rear, ground.
#pragma once

#include "games/orthez/morale/modifiers.hpp"

namespace grognard::orthez {

// Step of the ratio table for attacking and defending hexes, rounded down: 1:3 is 0, 6:1 is 7.
std::size_t stand_ratio_step(std::size_t attacking, std::size_t defending);

// The assault on this hex, and on the unit's other hex if that is assaulted too.
void add_stand_situation(const State& s, UnitId unit, HexId target, TestSum& sum);

}  // namespace grognard::orthez
