// The board of Commands & Colors: Napoleonics: its hexes, their names, neighbours and sight.
#include "games/ccn/board.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "geometry/walked_line.hpp"

namespace grognard::ccn {
namespace {

Hex at(std::string_view text) { return parse_hex(text).value(); }

std::vector<Hex> all() {
    std::vector<Hex> result;
    for (int i = 0; i < hex_count; ++i) result.push_back({static_cast<std::uint8_t>(i)});
    return result;
}

// A line as hexes, in the order it meets them; those off the board are only noted.
struct Sight {
    explicit Sight(Hex from, Hex to) : way(line(from, to)) {
        off_crossed = take(from, way.crossed, crossed);
        off_left = take(from, way.left, left);
        off_right = take(from, way.right, right);
    }

    static bool take(Hex from, const Line::Met& list, std::vector<Hex>& out) {
        bool off = false;
        for (const int apart : list) {
            const Hex h = met(from, apart);
            if (h.on_board()) out.push_back(h);
            off = off || !h.on_board();
        }
        return off;
    }

    const Line& way;
    std::vector<Hex> crossed;
    std::vector<Hex> left;
    std::vector<Hex> right;
    bool off_crossed = false;
    bool off_left = false;
    bool off_right = false;
};
Sight sight(Hex from, Hex to) { return Sight(from, to); }

// What a list holds as names, "B4 B5", so that a failure reads like the board.
std::string names(const std::vector<Hex>& hexes) {
    std::string text;
    for (const Hex h : hexes) {
        if (!text.empty()) text += ' ';
        text += name(h).view();
    }
    return text;
}

std::vector<int> keys(const std::vector<Hex>& hexes) {
    std::vector<int> result;
    for (const Hex h : hexes) result.push_back(h.index);
    return result;
}

bool in_reach(Hex a, Hex b) { return a != b && distance(a, b) <= longest_sight; }

TEST(CcnBoard, has_nine_rows_of_thirteen_and_twelve_hexes_in_turn) {
    EXPECT_EQ(whole_board().size(), 113);
    HexSet together;
    for (int r = 0; r < row_count; ++r) {
        EXPECT_EQ(on_row(r).size(), r % 2 == 0 ? 13 : 12);
        EXPECT_FALSE(together.intersects(on_row(r)));
        together |= on_row(r);
        for (const Hex h : hexes(on_row(r))) EXPECT_EQ(row(h), r);
    }
    EXPECT_EQ(together, whole_board());
}

TEST(CcnBoard, indices_run_along_the_rows_from_the_bottom_left) {
    EXPECT_EQ(at("A1").index, 0);
    EXPECT_EQ(at("A13").index, 12);
    EXPECT_EQ(at("B1").index, 13);
    EXPECT_EQ(at("B12").index, 24);
    EXPECT_EQ(at("C1").index, 25);
    EXPECT_EQ(at("I13").index, 112);
}

TEST(CcnBoard, row_and_column_lead_back_to_the_hex) {
    for (const Hex h : all()) {
        EXPECT_TRUE(h.on_board());
        EXPECT_EQ(hex_at(row(h), column(h)), h);
        EXPECT_EQ(hex_at(axial(h)), h);
    }
    EXPECT_FALSE(nowhere.on_board());
    EXPECT_EQ(hex_at(-1, 0), nowhere);
    EXPECT_EQ(hex_at(9, 0), nowhere);
    EXPECT_EQ(hex_at(0, -1), nowhere);
    EXPECT_EQ(hex_at(0, 13), nowhere);
    EXPECT_EQ(hex_at(1, 12), nowhere);
}

TEST(CcnBoard, every_name_is_read_back_and_no_two_are_alike) {
    std::set<std::string> seen;
    for (const Hex h : all()) {
        const HexName called = name(h);
        EXPECT_EQ(parse_hex(called), h);
        EXPECT_TRUE(seen.emplace(std::string_view(called)).second);
    }
    EXPECT_EQ(name(hex_at(4, 4)).view(), "E5");
    EXPECT_EQ(name(hex_at(8, 12)).view(), "I13");
    EXPECT_EQ(name(nowhere).view(), "");
}

TEST(CcnBoard, noise_is_not_read_as_a_hex) {
    for (const std::string_view noise : {"J1",
                                         "A14",
                                         "B13",
                                         "a1",
                                         "A0",
                                         "A01",
                                         "",
                                         "A",
                                         "5",
                                         "5E",
                                         "E5 ",
                                         " E5",
                                         "E-1",
                                         "E+1",
                                         "E1x",
                                         "EE1",
                                         "E111",
                                         "@1",
                                         "E00",
                                         "A99",
                                         "\xC3\x89"
                                         "1"}) {
        EXPECT_FALSE(parse_hex(noise).has_value()) << noise;
    }
    EXPECT_FALSE(parse_hex(std::string_view("A\0", 2)).has_value());
    EXPECT_FALSE(parse_hex(std::string_view("A1\0", 3)).has_value());
}

TEST(CcnBoard, short_rows_stand_half_a_hex_to_the_right) {
    EXPECT_EQ(neighbour(at("A5"), Direction::NE), at("B5"));
    EXPECT_EQ(neighbour(at("A5"), Direction::NW), at("B4"));
    EXPECT_EQ(neighbour(at("B5"), Direction::NE), at("C6"));
    EXPECT_EQ(neighbour(at("B5"), Direction::NW), at("C5"));
    EXPECT_EQ(neighbour(at("B5"), Direction::SE), at("A6"));
    EXPECT_EQ(neighbour(at("B5"), Direction::SW), at("A5"));
    EXPECT_EQ(neighbour(at("E5"), Direction::E), at("E6"));
    EXPECT_EQ(neighbour(at("E5"), Direction::W), at("E4"));
}

TEST(CcnBoard, edges_of_the_board_have_nowhere_beyond_them) {
    EXPECT_EQ(neighbour(at("A1"), Direction::NW), nowhere);
    EXPECT_EQ(neighbour(at("A1"), Direction::W), nowhere);
    EXPECT_EQ(neighbour(at("A5"), Direction::SE), nowhere);
    EXPECT_EQ(neighbour(at("C13"), Direction::NE), nowhere);
    EXPECT_EQ(neighbour(at("B12"), Direction::E), nowhere);
    EXPECT_EQ(neighbour(at("B12"), Direction::NE), at("C13"));
    EXPECT_EQ(neighbour(at("I7"), Direction::NW), nowhere);
    EXPECT_EQ(neighbours(at("A1")).size(), 2);
    EXPECT_EQ(neighbours(at("C1")).size(), 3);
    EXPECT_EQ(neighbours(at("B1")).size(), 5);
    EXPECT_EQ(neighbours(at("E5")).size(), 6);
}

TEST(CcnBoard, being_a_neighbour_is_mutual) {
    for (const Hex h : all()) {
        HexSet found;
        for (const Direction d : hex::all_directions) {
            const Hex next = neighbour(h, d);
            if (!next.on_board()) continue;
            found.add(next.index);
            EXPECT_EQ(neighbour(next, hex::opposite(d)), h);
            EXPECT_EQ(direction(h, next), d);
            EXPECT_TRUE(adjacent(h, next));
            EXPECT_TRUE(neighbours(next).has(h.index));
        }
        EXPECT_EQ(found, neighbours(h));
        EXPECT_FALSE(found.has(h.index));
    }
}

TEST(CcnBoard, distance_is_the_least_number_of_moves_on_the_board) {
    for (const Hex from : all()) {
        std::array<int, hex_count> moves{};
        moves.fill(-1);
        moves[from.index] = 0;
        std::deque<Hex> queue{from};
        while (!queue.empty()) {
            const Hex h = queue.front();
            queue.pop_front();
            for (const Hex next : hexes(neighbours(h))) {
                if (moves[next.index] >= 0) continue;
                moves[next.index] = moves[h.index] + 1;
                queue.push_back(next);
            }
        }
        for (const Hex to : all()) {
            EXPECT_EQ(distance(from, to), moves[to.index]) << name(from).view() << name(to).view();
        }
    }
}

TEST(CcnBoard, a_range_holds_the_hexes_up_to_it_without_its_middle) {
    for (const Hex h : all()) {
        for (int range = 1; range <= longest_sight; ++range) {
            for (const Hex other : all()) {
                EXPECT_EQ(within(h, range).has(other.index),
                          other != h && distance(h, other) <= range);
            }
            EXPECT_TRUE(whole_board().contains(within(h, range)));
        }
    }
    EXPECT_EQ(within(at("E7"), 4).size(), 60);
}

TEST(CcnSight, a_row_is_crossed_hex_by_hex) {
    EXPECT_EQ(names(sight(at("E5"), at("E9")).crossed), "E6 E7 E8");
    EXPECT_EQ(names(sight(at("E9"), at("E5")).crossed), "E8 E7 E6");
    EXPECT_EQ(names(sight(at("A5"), at("D6")).crossed), "B5 C6");
    EXPECT_EQ(names(sight(at("E5"), at("E9")).left), "");
}

TEST(CcnSight, two_rows_up_runs_between_two_hexes) {
    const Sight s = sight(at("A5"), at("C5"));
    EXPECT_EQ(names(s.crossed), "");
    EXPECT_EQ(names(s.left), "B4");
    EXPECT_EQ(names(s.right), "B5");
    EXPECT_FALSE(s.off_left || s.off_right);
}

TEST(CcnSight, four_rows_up_has_two_stretches_of_edge_round_one_hex) {
    const Sight s = sight(at("A5"), at("E5"));
    EXPECT_EQ(names(s.crossed), "C5");
    EXPECT_EQ(names(s.left), "B4 D4");
    EXPECT_EQ(names(s.right), "B5 D5");
}

TEST(CcnSight, the_missing_half_hex_beside_a_short_row_is_off_the_board) {
    const Sight up = sight(at("A1"), at("C1"));
    EXPECT_TRUE(up.off_left);
    EXPECT_FALSE(up.off_right);
    EXPECT_EQ(names(up.left), "");
    EXPECT_EQ(names(up.right), "B1");
    const Sight down = sight(at("C1"), at("A1"));
    EXPECT_TRUE(down.off_right);
    EXPECT_FALSE(down.off_left);
    EXPECT_EQ(names(down.left), "B1");
    const Sight right_edge = sight(at("E13"), at("I13"));
    EXPECT_TRUE(right_edge.off_right);
    EXPECT_FALSE(right_edge.off_left);
    EXPECT_EQ(names(right_edge.crossed), "G13");
    EXPECT_EQ(names(right_edge.left), "F12 H12");
    EXPECT_EQ(names(right_edge.right), "");
}

TEST(CcnSight, only_lines_up_or_down_an_end_of_the_long_rows_touch_the_board_edge) {
    int touching = 0;
    for (const Hex from : all()) {
        for (const Hex to : all()) {
            if (!in_reach(from, to)) continue;
            const Sight s = sight(from, to);
            const bool along = row(from) % 2 == 0 && row(to) % 2 == 0 &&
                               column(from) == column(to) &&
                               (column(from) == 0 || column(from) == long_row - 1);
            EXPECT_EQ(s.off_left || s.off_right, along) << name(from).view() << name(to).view();
            EXPECT_FALSE(s.off_left && s.off_right);
            if (along) ++touching;
        }
    }
    EXPECT_EQ(touching, 2 * 2 * (4 + 3));
}

TEST(CcnSight, a_line_through_a_corner_enters_by_both_adjoining_sides) {
    const Sight s = sight(at("A5"), at("C5"));
    EXPECT_EQ(s.way.entry, Direction::SW);
    EXPECT_EQ(s.way.entry_other, Direction::SE);
    EXPECT_EQ(s.way.exit, Direction::NE);
    EXPECT_EQ(s.way.exit_other, Direction::NW);
    const Sight row = sight(at("E5"), at("E7"));
    EXPECT_EQ(row.way.entry, Direction::W);
    EXPECT_EQ(row.way.entry_other, Direction::W);
    const Sight slanting = sight(at("B5"), at("E8"));
    EXPECT_EQ(slanting.way.entry, Direction::SW);
    EXPECT_EQ(slanting.way.entry_other, Direction::SW);
}

TEST(CcnSight, looking_back_swaps_left_with_right_and_entry_with_exit) {
    for (const Hex from : all()) {
        for (const Hex to : all()) {
            if (!in_reach(from, to)) continue;
            const Sight there = sight(from, to);
            Sight back = sight(to, from);
            std::ranges::reverse(back.crossed);
            std::ranges::reverse(back.left);
            std::ranges::reverse(back.right);
            EXPECT_EQ(back.crossed, there.crossed);
            EXPECT_EQ(back.left, there.right);
            EXPECT_EQ(back.right, there.left);
            EXPECT_EQ(back.off_left, there.off_right);
            EXPECT_EQ(back.way.entry, there.way.exit);
            EXPECT_EQ(back.way.entry_other, there.way.exit_other);
        }
    }
}

// Laid out straight from the picture, with the places just off the board numbered from 200.
std::vector<walked::Centre> places_near(Hex a, Hex b) {
    const auto [low, high] = std::minmax({row(a), row(b)});
    const auto [west, east] = std::minmax({column(a), column(b)});
    std::vector<walked::Centre> places;
    for (int r = low - 1; r <= high + 1; ++r) {
        for (int c = west - 2; c <= east + 2; ++c) {
            const Hex h = hex_at(r, c);
            const int key = h.on_board() ? h.index : 200 + (r + 1) * 20 + c + 2;
            places.push_back({2 * c + (r % 2 == 0 ? 0 : 1), 3 * r, key});
        }
    }
    return places;
}

TEST(CcnSight, every_line_agrees_with_the_walked_one) {
    const auto on_board = [](std::vector<int> list) {
        std::erase_if(list, [](int key) { return key >= hex_count; });
        return list;
    };
    for (const Hex from : all()) {
        for (const Hex to : all()) {
            if (!in_reach(from, to)) continue;
            const auto centre = [](Hex h) {
                return walked::Centre{2 * column(h) + row(h) % 2, 3 * row(h), h.index};
            };
            const walked::Line line =
                walked::walk(centre(from), centre(to), places_near(from, to), 120);
            const Sight s = sight(from, to);
            EXPECT_FALSE(s.off_crossed);
            EXPECT_EQ(keys(s.crossed), line.crossed);
            EXPECT_EQ(keys(s.left), on_board(line.left));
            EXPECT_EQ(keys(s.right), on_board(line.right));
            EXPECT_EQ(s.off_left, on_board(line.left) != line.left);
            EXPECT_EQ(s.off_right, on_board(line.right) != line.right);
        }
    }
}

// What can_see relies on: with nothing nearer to both ends than they are to each other, a line is
// clear.
TEST(CcnSight, a_line_meets_only_hexes_nearer_to_both_ends) {
    for (const Hex from : all()) {
        for (const Hex to : all()) {
            const int nearer = distance(from, to) - 1;
            if (nearer < 1 || nearer >= longest_sight) continue;
            const HexSet between = within(from, nearer) & within(to, nearer);
            const Sight s = sight(from, to);
            EXPECT_FALSE(s.off_left && s.off_right);
            for (const std::vector<Hex>& list : {s.crossed, s.left, s.right}) {
                for (const Hex h : list) {
                    EXPECT_TRUE(between.has(h.index)) << name(from).view() << name(to).view();
                }
            }
        }
    }
}

TEST(CcnBoard, SpreadsToAllNeighboursOfASetAtOnce) {
    for (int i = 0; i < hex_count; ++i) {
        HexSet one;
        one.add(i);
        EXPECT_EQ(spread(one), neighbours(Hex{static_cast<std::uint8_t>(i)})) << i;
    }
    HexSet some;
    HexSet expected;
    for (int i = 0; i < hex_count; i += 7) {
        some.add(i);
        expected |= neighbours(Hex{static_cast<std::uint8_t>(i)});
    }
    EXPECT_EQ(spread(some), expected);
}

}  // namespace
}  // namespace grognard::ccn
