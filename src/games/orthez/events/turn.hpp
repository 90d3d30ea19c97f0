// Events of the turn, the dice and the end of the game (7, 22).
#pragma once

#include "games/orthez/events/told.hpp"

namespace grognard::orthez {

// clang-format off
struct TurnBegan { std::uint8_t turn = 0; std::uint8_t hour = 0; std::uint8_t minute = 0; bool night = false; GROGNARD_SAME(TurnBegan); };
GROGNARD_TOLD(TurnBegan, "turn-began", visit("turn", e.turn); visit("hour", e.hour); visit("minute", e.minute); visit("night", e.night);)
struct PhaseBegan { Phase phase = Phase::PreCommand; GROGNARD_SAME(PhaseBegan); };
GROGNARD_TOLD(PhaseBegan, "phase-began", visit("phase", e.phase);)
// One die; the subject is a leader or unit by its number, where the cause has one.
struct DieRolled { DieCause cause = DieCause::FirstDrawer; std::uint8_t subject = 0; std::uint8_t die = 0; GROGNARD_SAME(DieRolled); };
GROGNARD_TOLD(DieRolled, "die-rolled", visit("cause", e.cause); visit("subject", e.subject); visit("die", e.die);)
struct GroupReleased { GROGNARD_SAME(GroupReleased); };
GROGNARD_TOLD(GroupReleased, "group-released")
struct ZoneDissolved { LeaderId leader = no_leader; GROGNARD_SAME(ZoneDissolved); };
GROGNARD_TOLD(ZoneDissolved, "zone-dissolved", visit("leader", leader_word(e.leader));)
// `level` is the number of the victory level in the scenario, from 1; 0 for a draw.
struct GameEnded { Ending ending = Ending::Draw; std::uint8_t level = 0; GROGNARD_SAME(GameEnded); };
GROGNARD_TOLD(GameEnded, "game-ended", visit("ending", e.ending); visit("level", e.level);)
using TurnEvents = EventList<TurnBegan, PhaseBegan, DieRolled, GroupReleased, ZoneDissolved, GameEnded>;
// clang-format on

}  // namespace grognard::orthez
