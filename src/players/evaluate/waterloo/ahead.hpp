// What the step under way is likely to bring the active side, in points.
#pragma once

#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

// A cube on the enemy, on the average of its troops.
inline constexpr int cube_points = 120;

// What an area is worth to a unit of that side that stands in it.
int place_points(const State& s, Seat seat, Arm arm, AreaId area);

// Moves still to be made, shots still to be fired, assaults still to be fought.
int ahead_points(const State& s);

}  // namespace grognard::waterloo
