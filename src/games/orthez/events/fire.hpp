// Events of fire, losses and artillery (13, 14, 16, 17).
#pragma once

#include "games/orthez/events/told.hpp"

namespace grognard::orthez {

// clang-format off
// Value and defence as they were; the natural dice and their modifiers.
struct Fired { FireKind kind = FireKind::Combat; HexList from; HexId at = no_hex; Ratio value; int defence = 0; std::int8_t column = -1; Roll natural; Ledger dice; std::uint8_t losses = 0; GROGNARD_SAME(Fired); };
GROGNARD_TOLD(Fired, "fired", visit("kind", e.kind); visit("from", hex_words(e.from)); visit("at", hex_word(e.at)); visit("value", e.value); visit("defence", e.defence); visit("column", e.column); visit("natural", e.natural); visit("dice", e.dice); visit("losses", e.losses);)
struct LossesTaken { UnitId unit = no_unit; HexId at = no_hex; std::uint8_t losses = 0; GROGNARD_SAME(LossesTaken); };
GROGNARD_TOLD(LossesTaken, "losses-taken", visit("unit", unit_word(e.unit)); visit("at", hex_word(e.at)); visit("losses", e.losses);)
struct UnitRemoved { UnitId unit = no_unit; Whereabouts to = Whereabouts::Gone; GROGNARD_SAME(UnitRemoved); };
GROGNARD_TOLD(UnitRemoved, "unit-removed", visit("unit", unit_word(e.unit)); visit("to", e.to);)
struct GunsExploded { UnitId unit = no_unit; GROGNARD_SAME(GunsExploded); };
GROGNARD_TOLD(GunsExploded, "guns-exploded", visit("unit", unit_word(e.unit));)
struct AmmunitionSpent { UnitId wagon = no_unit; std::uint8_t left = 0; GROGNARD_SAME(AmmunitionSpent); };
GROGNARD_TOLD(AmmunitionSpent, "ammunition-spent", visit("wagon", unit_word(e.wagon)); visit("left", e.left);)
using FireEvents = EventList<Fired, LossesTaken, UnitRemoved, GunsExploded, AmmunitionSpent>;
// clang-format on

}  // namespace grognard::orthez
