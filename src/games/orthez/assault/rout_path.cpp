#include "games/orthez/assault/rout_path.hpp"

#include <algorithm>
#include <queue>

#include "games/orthez/zones/influence.hpp"

namespace grognard::orthez {
namespace {

std::optional<Pm> run_cost(const State& s, HexId from, HexId to, Mover mover) {
    return terrain_cost(s, from, to, mover, OnBridge::Allowed);
}

bool near_enemy(const State& s, HexId hex, Seat enemy) {
    for (Side side = 0; side < side_count; ++side) {
        const HexId beside = neighbour(ground(s), hex, side);
        if (beside != no_hex && holds_unit_of(s, beside, enemy)) return true;
    }
    return in_influence_of(s, hex, enemy);
}

struct Candidate {
    HexId hex = no_hex;
    Pm cost;
    bool near = false;
    bool friends = false;
    int home = 0;

    auto key() const { return std::tuple(near, cost.in_parts(), friends, home); }
};

}  // namespace

HexId depot_of(const State& s, UnitId unit) {
    const Counter& c = counter(s, unit);
    const bool hill =
        s.battle->hill_depot != no_hex && c.wing != no_formation && c.wing == s.battle->hill_wing;
    return hill ? s.battle->hill_depot : s.battle->depots[static_cast<std::size_t>(index(c.side))];
}

// Searches from the depot outward: the cost of the step is that of entering the hex nearer to it.
WayHome::WayHome(const State& s, Seat side, Mover mover, HexId depot)
    : cost_(ground(s).terrain.size(), -1) {
    using Open = std::pair<int, HexId>;
    std::priority_queue<Open, std::vector<Open>, std::greater<>> open;
    cost_[depot] = 0;
    open.emplace(0, depot);
    while (!open.empty()) {
        const auto [so_far, to] = open.top();
        open.pop();
        if (so_far > cost_[to]) continue;
        for (Side d = 0; d < side_count; ++d) {
            const HexId from = neighbour(ground(s), to, d);
            if (from == no_hex || holds_unit_of(s, to, other(side))) continue;
            const auto step = run_cost(s, from, to, mover);
            if (!step) continue;
            const int cost = so_far + step->in_parts();
            if (cost_[from] >= 0 && cost_[from] <= cost) continue;
            cost_[from] = cost;
            open.emplace(cost, from);
        }
    }
}

HexSet WayHome::way(const State& s, HexId from, Mover mover) const {
    // Hexes of all cheapest ways, breadth first: a step is on one if it pays exactly its cost.
    HexSet on;
    HexSet open;
    on.add(from);
    for (open.add(from); !open.empty();) {
        const auto at = static_cast<HexId>(open.first());
        open.remove(at);
        for (Side d = 0; d < side_count; ++d) {
            const HexId to = neighbour(ground(s), at, d);
            if (to == no_hex || on.has(to) || !reachable(to)) continue;
            const auto step = run_cost(s, at, to, mover);
            if (!step || step->in_parts() + cost_[to] != cost_[at]) continue;
            on.add(to);
            open.add(to);
        }
    }
    return on;
}

bool is_on_way(const State& s, const HexSet& way, HexId hex) {
    if (way.has(hex)) return true;
    for (Side d = 0; d < side_count; ++d) {
        const HexId beside = neighbour(ground(s), hex, d);
        if (beside != no_hex && way.has(beside)) return true;
    }
    return false;
}

RoutStep rout_step(const State& s, const WayHome& home, UnitId unit, HexId at, HexId melee,
                   HexId way_from, Pm left, const RoutPath& visited) {
    const Seat side = side_of(s, unit);
    const Mover mover = mover_of(counter(s, unit));
    RoutStep out;
    Fixed<Candidate, side_count> open;
    bool any_enterable = false;
    for (Side d = 0; d < side_count; ++d) {
        const HexId to = neighbour(ground(s), at, d);
        if (to == no_hex || holds_unit_of(s, to, other(side))) continue;
        const auto cost = run_cost(s, at, to, mover);
        if (!cost) continue;
        any_enterable = true;
        if (std::find(visited.begin(), visited.end(), to) != visited.end()) continue;
        const int way = home.reachable(to) ? home.cost(to).in_parts() : 1 << 20;
        open.push(
            Candidate{to, *cost, near_enemy(s, to, other(side)), holds_unit_of(s, to, side), way});
    }
    if (!any_enterable) {
        out.surrenders = left > Pm();
        return out;
    }
    const auto keep = [&](const Fixed<Candidate, side_count>& from, auto&& wanted) {
        Fixed<Candidate, side_count> kept;
        for (const Candidate& c : from) {
            if (wanted(c)) kept.push(c);
        }
        return kept;
    };
    const auto away = keep(open, [&](const Candidate& c) {
        return distance(ground(s), c.hex, melee) >= distance(ground(s), at, melee);
    });
    const HexSet way = home.way(s, way_from, mover);
    const auto on_path = keep(away, [&](const Candidate& c) {
        return home.reachable(at) && c.home < home.cost(at).in_parts() && is_on_way(s, way, c.hex);
    });
    out.keeps_to_way = !on_path.empty();
    const auto& chosen = !on_path.empty() ? on_path : !away.empty() ? away : open;
    const auto affordable = keep(chosen, [&](const Candidate& c) { return c.cost <= left; });
    if (affordable.empty()) return out;
    const auto best =
        std::min_element(affordable.begin(), affordable.end(),
                         [](const Candidate& a, const Candidate& b) { return a.key() < b.key(); });
    for (const Candidate& c : affordable) {
        if (c.key() == best->key()) out.hexes.push(c.hex);
    }
    return out;
}

}  // namespace grognard::orthez
