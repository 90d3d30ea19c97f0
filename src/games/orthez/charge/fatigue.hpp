// Section 18.5.D: fatigue marked at the end of a phase, recovery at the end of a turn.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Charges made and melees fought in the phase that ends (lb.18.5.D.1-D.3).
void mark_fatigue(State& s, const EventSink& events);
// lb.7.6.A.1-A.2, 18.5.D.2; call before the turn's deeds are forgotten.
void recover_from_fatigue(State& s, const EventSink& events);

}  // namespace grognard::orthez
