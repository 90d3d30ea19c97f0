// Putting pieces in areas, standing them up or down, taking them off: the only ways they change.
#pragma once

#include "games/waterloo/board.hpp"
#include "games/waterloo/events.hpp"

namespace grognard::waterloo {

// Moves a unit anywhere and keeps what is derived; who last held a stronghold alone is noted.
void place_unit(State& s, UnitId unit, AreaId to, const EventSink& events);
// The unit leaves with so many cubes of its colour; what guns left behind can't carry is lost
// (W18).
void move_with_cubes(State& s, UnitId unit, AreaId to, int cubes, const EventSink& events);
// So many more of a colour's cubes in an area, or fewer.
constexpr void put_cubes(State& s, Force force, AreaId area, int count) {
    std::uint8_t& here = s.cubes[at(force)][area];
    here = static_cast<std::uint8_t>(here + count);
}
// Off the board for good; so many cubes of its area go back to the stock with it.
void eliminate(State& s, UnitId unit, int cubes, const EventSink& events);
// A fresh unit becomes tired, a tired one is eliminated (wl.formation.cavalry.tired-again).
void wear_down(State& s, UnitId cavalry, const EventSink& events);

// W72: from there the unit has entered an assault; and it is over for it.
constexpr void attack_from(State& s, UnitId unit, AreaId origin) {
    s.units[unit].from = origin;
    s.attacking.add(unit);
}
constexpr void attack_no_more(State& s, UnitId unit) {
    s.units[unit].from = nowhere;
    s.attacking.remove(unit);
}

constexpr void set_posture(State& s, UnitId unit, Posture posture) {
    s.standing[at(s.units[unit].posture)].remove(unit);
    s.standing[at(posture)].add(unit);
    s.units[unit].posture = posture;
}

}  // namespace grognard::waterloo
