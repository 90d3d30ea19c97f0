// The cavalry of a charge: who rides together, where it touches its target, what it has left.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

inline bool is_cavalry(const State& s, UnitId unit) { return counter(s, unit).arm == Arm::Cavalry; }
inline bool is_formed(const Unit& unit, Formation formation) {
    return unit.order == OrderState::Good && unit.formation == formation;
}
inline bool is_ordered(const Unit& unit) {
    return is_formed(unit, Formation::Column) || is_formed(unit, Formation::Line);
}

// The units that stand with this one, from the top down; itself alone if it is off the map.
UnitList riders(const State& s, UnitId cavalry);
// All of them on the map and in good order.
bool keeps_order(const State& s, UnitId cavalry);

// The unit's hex beside the target from which it has the target in front; no_hex.
HexId contact_hex(const State& s, UnitId cavalry, HexId target);

// Movement that the slowest of them has left.
Pm left_of_riders(const State& s, UnitId cavalry);
void spend(State& s, UnitId cavalry, Pm amount);
void spend_all(State& s, UnitId cavalry);

// Out of play for the rest of the turn (lb.18.6.C.6.b).
void mark_as_charged(State& s, const UnitList& cavalry);
// One step of fatigue at the end of the phase (lb.18.5.D.1).
void count_charge(State& s, UnitId cavalry);
void count_melee(State& s, const UnitList& units, Strength strength);
// At once (lb.15.4.A.6, 18.8.A.1.f).
void exhaust(State& s, const UnitList& cavalry, const EventSink& events);

// Closes a spread formation on one of its hexes without asking, where the rules name the hex.
void close_on(State& s, UnitId unit, HexId hex, const EventSink& events);
// Leaders of that side ride along from each old hex to the new one.
void lead_along(State& s, const Footprint& from, const Footprint& to, Seat side,
                const EventSink& events);
// Facing by which a unit in this formation has that side in front; the present one if it does.
Side facing_toward(const Unit& unit, Side side);

}  // namespace grognard::orthez
