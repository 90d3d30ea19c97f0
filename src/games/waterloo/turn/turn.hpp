// The seven phases of a turn, and the next turn.
#pragma once

#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

bool proceed(State& s, TurnStep& turn, const EventSink& events);

}  // namespace grognard::waterloo
