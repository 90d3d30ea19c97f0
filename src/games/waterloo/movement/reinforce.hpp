// One cube handed to friendly infantry next door.
#pragma once

#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "games/waterloo/movement/reach.hpp"
#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

bool may_reinforce(const State& s, const Reach& reach, AreaId area, const UnitSet& able);
// Why an area of his can't hand over a cube.
Refusal why_no_reinforcement(const State& s, Seat seat, AreaId area, const UnitSet& able);
void begin_reinforce(State& s, AreaId area, const UnitSet& able, const EventSink& events);

Seat decider(const State& s, const Reinforcing& reinforcing);
Verdict refuse(const State& s, const Reinforcing& reinforcing, const Reinforce& said);
void apply(State& s, Reinforcing& reinforcing, const Reinforce& said, const EventSink& events);
void offer(const State& s, const Reinforcing& reinforcing, Offers<Action>& out);
bool proceed(State& s, Reinforcing& reinforcing, const EventSink& events);

}  // namespace grognard::waterloo
