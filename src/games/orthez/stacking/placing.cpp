#include "games/orthez/stacking/placing.hpp"

#include <algorithm>

#include "games/orthez/start.hpp"

namespace grognard::orthez {
namespace {

void carry_marker(State& s, UnitId unit, HexId to) {
    for (std::size_t i = 0; i < s.battle->leaders.size(); ++i) {
        LeaderState& marker = s.leaders[i];
        if (s.battle->leaders[i].rank == Rank::Marker && marker.marked == unit) marker.at = to;
    }
}

// One below everybody whom the unit meets in its new hexes.
std::uint8_t depth_below(const State& s, UnitId id, const Footprint& hexes) {
    int depth = 0;
    for (const HexId hex : hexes) {
        for (const UnitId there : units_in(s, hex)) {
            if (there != id) depth = std::max(depth, s.units[there].depth + 1);
        }
    }
    return static_cast<std::uint8_t>(depth);
}

}  // namespace

Footprint only(HexId hex) {
    Footprint out;
    out.push(hex);
    return out;
}

void stand_in(State& s, UnitId id, const Footprint& hexes) {
    Unit& unit = s.units[id];
    if (unit.hexes == hexes) return;
    unit.depth = depth_below(s, id, hexes);
    unit.hexes = hexes;
    unit.whereabouts = Whereabouts::Map;
    carry_marker(s, id, hexes[0]);
    note_occupied(s);
}

void put_at_depth(State& s, UnitId id, std::uint8_t depth) {
    UnitList order;
    for (const UnitId unit : units_in(s, s.units[id].hexes[0])) {
        if (order.size() == depth) order.push(id);
        if (unit != id) order.push(unit);
    }
    if (order.size() <= depth) order.push(id);
    for (std::size_t i = 0; i < order.size(); ++i) {
        s.units[order[i]].depth = static_cast<std::uint8_t>(i);
    }
}

}  // namespace grognard::orthez
