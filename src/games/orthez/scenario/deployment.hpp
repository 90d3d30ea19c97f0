// Section 22, set-up: units set up anew before the first turn. Frame: Deployment.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Deployment asks the French, then the Allies: Deploy (a unit on one hex of its zone, each once),
// Begin. begin_play pushes it when the scenario has zones of deployment in its data.
inline void begin_deployment(State& s) { s.frames.push(Deployment{}); }
Seat decider(const State& s, const Deployment& deployment);
Verdict refuse(const State& s, const Deployment& deployment, const Deploy& action);
Verdict refuse(const State& s, const Deployment& deployment, const Begin& action);
void apply(State& s, Deployment& deployment, const Deploy& action, const EventSink& events);
void apply(State& s, Deployment& deployment, const Begin& action, const EventSink& events);
Coverage offer(const State& s, const Deployment& deployment, Offers<Action>& out);

}  // namespace grognard::orthez
