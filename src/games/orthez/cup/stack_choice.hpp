// Which units of a hex may be activated together (lb.12.1.1, 12.2.F.1).
#pragma once

#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Units that can start a move at all: on the map, not routing, not moved yet, not out of play this
// turn.
bool can_start(const State& s, UnitId unit);
// At least one of these can.
bool any_can_start(const State& s, const UnitSet& able, Seat side);

// Units of one hex in one formation and facing, the top one first, all of them able.
Verdict refuse_stack(const State& s, Seat side, const UnitSet& able, const Activate& action);

// Each unit alone, and all that may go together from each hex.
void offer_stacks(const State& s, Seat side, const UnitSet& able, Offers<Action>& out);

}  // namespace grognard::orthez
