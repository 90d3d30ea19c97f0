// The penalty for areas that are too full at the end of a sequence.
#pragma once

#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

// Pushed by the sequence before its end; the areas are taken in the order of the map.
void begin_penalties(State& s, Seat seat);
bool proceed(State& s, Overstacked& overstacked, EventSink& events);

}  // namespace grognard::waterloo
