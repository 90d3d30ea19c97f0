// Damage cubes: the one way they come onto the board, and the deaths they bring at once.
#pragma once

#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

// Asks for `count` cubes in the area for that side's pieces there. Runs as a frame: the caller goes
// on when it has ended.
void place_cubes(State& s, AreaId area, Seat owner, int count);
// For units of that force, and none else.
void place_earned_cubes(State& s, AreaId area, Force force, int count);
// Looks whether the cubes there still fit, after a move; a frame only if they do not.
void recount_cubes(State& s, AreaId area, Seat owner);

Seat decider(const State& s, const CubePlacement& placing);
Verdict refuse(const State& s, const CubePlacement& placing, const PutCube& said);
void apply(State& s, CubePlacement& placing, const PutCube& said, const EventSink& events);
void offer(const State& s, const CubePlacement& placing, Offers<Action>& out);
bool proceed(State& s, CubePlacement& placing, const EventSink& events);

Seat decider(const State& s, const SixCubes& six);
Verdict refuse(const State& s, const SixCubes& six, const Remove& said);
void apply(State& s, SixCubes& six, const Remove& said, const EventSink& events);
void offer(const State& s, const SixCubes& six, Offers<Action>& out);

Seat decider(const State& s, const EmptyStock& empty);
Verdict refuse(const State& s, const EmptyStock& empty, const Sacrifice& said);
void apply(State& s, EmptyStock& empty, const Sacrifice& said, const EventSink& events);
void offer(const State& s, const EmptyStock& empty, Offers<Action>& out);
bool proceed(State& s, EmptyStock& empty, const EventSink& events);

}  // namespace grognard::waterloo
