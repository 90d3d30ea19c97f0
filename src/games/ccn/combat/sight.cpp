// Line of sight between hex centres, on exact geometry.
#include "games/ccn/combat/sight.hpp"

#include <algorithm>

namespace grognard::ccn {

HexSet sight_obstacles(const State& s, Hex from, Hex to) {
    HexSet obstacles = s.units_on[0] | s.units_on[1] | s.generals_on[0] | s.generals_on[1] |
                       s.battle.sight_blockers;
    // All hills have one height: between two hills a bare hill hides nothing (ccn.los.hill.plateau,
    // ccn.los.third-hill); from or to lower ground it does.
    const bool both_high = s.battle.hills.has(from.index) && s.battle.hills.has(to.index);
    return obstacles | s.battle.sight_hills.only_if(!both_high);
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
    HexSet obstacles = sight_obstacles(s, from, to);
    if (overhead == Overhead::Yes && s.battle.hills.has(from.index)) {
        const HexSet friends = units_of(s, side) | generals_of(s, side);
        obstacles -= (neighbours(from) & friends) - s.battle.hills - s.battle.sight_blockers;
    }
    // A line meets only hexes that are nearer to both its ends than these are to each other.
    const int nearer = distance(from, to) - 1;
    const HexSet between = nearer > 0 ? within(from, nearer) & within(to, nearer) : HexSet{};
    return !between.intersects(obstacles) || clear_line(from, to, obstacles);
}

}  // namespace grognard::ccn
