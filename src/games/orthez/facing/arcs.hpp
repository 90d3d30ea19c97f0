// Front, flank and rear of a unit, hex by hex (lb.8.0.1-8.0.3, 11.5-11.10, 17.1).
#pragma once

#include <cstdint>

#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// A set of the six sides of a hex.
class Sides {
  public:
    constexpr Sides() = default;
    static constexpr Sides all() {
        Sides sides;
        sides.bits_ = 0x3f;
        return sides;
    }
    constexpr Sides with(int side) const {
        Sides out = *this;
        out.bits_ = static_cast<std::uint8_t>(out.bits_ | (1U << turned(side, 0)));
        return out;
    }
    constexpr Sides without(int side) const {
        Sides out = *this;
        out.bits_ = static_cast<std::uint8_t>(out.bits_ & ~(1U << turned(side, 0)));
        return out;
    }
    constexpr bool has(Side side) const { return ((bits_ >> side) & 1U) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    friend constexpr bool operator==(const Sides&, const Sides&) = default;

  private:
    std::uint8_t bits_ = 0;
};

struct Arcs {
    Sides front;
    Sides flank;
    Sides rear;

    friend constexpr bool operator==(const Arcs&, const Arcs&) = default;
};

// As printed: without the flanks that neighbours refuse (lb.11.5.D.1).
Arcs printed_arcs(const State& s, UnitId unit, HexId hex);
// What counts in play. Never kept over an action: a neighbour's move changes it.
Arcs arcs(const State& s, UnitId unit, HexId hex);

// Hexes that a unit has in front of it, the sum over its own hexes, which are left out.
bool is_front(const State& s, UnitId unit, HexId hex);

// Does a two-hex formation along this side have that vertex as a possible facing? (lb.12.3.1)
constexpr bool faces_across(Side along, Side vertex) {
    return vertex == turned(along, 1) || vertex == turned(along, 4);
}

}  // namespace grognard::orthez
