// How a side decides in a playout: plainly, and fast.
#pragma once

#include "core/sample.hpp"
#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

// One of the offers to the seat that is awaited.
Action by_rule_of_thumb(const State& s, Seat seat, Stream& stream);

}  // namespace grognard::waterloo
