// The rule behind a move that can't be made, for a player who tries it.
#pragma once

#include "core/refusal.hpp"
#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

// Nobody of these can make the move in question out of that area; `OrderRules::why_not`.
Refusal why_no_approach(const State& s, Seat seat, AreaId area, const UnitSet& able);
Refusal why_no_reserve(const State& s, Seat seat, AreaId area, const UnitSet& able);
Refusal why_no_assault(const State& s, Seat seat, AreaId area, const UnitSet& able);

// Of a closed order: leaders there have a way, but only to others of their colour
// (wl.action.approach.leader-stack).
bool only_to_leaders(const State& s, Order order, AreaId area, const UnitSet& units);
// Rough ground next door, beyond which there is somebody whom cavalry could assault.
AreaSet rough_ways(const State& s, Seat seat, AreaId area);

// The piece is not one of those that may still move.
Refusal why_not_here(const State& s, const Marching& marching, const Piece& piece);
// It may not go there, or not by that way.
Refusal why_not_there(const State& s, const Marching& marching, UnitId unit, const Move& said);
Refusal why_not_so_many(const State& s, UnitId unit);

}  // namespace grognard::waterloo
