// What must be so in every state; "" or what is broken.
#pragma once

#include <string_view>

#include "games/orthez/state.hpp"

namespace grognard::orthez {

std::string_view invariants(const State& s);

}  // namespace grognard::orthez
