// Sections 15.7, 21.2.B, 11.9.G: rout moves and harassment. Frames: Routing, HarassWindow.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Routing asks the units' side only where a step is a tie: GoTo. RoutReport.
enum class RoutCause : std::uint8_t { Combat, Reorganisation };
inline void begin_routing(State& s, const UnitList& units, HexId melee, RoutCause cause) {
    Routing routing;
    routing.units = units;
    routing.melee = melee;
    routing.reorganising = cause == RoutCause::Reorganisation;
    s.frames.push(routing);
}
// HarassWindow asks that side, whose skirmishing cavalry the path passed: Harass, Pass.
// HarassReport.
inline void begin_harass_window(State& s, const UnitList& units, Seat side, const RoutPath& path) {
    s.frames.push(HarassWindow{units, side, path});
}

}  // namespace grognard::orthez
