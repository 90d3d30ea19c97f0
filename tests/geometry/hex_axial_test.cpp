// Directions turn, steps lead back, and distance counts steps.
#include <gtest/gtest.h>

#include <deque>
#include <map>
#include <utility>

#include "geometry/hex/axial.hpp"

namespace grognard::hex {
namespace {

TEST(HexAxial, six_steps_round_a_hex_lead_back) {
    Axial at{3, -2};
    for (const Direction d : all_directions) at = neighbour(at, d);
    EXPECT_EQ(at, (Axial{3, -2}));
}

TEST(HexAxial, opposite_directions_undo_each_other) {
    for (const Direction d : all_directions) {
        EXPECT_EQ(neighbour(neighbour(Axial{}, d), opposite(d)), Axial{});
        EXPECT_EQ(opposite(opposite(d)), d);
        EXPECT_NE(opposite(d), d);
    }
    EXPECT_EQ(opposite(Direction::NE), Direction::SW);
    EXPECT_EQ(opposite(Direction::E), Direction::W);
}

TEST(HexAxial, a_turn_goes_counter_clockwise_and_wraps_both_ways) {
    EXPECT_EQ(rotate(Direction::E, 1), Direction::NE);
    EXPECT_EQ(rotate(Direction::E, -1), Direction::SE);
    EXPECT_EQ(rotate(Direction::SE, 1), Direction::E);
    EXPECT_EQ(rotate(Direction::NW, 6), Direction::NW);
    EXPECT_EQ(rotate(Direction::NW, -13), Direction::NE);
}

TEST(HexAxial, turning_a_displacement_turns_its_steps) {
    for (const Direction d : all_directions) {
        for (int sixths = -7; sixths <= 7; ++sixths) {
            EXPECT_EQ(rotate(step(d), sixths), step(rotate(d, sixths)));
        }
    }
}

TEST(HexAxial, the_direction_of_a_neighbour_is_found_and_of_others_is_not) {
    const Axial from{-4, 7};
    for (const Direction d : all_directions) {
        EXPECT_EQ(direction(from, neighbour(from, d)), d);
        EXPECT_TRUE(adjacent(from, neighbour(from, d)));
        EXPECT_FALSE(direction(from, neighbour(neighbour(from, d), d)).has_value());
    }
    EXPECT_FALSE(direction(from, from).has_value());
}

TEST(HexAxial, distance_is_the_least_number_of_steps) {
    std::map<std::pair<int, int>, int> steps{{{0, 0}, 0}};
    std::deque<Axial> queue{Axial{}};
    while (!queue.empty()) {
        const Axial at = queue.front();
        queue.pop_front();
        const int so_far = steps.at({at.q, at.r});
        if (so_far == 8) continue;
        for (const Direction d : all_directions) {
            const Axial next = neighbour(at, d);
            if (steps.try_emplace({next.q, next.r}, so_far + 1).second) queue.push_back(next);
        }
    }
    EXPECT_EQ(steps.size(), 1U + 3U * 8U * 9U);
    for (const auto& [place, count] : steps) {
        EXPECT_EQ(distance(Axial{}, {place.first, place.second}), count);
        EXPECT_EQ(distance({place.first, place.second}, Axial{}), count);
        EXPECT_EQ(distance(Axial{2, -5}, Axial{place.first + 2, place.second - 5}), count);
    }
}

}  // namespace
}  // namespace grognard::hex
