// What the stages of one contact share; for the files of this folder only.
#pragma once

#include "games/orthez/charge/charge.hpp"
#include "games/orthez/charge/course.hpp"
#include "games/orthez/charge/riders.hpp"

namespace grognard::orthez::contact {

void go_to(ChargeContact& c, ChargeStage stage);
// Units of the target still on the map.
UnitList prey_left(const State& s, const ChargeContact& c);
// The hex of the cavalry from which it charges.
HexId from(const State& s, const ChargeContact& c);
// In good order, or disordered by nothing but the stream it charged across (lb.18.6.A.8).
bool can_go_on(const State& s, const ChargeContact& c);

// Stages up to the dice, each written once; false: it asks.
bool start(State& s, ChargeContact& c, const EventSink& events);
bool last_square(State& s, ChargeContact& c);
void after_last_chance(State& s, ChargeContact& c);
bool fire(State& s, ChargeContact& c, ChargeStage next);
bool retreat(const State& s, ChargeContact& c);
bool stand(State& s, ChargeContact& c, const EventSink& events);
bool cross(State& s, ChargeContact& c, const EventSink& events);
bool squadrons(const State& s, ChargeContact& c);
bool melee(State& s, ChargeContact& c);

// And after them.
bool leaders(State& s, ChargeContact& c);
bool attacker_losses(State& s, ChargeContact& c, const EventSink& events);
bool defender_losses(State& s, ChargeContact& c, const EventSink& events);
bool ranks(State& s, ChargeContact& c, const EventSink& events);
bool result(State& s, ChargeContact& c, const EventSink& events);
bool tests(State& s, ChargeContact& c, const UnitList& units, bool marked, ChargeStage next);
bool pursue(State& s, ChargeContact& c, const EventSink& events);
bool rout(State& s, ChargeContact& c);
bool advance(State& s, ChargeContact& c, const EventSink& events);
bool fall_back(State& s, ChargeContact& c, const UnitList& cavalry, ChargeStage next);
void close(State& s, ChargeContact& c, const EventSink& events);

// Movement that each increment of the prey costs; 0: there is no pursuit.
int pursuit_rate(const State& s, const ChargeContact& c);
// Several regiments that fight may keep back all but their first squadrons (lb.18.5.D.1.1).
bool may_use_squadrons(const State& s, const UnitList& units);
bool may_retreat(const State& s, const ChargeContact& c);

}  // namespace grognard::orthez::contact
