// Where routing units hide once they are far from the enemy (lb.21.2.B.4).
#pragma once

#include "games/orthez/movement/cost.hpp"

namespace grognard::orthez {

// Town or any building, wood, marsh or cultivated ground; not orchards.
bool is_cover(Terrain terrain);

// The next hex on a cheapest way to the nearest cover that stays safe from good-order enemies;
// no_hex where there is none.
HexId step_to_cover(const State& s, Seat side, Mover mover, HexId from);

}  // namespace grognard::orthez
