#include "games/orthez/fire/firers.hpp"

#include <algorithm>

#include "games/orthez/artillery/supply.hpp"
#include "games/orthez/facing/arcs.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/sight/line_of_sight.hpp"
#include "games/orthez/turn/turn.hpp"
#include "games/orthez/zones/influence.hpp"

namespace grognard::orthez {

namespace {

constexpr int night_range = 4;  // of guns (lb.22.3.A.2)

bool is_arm(const State& s, UnitId unit, Arm arm) { return counter(s, unit).arm == arm; }

// The greatest distance at which the unit fires as it stands.
int range_of(const State& s, UnitId id) {
    const Unit& unit = s.units[id];
    const Counter& c = counter(s, id);
    if (c.arm == Arm::Artillery) {
        return is_night(s) ? std::min<int>(night_range, c.extreme_range) : c.extreme_range;
    }
    const bool skirmishes = unit.order == OrderState::Good && unit.formation == Formation::Skirmish;
    return skirmishes ? c.range : 1;
}

bool may_take_part(const State& s, UnitId unit, HexId from, HexId at, Occasion occasion) {
    if (is_arm(s, unit, Arm::Cavalry) || is_arm(s, unit, Arm::Wagon)) return false;
    if (!in_field_of_fire(s, unit, from, at)) return false;
    if (is_arm(s, unit, Arm::Infantry) && carries_assault(s, unit)) return false;  // lb.14.6.E.2
    switch (occasion) {
        case Occasion::FirePhase:
            return !is_arm(s, unit, Arm::Artillery) || supplier(s, unit) != no_unit;
        case Occasion::ArtilleryChit:  // lb.20.0.A.1.c
            return is_arm(s, unit, Arm::Artillery) && supplier(s, unit) != no_unit;
        case Occasion::Opportunity:  // lb.14.7.1, 14.7.8
            return influences(s, unit, at) && !carries_assault(s, unit) && !is_assaulted(s, unit);
    }
    return false;
}

template <class Visit>
void each_marker(const State& s, const Visit& visit) {
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        const Unit& unit = s.units[i];
        for (std::size_t k = 0; k < unit.assaults.size(); ++k) {
            if (unit.assaults[k] != no_hex) visit(static_cast<UnitId>(i), unit.assaults[k]);
        }
    }
}

}  // namespace

bool in_field_of_fire(const State& s, UnitId unit, HexId from, HexId at) {
    const Sides front = arcs(s, unit, from).front;
    const auto faces = [&](HexId hex) {
        const Side side = hex == no_hex ? no_side : side_toward(ground(s), from, hex);
        return side != no_side && front.has(side);
    };
    if (distance(ground(s), from, at) <= 1) return faces(at);
    for (const Cell& cell : straight_path(ground(s), from, at)) {
        if (cell.left == from || cell.right == from) continue;
        return faces(cell.left) || faces(cell.right);
    }
    return false;
}

bool carries_assault(const State& s, UnitId unit) {
    return std::ranges::any_of(s.units[unit].assaults, [](HexId hex) { return hex != no_hex; });
}

bool is_assaulted(const State& s, UnitId unit) {
    bool found = false;
    each_marker(s, [&](UnitId by, HexId hex) {
        found = found || (side_of(s, by) != side_of(s, unit) && stands_in(s.units[unit], hex));
    });
    return found;
}

UnitSet silent_units(const State& s, HexId from, HexId at, Occasion occasion) {
    UnitSet silent;
    for (const UnitId unit : units_in(s, from)) {
        silent.add_if(!may_take_part(s, unit, from, at, occasion), unit);
    }
    return silent;
}

bool has_fired(const State& s, HexId hex) {
    return std::ranges::any_of(units_in(s, hex), [&](UnitId id) {
        const Unit& unit = s.units[id];
        return unit.hexes[0] == hex ? unit.done.fired_first : unit.done.fired_second;
    });
}

void mark_fired(State& s, HexId hex) {
    for (const UnitId id : units_in(s, hex)) {
        Unit& unit = s.units[id];
        if (unit.hexes[0] == hex) {
            unit.done.fired_first = true;
        } else {
            unit.done.fired_second = true;
        }
    }
}

bool was_targeted(const State& s, HexId hex) {
    return std::ranges::find(s.targeted, hex) != s.targeted.end();
}

bool is_held_by_assault(const State& s, HexId from, HexId at) {
    bool assaulted = false;
    bool by_target = false;
    each_marker(s, [&](UnitId by, HexId hex) {
        if (hex != from) return;
        assaulted = true;
        by_target = by_target || stands_in(s.units[by], at);
    });
    return assaulted && !by_target;
}

Verdict refuse_firer(const State& s, HexId from, HexId at, Occasion occasion) {
    if (has_fired(s, from) && occasion != Occasion::Opportunity) {
        return refused("lb.14.6.D.1", Reason::HasFired);
    }
    const UnitList stack = units_in(s, from);
    const auto any = [&](const auto& wanted) { return std::ranges::any_of(stack, wanted); };
    if (!any([&](UnitId unit) { return in_field_of_fire(s, unit, from, at); })) {
        return refused("lb.14.6.A.1", Reason::NotInFieldOfFire);
    }
    const int range = distance(ground(s), from, at);
    if (!any([&](UnitId unit) { return range_of(s, unit) >= range; })) {
        return refused("lb.14.6.A.1", Reason::OutOfRange);
    }
    const Seat side = side_of(s, stack[0]);
    if (!line_of_sight(s, from, at, side, SightUse::Fire).sees()) {
        return refused("lb.14.6.A.1", Reason::LineBlocked);
    }
    if (occasion != Occasion::Opportunity && is_held_by_assault(s, from, at)) {
        return refused("lb.15.3.C.2", Reason::MustFireAtAssailant);
    }
    const UnitSet silent = silent_units(s, from, at, occasion);
    if (firing_value(s, {from}, at, kind_of(occasion), silent) > Ratio(0)) return allowed;
    const bool dry =
        occasion != Occasion::Opportunity && any([&](UnitId unit) {
            return counter(s, unit).arm == Arm::Artillery && supplier(s, unit) == no_unit;
        });
    if (dry) return refused("lb.17.17.1", Reason::NoAmmunition);
    return refused("lb.7.4.1", Reason::MayNotFire);
}

UnitList firing_batteries(const State& s, const HexList& from, const UnitSet& silent) {
    UnitList found;
    for (const HexId hex : from) {
        if (!guns_fire(s, hex, silent)) continue;
        for (const UnitId unit : units_in(s, hex)) {
            const bool fires = counter(s, unit).arm == Arm::Artillery && !silent.has(unit) &&
                               s.units[unit].formation == Formation::Battery;
            if (fires && !found.full()) found.push(unit);
        }
    }
    return found;
}

}  // namespace grognard::orthez
