// Moves pieces and keeps the sets of who is where.
#include "games/waterloo/pieces.hpp"

#include <algorithm>

namespace grognard::waterloo {

namespace {

// Call before the unit leaves its area.
void note_leaving(State& s, UnitId unit) {
    const AreaId area = s.units[unit].at;
    const auto [nation, arm] = kind(s, unit);
    UnitSet others = s.units_in[area];
    others.remove(unit);
    const UnitSet combat_units = of_side(s, side(nation)) - of_arm(s, Arm::Leader);
    if (!others.intersects(combat_units)) s.occupied[at(side(nation))].remove(area);
    const UnitSet same_arm = of_force(s, force(nation)) & of_arm(s, arm);
    if (!others.intersects(same_arm)) s.areas_with_arm[at(force(nation))][at(arm)].remove(area);
}

void note_entering(State& s, UnitId unit, AreaId area) {
    const auto [nation, arm] = kind(s, unit);
    s.areas_with_arm[at(force(nation))][at(arm)].add(area);
    if (arm != Arm::Leader) s.occupied[at(side(nation))].add(area);
}

// W2: the last side to have had combat units alone there.
void note_holder(State& s, AreaId area, const EventSink& events) {
    const auto here = s.battle->stronghold_at[area] - 1U;
    for (const Seat seat : both_seats) {
        if (!occupied(s, seat).has(area) || occupied(s, other(seat)).has(area)) continue;
        if (s.holders[here] != seat) events.tell(StrongholdTaken{area, seat});
        s.holders[here] = seat;
    }
}

// What nobody in the area can carry goes back to the stock: with no infantry of the colour left,
// guns carry one each.
void drop_excess(State& s, Force force, AreaId area) {
    if (area > delayed_box || areas_with(s, force, Arm::Infantry).has(area)) return;
    const int guns = units_in(s, force, Arm::Artillery, area).size();
    const int excess = cubes_in(s, force, area) - guns;
    if (excess <= 0) return;
    put_cubes(s, force, area, -excess);
    s.stock[at(force)] = static_cast<std::uint8_t>(s.stock[at(force)] + excess);
}

}  // namespace

void place_unit(State& s, UnitId unit, AreaId to, const EventSink& events) {
    const AreaId from = s.units[unit].at;
    if (from <= delayed_box) note_leaving(s, unit);
    if (to <= delayed_box) note_entering(s, unit, to);
    s.units[unit].at = to;
    s.units_in[from].remove(unit);
    s.units_in[to].add(unit);
    for (const AreaId area : {from, to}) {
        if (stronghold(s, area) != nullptr) note_holder(s, area, events);
    }
}

void move_with_cubes(State& s, UnitId unit, AreaId to, int cubes, const EventSink& events) {
    const Force colour = force(kind(s, unit).nation);
    const AreaId from = s.units[unit].at;
    if (cubes > 0) {
        put_cubes(s, colour, from, -cubes);
        put_cubes(s, colour, to, cubes);
    }
    place_unit(s, unit, to, events);
    drop_excess(s, colour, from);
}

void eliminate(State& s, UnitId unit, int cubes, const EventSink& events) {
    const Force colour = force(kind(s, unit).nation);
    const AreaId from = s.units[unit].at;
    events.tell(PieceEliminated{piece_of(s, unit), from, static_cast<std::uint8_t>(cubes)});
    put_cubes(s, colour, from, -cubes);
    s.stock[at(colour)] = static_cast<std::uint8_t>(s.stock[at(colour)] + cubes);
    set_posture(s, unit, Posture::Upright);
    attack_no_more(s, unit);
    s.units[unit] = Unit{.at = from};
    place_unit(s, unit, lost, events);
    drop_excess(s, colour, from);
}

void wear_down(State& s, UnitId cavalry, const EventSink& events) {
    if (s.units[cavalry].posture == Posture::OnSide) {
        eliminate(s, cavalry, 0, events);
        return;
    }
    set_posture(s, cavalry, Posture::OnSide);
    events.tell(PieceTired{piece_of(s, cavalry), s.units[cavalry].at});
}

}  // namespace grognard::waterloo
