// What skirmishing cavalry does to those who rout or retreat through its zone (lb.11.9.G).
#pragma once

#include "games/orthez/fire/odds.hpp"

namespace grognard::orthez {

// Hexes of the path that lie in the zone of the cavalry, each counted once.
int harassed_hexes(const State& s, UnitId cavalry, const RoutPath& left);

// Skirmish value times hexes against the value of those hexes (lb.11.9.G.1-G.3).
FireOdds harassment_odds(const State& s, const HarassWindow& window, UnitId cavalry);

}  // namespace grognard::orthez
