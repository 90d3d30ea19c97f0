// Sections 7.6, 21.2-21.3: rally and rout moves. Frame: Reorganising.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Asks one side, then the other: Rally (a hex, one roll), Face (for units that have just rallied),
// Finish. Then all rout moves, one side after the other (DieRoll FirstSide), and displacement.
// Fatigue, zones and release are the turn's. Ended.
inline void begin_reorganising(State& s) { s.frames.push(Reorganising{}); }
Seat decider(const State& s, const Reorganising& frame);
bool proceed(State& s, Reorganising& frame, const EventSink& events);
Verdict refuse(const State& s, const Reorganising& frame, const Rally& action);
Verdict refuse(const State& s, const Reorganising& frame, const Face& action);
Verdict refuse(const State& s, const Reorganising& frame, const Finish& action);
void apply(State& s, Reorganising& frame, const Rally& action, const EventSink& events);
void apply(State& s, Reorganising& frame, const Face& action, const EventSink& events);
void apply(State& s, Reorganising& frame, const Finish& action, const EventSink& events);
void offer(const State& s, const Reorganising& frame, Offers<Action>& out);
void resume(State& s, Reorganising& frame, const TestReport& report, const EventSink& events);
void resume(State& s, Reorganising& frame, const DieReport& report, const EventSink& events);

}  // namespace grognard::orthez
