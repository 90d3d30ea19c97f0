// What a seat is asked at the step on top.
#pragma once

#include "core/asks.hpp"
#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

Asks<Action> asks(const State& s, Seat seat);

}  // namespace grognard::waterloo
