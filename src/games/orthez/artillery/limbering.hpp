// Section 17.3: the die that lets a battery limber up.
#pragma once

#include "core/ledger.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// The best leader in its hex, not their sum (lb.17.3.3).
Ledger limbering_modifiers(const State& s, UnitId battery);
// Does this die let it limber? The 2 PM are spent in any case.
bool limbers_on(const State& s, UnitId battery, int die);

}  // namespace grognard::orthez
