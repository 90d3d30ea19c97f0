// The cheapest way to a target over the ground, enemies closed: a field of movement points, so that
// "nearer" and "as close as possible" have one meaning (lb.15.3.A.1, 20.0.G.2.b).
#pragma once

#include <array>
#include <limits>

#include "games/orthez/movement/cost.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

class WayTo {
  public:
    // Beside hexes of enemy units, those barred are closed. What is dearer than the hex asked about
    // is not worked out.
    WayTo(const State& s, Seat side, Mover mover, const HexSet& goals, const HexSet& barred,
          HexId asked);

    bool reaches(HexId hex) const { return cost_[hex] != never; }
    Pm cost(HexId hex) const { return Pm(cost_[hex]); }

  private:
    static constexpr std::int16_t never = std::numeric_limits<std::int16_t>::max();

    std::array<std::int16_t, max_hexes> cost_;  // whole points: no way of roads is counted
};

// Open hexes next to a target: where an attack on it is made from.
HexSet hexes_beside(const State& s, HexId target);

}  // namespace grognard::orthez
