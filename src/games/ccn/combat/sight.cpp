// Line of sight between hex centres, on exact geometry.
#include "games/ccn/combat/sight.hpp"

#include <algorithm>

namespace grognard::ccn {

HexSet standing_in_sight(const State& s) {
    return s.units_on[0] | s.units_on[1] | s.generals_on[0] | s.generals_on[1] |
           s.battle->sight_blockers;
}

HexSet overlooked(const State& s, Hex from, Seat side, Overhead overhead) {
    if (overhead == Overhead::No || !s.battle->hills.has(from.index)) return {};
    const HexSet friends = units_of(s, side) | generals_of(s, side);
    return (neighbours(from) & friends) - s.battle->hills - s.battle->sight_blockers;
}

HexSet sight_obstacles(const State& s, Hex from, Hex to) {
    // All hills have one height: between two hills a bare hill hides nothing (ccn.los.hill.plateau,
    // ccn.los.third-hill); from or to lower ground it does.
    const bool both_high = s.battle->hills.has(from.index) && s.battle->hills.has(to.index);
    return both_high ? standing_in_sight(s) : standing_in_sight(s) | s.battle->sight_hills;
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
    return clear_line(from, to, obstacles);
}

}  // namespace grognard::ccn
