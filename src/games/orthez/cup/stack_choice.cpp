#include "games/orthez/cup/stack_choice.hpp"

#include <algorithm>

#include "games/orthez/reasons.hpp"

namespace grognard::orthez {

namespace {

// Guns have formations of their own (lb.10.1.B.5, 11.8.E.3).
bool alike(const State& s, UnitId one, UnitId other) {
    const Unit& a = s.units[one];
    const Unit& b = s.units[other];
    if (a.order != b.order) return false;
    const bool guns = counter(s, one).arm == Arm::Artillery;
    if (guns != (counter(s, other).arm == Arm::Artillery)) return true;
    return a.formation == b.formation && a.facing == b.facing;
}

bool alike_all(const State& s, const UnitList& units, UnitId unit) {
    return std::ranges::all_of(units, [&](UnitId other) { return alike(s, other, unit); });
}

// A company stands in one hex of the line it belongs to.
bool share_a_hex(const Unit& a, const Unit& b) {
    return std::ranges::any_of(a.hexes, [&](HexId hex) { return stands_in(b, hex); });
}

bool is_able(const State& s, Seat side, const UnitSet& able, UnitId unit) {
    return side_of(s, unit) == side && able.has(unit) && can_start(s, unit);
}

// All units in this unit's first hex that may go with it, itself included, from the top down.
UnitList companions(const State& s, Seat side, const UnitSet& able, UnitId unit) {
    UnitList out;
    for (const UnitId other : units_in(s, s.units[unit].hexes[0])) {
        if (is_able(s, side, able, other) && alike(s, unit, other)) out.push(other);
    }
    return out;
}

}  // namespace

bool can_start(const State& s, UnitId id) {
    const Unit& unit = s.units[id];
    return on_map(unit) && unit.order != OrderState::Routing && !unit.demolished &&
           !unit.done.moved && !unit.done.charge_marked;
}

bool any_can_start(const State& s, const UnitSet& able, Seat side) {
    for (const int unit : able) {
        if (is_able(s, side, able, static_cast<UnitId>(unit))) return true;
    }
    return false;
}

Verdict refuse_stack(const State& s, Seat side, const UnitSet& able, const Activate& action) {
    if (action.units.empty()) return refused("lb.12.2.F.1", Reason::NoSuchUnit);
    for (std::size_t i = 0; i < action.units.size(); ++i) {
        const UnitId unit = action.units[i];
        if (unit >= s.battle->units.size()) return refused("lb.12.2.F.1", Reason::NoSuchUnit);
        if (side_of(s, unit) != side) return refused("lb.12.2.F.1", Reason::NotYourUnit);
        if (!on_map(s.units[unit])) return refused("lb.12.2.F.1", Reason::NotOnMap);
        if (s.units[unit].done.moved) return refused("lb.12.2.3", Reason::HasMoved);
        if (s.units[unit].order == OrderState::Routing) {
            return refused("lb.21.2.B.5", Reason::Routing);
        }
        if (!is_able(s, side, able, unit)) return refused("lb.12.2.E.1", Reason::NotInUnit);
        if (i == 0) continue;
        const Unit& above = s.units[action.units[i - 1]];
        const Unit& here = s.units[unit];
        if (!share_a_hex(above, here) || here.depth <= above.depth) {
            return refused("lb.12.1.1", Reason::NotOneStack);
        }
        if (!alike_all(s, action.units, unit)) return refused("lb.12.1.1", Reason::NotOneStack);
    }
    return allowed;
}

void offer_stacks(const State& s, Seat side, const UnitSet& able, Offers<Action>& out) {
    for (const int u : able) {
        const auto unit = static_cast<UnitId>(u);
        if (!is_able(s, side, able, unit)) continue;
        Activate alone;
        alone.units.push(unit);
        out.push_back(alone);
        const Activate all{companions(s, side, able, unit)};
        if (all.units.size() < 2 || all.units[0] != unit) continue;
        if (!refuse_stack(s, side, able, all)) out.push_back(all);
    }
}

}  // namespace grognard::orthez
