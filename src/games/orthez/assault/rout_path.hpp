// Where routing units run: toward their depot, by two filters and four sort keys
// (lb.15.7.2-15.7.3).
#pragma once

#include <vector>

#include "games/orthez/movement/cost.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

HexId depot_of(const State& s, UnitId unit);

// Cheapest movement points from every hex to the depot for this mover, hexes of enemy units closed;
// no value where there is no way. Bridges are open to all, roads give nothing (lb.15.7.2.2).
class WayHome {
  public:
    WayHome(const State& s, Seat side, Mover mover, HexId depot);

    bool reachable(HexId hex) const { return cost_[hex] >= 0; }
    Pm cost(HexId hex) const { return Pm::of_parts(cost_[hex]); }
    // On or next to a cheapest way from that hex.
    bool on_way(const State& s, HexId from, HexId hex, Mover mover) const;

  private:
    std::vector<int> cost_;  // in parts; -1: no way
};

// The hexes that a routing stack may enter next, all equal in the sort order: the owner picks.
// Empty: it stops. `surrenders` is set where movement is left but no hex may be entered.
struct RoutStep {
    Fixed<HexId, side_count> hexes;
    bool surrenders = false;
};

RoutStep rout_step(const State& s, const WayHome& home, UnitId unit, HexId at, HexId melee,
                   HexId way_from, Pm left, const RoutPath& visited);

}  // namespace grognard::orthez
