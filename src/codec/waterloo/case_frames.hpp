// Which frames a given position may have, and whether play can go on from there.
#pragma once

#include <string_view>

#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

// A turn, a phase or an activation; nothing inside a combat.
bool is_quiet(const Frame& frame);
// Why play could not go on from there, beyond the invariants; "" if it can.
std::string_view unsound(const State& s);

}  // namespace grognard::waterloo
