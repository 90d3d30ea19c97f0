// Line of sight between hex centres, on exact geometry.
#include "games/ccn/combat/sight.hpp"

#include <algorithm>
#include <array>

#include "geometry/hex/sight.hpp"

namespace grognard::ccn {

namespace {

// What a line meets, by how far its index is from that of the first hex. A step along a row is 1,
// one up to the next row 13 (board.hpp: spread): so lines that run the same way are one, and all of
// them stay in the cache. Off the board the index is out of it or of a hex at the other end of a
// row.
struct Line {
    Fixed<std::int8_t, 6> crossed;
    Fixed<std::int8_t, 6> left;
    Fixed<std::int8_t, 6> right;
};
constexpr int row_apart = 13;
constexpr int farthest = longest_sight * row_apart;

constexpr int apart(hex::Axial a) { return a.q + row_apart * a.r; }

std::array<Line, 2 * farthest + 1> make_lines() {
    std::array<Line, 2 * farthest + 1> table{};
    for (int r = -longest_sight; r <= longest_sight; ++r) {
        for (int q = -longest_sight; q <= longest_sight; ++q) {
            const int steps = hex::distance({}, {q, r});
            if (steps < 1 || steps > longest_sight) continue;
            const hex::Trace trace = hex::trace({}, {q, r});
            Line& line = table[static_cast<std::size_t>(apart({q, r}) + farthest)];
            const auto list = [](const auto& met, Fixed<std::int8_t, 6>& out) {
                for (const hex::Axial a : met) out.push(static_cast<std::int8_t>(apart(a)));
            };
            list(trace.crossed, line.crossed);
            list(trace.left, line.left);
            list(trace.right, line.right);
        }
    }
    return table;
}

[[gnu::init_priority(200)]] const std::array<Line, 2 * farthest + 1> lines = make_lines();

}  // namespace

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
    const Line& line = lines[static_cast<std::size_t>(to.index - from.index + farthest)];
    const HexSet open = within(from, longest_sight) - obstacles;
    const auto closes = [&](int apart) {
        const int there = from.index + apart;
        return there < 0 || there >= hex_count || !open.has(there);
    };
    if (std::ranges::any_of(line.crossed, closes)) return false;
    // Along hex edges only obstacles on both sides block (ccn.los.edge-line, R24), and so does the
    // edge of the board (ccn.los.board-edge).
    return std::ranges::none_of(line.left, closes) || std::ranges::none_of(line.right, closes);
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
