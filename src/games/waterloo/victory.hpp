// Phase 6: who has won, by place, by losses, by both, or at nightfall.
#pragma once

#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

// The condition of victory that the side meets now, if any.
WonBy condition_met(const State& s, Seat seat);
void check_victory(State& s, const EventSink& events);

}  // namespace grognard::waterloo
