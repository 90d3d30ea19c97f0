// Events of morale, rout, rally and leaders (19, 21).
#pragma once

#include "games/orthez/events/told.hpp"

namespace grognard::orthez {

// clang-format off
struct MoraleTested { UnitId unit = no_unit; TestCause cause = TestCause::Rally; Roll natural; Ledger modifiers; std::uint8_t morale = 0; bool passed = false; GROGNARD_SAME(MoraleTested); };
GROGNARD_TOLD(MoraleTested, "morale-tested", visit("unit", unit_word(e.unit)); visit("cause", e.cause); visit("natural", e.natural); visit("modifiers", e.modifiers); visit("morale", e.morale); visit("passed", e.passed);)
struct OrderChanged { UnitId unit = no_unit; OrderState to = OrderState::Good; GROGNARD_SAME(OrderChanged); };
GROGNARD_TOLD(OrderChanged, "order-changed", visit("unit", unit_word(e.unit)); visit("to", e.to);)
struct UnitRouted { UnitId unit = no_unit; HexId to = no_hex; GROGNARD_SAME(UnitRouted); };
GROGNARD_TOLD(UnitRouted, "unit-routed", visit("unit", unit_word(e.unit)); visit("to", hex_word(e.to));)
struct UnitSurrendered { UnitId unit = no_unit; GROGNARD_SAME(UnitSurrendered); };
GROGNARD_TOLD(UnitSurrendered, "unit-surrendered", visit("unit", unit_word(e.unit));)
struct ArmyMoraleSet { FormationId formation = no_formation; std::uint8_t level = 0; std::uint8_t battalions = 0; GROGNARD_SAME(ArmyMoraleSet); };
GROGNARD_TOLD(ArmyMoraleSet, "army-morale-set", visit("formation", e.formation); visit("level", e.level); visit("battalions", e.battalions);)
struct LeaderWasHit { LeaderId leader = no_leader; Wound wound = Wound::None; std::uint8_t back_on = 0; GROGNARD_SAME(LeaderWasHit); };
GROGNARD_TOLD(LeaderWasHit, "leader-was-hit", visit("leader", leader_word(e.leader)); visit("wound", e.wound); visit("back_on", e.back_on);)
struct LeaderMoved { LeaderId leader = no_leader; HexId to = no_hex; GROGNARD_SAME(LeaderMoved); };
GROGNARD_TOLD(LeaderMoved, "leader-moved", visit("leader", leader_word(e.leader)); visit("to", hex_word(e.to));)
struct LeaderReplaced { LeaderId lost = no_leader; LeaderId by = no_leader; GROGNARD_SAME(LeaderReplaced); };
GROGNARD_TOLD(LeaderReplaced, "leader-replaced", visit("lost", leader_word(e.lost)); visit("by", leader_word(e.by));)
using MoraleEvents = EventList<MoraleTested, OrderChanged, UnitRouted, UnitSurrendered, ArmyMoraleSet, LeaderWasHit, LeaderMoved, LeaderReplaced>;
// clang-format on

}  // namespace grognard::orthez
