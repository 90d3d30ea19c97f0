// A morale test: cubes assigned, a die for each, then what becomes of all of them.
#pragma once

#include "core/chance.hpp"
#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

// The units must be infantry of one side in the area of the assault.
void begin_test(State& s, Seat side, TestCause cause, const UnitSet& units);
// What is left of one when those that failed have gone: nobody keeps the cubes he was given.
void end_test_later(State& s, Seat side);
bool proceed(State& s, Test& test, const EventSink& events);
Chance chance(const State& s, const TestRoll& roll);
void resolve(State& s, TestRoll& roll, Drawn drawn, const EventSink& events);

}  // namespace grognard::waterloo
