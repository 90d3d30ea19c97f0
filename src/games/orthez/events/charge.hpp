// Events of cavalry (18).
#pragma once

#include "games/orthez/events/told.hpp"

namespace grognard::orthez {

// clang-format off
struct ChargeDeclared { UnitId cavalry = no_unit; HexId target = no_hex; GROGNARD_SAME(ChargeDeclared); };
GROGNARD_TOLD(ChargeDeclared, "charge-declared", visit("cavalry", unit_word(e.cavalry)); visit("target", hex_word(e.target));)
struct SquareTried { UnitId unit = no_unit; Roll natural; Ledger dice; std::uint8_t result = 0; GROGNARD_SAME(SquareTried); };
GROGNARD_TOLD(SquareTried, "square-tried", visit("unit", unit_word(e.unit)); visit("natural", e.natural); visit("dice", e.dice); visit("result", e.result);)
struct CavalryTired { UnitId cavalry = no_unit; Fatigue fatigue = Fatigue::Fresh; GROGNARD_SAME(CavalryTired); };
GROGNARD_TOLD(CavalryTired, "cavalry-tired", visit("cavalry", unit_word(e.cavalry)); visit("fatigue", e.fatigue);)
struct CavalryRecovered { UnitId cavalry = no_unit; Fatigue fatigue = Fatigue::Fresh; GROGNARD_SAME(CavalryRecovered); };
GROGNARD_TOLD(CavalryRecovered, "cavalry-recovered", visit("cavalry", unit_word(e.cavalry)); visit("fatigue", e.fatigue);)
struct CavalryPursued { UnitId cavalry = no_unit; HexId at = no_hex; std::uint8_t losses = 0; GROGNARD_SAME(CavalryPursued); };
GROGNARD_TOLD(CavalryPursued, "cavalry-pursued", visit("cavalry", unit_word(e.cavalry)); visit("at", hex_word(e.at)); visit("losses", e.losses);)
using ChargeEvents = EventList<ChargeDeclared, SquareTried, CavalryTired, CavalryRecovered, CavalryPursued>;
// clang-format on

}  // namespace grognard::orthez
