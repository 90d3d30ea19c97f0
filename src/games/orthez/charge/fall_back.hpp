// Cavalry that falls back after a melee that decided nothing, in a charge or an assault
// (lb.15.10.1). The move and its test are RoutCause::FallBack (rout/routing.cpp).
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Of these units the cavalry that has kept its hex; infantry and guns stay.
UnitList those_falling_back(const State& s, const UnitList& units);

}  // namespace grognard::orthez
