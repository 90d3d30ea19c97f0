// Questions about where pieces stand, whose an area is and what guns are worth; nothing changes.
#pragma once

#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

template <class Enum>
constexpr std::size_t at(Enum value) {
    return static_cast<std::size_t>(value);
}

// Units, by side, arm and place.
constexpr const UnitSet& of_side(const State& s, Seat seat) { return s.battle->of_side[at(seat)]; }
constexpr const UnitSet& of_arm(const State& s, Arm arm) { return s.battle->of_arm[at(arm)]; }
constexpr const UnitSet& standing(const State& s, Posture posture) {
    return s.standing[at(posture)];
}
constexpr const UnitSet& of_force(const State& s, Force force) {
    return s.battle->of_force[at(force)];
}
constexpr UnitSet units_in(const State& s, Seat seat, AreaId area) {
    return s.units_in[area] & of_side(s, seat);
}
constexpr UnitSet units_in(const State& s, Seat seat, Arm arm, AreaId area) {
    return units_in(s, seat, area) & of_arm(s, arm);
}
constexpr UnitSet units_in(const State& s, Force force, Arm arm, AreaId area) {
    return s.units_in[area] & of_force(s, force) & of_arm(s, arm);
}
// Infantry, cavalry and guns: leaders neither occupy an area nor fill it.
constexpr UnitSet combat_units_in(const State& s, Seat seat, AreaId area) {
    return units_in(s, seat, area) - of_arm(s, Arm::Leader);
}

constexpr const Kind& kind(const State& s, UnitId unit) { return s.battle->kinds[unit]; }
constexpr Seat side(const State& s, UnitId unit) { return side(kind(s, unit).nation); }
constexpr const NationCard& card(const State& s, UnitId unit) {
    return s.battle->charts.nations[at(kind(s, unit).nation)];
}
constexpr const TerrainCard& terrain_card(const State& s, AreaId area) {
    return s.battle->charts.terrain[at(s.battle->terrain[area])];
}
// Nothing: no stronghold there.
constexpr const Stronghold* stronghold(const State& s, AreaId area) {
    if (!on_map(area) || s.battle->stronghold_at[area] == 0) return nullptr;
    return &s.battle->strongholds[s.battle->stronghold_at[area] - 1U];
}

// Areas with a piece of that force and arm, however it stands.
constexpr const AreaSet& areas_with(const State& s, Force force, Arm arm) {
    return s.areas_with_arm[at(force)][at(arm)];
}
constexpr AreaSet areas_with(const State& s, Seat seat, Arm arm) {
    const AreaSet with_allies =
        areas_with(s, Force::Anglo, arm) | areas_with(s, Force::Prussian, arm);
    return seat == french ? areas_with(s, Force::French, arm) : with_allies;
}
// Areas held by combat units of that side, the box too (W14: a lone leader holds nothing).
constexpr const AreaSet& occupied(const State& s, Seat seat) { return s.occupied[at(seat)]; }
constexpr bool enemy_held(const State& s, Seat seat, AreaId area) {
    return occupied(s, other(seat)).has(area);
}
// Next to it; the box and the entry areas count as neighbours (W37, W63).
constexpr AreaSet beside(const Battle& battle, AreaId area) {
    if (area == delayed_box) return battle.all_entries;
    AreaSet out = battle.graph.neighbours(area);
    if (battle.all_entries.has(area)) out.add(delayed_box);
    return out;
}
// What is next to these areas on the map, and by way of the box.
constexpr AreaSet with_box(const Battle& battle, AreaSet out, const AreaSet& areas) {
    if (areas.has(delayed_box)) out |= battle.all_entries;
    if (areas.intersects(battle.all_entries)) out.add(delayed_box);
    return out;
}
// Next to at least one of these.
constexpr AreaSet beside(const Battle& battle, const AreaSet& areas) {
    return with_box(battle, battle.graph.neighbours(areas), areas);
}
// Areas next to an enemy combat unit (wl.action.reserve.not-into-adjacent).
constexpr AreaSet near_enemy(const State& s, Seat seat) {
    return beside(*s.battle, occupied(s, other(seat)));
}
constexpr int stack_size(const State& s, Seat seat, AreaId area) {
    return combat_units_in(s, seat, area).size();
}
// W15: so many of the force's guns in the area have a cube on them and no friendly infantry there.
int silenced_guns(const State& s, Force force, AreaId area);
int operational_guns(const State& s, Force force, AreaId area);

constexpr int cubes_in(const State& s, Force force, AreaId area) {
    return s.cubes[at(force)][area];
}

// The cubes that one of `infantry` units may or must take of `cubes` (wl.damage.move-assign).
struct Share {
    int least = 0;
    int most = 0;
};
Share share_of_one(const State& s, int infantry, int cubes);
// The same for this unit if it leaves its area now; only infantry takes any.
Share share_of(const State& s, UnitId unit);
// The cube that a gun takes along since nobody of its colour is left to carry it.
int cubes_along(const State& s, UnitId unit);

// Pieces as players name them.
constexpr Piece piece_of(const State& s, UnitId id) {
    const Unit& unit = s.units[id];
    const auto [nation, arm] = kind(s, id);
    return {nation, arm, unit.posture, unit.sheltered ? behind_walls : unit.from};
}
// The first of these units that is so described, no_unit if none is.
UnitId find_piece(const State& s, const UnitSet& among, const Piece& piece);

// One unit of every description among these, in the order of their ids. They are few: those before
// each are looked through.
template <class Visit>
constexpr void each_piece(const State& s, const UnitSet& among, Visit visit) {
    for (const int id : among) {
        const Piece piece = piece_of(s, static_cast<UnitId>(id));
        for (const int before : among) {
            if (before == id) visit(piece, static_cast<UnitId>(id));
            if (before == id || piece_of(s, static_cast<UnitId>(before)) == piece) break;
        }
    }
}
bool all_alike(const State& s, const UnitSet& units);

// Whom a leader may activate (wl.leader.british, wl.leader.prussian).
constexpr Force led_by(const State& s, UnitId leader) { return force(kind(s, leader).nation); }
// W72: units in an unresolved assault cannot act.
constexpr UnitSet free_units(const State& s, Seat seat) {
    return of_side(s, seat) - s.units_in[lost] - s.units_in[on_track] - s.attacking;
}

// Eliminated infantry, guns and leaders as victory counts them: a Prussian is never counted.
int losses(const State& s, Seat seat);
bool holds_all_strongholds(const State& s, Seat seat);

}  // namespace grognard::waterloo
