// What a position says of a turn under way: who was ordered, and what was done since.
#pragma once

#include <cstdint>

#include "codec/ccn/position_cards.hpp"

namespace grognard::ccn {

// What may have brought pieces where they stand since the card was played.
enum class Since : std::uint8_t { Orders, Moves, Fights };

// Movement and combat: everything before is as the case says, else as the card allows.
void read_given_action(Object& given, const TableCard& table, Since since, State& s);

// The command level, if a case says it.
void read_command(Object& given, State& s);

}  // namespace grognard::ccn
