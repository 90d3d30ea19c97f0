#include "games/orthez/movement/contact.hpp"

#include <algorithm>

#include "games/orthez/assault/markers.hpp"
#include "games/orthez/facing/arcs.hpp"
#include "games/orthez/movement/cost.hpp"

namespace grognard::orthez {
namespace {

// Of two targets each half takes the one before it (lb.15.3.E.1).
HexId target_of(const State& s, const Moving& m, UnitId id, std::size_t half) {
    const Unit& unit = s.units[id];
    const auto touched = [&](HexId target) {
        return target != no_hex && touches(s, id, unit.hexes[half], target);
    };
    if (unit.hexes.size() == 2 && m.second != no_hex) {
        const HexId beside = unit.hexes[1 - half];
        const bool other_needs_target =
            touches(s, id, beside, m.target) && !touches(s, id, beside, m.second);
        if (touched(m.second) && (other_needs_target || !touched(m.target))) return m.second;
        if (touched(m.second) && half == 1 && touches(s, id, beside, m.target)) return m.second;
    }
    return touched(m.target) ? m.target : no_hex;
}

}  // namespace

bool touches(const State& s, UnitId unit, HexId from, HexId target) {
    const Side side = side_toward(ground(s), from, target);
    if (side == no_side || !arcs(s, unit, from).front.has(side)) return false;
    return terrain_cost(s, from, target, mover_of(counter(s, unit)), OnBridge::Allowed).has_value();
}

bool in_contact(const State& s, UnitId unit, HexId target) {
    const Footprint& hexes = s.units[unit].hexes;
    return std::any_of(hexes.begin(), hexes.end(),
                       [&](HexId hex) { return touches(s, unit, hex, target); });
}

bool carries_assault(const Unit& unit) { return has_marker(unit); }

void divert(State& s, HexId target) { divert_assaults(s, target, {}); }

void mark_assault(State& s, const Moving& m) {
    for (const UnitId id : m.units) {
        Unit& unit = s.units[id];
        unit.assaults = {no_hex, no_hex};
        for (std::size_t half = 0; half < unit.hexes.size() && half < 2; ++half) {
            unit.assaults[half] = target_of(s, m, id, half);
            if (unit.assaults[half] != no_hex) divert(s, unit.assaults[half]);
        }
    }
}

}  // namespace grognard::orthez
