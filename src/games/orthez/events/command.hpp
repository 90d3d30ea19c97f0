// Events of command, initiative and the cup (19.4, 20).
#pragma once

#include "games/orthez/events/told.hpp"

namespace grognard::orthez {

// clang-format off
struct CommandsRevealed { std::array<Command, 2> said{}; GROGNARD_SAME(CommandsRevealed); };
GROGNARD_TOLD(CommandsRevealed, "commands-revealed", visit("said", e.said);)
struct InitiativeTaken { LeaderId leader = no_leader; bool success = false; GROGNARD_SAME(InitiativeTaken); };
GROGNARD_TOLD(InitiativeTaken, "initiative-taken", visit("leader", leader_word(e.leader)); visit("success", e.success);)
struct LeaderChitDrawn { Seat by = french; LeaderId leader = no_leader; GROGNARD_SAME(LeaderChitDrawn); };
GROGNARD_TOLD(LeaderChitDrawn, "leader-chit-drawn", visit("by", e.by); visit("leader", leader_word(e.leader));)
struct ActionChitDrawn { Seat by = french; ActionChit chit = ActionChit::Leader; GROGNARD_SAME(ActionChitDrawn); };
GROGNARD_TOLD(ActionChitDrawn, "action-chit-drawn", visit("by", e.by); visit("chit", e.chit);)
struct UnitEntered { UnitId unit = no_unit; HexId at = no_hex; GROGNARD_SAME(UnitEntered); };
GROGNARD_TOLD(UnitEntered, "unit-entered", visit("unit", unit_word(e.unit)); visit("at", hex_word(e.at));)
struct GroupHeldBack { std::uint8_t group = 0; GROGNARD_SAME(GroupHeldBack); };
GROGNARD_TOLD(GroupHeldBack, "group-held-back", visit("group", e.group);)
using CommandEvents = EventList<CommandsRevealed, InitiativeTaken, LeaderChitDrawn, ActionChitDrawn, UnitEntered, GroupHeldBack>;
// clang-format on

}  // namespace grognard::orthez
