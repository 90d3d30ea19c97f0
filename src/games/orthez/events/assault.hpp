// Events of assaults and melees (15).
#pragma once

#include "games/orthez/events/told.hpp"

namespace grognard::orthez {

template <class V>
constexpr void fields(V& visit, const MeleeCell& c) {
    visit("result", c.result);
    visit("attacker_loses", c.attacker_loses);
    visit("defender_loses", c.defender_loses);
    visit("attacker_tests", c.attacker_tests);
    visit("defender_tests", c.defender_tests);
}

// clang-format off
struct AssaultBegan { HexId target = no_hex; GROGNARD_SAME(AssaultBegan); };
GROGNARD_TOLD(AssaultBegan, "assault-began", visit("target", hex_word(e.target));)
struct MeleeFought { HexId target = no_hex; Ratio attack; Ratio defence; std::uint8_t column = 0; Roll natural; Ledger dice; MeleeCell cell; GROGNARD_SAME(MeleeFought); };
GROGNARD_TOLD(MeleeFought, "melee-fought", visit("target", hex_word(e.target)); visit("attack", e.attack); visit("defence", e.defence); visit("column", e.column); visit("natural", e.natural); visit("dice", e.dice); visit("cell", e.cell);)
struct UnitRetreated { UnitId unit = no_unit; HexId to = no_hex; GROGNARD_SAME(UnitRetreated); };
GROGNARD_TOLD(UnitRetreated, "unit-retreated", visit("unit", unit_word(e.unit)); visit("to", hex_word(e.to));)
struct UnitAdvanced { UnitId unit = no_unit; HexId to = no_hex; GROGNARD_SAME(UnitAdvanced); };
GROGNARD_TOLD(UnitAdvanced, "unit-advanced", visit("unit", unit_word(e.unit)); visit("to", hex_word(e.to));)
using AssaultEvents = EventList<AssaultBegan, MeleeFought, UnitRetreated, UnitAdvanced>;
// clang-format on

}  // namespace grognard::orthez
