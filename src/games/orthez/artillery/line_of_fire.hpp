// What balls strike beside the target they are fired at (lb.17.12.1-17.12.C.1, 13.1.B.2).
#pragma once

#include "games/orthez/actions.hpp"
#include "games/orthez/fire/odds.hpp"

namespace grognard::orthez {

// A hex on the line of fire of one hex of guns.
struct StruckHex {
    HexId hex = no_hex;
    bool half = false;  // the line runs along its side

    friend constexpr bool operator==(const StruckHex&, const StruckHex&) = default;
};
using StruckHexes = Fixed<StruckHex, 64>;

// The line of sight from guns to their target, prolonged to this range: hexes at medium range and
// more, nearest first, without the target. Crests, foots of slopes, buildings, woods and marshes
// spare or end it.
StruckHexes line_of_fire(const State& s, HexId from, HexId target, int farthest);

// The attacks that one declared fire consists of, in their order.
struct LineShot {
    FireKind kind = FireKind::Combat;
    HexList from;
    HexId at = no_hex;
    std::uint8_t attacks = 1;
};
using LineShots = Fixed<LineShot, 100>;
LineShots shots_of_fire(const State& s, const HexList& from, HexId target, const UnitSet& silent);

}  // namespace grognard::orthez
