// Squares as a reaction: who may form one, and the table that says what becomes of it (lb.11.8,
// 18.6.F-G).
#pragma once

#include "core/ledger.hpp"
#include "core/refusal.hpp"
#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Infantry increments in a hex, whatever guns stand with them (lb.11.8.2).
Ratio infantry_in(const State& s, const UnitList& units);

// The stack of this hex as it stands: column or line, strong enough, on ground for a square.
Verdict refuse_square(const State& s, HexId hex);
// Foot skirmishers or a road column, which form on that hex of theirs (lb.18.6.G.1).
Verdict refuse_rallying_square(const State& s, HexId hex);

// One unit's part of the roll on the square table (lb.18.6.F.2).
Ledger square_modifiers(const State& s, UnitId unit, UnitId cavalry);
SquareResult square_result(const State& s, UnitId unit, UnitId cavalry, int distance, Roll natural);

// The unit is in square on this hex.
void form_square(State& s, UnitId unit, HexId hex, const EventSink& events);

}  // namespace grognard::orthez
