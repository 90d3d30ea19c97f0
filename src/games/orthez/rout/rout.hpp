// Sections 15.7, 15.10, 21.2.B, 11.9.G: rout moves, cavalry that falls back, harassment. Frames:
// Routing, HarassWindow.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Good-order enemies nearer than this frighten routing units (lb.7.6.2-7.6.3).
inline constexpr int safe_distance = 15;
bool is_safe(const State& s, HexId hex, Seat side);

// The units of one stack run; they are routing already. `melee` is the hex of the combat, or their
// own. Asks the units' side where a step is a tie: GoTo; and at the end for each leader who may go
// with them: TakeAlong, Pass (lb.15.7.1). RoutReport.
inline void begin_routing(State& s, const UnitList& units, HexId melee, RoutCause cause) {
    Routing routing;
    routing.units = units;
    routing.melee = melee;
    routing.cause = cause;
    s.frames.push(routing);
}
// lb.15.10: cavalry falls back a third of its movement and tests: disorder, or rout with the rest.
inline void begin_fall_back(State& s, const UnitList& units, HexId melee) {
    begin_routing(s, units, melee, RoutCause::FallBack);
}

Seat decider(const State& s, const Routing& routing);
bool proceed(State& s, Routing& routing, const EventSink& events);
Verdict refuse(const State& s, const Routing& routing, const GoTo& action);
void apply(State& s, Routing& routing, const GoTo& action, const EventSink& events);
Verdict refuse(const State& s, const Routing& routing, const TakeAlong& action);
void apply(State& s, Routing& routing, const TakeAlong& action, const EventSink& events);
Verdict refuse(const State& s, const Routing& routing, const Pass& action);
void apply(State& s, Routing& routing, const Pass& action, const EventSink& events);
void offer(const State& s, const Routing& routing, Offers<Action>& out);
void resume(State& s, Routing& routing, const TestReport& report, const EventSink& events);

// Makes units routing, for results that say so; MoraleTest does it for failed tests.
void make_routing(State& s, UnitId unit, const EventSink& events);

// HarassWindow asks that side, whose skirmishing cavalry the path passed: Harass, Pass. Finishes by
// itself where nobody can. HarassReport.
inline void begin_harass_window(State& s, const UnitList& units, Seat side, const RoutPath& left) {
    s.frames.push(HarassWindow{units, side, left, {}});
}
Seat decider(const State& s, const HarassWindow& window);
bool proceed(State& s, HarassWindow& window, const EventSink& events);
Verdict refuse(const State& s, const HarassWindow& window, const Harass& action);
void apply(State& s, HarassWindow& window, const Harass& action, const EventSink& events);
Verdict refuse(const State& s, const HarassWindow& window, const Pass& action);
void apply(State& s, HarassWindow& window, const Pass& action, const EventSink& events);
void offer(const State& s, const HarassWindow& window, Offers<Action>& out);

}  // namespace grognard::orthez
