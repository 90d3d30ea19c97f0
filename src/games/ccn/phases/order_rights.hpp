// Which pieces the card on the table may still order.
#pragma once

#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

// Worked out anew from the orders given; State::rights keeps it from order to order.
OrderRights order_rights(const State& s, const Ordering& ordering);
// To be called whenever something changes on which they depend, such as an order given.
void review_rights(State& s, const Ordering& ordering);

// The rule that keeps an own piece out of those sets.
Refusal why_not_unit(const State& s, const Ordering& ordering, Hex at);
Refusal why_not_general(const State& s, const Ordering& ordering, Hex at);

// Does the section card give orders in a section to which this hex belongs?
bool named_by_sections(const State& s, Hex at);
bool cavalry_adjacent(const State& s, const Unit& unit);
// Those of them next to whom no enemy unit stands.
UnitSet without_enemy_beside(const State& s, const UnitSet& units);

}  // namespace grognard::ccn
