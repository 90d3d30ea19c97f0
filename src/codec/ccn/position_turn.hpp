// The step of the turn at which a given position stands, and what was done before it.
#pragma once

#include <cstdint>

#include "codec/ccn/position_cards.hpp"

namespace grognard::ccn {

enum class GivenStep : std::uint8_t { Deal, Begin, Card, Orders, Move, Combat, End };

GivenStep read_given_step(Object& given);

// The card on the table; those who name none while one must be there get Attack Center.
TableCard read_table_card(Object& given, GivenStep step);

// Reads what was done this turn and puts the frames of that step on the empty stack. The step is
// open even if nothing can be done in it: the phase ends with `done`.
void stand_at(Object& given, GivenStep step, const TableCard& table, State& s);

}  // namespace grognard::ccn
