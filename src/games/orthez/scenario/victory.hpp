// Section 22.0: who has won when the last turn is over, by the scenario's levels of victory.
#pragma once

#include "games/orthez/events.hpp"
#include "games/orthez/state.hpp"

namespace grognard::orthez {

bool holds(const State& s, const Condition& condition);
void decide_victory(State& s, const EventSink& events);

}  // namespace grognard::orthez
