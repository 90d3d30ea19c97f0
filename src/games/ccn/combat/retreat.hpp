// Units going back: forced by flags, or withdrawing to reform.
#pragma once

#include "core/offers.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

bool can_withdraw(const State& s, const Unit& unit);
// Toward its base line, but more hexes than it has left to go?
bool retreats_too_far(const Unit& unit, Hex to, int left);

inline Seat decider(const State& s, const UnitRetreat& retreat) {
    return s.units[retreat.unit].side;
}
Verdict refuse(const State& s, const UnitRetreat& retreat, const Retreat& step);
Verdict refuse(const State& s, const UnitRetreat& retreat, const Stop& stop);
void apply(State& s, UnitRetreat& retreat, const Retreat& step, const EventSink& events);
void apply(State& s, UnitRetreat& retreat, const Stop& stop, const EventSink& events);
void offer(const State& s, const UnitRetreat& retreat, Offers<Action>& out);
bool proceed(State& s, UnitRetreat& retreat, const EventSink& events);

inline Seat decider(const State& s, const Withdrawal& withdrawal) {
    return s.units[withdrawal.unit].side;
}
Verdict refuse(const State& s, const Withdrawal& withdrawal, const Retreat& step);
void apply(State& s, Withdrawal& withdrawal, const Retreat& step, const EventSink& events);
void offer(const State& s, const Withdrawal& withdrawal, Offers<Action>& out);
bool proceed(State& s, Withdrawal& withdrawal, const EventSink& events);

}  // namespace grognard::ccn
