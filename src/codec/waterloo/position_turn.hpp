// The step of the turn at which a given position stands, and what was done before it.
#pragma once

#include "codec/waterloo/charts.hpp"
#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

// Reads turn, sides, discs and tile and puts the frames of the step on the empty stack.
void read_turn(Object& given, const ChartsBook& charts, State& s);

}  // namespace grognard::waterloo
