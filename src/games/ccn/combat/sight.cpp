// Line of sight between hex centres, on exact geometry.
#include "games/ccn/combat/sight.hpp"

#include <algorithm>

namespace grognard::ccn {

HexSet standing_in_sight(const State& s) {
    return s.units_on[0] | s.units_on[1] | s.generals_on[0] | s.generals_on[1] |
           s.battle.sight_blockers;
}

HexSet overlooked(const State& s, Hex from, Seat side, Overhead overhead) {
    const HexSet friends = units_of(s, side) | generals_of(s, side);
    const HexSet low = (neighbours(from) & friends) - s.battle.hills - s.battle.sight_blockers;
    return low.only_if(overhead == Overhead::Yes && s.battle.hills.has(from.index));
}

HexSet sight_obstacles(const State& s, Hex from, Hex to) {
    // All hills have one height: between two hills a bare hill hides nothing (ccn.los.hill.plateau,
    // ccn.los.third-hill); from or to lower ground it does.
    const bool both_high = s.battle.hills.has(from.index) && s.battle.hills.has(to.index);
    return standing_in_sight(s) | s.battle.sight_hills.only_if(!both_high);
}

bool clear_line(Hex from, Hex to, const HexSet& obstacles) {
    const auto closes = [&](int apart) {
        const Hex there = met(from, apart);
        return !there.on_board() || obstacles.has(there.index);
    };
    const Line& way = line(from, to);
    if (std::ranges::any_of(way.crossed, closes)) return false;
    // Along hex edges only obstacles on both sides block (ccn.los.edge-line, R24), and so does the
    // edge of the board (ccn.los.board-edge).
    return std::ranges::none_of(way.left, closes) || std::ranges::none_of(way.right, closes);
}

bool can_see(const State& s, Hex from, Hex to, Seat side, Overhead overhead) {
    const HexSet obstacles = sight_obstacles(s, from, to) - overlooked(s, from, side, overhead);
    // A line meets only hexes that are nearer to both its ends than these are to each other.
    const int nearer = distance(from, to) - 1;
    const HexSet between = nearer > 0 ? within(from, nearer) & within(to, nearer) : HexSet{};
    return !between.intersects(obstacles) || clear_line(from, to, obstacles);
}

// Two steps off a hex is seen over any hex between that is open: a straight line crosses the one
// there is, another runs along the edge of two.
HexSet seen(const State& s, Hex from, const HexSet& targets, Seat side, Overhead overhead) {
    const HexSet open =
        (neighbours(from) - standing_in_sight(s)) | overlooked(s, from, side, overhead);
    const HexSet over_hills = beside(open) & s.battle.hills;
    const HexSet there =
        beside(open - s.battle.sight_hills) | over_hills.only_if(s.battle.hills.has(from.index));
    const HexSet near = targets & within(from, 2);
    HexSet out = near & there;
    for (const Hex at : hexes(targets - near)) {
        out.add_if(can_see(s, from, at, side, overhead), at.index);
    }
    return out;
}

}  // namespace grognard::ccn
