// Steps under way when a position is valued: orders not yet given, melees not yet rolled.
#pragma once

#include "games/ccn/state.hpp"

namespace grognard::ccn {

// The position after the active side has given its remaining orders to the units that can do most;
// the position itself if orders are not being given.
State with_orders_given(const State& s);

// What the step on top of the flow is likely to bring to the seat.
int pending_worth(const State& s, Seat seat);

// How far the active side's turn has come.
enum class Ahead : std::uint8_t { Orders, Moves, Combat, Nothing };
Ahead ahead(const State& s);

}  // namespace grognard::ccn
