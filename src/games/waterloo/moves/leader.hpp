// A leader activates two areas under one disc.
#pragma once

#include <vector>

#include "core/refusal.hpp"
#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

// Ready leaders of the active player who could activate something with this disc.
UnitSet leaders_open(const State& s, Disc disc);
void begin_leader(State& s, UnitId leader, Disc disc, EventSink& events);

Seat decider(const State& s, const LeaderAction& leading);
Verdict refuse(const State& s, const LeaderAction& leading, const Command& said);
Verdict refuse(const State& s, const LeaderAction& leading, const Done& said);
void apply(State& s, LeaderAction& leading, const Command& said, EventSink& events);
void apply(State& s, LeaderAction& leading, const Done& said, EventSink& events);
void offer(const State& s, const LeaderAction& leading, std::vector<Action>& out);
bool proceed(State& s, LeaderAction& leading, EventSink& events);

}  // namespace grognard::waterloo
