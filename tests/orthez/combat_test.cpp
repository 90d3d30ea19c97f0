// Melees of the worked example, and a rout that was traced by hand.
#include <gtest/gtest.h>

#include "games/orthez/assault/melee_odds.hpp"
#include "games/orthez/assault/rout_path.hpp"
#include "games/orthez/names.hpp"
#include "orthez/support.hpp"

namespace grognard::orthez {
namespace {

HexList one(const State& s, Axial a) {
    HexList out;
    out.push(example_hex(s, a.q, a.r));
    return out;
}

TEST(OrthezMelee, FirstTurnOfTheExample) {
    State s = without_units(start_of(0));
    place(s, "A_6_Portuguese", {{-1, 5}}, Formation::Column, 0, 1);
    place(s, "F_3-34_leger", {{-1, 4}}, Formation::GeneralOrder, 3);
    const MeleeOdds odds = melee_odds_of(s, one(s, {-1, 5}), one(s, {-1, 4}), {});
    EXPECT_EQ(odds.attack, Ratio(16));
    EXPECT_EQ(odds.defence, Ratio(12));
    EXPECT_EQ(names::melee_columns[static_cast<std::size_t>(odds.column)], "1:1");
    EXPECT_EQ(melee_result(s, odds, Roll::read(14)).result, MeleeResult::AttackerDisordered);
}

TEST(OrthezMelee, LastTurnOfTheExample) {
    State s = without_units(start_of(0));
    place(s, "A_1_Provisional_(2-31+2-66)", {{-1, 5}}, Formation::Line, 5);
    const UnitId under = place(s, "A_6_Portuguese", {{-1, 5}}, Formation::Line, 5, 1);
    s.units[under].depth = 1;
    place(s, "F_3-34_leger", {{-1, 4}}, Formation::GeneralOrder, 3, 1);
    const MeleeOdds odds = melee_odds_of(s, one(s, {-1, 5}), one(s, {-1, 4}), {});
    EXPECT_EQ(odds.attack, Ratio(27));
    EXPECT_EQ(odds.defence, Ratio(48, 5));
    EXPECT_EQ(names::melee_columns[static_cast<std::size_t>(odds.column)], "2.5:1");
    const MeleeCell cell = melee_result(s, odds, Roll::read(23));
    EXPECT_EQ(cell.attacker_loses, 1);
    EXPECT_EQ(cell.defender_loses, 4);
}

// From the ridge of Saint-Boès, with an enemy to the west, the rout runs east along the crest.
TEST(OrthezRout, RunsAlongTheRidge) {
    State s = without_units(start_of(3));
    const UnitId unit = unit_called(s, "F_1-12_leger");
    const UnitId enemy = unit_called(s, "A_1-40_Foot");
    Unit& runs = s.units[unit];
    runs.whereabouts = Whereabouts::Map;
    HexId at = hex_at(ground(s), 20, 13);
    runs.hexes.push(at);
    runs.order = OrderState::Routing;
    s.units[enemy].whereabouts = Whereabouts::Map;
    s.units[enemy].hexes.push(hex_at(ground(s), 19, 12));
    s.units[enemy].facing = 2;
    note_occupied(s);
    const WayHome home(s, french, Mover::Foot, depot_of(s, unit));
    Pm left(12);
    RoutPath visited;
    const HexId melee = at;
    while (true) {
        visited.push(at);
        const RoutStep step = rout_step(s, home, unit, at, melee, melee, left, visited);
        EXPECT_FALSE(step.surrenders);
        if (step.hexes.empty()) break;
        left -= *terrain_cost(s, at, step.hexes[0], Mover::Foot, OnBridge::Allowed);
        at = step.hexes[0];
        ASSERT_FALSE(visited.full());
    }
    EXPECT_EQ(at, hex_at(ground(s), 32, 13)) << at % 84 << "," << at / 84;
}

}  // namespace
}  // namespace grognard::orthez
