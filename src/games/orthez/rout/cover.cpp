#include "games/orthez/rout/cover.hpp"

#include <algorithm>
#include <queue>
#include <vector>

#include "games/orthez/rout/rout.hpp"

namespace grognard::orthez {

namespace {

// What a hex was reached with, and the hex next to the start on the way to it.
struct Reached {
    int cost = -1;
    HexId first = no_hex;
};

}  // namespace

bool is_cover(Terrain terrain) {
    switch (terrain) {
        case Terrain::Town:
        case Terrain::Farm:
        case Terrain::Church:
        case Terrain::Chateau:
        case Terrain::Wood:
        case Terrain::Marsh:
        case Terrain::Cultivated:
            return true;
        default:
            return false;
    }
}

bool is_safe(const State& s, HexId hex, Seat side) {
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        const Unit& unit = s.units[i];
        if (s.battle->units[i].side == side || !on_map(unit)) continue;
        if (unit.order != OrderState::Good || s.battle->units[i].arm == Arm::Wagon) continue;
        for (const HexId at : unit.hexes) {
            if (distance(ground(s), at, hex) < safe_distance) return false;
        }
    }
    return true;
}

HexId step_to_cover(const State& s, Seat side, Mover mover, HexId from) {
    using Open = std::pair<int, HexId>;
    std::vector<Reached> reached(ground(s).terrain.size());
    std::priority_queue<Open, std::vector<Open>, std::greater<>> open;
    reached[from].cost = 0;
    open.emplace(0, from);
    while (!open.empty()) {
        const auto [so_far, at] = open.top();
        open.pop();
        if (so_far > reached[at].cost) continue;
        if (at != from && is_cover(terrain(s, at))) return reached[at].first;
        for (Side d = 0; d < side_count; ++d) {
            const HexId to = neighbour(ground(s), at, d);
            if (to == no_hex || holds_unit_of(s, to, other(side)) || !is_safe(s, to, side)) {
                continue;
            }
            const auto step = terrain_cost(s, at, to, mover, OnBridge::Allowed);
            if (!step) continue;
            const int cost = so_far + step->in_parts();
            if (reached[to].cost >= 0 && reached[to].cost <= cost) continue;
            reached[to] = {cost, at == from ? to : reached[at].first};
            open.emplace(cost, to);
        }
    }
    return no_hex;
}

}  // namespace grognard::orthez
