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
    // The hexes of all cheapest ways from that hex.
    HexSet way(const State& s, HexId from, Mover mover) const;

  private:
    std::vector<int> cost_;  // in parts; -1: no way
};

// On the way or next to it (lb.15.7.2.2).
bool is_on_way(const State& s, const HexSet& way, HexId hex);

// The hexes that a routing stack may enter next, all equal in the sort order: the owner picks.
// Empty: it stops. `surrenders` is set where movement is left but no hex may be entered;
// `keeps_to_way` is false where the way home had to be left, so that it is traced anew from there.
struct RoutStep {
    Fixed<HexId, side_count> hexes;
    bool surrenders = false;
    bool keeps_to_way = false;
};

RoutStep rout_step(const State& s, const WayHome& home, UnitId unit, HexId at, HexId melee,
                   HexId way_from, Pm left, const RoutPath& visited);

}  // namespace grognard::orthez
