// Lines of sight over obstacles and slopes (section 13).
#pragma once

#include "games/orthez/sight/path.hpp"
#include "games/orthez/state.hpp"

namespace grognard::orthez {

// What a line is for: friends in the way never stop a look, but always a shot (lb.13.1.A.2).
enum class SightUse : std::uint8_t { Look, Fire };

enum class Clearness : std::uint8_t { Blocked, Half, Clear };

struct Sight {
    Clearness clearness = Clearness::Blocked;
    // The enemy in a hex that blocks one half, who takes the other half of the fire (lb.13.1.B.2).
    HexId accidental = no_hex;

    constexpr bool sees() const { return clearness != Clearness::Blocked; }
    friend constexpr bool operator==(const Sight&, const Sight&) = default;
};

Sight line_of_sight(const State& s, HexId from, HexId to, Seat viewer, SightUse use);

}  // namespace grognard::orthez
