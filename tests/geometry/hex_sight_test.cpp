// Traces between hex centres, known ones and all short ones against the walked line.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <vector>

#include "geometry/hex/sight.hpp"
#include "walked_line.hpp"

namespace grognard::hex {
namespace {

constexpr int reach = 7;

std::vector<Axial> ends(int range) {
    std::vector<Axial> result;
    for (int r = -range; r <= range; ++r) {
        for (int q = -range; q <= range; ++q) {
            const int apart = distance({}, {q, r});
            if (apart >= 1 && apart <= range) result.push_back({q, r});
        }
    }
    return result;
}

std::vector<Axial> listed(const TraceList& list) { return {list.begin(), list.end()}; }

std::vector<Axial> turned(std::vector<Axial> hexes, int sixths) {
    for (Axial& a : hexes) a = rotate(a, sixths);
    return hexes;
}

std::vector<Axial> backwards(std::vector<Axial> hexes) {
    std::reverse(hexes.begin(), hexes.end());
    return hexes;
}

int key(Axial a) { return (a.r + 50) * 100 + a.q + 50; }

walked::Centre walked_centre(Axial a) {
    return {std::int64_t{2} * a.q + a.r, std::int64_t{3} * a.r, key(a)};
}

std::vector<int> keys(const TraceList& list) {
    std::vector<int> result;
    for (const Axial a : list) result.push_back(key(a));
    return result;
}

void expect_trace(Axial to, std::initializer_list<Axial> crossed, std::initializer_list<Axial> left,
                  std::initializer_list<Axial> right) {
    const Trace t = trace({}, to);
    EXPECT_EQ(listed(t.crossed), std::vector<Axial>(crossed)) << to.q << ',' << to.r;
    EXPECT_EQ(listed(t.left), std::vector<Axial>(left)) << to.q << ',' << to.r;
    EXPECT_EQ(listed(t.right), std::vector<Axial>(right)) << to.q << ',' << to.r;
}

TEST(HexSight, a_straight_row_of_hexes_is_crossed_in_order) {
    expect_trace({4, 0}, {{1, 0}, {2, 0}, {3, 0}}, {}, {});
    expect_trace({0, 3}, {{0, 1}, {0, 2}}, {}, {});
    expect_trace({3, -3}, {{1, -1}, {2, -2}}, {}, {});
}

TEST(HexSight, a_line_through_corners_runs_along_an_edge_between_two_hexes) {
    expect_trace({-1, 2}, {}, {{-1, 1}}, {{0, 1}});
    expect_trace({1, 1}, {}, {{0, 1}}, {{1, 0}});
    expect_trace({-2, 4}, {{-1, 2}}, {{-1, 1}, {-2, 3}}, {{0, 1}, {-1, 3}});
}

TEST(HexSight, a_slanting_line_crosses_each_hex_it_cuts) {
    expect_trace({1, 2}, {{0, 1}, {1, 1}}, {}, {});
    expect_trace({2, 1}, {{1, 0}, {1, 1}}, {}, {});
    expect_trace({3, 1}, {{1, 0}, {1, 1}, {2, 0}, {2, 1}}, {}, {});
}

TEST(HexSight, neighbours_have_nothing_between_them) {
    for (const Direction d : all_directions) {
        const Trace t = trace({}, step(d));
        EXPECT_TRUE(t.crossed.empty() && t.left.empty() && t.right.empty());
        EXPECT_EQ(t.exit, d);
        EXPECT_EQ(t.exit_other, d);
        EXPECT_EQ(t.entry, opposite(d));
        EXPECT_EQ(t.entry_other, opposite(d));
    }
}

TEST(HexSight, a_line_into_a_corner_names_both_adjoining_sides) {
    const Trace north = trace({}, {-1, 2});
    EXPECT_EQ(north.exit, Direction::NE);
    EXPECT_EQ(north.exit_other, Direction::NW);
    EXPECT_EQ(north.entry, Direction::SW);
    EXPECT_EQ(north.entry_other, Direction::SE);
    const Trace east_by_south = trace({}, {2, -1});
    EXPECT_EQ(east_by_south.exit, Direction::E);
    EXPECT_EQ(east_by_south.exit_other, Direction::SE);
    EXPECT_EQ(east_by_south.entry, Direction::NW);
    EXPECT_EQ(east_by_south.entry_other, Direction::W);
}

TEST(HexSight, a_line_into_a_side_names_it_twice) {
    const Trace t = trace({}, {1, 2});
    EXPECT_EQ(t.exit, Direction::NE);
    EXPECT_EQ(t.exit_other, Direction::NE);
    EXPECT_EQ(t.entry, Direction::SW);
    EXPECT_EQ(t.entry_other, Direction::SW);
}

TEST(HexSight, every_short_trace_agrees_with_the_walked_line) {
    std::vector<walked::Centre> hexes;
    for (int r = -reach - 1; r <= reach + 1; ++r) {
        for (int q = -reach - 1; q <= reach + 1; ++q) hexes.push_back(walked_centre({q, r}));
    }
    for (const Axial to : ends(reach)) {
        const walked::Line line = walked::walk(walked_centre({}), walked_centre(to), hexes, 840);
        const Trace t = trace({}, to);
        EXPECT_EQ(keys(t.crossed), line.crossed) << to.q << ',' << to.r;
        EXPECT_EQ(keys(t.left), line.left) << to.q << ',' << to.r;
        EXPECT_EQ(keys(t.right), line.right) << to.q << ',' << to.r;
    }
}

// The line leaves a hex where it first becomes as near to a neighbour: the one most in its way.
std::vector<Direction> most_in_the_way(Axial towards) {
    const auto progress = [&](Direction d) {
        const Axial s = step(d);
        return 3 * (2 * towards.q + towards.r) * (2 * s.q + s.r) + 9 * towards.r * s.r;
    };
    int best = 0;
    for (const Direction d : all_directions) best = std::max(best, progress(d));
    std::vector<Direction> result;
    for (const Direction d : all_directions) {
        if (progress(d) == best) result.push_back(d);
    }
    return result;
}

TEST(HexSight, lines_enter_and_leave_through_the_sides_most_in_their_way) {
    for (const Axial to : ends(12)) {
        const Trace t = trace({}, to);
        const std::vector<Direction> out = most_in_the_way(to);
        const std::vector<Direction> in = most_in_the_way({-to.q, -to.r});
        EXPECT_EQ(t.exit, out.front());
        EXPECT_EQ(t.exit_other, out.back());
        EXPECT_EQ(t.entry, in.front());
        EXPECT_EQ(t.entry_other, in.back());
    }
}

TEST(HexSight, looking_back_swaps_left_with_right_and_entry_with_exit) {
    const Axial from{4, -9};
    for (const Axial away : ends(12)) {
        const Trace there = trace(from, from + away);
        const Trace back = trace(from + away, from);
        EXPECT_EQ(listed(back.crossed), backwards(listed(there.crossed)));
        EXPECT_EQ(listed(back.left), backwards(listed(there.right)));
        EXPECT_EQ(listed(back.right), backwards(listed(there.left)));
        EXPECT_EQ(back.entry, there.exit);
        EXPECT_EQ(back.entry_other, there.exit_other);
        EXPECT_EQ(back.exit, there.entry);
        EXPECT_EQ(back.exit_other, there.entry_other);
    }
}

TEST(HexSight, turning_the_board_turns_the_trace) {
    for (const Axial to : ends(10)) {
        const Trace plain = trace({}, to);
        for (int sixths = 1; sixths < direction_count; ++sixths) {
            const Trace t = trace({}, rotate(to, sixths));
            EXPECT_EQ(listed(t.crossed), turned(listed(plain.crossed), sixths));
            EXPECT_EQ(listed(t.left), turned(listed(plain.left), sixths));
            EXPECT_EQ(listed(t.right), turned(listed(plain.right), sixths));
        }
    }
}

TEST(HexSight, the_longest_traces_leave_room_in_their_lists) {
    for (const Axial to : ends(longest_trace)) {
        const int limit = 2 * distance({}, to);
        const Trace t = trace({}, to);
        EXPECT_LT(t.crossed.size(), limit);
        EXPECT_EQ(t.left.size(), t.right.size());
        EXPECT_LT(t.left.size(), limit);
    }
}

}  // namespace
}  // namespace grognard::hex
