// Lines of sight, arcs and zones on the shipped maps: figures worked out by hand from the rules.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/orthez/facing/arcs.hpp"
#include "games/orthez/sight/line_of_sight.hpp"
#include "games/orthez/zones/influence.hpp"
#include "orthez/support.hpp"

namespace grognard::orthez {
namespace {

struct Seen {
    int from[2];
    int to[2];
    Clearness clearness;
};

TEST(OrthezSight, AgreesWithTheLinesWorkedOutByHand) {
    constexpr Seen lines[] = {
        {{14, 12}, {10, 12}, Clearness::Blocked}, {{15, 9}, {15, 6}, Clearness::Clear},
        {{69, 13}, {63, 11}, Clearness::Blocked}, {{45, 64}, {47, 65}, Clearness::Clear},
        {{10, 33}, {9, 39}, Clearness::Clear},    {{57, 28}, {57, 21}, Clearness::Blocked},
        {{12, 11}, {13, 4}, Clearness::Clear},    {{38, 62}, {37, 63}, Clearness::Half},
        {{12, 13}, {10, 16}, Clearness::Half},    {{40, 28}, {38, 25}, Clearness::Blocked},
        {{53, 39}, {55, 42}, Clearness::Blocked},
    };
    const State s = without_units(start_of(3));
    for (const Seen& line : lines) {
        const HexId from = hex_at(ground(s), line.from[0], line.from[1]);
        const HexId to = hex_at(ground(s), line.to[0], line.to[1]);
        for (const auto& [a, b] : {std::pair(from, to), std::pair(to, from)}) {
            EXPECT_EQ(line_of_sight(s, a, b, french, SightUse::Look).clearness, line.clearness)
                << line.from[0] << "," << line.from[1] << " - " << line.to[0] << "," << line.to[1];
        }
    }
}

TEST(OrthezSight, SeesAlongSidesOnTheMapOfTheExample) {
    const State s = without_units(start_of(0));
    const auto sight = [&](int aq, int ar, int bq, int br) {
        return line_of_sight(s, example_hex(s, aq, ar), example_hex(s, bq, br), french,
                             SightUse::Look)
            .clearness;
    };
    EXPECT_EQ(sight(3, 4, 4, 5), Clearness::Clear);
    EXPECT_EQ(sight(0, 2, 1, 3), Clearness::Half);
    EXPECT_EQ(sight(0, 1, 1, 4), Clearness::Blocked);
}

// Front hexes of the example's lines and skirmishers, as its text describes them.
TEST(OrthezFacing, FindsTheFrontHexesOfTwoHexFormations) {
    State s = without_units(start_of(0));
    const UnitId line = unit_called(s, "F_2-34_leger");
    ASSERT_NE(line, no_unit);
    Unit& unit = s.units[line];
    unit.whereabouts = Whereabouts::Map;
    unit.hexes.push(example_hex(s, 1, 3));
    unit.hexes.push(example_hex(s, 2, 3));
    unit.formation = Formation::Line;
    unit.facing = 3;
    note_occupied(s);
    const auto fronts = [&] {
        std::vector<HexId> out;
        for (const int hex : ground(s).playable) {
            if (is_front(s, line, static_cast<HexId>(hex))) out.push_back(static_cast<HexId>(hex));
        }
        return out;
    };
    const auto hexes = [&](std::initializer_list<Axial> list) {
        std::vector<HexId> out;
        for (const Axial a : list) out.push_back(example_hex(s, a.q, a.r));
        std::sort(out.begin(), out.end());
        return out;
    };
    EXPECT_EQ(fronts(), hexes({{0, 4}, {1, 4}, {2, 4}}));

    unit.hexes.clear();
    unit.hexes.push(example_hex(s, 2, 4));
    unit.hexes.push(example_hex(s, 3, 4));
    unit.formation = Formation::Skirmish;
    note_occupied(s);
    EXPECT_EQ(fronts(), hexes({{1, 4}, {1, 5}, {2, 5}, {3, 5}, {4, 4}}));
}

// Every formation has as many front, flank and rear hexes as the rules say, whatever its facing.
TEST(OrthezFacing, CountsTheArcsOfEveryFormation) {
    struct Counted {
        Formation formation;
        int front;
        int flank;
        int rear;
    };
    constexpr Counted counts[] = {{Formation::Column, 3, 2, 1},       {Formation::Line, 2, 2, 2},
                                  {Formation::Skirmish, 4, 2, 0},     {Formation::Square, 6, 0, 0},
                                  {Formation::GeneralOrder, 5, 0, 1}, {Formation::Battery, 3, 0, 3},
                                  {Formation::Limbered, 6, 0, 0}};
    State s = without_units(start_of(0));
    const UnitId infantry = unit_called(s, "F_2-34_leger");
    const UnitId guns = unit_called(s, "F_8th_Div_foot_battery");
    const HexId at = example_hex(s, 1, 3);
    const auto size = [](Sides sides) {
        int count = 0;
        for (Side side = 0; side < side_count; ++side) count += sides.has(side) ? 1 : 0;
        return count;
    };
    for (const Counted& counted : counts) {
        const bool is_guns = counted.formation >= Formation::Limbered;
        const UnitId id = is_guns ? guns : infantry;
        s.units[infantry] = {};
        s.units[guns] = {};
        for (Side facing = 0; facing < side_count; ++facing) {
            Unit& unit = s.units[id];
            unit = {};
            unit.whereabouts = Whereabouts::Map;
            unit.hexes.push(at);
            unit.formation = counted.formation;
            unit.facing = facing;
            note_occupied(s);
            const Arcs found = arcs(s, id, at);
            EXPECT_EQ(size(found.front), counted.front) << static_cast<int>(counted.formation);
            EXPECT_EQ(size(found.flank), counted.flank) << static_cast<int>(counted.formation);
            EXPECT_EQ(size(found.rear), counted.rear) << static_cast<int>(counted.formation);
        }
    }
}

// lb.9.E.1 and the example: the wood at (-1,4) keeps zones out, but 3/34 in it controls (-1,5).
TEST(OrthezZones, StopAtWoodsAndReachOutOfThem) {
    State s = start_of(0);
    const UnitId in_wood = unit_called(s, "F_3-34_leger");
    ASSERT_NE(in_wood, no_unit);
    ASSERT_EQ(s.units[in_wood].hexes.size(), 1U);
    ASSERT_EQ(terrain(s, s.units[in_wood].hexes[0]), Terrain::Wood);
    EXPECT_TRUE(influences(s, in_wood, example_hex(s, -1, 5)));
    const UnitId outside = unit_called(s, "A_6_Portuguese");
    Unit& unit = s.units[outside];
    unit.hexes.clear();
    unit.hexes.push(example_hex(s, -1, 5));
    unit.formation = Formation::Column;
    unit.facing = 0;
    note_occupied(s);
    EXPECT_TRUE(is_front(s, outside, s.units[in_wood].hexes[0]));
    EXPECT_FALSE(influences(s, outside, s.units[in_wood].hexes[0]));
}

TEST(OrthezScenarios, AreAllThere) {
    ASSERT_EQ(all_scenarios().size(), 4U);
    const int units[] = {18, 32, 52, 135};
    for (std::size_t i = 0; i < 4; ++i) {
        int on_the_map = 0;
        const State s = start_of(i);
        for (const Unit& unit : s.units) on_the_map += on_map(unit) ? 1 : 0;
        EXPECT_EQ(on_the_map, units[i]) << all_scenarios()[i].id;
    }
}

}  // namespace
}  // namespace grognard::orthez
