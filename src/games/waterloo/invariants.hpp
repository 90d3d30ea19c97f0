// What must be true of every state, whatever was played.
#pragma once

#include <string_view>

#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

// A short name of what is broken, empty when all is well.
std::string_view invariants(const State& s);

}  // namespace grognard::waterloo
