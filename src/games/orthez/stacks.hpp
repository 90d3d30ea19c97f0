// Who stands where: units and leaders of a hex, strengths and shares.
#pragma once

#include "core/ratio.hpp"
#include "games/orthez/hexes.hpp"
#include "games/orthez/state.hpp"

namespace grognard::orthez {

inline const Counter& counter(const State& s, UnitId unit) { return s.battle->units[unit]; }
inline const Ground& ground(const State& s) { return s.battle->ground; }
inline Terrain terrain(const State& s, HexId hex) { return s.battle->ground.terrain[hex]; }
inline Seat side_of(const State& s, UnitId unit) { return counter(s, unit).side; }

inline bool on_map(const Unit& unit) { return unit.whereabouts == Whereabouts::Map; }
inline bool stands_in(const Unit& unit, HexId hex) {
    for (const HexId at : unit.hexes) {
        if (at == hex) return true;
    }
    return false;
}

// Combat units in a hex from the top down; demolished wagons stand there too.
UnitList units_in(const State& s, HexId hex);
LeaderSet leaders_in(const State& s, HexId hex);
// The seat whose combat units are there; nothing if the hex is empty or holds leaders alone.
bool holds_unit_of(const State& s, HexId hex, Seat seat);
inline bool is_occupied(const State& s, HexId hex) {
    return s.occupied[0].has(hex) || s.occupied[1].has(hex);
}

// The top unit of a hex for formation, fire and tests: never a half-increment company that has a
// partner (lb.10.2.2). no_unit where there is none.
UnitId leading_unit(const State& s, HexId hex);

// Increments left, of the whole unit and of its share in one of its hexes (lb.11.3.1).
Ratio increments(const State& s, UnitId unit);
Ratio share(const State& s, UnitId unit);
// Infantry and cavalry increments of a hex; guns and wagons do not count.
Ratio increments_in(const State& s, HexId hex);

// The senior leader of a hex, whose bonuses count (lb.19.D.1.a); no_leader.
LeaderId senior_leader(const State& s, HexId hex);
// The same for a unit, which may stand in several hexes (lb.21.4.1).
LeaderId senior_leader_of(const State& s, UnitId unit);

// Formations that exist in this terrain only as general order: town, wood, marsh, church, chateau
// (lb.11.6.1).
constexpr bool imposes_general_order(Terrain terrain) {
    return terrain == Terrain::Town || terrain == Terrain::Wood || terrain == Terrain::Marsh ||
           terrain == Terrain::Church || terrain == Terrain::Chateau;
}

}  // namespace grognard::orthez
