// Situations of the tests that cavalry calls: standing against a charge, rallying squares, cavalry
// that reforms (lb.18.6.G, 18.11, 11.9.J).
#pragma once

#include "games/orthez/morale/modifiers.hpp"

namespace grognard::orthez {

// Nothing for other causes. `cavalry`: the enemy's nearest hex, in a charge the one it comes from.
void add_charge_situation(const State& s, TestCause cause, UnitId unit, HexId cavalry,
                          TestSum& sum);

}  // namespace grognard::orthez
