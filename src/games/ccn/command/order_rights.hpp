// Which pieces the card on the table may still order.
#pragma once

#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

// Which pieces the card on the table may still order.
struct OrderRights {
    UnitSet units;
    UnitSet leaving;  // squares that may be told to leave square
    GeneralSet generals;

    bool none() const { return (units | leaving | generals).empty(); }
};
OrderRights order_rights(const State& s, const Ordering& ordering);

// The rule that keeps an own piece out of those sets.
Refusal why_not_unit(const State& s, const Ordering& ordering, Hex at);
Refusal why_not_general(const State& s, const Ordering& ordering, Hex at);

// Does the section card give orders in a section to which this hex belongs?
bool named_by_sections(const State& s, Hex at);
bool cavalry_adjacent(const State& s, const Unit& unit);

}  // namespace grognard::ccn
