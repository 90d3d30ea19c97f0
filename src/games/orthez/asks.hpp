// The question a seat is asked, for yields and prompts.
#pragma once

#include "core/asks.hpp"
#include "games/orthez/state.hpp"

namespace grognard::orthez {

Asks<Action> asks(const State& s, Seat seat);

}  // namespace grognard::orthez
