// Approach and reserve moves: from where, how far, and why not.
#pragma once

#include "core/refusal.hpp"
#include "games/waterloo/movement/reach.hpp"

namespace grognard::waterloo {

bool may_approach(const State& s, const Reach& reach, AreaId area, const UnitSet& able);
bool may_reserve(const State& s, const Reach& reach, AreaId area, const UnitSet& able);
// Of an area where the order would move nobody.
Refusal why_no_approach(const State& s, Seat seat, AreaId area, const UnitSet& able);
Refusal why_no_reserve(const State& s, Seat seat, AreaId area, const UnitSet& able);

// A unit of a marching area that moves by itself, in an approach or a reserve move.
Verdict refuse_approach(const State& s, const Marching& marching, UnitId unit, const Move& said);

// Shared with assaults.
Refusal cannot_leave(Arm arm);
Refusal not_into_box(Seat seat);
Refusal too_far(Order order, Arm arm);
Refusal leader_there();

}  // namespace grognard::waterloo
