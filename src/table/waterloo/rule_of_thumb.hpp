// How a side decides in a playout: plainly, and fast.
#pragma once

#include "core/sample.hpp"
#include "games/waterloo/state.hpp"

namespace grognard::table {

// One of the offers to the seat that is awaited.
waterloo::Action by_rule_of_thumb(const waterloo::State& s, Seat seat, Stream& stream);

}  // namespace grognard::table
