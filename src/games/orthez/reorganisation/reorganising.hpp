// Sections 7.6, 21.2-21.3: rally and rout moves. Frame: Reorganising.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Asks one side, then the other: Rally, Face, Finish. Then all rout moves, one side after the other
// (DieRoll FirstSide), and displacement. Fatigue, zones and release are the turn's. Ended.
inline void begin_reorganising(State& s) { s.frames.push(Reorganising{}); }

}  // namespace grognard::orthez
