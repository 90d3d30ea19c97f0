// Section 22.3: release of Clausel's group, French defence zones.
#pragma once

#include "games/orthez/events.hpp"
#include "games/orthez/state.hpp"

namespace grognard::orthez {

LeaderId leader_with_role(const State& s, Role role);

// At the start of a turn, from the clock and from last turn's events (lb.22.3.C.1).
void release_if_due(State& s, const EventSink& events);
// At the end of a turn: who stands on or controls the ground (lb.22.3.C.1.a). Units that pass over
// it in their move, and Hill's units that enter (lb.22.3.C.1.b), set State::release_due themselves.
void test_release(State& s);

// At the end of a turn: zones whose leader has left them (lb.22.3.B.1.c).
void dissolve_zones(State& s, const EventSink& events);

}  // namespace grognard::orthez
