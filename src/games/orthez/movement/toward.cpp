#include "games/orthez/movement/toward.hpp"

namespace grognard::orthez {

WayTo::WayTo(const State& s, Seat side, Mover mover, const HexSet& goals, const HexSet& barred) {
    cost_.fill(never);
    const HexSet& enemies = s.occupied[static_cast<std::size_t>(index(other(side)))];
    HexSet changed;
    for (const int goal : goals) {
        if (enemies.has(goal) || barred.has(goal)) continue;
        cost_[static_cast<std::size_t>(goal)] = 0;
        changed.add(goal);
    }
    while (!changed.empty()) {
        HexSet next;
        for (const int h : changed) {
            const auto hex = static_cast<HexId>(h);
            for (Side toward = 0; toward < side_count; ++toward) {
                const HexId before = neighbour(ground(s), hex, toward);
                if (before == no_hex || enemies.has(before) || barred.has(before)) continue;
                const auto step = terrain_cost(s, before, hex, mover, OnBridge::Allowed);
                if (!step) continue;
                const int cost = cost_[hex] + step->in_parts();
                if (cost >= cost_[before] || cost > longest) continue;
                cost_[before] = static_cast<std::int16_t>(cost);
                next.add(before);
            }
        }
        changed = next;
    }
}

HexSet hexes_beside(const State& s, HexId target) {
    HexSet out;
    for (Side side = 0; side < side_count; ++side) {
        const HexId beside = neighbour(ground(s), target, side);
        if (beside != no_hex) out.add(beside);
    }
    return out;
}

}  // namespace grognard::orthez
