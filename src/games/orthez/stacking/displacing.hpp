// Sections 10.1, 21.4.E, 11.3: units that must leave a hex or close on one. Frames: Displacing,
// Gathering.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Displacing asks the owner: SendBack (which unit), GoTo (where). no_unit: still to be chosen.
// DisplacedReport.
inline void begin_displacing(State& s, HexId from, UnitId unit = no_unit) {
    s.frames.push(Displacing{from, unit});
}
// Gathering asks the owner on which of its hexes the unit closes: GoTo. GatheredReport.
inline void begin_gathering(State& s, UnitId unit) { s.frames.push(Gathering{unit}); }

}  // namespace grognard::orthez
