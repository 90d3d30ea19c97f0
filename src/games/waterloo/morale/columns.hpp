// The column of a morale test, with every shift and its rule.
#pragma once

#include "core/ledger.hpp"
#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

// Cubes assigned first, then the shifts; the sum is clamped by column_of().
Ledger morale_columns_of(const State& s, const Assault& assault, const Test& test, UnitId infantry);
std::uint8_t column_of(const Ledger& columns);
// The same column without the reasons.
std::uint8_t morale_column(const State& s, const Assault& assault, const Test& test,
                           UnitId infantry);
// wl.morale.right.isolated: friendly infantry in too few neighbouring areas.
bool isolated(const State& s, Seat seat, AreaId area);

}  // namespace grognard::waterloo
