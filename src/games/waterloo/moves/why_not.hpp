// The rule behind a move that can't be made, for a player who tries it.
#pragma once

#include "core/refusal.hpp"
#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

// The piece is not one of those that may still move.
Refusal why_not_here(const State& s, const Marching& marching, const Piece& piece);
// It may not go there, or not by that way.
Refusal why_not_there(const State& s, const Marching& marching, UnitId unit, const Move& said);
Refusal why_not_so_many(const State& s, UnitId unit);

}  // namespace grognard::waterloo
