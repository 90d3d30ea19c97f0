// Moves into an assault: who may enter which enemy area by which way, and why not.
#pragma once

#include "core/refusal.hpp"
#include "games/waterloo/movement/reach.hpp"

namespace grognard::waterloo {

bool may_assault(const State& s, const Reach& reach, AreaId area, const UnitSet& able);
// Of an area where the order would move nobody.
Refusal why_no_assault(const State& s, Seat seat, AreaId area, const UnitSet& able);

// Infantry or cavalry of a marching area that enters an enemy area.
Verdict refuse_assault(const State& s, const Marching& marching, UnitId unit, const Move& said);

// What keeps cavalry from assaulting an area, whatever its way (W30, W31).
Refusal no_cavalry_assault(const State& s, AreaId area);

}  // namespace grognard::waterloo
