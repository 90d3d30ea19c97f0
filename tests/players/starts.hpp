// Battles to play the tests on.
#pragma once

#include <vector>

#include "support/battles.hpp"

namespace grognard {

inline ccn::State start_of(std::string_view scenario) { return ccn_start(scenario); }

inline std::vector<ccn::State> three_starts() {
    return {start_of("001"), start_of("006"), start_of("013")};
}

}  // namespace grognard
