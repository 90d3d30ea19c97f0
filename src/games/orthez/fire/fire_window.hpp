// Section 14.7: opportunity fire. Frame: FireWindow.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Asks the other side than the units in the hex: Fire, SquareFire, SkirmishAttack, Pass. Each fire
// is a FireAttack (FireReport). Finishes by itself where nobody can fire. FireWindowReport.
inline void begin_fire_window(State& s, HexId target, const UnitSet& barred = {}) {
    s.frames.push(FireWindow{target, barred});
}

}  // namespace grognard::orthez
