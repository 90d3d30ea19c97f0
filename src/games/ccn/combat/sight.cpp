// Line of sight between hex centres, on exact geometry.
#include "games/ccn/combat/sight.hpp"

namespace grognard::ccn {

HexSet sight_obstacles(const State& s, Hex from, Hex to) {
    HexSet obstacles = s.units_on[0] | s.units_on[1] | s.generals_on[0] | s.generals_on[1] |
                       s.battle.sight_blockers;
    // All hills have one height: between two hills a bare hill hides nothing (ccn.los.hill.plateau,
    // ccn.los.third-hill); from or to lower ground it does.
    const bool both_high = s.battle.hills.has(from.index) && s.battle.hills.has(to.index);
    if (!both_high) obstacles |= s.battle.sight_hills;
    return obstacles;
}

bool clear_line(Hex from, Hex to, const HexSet& obstacles) {
    const Sight& line = sight(from, to);
    for (std::size_t i = 0; i < line.crossed_count; ++i) {
        if (obstacles.has(line.crossed[i].index)) return false;
    }
    // Along hex edges only obstacles on both sides block (ccn.los.edge-line, R24).
    bool left = line.off_left;
    for (std::size_t i = 0; i < line.left_count; ++i) left = left || obstacles.has(line.left[i].index);
    if (!left) return true;
    bool right = line.off_right;
    for (std::size_t i = 0; i < line.right_count; ++i) {
        right = right || obstacles.has(line.right[i].index);
    }
    return !right;
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
