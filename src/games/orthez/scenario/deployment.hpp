// Section 22, set-up: units set up anew before the first turn. Frame: Deployment.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Deployment asks its side, French first, then Allied: Deploy (each unit once), Begin.
// begin_play pushes it when the scenario has zones of deployment in its data.
inline void begin_deployment(State& s) { s.frames.push(Deployment{}); }

}  // namespace grognard::orthez
