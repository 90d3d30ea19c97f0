// Generals in danger: tests, retreats, escapes through the enemy.
#pragma once

#include "core/offers.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

inline constexpr int farthest_retreat = 3;

Chance chance(const State& s, const GeneralTest& test);
void resolve(State& s, GeneralTest& test, Drawn drawn, const EventSink& events);

// He leaves his hex for 1 to 3 hexes; while on his way he stands on no hex.
void begin_general_retreat(State& s, GeneralId id, const EventSink& events);

inline Seat decider(const State& s, const GeneralRetreat& retreat) {
    return s.generals[retreat.general].side;
}
Verdict refuse(const State& s, const GeneralRetreat& retreat, const Retreat& step);
Verdict refuse(const State& s, const GeneralRetreat& retreat, const Stop& stop);
Verdict refuse(const State& s, const GeneralRetreat& retreat, const LeaveBoard& leave);
void apply(State& s, GeneralRetreat& retreat, const Retreat& step, const EventSink& events);
void apply(State& s, GeneralRetreat& retreat, const Stop& stop, const EventSink& events);
void apply(State& s, GeneralRetreat& retreat, const LeaveBoard& leave, const EventSink& events);
void offer(const State& s, const GeneralRetreat& retreat, Offers<Action>& out);
bool proceed(State& s, GeneralRetreat& retreat, const EventSink& events);

inline Seat decider(const State& s, const EscapeChoice& choice) { return s.units[choice.by].side; }
Verdict refuse(const State& s, const EscapeChoice& choice, const StrikeGeneral& strike);
Verdict refuse(const State& s, const EscapeChoice& choice, const Pass& pass);
void apply(State& s, EscapeChoice& choice, const StrikeGeneral& strike, const EventSink& events);
void apply(State& s, EscapeChoice& choice, const Pass& pass, const EventSink& events);
void offer(const State& s, const EscapeChoice& choice, Offers<Action>& out);

Chance chance(const State& s, const EscapeRoll& roll);
void resolve(State& s, EscapeRoll& roll, Drawn drawn, const EventSink& events);

}  // namespace grognard::ccn
