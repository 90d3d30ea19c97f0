// The step of the turn at which a given position stands, and what was done before it.
#pragma once

#include "codec/waterloo/charts.hpp"
#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

// Reads turn, sides, discs and tile, puts the frames of the step on the empty stack and lets play
// run to its first question.
void read_turn(Object& given, const ChartsBook& charts, State& s);

}  // namespace grognard::waterloo
