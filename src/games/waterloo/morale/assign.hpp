// Owners spread the cubes of an area over its infantry, one unit at a time.
#pragma once

#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

// Asks for each force of that side with infantry and cubes there, unit by unit in the order of
// their ids; all of them bear the area's cubes, whoever fires or tests (wl.damage.assign-all). They
// keep what they are given until clear_assignment().
void begin_assignment(State& s, AreaId area, Seat owner);
// Without asking, for units that all go the same way.
void assign_anyhow(State& s, AreaId area, Seat owner);
void clear_assignment(State& s, AreaId area, Seat owner);

Seat decider(const State& s, const Assigning& assigning);
Verdict refuse(const State& s, const Assigning& assigning, const Assign& said);
void apply(State& s, Assigning& assigning, const Assign& said, const EventSink& events);
void offer(const State& s, const Assigning& assigning, Offers<Action>& out);
bool proceed(State& s, Assigning& assigning, const EventSink& events);

}  // namespace grognard::waterloo
