#include "games/orthez/charge/charge_zone.hpp"

#include <algorithm>

#include "games/orthez/charge/riders.hpp"
#include "games/orthez/facing/arcs.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/sight/line_of_sight.hpp"
#include "games/orthez/turn/turn.hpp"

namespace grognard::orthez {

namespace {

constexpr int night_charge_zone = 2;  // lb.22.3.A.1

int reach(const State& s) { return is_night(s) ? night_charge_zone : farthest_charge_zone; }

// Does a shortest path from there to the hex begin with a front side? (lb.18.6.E.1)
bool threatens_from(const State& s, UnitId cavalry, HexId from, HexId hex, int range) {
    const Sides front = arcs(s, cavalry, from).front;
    for (Side side = 0; side < side_count; ++side) {
        const HexId first = neighbour(ground(s), from, side);
        if (first == no_hex || !front.has(side) || stands_in(s.units[cavalry], first)) continue;
        if (distance(ground(s), first, hex) == range - 1) return true;
    }
    return false;
}

bool sees(const State& s, UnitId viewer, UnitId cavalry) {
    for (const HexId from : s.units[viewer].hexes) {
        for (const HexId to : s.units[cavalry].hexes) {
            if (line_of_sight(s, from, to, side_of(s, viewer), SightUse::Look).sees()) return true;
        }
    }
    return false;
}

Verdict refuse_rider(const State& s, UnitId cavalry) {
    const Unit& unit = s.units[cavalry];
    if (!is_cavalry(s, cavalry)) return refused("lb.18.1.1", Reason::CannotCharge);
    if (unit.done.charge_marked) return refused("lb.18.6.C.6.b", Reason::CannotCharge);
    if (!is_ordered(unit)) return refused("lb.18.6.D.1", Reason::CannotCharge);
    if (unit.fatigue != Fatigue::Fresh) return refused("lb.18.6.D.1", Reason::Exhausted);
    return allowed;
}

}  // namespace

Verdict refuse_to_charge(const State& s, UnitId cavalry) {
    for (const UnitId unit : riders(s, cavalry)) {
        if (const Verdict v = refuse_rider(s, unit)) return v;
    }
    return allowed;
}

bool has_charge_zone(const State& s, UnitId cavalry) {
    const Moving* moving = s.frames.nearest<Moving>();
    if (moving != nullptr && moving->mission == Mission::Regrouping) return false;
    return on_map(s.units[cavalry]) && may_charge(s, cavalry);
}

bool in_charge_zone(const State& s, UnitId cavalry, HexId hex) {
    return std::ranges::any_of(s.units[cavalry].hexes, [&](HexId from) {
        const int range = distance(ground(s), from, hex);
        return range >= 1 && range <= reach(s) && threatens_from(s, cavalry, from, hex, range);
    });
}

int charge_distance(const State& s, UnitId cavalry, UnitId other) {
    int nearest = distance(ground(s), s.units[cavalry].hexes[0], s.units[other].hexes[0]);
    for (const HexId a : s.units[cavalry].hexes) {
        for (const HexId b : s.units[other].hexes) {
            nearest = std::min(nearest, distance(ground(s), a, b));
        }
    }
    return nearest;
}

bool threatened(const State& s, UnitId cavalry, UnitId unit) {
    const bool in_zone = std::ranges::any_of(
        s.units[unit].hexes, [&](HexId hex) { return in_charge_zone(s, cavalry, hex); });
    return in_zone && sees(s, unit, cavalry);
}

}  // namespace grognard::orthez
