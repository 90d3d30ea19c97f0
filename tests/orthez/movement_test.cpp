// Movement costs: the sums that the worked example counts up.
#include <gtest/gtest.h>

#include "games/orthez/movement/cost.hpp"
#include "orthez/support.hpp"

namespace grognard::orthez {
namespace {

Side toward(const State& s, Axial from, Axial to) {
    return side_toward(ground(s), example_hex(s, from.q, from.r), example_hex(s, to.q, to.r));
}

int step_points(const State& s, UnitId unit, Axial from, Axial to) {
    const auto cost = step_cost(s, unit, toward(s, from, to), 0);
    EXPECT_TRUE(cost.has_value());
    EXPECT_EQ(cost.value_or(Pm()).in_parts() % Pm::parts, 0);
    return cost.value_or(Pm()).whole();
}

TEST(OrthezMovement, CountsTheStepsOfTheExample) {
    State s = without_units(start_of(0));
    // 7/25: a farm in column, three points to form line, a clear hex in line: six.
    UnitId unit = place(s, "F_7-25_leger", {{1, 1}}, Formation::Column, 3);
    EXPECT_EQ(step_points(s, unit, {1, 1}, {1, 2}), 1);
    EXPECT_EQ(formation_change_cost(s, unit, Formation::Line), Pm(3));
    unit = place(s, "F_7-25_leger", {{1, 2}}, Formation::Line, 3);
    EXPECT_EQ(step_points(s, unit, {1, 2}, {1, 3}), 2);

    // 1/9: one point to form line, then farm, stream and line: five in all.
    unit = place(s, "F_1-9_leger", {{3, 2}}, Formation::Line, 3);
    EXPECT_EQ(formation_change_cost(s, unit, Formation::Line), Pm(1));
    EXPECT_EQ(step_points(s, unit, {3, 2}, {3, 3}), 4);

    // 1/3: marsh, stream and line: all its six points.
    unit = place(s, "A_1-3_Foot", {{4, 5}}, Formation::Line, 0);
    EXPECT_EQ(step_points(s, unit, {4, 5}, {3, 5}), 6);
    EXPECT_EQ(left(s, unit), Pm(6));
}

TEST(OrthezMovement, DisorderAndFatigueMultiply) {
    State s = without_units(start_of(0));
    const UnitId dragoons = place(s, "A_14_Light_Dragoons", {{0, 7}}, Formation::Column, 0);
    Unit& unit = s.units[dragoons];
    EXPECT_EQ(potential(s, dragoons), Pm(14));
    unit.fatigue = Fatigue::Exhausted;
    EXPECT_EQ(potential(s, dragoons).in_parts(), 14 * Pm::parts / 3);
    unit.order = OrderState::Disordered;
    EXPECT_EQ(potential(s, dragoons).in_parts(), 14 * Pm::parts / 6);
}

// Seven clear hexes in a two-hex line cost cavalry ten points (lb.11.5.A.6).
TEST(OrthezMovement, WideCavalryLinesPayEverySecondHex) {
    State s = without_units(start_of(0));
    const UnitId hussars = unit_called(s, "A_15_Hussars");
    Unit& unit = s.units[hussars];
    unit.whereabouts = Whereabouts::Map;
    unit.hexes.push(example_hex(s, 0, 9));
    unit.hexes.push(example_hex(s, 1, 8));
    unit.formation = Formation::Line;
    unit.facing = 5;
    note_occupied(s);
    ASSERT_EQ(terrain(s, example_hex(s, 0, 8)), Terrain::Clear);
    ASSERT_EQ(terrain(s, example_hex(s, 1, 7)), Terrain::Clear);
    Pm sum;
    for (int step = 0; step < 7; ++step) {
        const auto cost = step_cost(s, hussars, 0, step);
        ASSERT_TRUE(cost.has_value());
        sum += *cost;
    }
    EXPECT_EQ(sum, Pm(10));
}

TEST(OrthezMovement, RoadsCostHalfAPoint) {
    State s = without_units(start_of(3));
    const UnitId battalion = unit_called(s, "F_1-12_leger");
    Unit& unit = s.units[battalion];
    unit.whereabouts = Whereabouts::Map;
    const HexId from = hex_at(ground(s), 51, 50);
    const HexId to = hex_at(ground(s), 51, 49);
    ASSERT_EQ(joined(ground(s), from, to), Joined::Road);
    unit.hexes.push(from);
    unit.formation = Formation::RoadColumn;
    unit.facing = 0;
    note_occupied(s);
    EXPECT_EQ(step_cost(s, battalion, side_toward(ground(s), from, to), 0),
              Pm::of_parts(Pm::parts / 2));
    EXPECT_TRUE(formation_allowed(s, battalion, Formation::RoadColumn, from));
    EXPECT_FALSE(formation_allowed(s, battalion, Formation::Column, from));  // a town hex
    EXPECT_TRUE(formation_allowed(s, battalion, Formation::GeneralOrder, from));
}

}  // namespace
}  // namespace grognard::orthez
