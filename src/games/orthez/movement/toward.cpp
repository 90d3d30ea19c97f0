#include "games/orthez/movement/toward.hpp"

namespace grognard::orthez {

namespace {

constexpr int dearest_step = 32;  // more than any sum of a hex and what lies on its side

}  // namespace

// Hexes wait in a ring of sets, one for each number of points, and each is gone through once.
WayTo::WayTo(const State& s, Seat side, Mover mover, const HexSet& goals, const HexSet& barred,
             HexId asked) {
    cost_.fill(never);
    const HexSet& enemies = s.occupied[static_cast<std::size_t>(index(other(side)))];
    std::array<HexSet, dearest_step> waiting{};
    for (const int goal : goals - enemies - barred) {
        cost_[static_cast<std::size_t>(goal)] = 0;
        waiting[0].add(goal);
    }
    int idle = 0;
    for (int points = 0; idle < dearest_step && cost_[asked] >= points; ++points) {
        HexSet& now = waiting[static_cast<std::size_t>(points % dearest_step)];
        idle = now.empty() ? idle + 1 : 0;
        for (const int h : now) {
            const auto hex = static_cast<HexId>(h);
            if (cost_[hex] != points) continue;
            for (Side toward = 0; toward < side_count; ++toward) {
                const HexId before = neighbour(ground(s), hex, toward);
                if (before == no_hex || enemies.has(before) || barred.has(before)) continue;
                const auto step = terrain_cost(s, before, hex, mover, OnBridge::Allowed);
                if (!step || points + step->whole() >= cost_[before]) continue;
                cost_[before] = static_cast<std::int16_t>(points + step->whole());
                waiting[static_cast<std::size_t>(cost_[before] % dearest_step)].add(before);
            }
        }
        now.clear();
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
