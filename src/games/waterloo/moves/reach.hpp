// How far each piece may go in an approach, a reserve move or an assault.
#pragma once

#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

// Areas where the unit may end; not its own.
AreaSet approach_areas(const State& s, UnitId unit);
AreaSet reserve_areas(const State& s, UnitId unit);

// An enemy-held area it may assault and the area it enters from: its own, or one on the way.
struct AssaultWay {
    AreaId to = nowhere;
    AreaId via = nowhere;
};
Fixed<AssaultWay, 64> assault_ways(const State& s, UnitId unit);
// Is there anything to assault there for this arm? W30, W31: cavalry has fewer targets.
bool may_assault(const State& s, UnitId unit, AreaId area);

}  // namespace grognard::waterloo
