// The queue of assaults, and the seven steps of each.
#pragma once

#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

// Every pending assault is fought, and those that continued charges add, until none is left.
void begin_assaults(State& s);

Seat decider(const State& s, const AssaultQueue& queue);
Verdict refuse(const State& s, const AssaultQueue& queue, const Resolve& said);
void apply(State& s, AssaultQueue& queue, const Resolve& said, const EventSink& events);
void offer(const State& s, const AssaultQueue& queue, Offers<Action>& out);
bool proceed(State& s, AssaultQueue& queue, const EventSink& events);

// Runs the step's function until it is over, then the next; at the end nobody is an attacker.
bool proceed(State& s, Assault& assault, const EventSink& events);

// Who takes part now. Attackers are units with an origin; a leader is neither.
constexpr UnitSet attackers(const State& s, const Assault& assault, Arm arm) {
    return units_in(s, assault.attacker, arm, assault.area) & s.attacking;
}
// An area is never assaulted by both sides at once, so nobody there has come to attack.
constexpr UnitSet defenders(const State& s, const Assault& assault, Arm arm) {
    return units_in(s, other(assault.attacker), arm, assault.area);
}
constexpr UnitSet taking_part(const State& s, const Assault& assault, Seat seat, Arm arm) {
    return seat == assault.attacker ? attackers(s, assault, arm) : defenders(s, assault, arm);
}
// All that is there, also what shared the area with the defenders before the others came (W16).
constexpr UnitSet cavalry_of(const State& s, const Assault& assault, Seat seat) {
    return units_in(s, seat, Arm::Cavalry, assault.area);
}
UnitSet sheltered(const State& s, const Assault& assault);  // defending infantry

}  // namespace grognard::waterloo
