// A leader activates two areas under one disc.
#pragma once

#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "games/waterloo/turn/actions.hpp"

namespace grognard::waterloo {

// Ready leaders of the active player.
UnitSet ready_leaders(const State& s);
// His own units, as far as they may act.
UnitSet units_under(const State& s, UnitId leader);
// His area and those next to it.
AreaSet leader_reach(const State& s, UnitId leader);
// Units of that army obey their own leader (wl.leader.british, wl.leader.prussian).
Refusal not_under_that_leader(Force units);
void begin_leader(State& s, UnitId leader, Disc disc, const EventSink& events);

constexpr Seat decider(const State& s, const LeaderAction&) { return s.turn.active; }
Verdict refuse(const State& s, const LeaderAction& leading, const Command& said);
Verdict refuse(const State& s, const LeaderAction& leading, const Done& said);
void apply(State& s, LeaderAction& leading, const Command& said, const EventSink& events);
void apply(State& s, LeaderAction& leading, const Done& said, const EventSink& events);
void offer(const State& s, const LeaderAction& leading, Offers<Action>& out);
bool proceed(State& s, LeaderAction& leading, const EventSink& events);

}  // namespace grognard::waterloo
