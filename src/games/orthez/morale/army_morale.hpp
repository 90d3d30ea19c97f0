// Section 21.5: army morale of French wings and Allied divisions.
#pragma once

#include "games/orthez/events.hpp"
#include "games/orthez/state.hpp"

namespace grognard::orthez {

// At the end of the game reinforcements that never entered count as lost (lb.22.0.0).
enum class Counting : std::uint8_t { DuringPlay, AtTheEnd };

// Battalions of a formation lost or routing (lb.21.5.4).
int battalions_lost(const State& s, FormationId formation, Counting counting);
void determine_army_morale(State& s, Counting counting, const EventSink& events);

}  // namespace grognard::orthez
