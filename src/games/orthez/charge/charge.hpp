// Section 18: charges, reactions and squares. Frames: ChargeWindow, ReactionWindow, SquareRoll,
// ChargeContact, SquareAhead, CavalryPursuit.
#pragma once

#include "games/orthez/charge/charge_zone.hpp"
#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// A charge over fewer hexes is short (lb.18.10.1).
inline constexpr int full_ride = 3;

// ChargeWindow asks the other side than the mover: OpportunityCharge, Pass. Finishes by itself
// where nobody can. ChargeWindowReport.
inline void begin_charge_window(State& s, UnitId mover) {
    ChargeWindow window;
    window.mover = mover;
    s.frames.push(window);
}
Seat decider(const State& s, const ChargeWindow& window);
bool proceed(State& s, ChargeWindow& window, const EventSink& events);
Verdict refuse(const State& s, const ChargeWindow& window, const OpportunityCharge& action);
void apply(State& s, ChargeWindow& window, const OpportunityCharge& action,
           const EventSink& events);
Verdict refuse(const State& s, const ChargeWindow& window, const Pass& action);
void apply(State& s, ChargeWindow& window, const Pass& action, const EventSink& events);
void offer(const State& s, const ChargeWindow& window, Offers<Action>& out);
void resume(State& s, ChargeWindow& window, const TestReport& report, const EventSink& events);
void resume(State& s, ChargeWindow& window, const ContactReport& report, const EventSink& events);

// ReactionWindow asks the other side than the cavalry: React, Pass; as often as somebody can.
// ReactionWindowReport.
inline void begin_reaction_window(State& s, UnitId cavalry) {
    ReactionWindow window;
    window.cavalry = cavalry;
    s.frames.push(window);
}
Seat decider(const State& s, const ReactionWindow& window);
bool proceed(State& s, ReactionWindow& window, const EventSink& events);
Verdict refuse(const State& s, const ReactionWindow& window, const React& action);
void apply(State& s, ReactionWindow& window, const React& action, const EventSink& events);
Verdict refuse(const State& s, const ReactionWindow& window, const Pass& action);
void apply(State& s, ReactionWindow& window, const Pass& action, const EventSink& events);
void offer(const State& s, const ReactionWindow& window, Offers<Action>& out);
void resume(State& s, ReactionWindow& window, const SquareReport& report, const EventSink& events);
void resume(State& s, ReactionWindow& window, const TestReport& report, const EventSink& events);
void resume(State& s, ReactionWindow& window, const ContactReport& report, const EventSink& events);

// SquareRoll is chance: two dice on the square table; then it asks the owner where a disordered
// unit goes that must make room: GoTo. SquareReport.
inline void begin_square_roll(State& s, const UnitList& units, UnitId cavalry) {
    SquareRoll roll;
    roll.units = units;
    roll.cavalry = cavalry;
    roll.hex = s.units[units[0]].hexes[0];
    s.frames.push(roll);
}
Awaits awaits(const State& s, const SquareRoll& roll);
Chance chance(const State& s, const SquareRoll& roll);
void resolve(State& s, SquareRoll& roll, Drawn drawn, const EventSink& events);
bool proceed(State& s, SquareRoll& roll, const EventSink& events);
Verdict refuse(const State& s, const SquareRoll& roll, const GoTo& action);
void apply(State& s, SquareRoll& roll, const GoTo& action, const EventSink& events);
void offer(const State& s, const SquareRoll& roll, Offers<Action>& out);

