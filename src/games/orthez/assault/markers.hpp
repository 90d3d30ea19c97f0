// Assault markers: who assaults which hex, and when a marker falls (lb.15.1.3, 15.2.D, 15.11).
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Unit::assaults[i] is the marker of Unit::hexes[i]; a unit that closed on one hex keeps both.
bool has_marker(const Unit& unit);
bool assaults(const Unit& unit, HexId target);
// The unit's hex from which it assaults the target; no_hex.
HexId assaulting_hex(const Unit& unit, HexId target);

UnitSet attackers_of(const State& s, HexId target);
HexList attacking_hexes(const State& s, HexId target);
bool is_assaulted(const State& s, HexId hex);
// The other hex of a unit that is assaulted in both of its hexes (lb.15.5.2); no_hex.
HexId second_target(const State& s, HexId target);

void drop_markers(State& s, UnitId unit);
// All markers against a hex; a unit keeps the one against another hex.
void drop_markers_against(State& s, HexId target);

// lb.15.2.D.1: units in this hex that carry markers are assaulted or charged themselves. Call it
// when the new marker is placed, or when the charge comes into contact.
void divert_assaults(State& s, HexId hex, const EventSink& events);

}  // namespace grognard::orthez
