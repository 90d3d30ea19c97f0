#include "games/orthez/assault/markers.hpp"

#include <algorithm>

namespace grognard::orthez {

bool has_marker(const Unit& unit) {
    return unit.assaults[0] != no_hex || unit.assaults[1] != no_hex;
}

HexId assaulting_hex(const Unit& unit, HexId target) {
    if (!on_map(unit) || target == no_hex) return no_hex;
    for (std::size_t i = 0; i < unit.assaults.size(); ++i) {
        if (unit.assaults[i] != target) continue;
        return i < unit.hexes.size() ? unit.hexes[i] : unit.hexes[0];
    }
    return no_hex;
}

bool assaults(const Unit& unit, HexId target) { return assaulting_hex(unit, target) != no_hex; }

UnitSet attackers_of(const State& s, HexId target) {
    UnitSet found;
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        if (assaults(s.units[i], target)) found.add(static_cast<int>(i));
    }
    return found;
}

HexList attacking_hexes(const State& s, HexId target) {
    HexList found;
    for (const int i : attackers_of(s, target)) {
        const Unit& unit = s.units[static_cast<std::size_t>(i)];
        for (std::size_t k = 0; k < unit.assaults.size(); ++k) {
            if (unit.assaults[k] != target) continue;
            const HexId hex = k < unit.hexes.size() ? unit.hexes[k] : unit.hexes[0];
            if (!found.full() && std::ranges::find(found, hex) == found.end()) found.push(hex);
        }
    }
    return found;
}

bool is_assaulted(const State& s, HexId hex) { return !attackers_of(s, hex).empty(); }

HexId second_target(const State& s, HexId target) {
    for (const UnitId unit : units_in(s, target)) {
        for (const HexId hex : s.units[unit].hexes) {
            if (hex != target && is_assaulted(s, hex)) return hex;
        }
    }
    return no_hex;
}

void drop_markers(State& s, UnitId unit) { s.units[unit].assaults = {no_hex, no_hex}; }

void drop_markers_against(State& s, HexId target) {
    if (target == no_hex) return;
    for (const int i : attackers_of(s, target)) {
        std::ranges::replace(s.units[static_cast<std::size_t>(i)].assaults, target, no_hex);
    }
}

void divert_assaults(State& s, HexId hex, const EventSink& events) {
    for (const UnitId id : units_in(s, hex)) {
        if (!has_marker(s.units[id])) continue;
        drop_markers(s, id);
        s.units[id].done.diverted = true;
        events.tell(AssaultDiverted{id});
    }
}

}  // namespace grognard::orthez
