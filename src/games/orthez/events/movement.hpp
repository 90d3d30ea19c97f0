// Events of movement, formations and stacks (8-12).
#pragma once

#include "games/orthez/events/told.hpp"

namespace grognard::orthez {

// clang-format off
struct UnitMoved { UnitId unit = no_unit; Footprint to; Side facing = no_side; Pm cost; GROGNARD_SAME(UnitMoved); };
GROGNARD_TOLD(UnitMoved, "unit-moved", visit("unit", unit_word(e.unit)); visit("to", hex_words(e.to)); visit("facing", side_if_set(e.facing)); visit("cost", e.cost);)
struct UnitTurned { UnitId unit = no_unit; Side facing = no_side; GROGNARD_SAME(UnitTurned); };
GROGNARD_TOLD(UnitTurned, "unit-turned", visit("unit", unit_word(e.unit)); visit("facing", side_word(e.facing));)
struct UnitFormed { UnitId unit = no_unit; Formation formation = Formation::Column; Footprint at; Side facing = no_side; GROGNARD_SAME(UnitFormed); };
GROGNARD_TOLD(UnitFormed, "unit-formed", visit("unit", unit_word(e.unit)); visit("formation", e.formation); visit("at", hex_words(e.at)); visit("facing", side_if_set(e.facing));)
struct UnitDisplaced { UnitId unit = no_unit; HexId from = no_hex; HexId to = no_hex; GROGNARD_SAME(UnitDisplaced); };
GROGNARD_TOLD(UnitDisplaced, "unit-displaced", visit("unit", unit_word(e.unit)); visit("from", hex_word(e.from)); visit("to", hex_word(e.to));)
struct AssaultDeclared { UnitId unit = no_unit; HexId target = no_hex; GROGNARD_SAME(AssaultDeclared); };
GROGNARD_TOLD(AssaultDeclared, "assault-declared", visit("unit", unit_word(e.unit)); visit("target", hex_word(e.target));)
using MovementEvents = EventList<UnitMoved, UnitTurned, UnitFormed, UnitDisplaced, AssaultDeclared>;
// clang-format on

}  // namespace grognard::orthez
