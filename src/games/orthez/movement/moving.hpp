// Section 12: a stack on the move and each thing it does. Frames: Moving, Performing.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/movement/plan.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Units of one hex, the top one first, that may move as one stack: one side, formation, facing and
// order (lb.12.1.1). Whether the chit lets them is the activation's question.
Verdict may_move_together(const State& s, const UnitList& units);

// Moving asks the units' side: Step, Turn, Form, Extend, Gather, Pivot, Reorder, Drop, TakeAlong,
// LeaveBehind, BreakDown, Recombine, Assault, Charge, Finish. Reports MoveReport.
inline void begin_moving(State& s, const UnitList& units, Mission mission) {
    Moving moving;
    moving.units = units;
    moving.mission = mission;
    s.frames.push(moving);
}
inline Seat decider(const State& s, const Moving& m) { return side_of(s, m.units[0]); }
bool proceed(State& s, Moving& m, const EventSink& events);
Coverage offer(const State& s, const Moving& m, Offers<Action>& out);

// Deeds that may cost movement points are carried out by Performing.
Verdict refuse(const State& s, const Moving& m, const Deed& deed);
void apply(State& s, Moving& m, const Deed& deed, const EventSink& events);

// What costs nothing: facing, order of the stack, who goes along (turning.cpp).
Verdict refuse(const State& s, const Moving& m, const Turn& turn);
void apply(State& s, Moving& m, const Turn& turn, const EventSink& events);
Verdict refuse(const State& s, const Moving& m, const Reorder& reorder);
void apply(State& s, Moving& m, const Reorder& reorder, const EventSink& events);
Verdict refuse(const State& s, const Moving& m, const Drop& drop);
void apply(State& s, Moving& m, const Drop& drop, const EventSink& events);
Verdict refuse(const State& s, const Moving& m, const TakeAlong& action);
void apply(State& s, Moving& m, const TakeAlong& action, const EventSink& events);
Verdict refuse(const State& s, const Moving& m, const LeaveBehind& action);
void apply(State& s, Moving& m, const LeaveBehind& action, const EventSink& events);

// Declarations (declare.cpp).
Verdict refuse(const State& s, const Moving& m, const Assault& assault);
void apply(State& s, Moving& m, const Assault& assault, const EventSink& events);
Verdict refuse(const State& s, const Moving& m, const Charge& charge);
void apply(State& s, Moving& m, const Charge& charge, const EventSink& events);
void offer_declarations(const State& s, const Moving& m, Offers<Action>& out);

Verdict refuse(const State& s, const Moving& m, const Finish& action);
void apply(State& s, Moving& m, const Finish& action, const EventSink& events);

void resume(State& s, Moving& m, const DeedReport& report, const EventSink& events);
void resume(State& s, Moving& m, const TestReport& report, const EventSink& events);
void resume(State& s, Moving& m, const ReactionWindowReport& report, const EventSink& events);
void resume(State& s, Moving& m, const ContactReport& report, const EventSink& events);

// Takes from the stack whoever can no longer move with it: gone, routing or in another hex.
void prune(const State& s, Moving& m);
// Units that have become routing run at once; guns in battery leave play instead (lb.21.2.B.1,
// 17.15.1).
void send_routing(State& s, const UnitList& units, const EventSink& events);

// Performing asks nobody: it runs the stages of lb.14.7.3 and pushes their windows. DeedReport.
inline void begin_performing(State& s, const Deed& deed) { s.frames.push(Performing{deed}); }
bool proceed(State& s, Performing& p, const EventSink& events);
void resume(State& s, Performing& p, const TestReport& report, const EventSink& events);
void resume(State& s, Performing& p, const FireWindowReport& report, const EventSink& events);
void resume(State& s, Performing& p, const ChargeWindowReport& report, const EventSink& events);
void resume(State& s, Performing& p, const ReactionWindowReport& report, const EventSink& events);
void resume(State& s, Performing& p, const DieReport& report, const EventSink& events);

void resume(State& s, Performing& p, const ContactReport& report, const EventSink& events);

// What happens to a stack because of the hexes it has come into (entry.cpp). Pushes one frame at a
// time; false when nothing is left to do.
bool enter_hexes(State& s, Moving& m, Performing& p, const EventSink& events);
void resume_joining(State& s, Moving& m, const Performing& p, const TestReport& report,
                    const EventSink& events);

}  // namespace grognard::orthez
