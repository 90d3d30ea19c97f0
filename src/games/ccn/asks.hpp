// What a seat is asked at the step on top, and random answers to it.
#pragma once

#include <optional>

#include "core/asks.hpp"
#include "core/sample.hpp"
#include "games/ccn/state.hpp"

namespace grognard::ccn {

Asks<Action> asks(const State& s, Seat seat);

// Any legal action, sets of batteries included that no offer lists.
std::optional<Action> propose(const State& s, Seat seat, Stream& stream);

}  // namespace grognard::ccn
