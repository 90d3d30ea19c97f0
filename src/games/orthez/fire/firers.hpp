// Who may fire at what: fields of fire, units that stay silent, hexes that have fired
// (sections 14.6, 14.7, 15.3, 17.7).
#pragma once

#include "core/refusal.hpp"
#include "games/orthez/fire/odds.hpp"

namespace grognard::orthez {

// What the fire is part of.
enum class Occasion : std::uint8_t { FirePhase, ArtilleryChit, Opportunity };
constexpr FireKind kind_of(Occasion occasion) {
    return occasion == Occasion::Opportunity ? FireKind::Opportunity : FireKind::Combat;
}

// A hex that the unit has in front of it, adjacent or along the line of sight (lb.8.3.1).
bool in_field_of_fire(const State& s, UnitId unit, HexId from, HexId at);

// Assault markers on the unit, and those pointing at any of its hexes.
bool carries_assault(const State& s, UnitId unit);
bool is_assaulted(const State& s, UnitId unit);

// The units of the hex that take no part: they look another way, carry an assault marker, have no
// ammunition, are infantry on the artillery chit, have no zone there for opportunity fire.
UnitSet silent_units(const State& s, HexId from, HexId at, Occasion occasion);

// Has the hex fired in this fire phase or chit? (lb.14.6.D.1)
bool has_fired(const State& s, HexId hex);
void mark_fired(State& s, HexId hex);
// Has it been the deliberate target of a fire? (lb.14.4.A.1)
bool was_targeted(const State& s, HexId hex);

// The target of an assault fires at its assailants only (lb.15.3.C.2).
bool is_held_by_assault(const State& s, HexId from, HexId at);

// Why this hex may take no part in a fire at that one: nothing if it may.
Verdict refuse_firer(const State& s, HexId from, HexId at, Occasion occasion);

// Batteries of these hexes that fire.
UnitList firing_batteries(const State& s, const HexList& from, const UnitSet& silent);

}  // namespace grognard::orthez