// ChargeContact runs lb.18.6.A.1-A.9 with the cavalry beside its target. It asks
//   the target's side: React, Pass (a last square); Retreat, Stand; Engage (cavalry that defends);
//   the cavalry's side: Engage (squadrons); Charge, Pass (pursuit after an opportunity charge).
// ContactReport. Before a square it pushes SquareAhead first.
void begin_charge_contact(State& s, UnitId cavalry, HexId target, ChargeKind kind);
// The same with the length of the ride given, for reaction charges.
void begin_charge_contact(State& s, UnitId cavalry, HexId target, ChargeKind kind, ChargeRun run);
Seat decider(const State& s, const ChargeContact& contact);
bool proceed(State& s, ChargeContact& contact, const EventSink& events);
Verdict refuse(const State& s, const ChargeContact& contact, const React& action);
void apply(State& s, ChargeContact& contact, const React& action, const EventSink& events);
Verdict refuse(const State& s, const ChargeContact& contact, const Retreat& action);
void apply(State& s, ChargeContact& contact, const Retreat& action, const EventSink& events);
Verdict refuse(const State& s, const ChargeContact& contact, const Stand& action);
void apply(State& s, ChargeContact& contact, const Stand& action, const EventSink& events);
Verdict refuse(const State& s, const ChargeContact& contact, const Engage& action);
void apply(State& s, ChargeContact& contact, const Engage& action, const EventSink& events);
Verdict refuse(const State& s, const ChargeContact& contact, const Charge& action);
void apply(State& s, ChargeContact& contact, const Charge& action, const EventSink& events);
Verdict refuse(const State& s, const ChargeContact& contact, const Pass& action);
void apply(State& s, ChargeContact& contact, const Pass& action, const EventSink& events);
void offer(const State& s, const ChargeContact& contact, Offers<Action>& out);
void resume(State& s, ChargeContact& contact, const SquareReport& report, const EventSink& events);
void resume(State& s, ChargeContact& contact, const TestReport& report, const EventSink& events);
void resume(State& s, ChargeContact& contact, const SquareAheadReport& report,
            const EventSink& events);
void resume(State& s, ChargeContact& contact, const FireWindowReport& report,
            const EventSink& events);
void resume(State& s, ChargeContact& contact, const RetreatReport& report, const EventSink& events);
void resume(State& s, ChargeContact& contact, const MeleeReport& report, const EventSink& events);
void resume(State& s, ChargeContact& contact, const LeaderReport& report, const EventSink& events);

// SquareAhead asks the cavalry's side: RideThrough, Halt, ChargeSquare. It rides through by itself;
// the charge is the caller's: ChargeContact. SquareAheadReport.
inline void begin_square_ahead(State& s, UnitId cavalry, HexId square) {
    SquareAhead ahead;
    ahead.cavalry = cavalry;
    ahead.square = square;
    s.frames.push(ahead);
}
Seat decider(const State& s, const SquareAhead& ahead);
bool proceed(State& s, SquareAhead& ahead, const EventSink& events);
Verdict refuse(const State& s, const SquareAhead& ahead, const RideThrough& action);
void apply(State& s, SquareAhead& ahead, const RideThrough& action, const EventSink& events);
Verdict refuse(const State& s, const SquareAhead& ahead, const Halt& action);
void apply(State& s, SquareAhead& ahead, const Halt& action, const EventSink& events);
Verdict refuse(const State& s, const SquareAhead& ahead, const ChargeSquare& action);
void apply(State& s, SquareAhead& ahead, const ChargeSquare& action, const EventSink& events);
void offer(const State& s, const SquareAhead& ahead, Offers<Action>& out);
void resume(State& s, SquareAhead& ahead, const ReactionWindowReport& report,
            const EventSink& events);

// CavalryPursuit of cavalry that retreats before the charge, along the hexes it left: asks the
// pursuer's side Recall or Pass before each hex until the one recall is rolled. PursuitReport.
inline void begin_pursuit(State& s, UnitId cavalry, UnitId prey, const RoutPath& path) {
    CavalryPursuit pursuit;
    pursuit.cavalry = cavalry;
    pursuit.prey = prey;
    pursuit.path = path;
    s.frames.push(pursuit);
}
Seat decider(const State& s, const CavalryPursuit& pursuit);
bool proceed(State& s, CavalryPursuit& pursuit, const EventSink& events);
Verdict refuse(const State& s, const CavalryPursuit& pursuit, const Recall& action);
void apply(State& s, CavalryPursuit& pursuit, const Recall& action, const EventSink& events);
Verdict refuse(const State& s, const CavalryPursuit& pursuit, const Pass& action);
void apply(State& s, CavalryPursuit& pursuit, const Pass& action, const EventSink& events);
void offer(const State& s, const CavalryPursuit& pursuit, Offers<Action>& out);
void resume(State& s, CavalryPursuit& pursuit, const DieReport& report, const EventSink& events);
void resume(State& s, CavalryPursuit& pursuit, const ContactReport& report,
            const EventSink& events);

// The declared target of a charge that broke before contact waits for the cavalry
// (lb.18.6.F.3.c). Call this when the charge ends or is turned on another target: it routs those
// who still wait; true if a frame was pushed.
bool release_prey(State& s, Moving& moving);

}  // namespace grognard::orthez
