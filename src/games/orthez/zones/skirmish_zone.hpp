// The two rings of hexes around skirmishing cavalry: dearer to move in, harassed when left in
// retreat or rout (lb.11.9.F.1-11.9.F.4).
#pragma once

#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// The inner ring are the front hexes, the outer one the hexes next to them.
enum class Ring : std::uint8_t { None, Inner, Outer };

// Is it skirmishing cavalry whose zone is not cancelled (lb.11.9.H.1)?
bool has_skirmish_zone(const State& s, UnitId cavalry);
Ring skirmish_ring(const State& s, UnitId cavalry, HexId hex);

}  // namespace grognard::orthez
