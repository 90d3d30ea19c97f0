// Every fire and approach of the worked example whose position is known: values, odds and dice are
// those of its text.
#include <gtest/gtest.h>

#include "games/orthez/fire/odds.hpp"
#include "games/orthez/morale/modifiers.hpp"
#include "games/orthez/names.hpp"
#include "orthez/support.hpp"

namespace grognard::orthez {
namespace {

// Diagram A: the end of the first turn's manoeuvre phase.
State diagram_a() {
    State s = without_units(start_of(0));
    place(s, "F_8th_Div_foot_battery", {{0, 1}}, Formation::Battery, 3);
    place(s, "F_2-34_leger", {{1, 3}, {2, 3}}, Formation::Line, 3);
    place(s, "F_3-34_leger", {{-1, 4}}, Formation::GeneralOrder, 3);
    place(s, "F_2-9_leger", {{2, 4}, {3, 4}}, Formation::Skirmish, 3);
    place(s, "A_6_Portuguese", {{-1, 5}}, Formation::Column, 0);
    place(s, "A_18_Portuguese", {{1, 5}}, Formation::Column, 1);
    place(s, "A_6_Cacadores", {{0, 4}, {1, 4}}, Formation::Skirmish, 0);
    place(s, "A_1-50_Foot", {{0, 7}}, Formation::Column, 0);
    place(s, "A_1-3_Foot", {{4, 5}}, Formation::Line, 0);
    const UnitId company = place(s, "A_light_coy_1-3_Foot", {{4, 5}}, Formation::Line, 0);
    s.units[company].depth = 1;
    return s;
}

HexList hexes(const State& s, std::initializer_list<Axial> list) {
    HexList out;
    for (const Axial a : list) out.push(example_hex(s, a.q, a.r));
    return out;
}

void expect_odds(const State& s, std::initializer_list<Axial> from, Axial at, FireKind kind,
                 Ratio value, int defence, std::string_view column, int dice = 0) {
    const FireOdds odds = fire_odds_of(s, hexes(s, from), example_hex(s, at.q, at.r), kind);
    EXPECT_EQ(odds.value, value) << odds.value.top() << "/" << odds.value.bottom();
    EXPECT_EQ(odds.defence, defence);
    ASSERT_TRUE(odds.allowed());
    EXPECT_EQ(names::fire_columns[static_cast<std::size_t>(odds.column)], column);
    EXPECT_EQ(odds.dice.total(), dice);
}

TEST(OrthezExample, FiresOfTheFirstTurn) {
    State s = diagram_a();
    expect_odds(s, {{0, 1}}, {0, 4}, FireKind::Combat, 9, 14, "1:2");
    expect_odds(s, {{0, 1}}, {0, 7}, FireKind::Ricochet, 4, 6, "1:1.5");
    expect_odds(s, {{-1, 4}}, {-1, 5}, FireKind::Combat, 8, 6, "1:1");
    expect_odds(s, {{0, 4}, {1, 4}}, {1, 3}, FireKind::Combat, 12, 9, "1:1");
    expect_odds(s, {{1, 3}, {2, 3}}, {1, 4}, FireKind::Combat, 18, 14, "1:1");
    expect_odds(s, {{2, 4}}, {1, 5}, FireKind::Combat, Ratio(15, 2), 6, "1:1", 1);
    expect_odds(s, {{3, 4}}, {4, 5}, FireKind::Combat, Ratio(15, 4), 9, "1:2.5");
}

TEST(OrthezExample, ExchangeOfFireInTheFirstTurn) {
    State s = without_units(start_of(0));
    place(s, "F_2-34_leger", {{2, 3}}, Formation::Line, 3, 1);
    place(s, "A_18_Portuguese", {{2, 4}}, Formation::GeneralOrder, 0, 1);
    expect_odds(s, {{2, 3}}, {2, 4}, FireKind::Exchange, 6, 16, "1:3");
    expect_odds(s, {{2, 4}}, {2, 3}, FireKind::Exchange, 3, 9, "1:3");
}

// Diagram B: the fire phase of the second turn.
TEST(OrthezExample, FiresOfTheSecondTurn) {
    State s = without_units(start_of(0));
    place(s, "F_8th_Div_foot_battery", {{0, 1}}, Formation::Battery, 3);
    place(s, "F_2-34_leger", {{2, 3}}, Formation::Line, 3, 1);
    place(s, "F_3-34_leger", {{-1, 4}}, Formation::GeneralOrder, 3);
    place(s, "F_2-9_leger", {{4, 3}}, Formation::Line, 3);
    place(s, "F_1-9_leger", {{3, 3}}, Formation::Line, 3);
    place(s, "F_7-25_leger", {{1, 3}}, Formation::Line, 3);
    const UnitId six = place(s, "A_6_Portuguese", {{-1, 5}}, Formation::Column, 0, 1);
    const UnitId eighteen = place(s, "A_18_Portuguese", {{2, 4}}, Formation::GeneralOrder, 0, 2);
    s.units[six].order = OrderState::Disordered;
    s.units[eighteen].order = OrderState::Disordered;
    place(s, "A_6_Cacadores", {{1, 4}}, Formation::Skirmish, 0, 1);
    place(s, "A_light_coy_1-3_Foot", {{4, 4}}, Formation::Skirmish, 0);
    place(s, "A_1_Provisional_(2-31+2-66)", {{0, 5}}, Formation::Line, 0);
    expect_odds(s, {{-1, 4}}, {-1, 5}, FireKind::Combat, 8, 8, "1:1");
    expect_odds(s, {{1, 4}}, {2, 3}, FireKind::Combat, 9, 9, "1:1");
    expect_odds(s, {{2, 3}, {1, 3}}, {1, 4}, FireKind::Combat, 24, 14, "1.5:1");
    expect_odds(s, {{4, 3}}, {4, 4}, FireKind::Combat, 12, 14, "1:1.5");
    expect_odds(s, {{4, 4}}, {4, 3}, FireKind::Combat, 5, 9, "1:2");
    expect_odds(s, {{0, 1}}, {0, 5}, FireKind::Combat, 9, 9, "1:1");
    EXPECT_FALSE(
        fire_odds_of(s, hexes(s, {{-1, 5}}), example_hex(s, -1, 4), FireKind::Combat).allowed());
    EXPECT_FALSE(
        fire_odds_of(s, hexes(s, {{2, 4}}), example_hex(s, 3, 3), FireKind::Combat).allowed());
}

TEST(OrthezExample, FiresOfTheLastTurn) {
    State s = without_units(start_of(0));
    place(s, "F_3-34_leger", {{-1, 4}}, Formation::GeneralOrder, 3, 1);
    place(s, "F_2-25_leger", {{2, 2}}, Formation::Line, 3);
    place(s, "A_1_Provisional_(2-31+2-66)", {{-1, 5}}, Formation::Line, 0);
    const UnitId under = place(s, "A_6_Portuguese", {{-1, 5}}, Formation::Line, 0, 1);
    s.units[under].depth = 1;
    place(s, "A_14_Light_Dragoons", {{1, 3}}, Formation::Column, 0);
    expect_odds(s, {{-1, 4}}, {-1, 5}, FireKind::Combat, 8, 6, "1:1", 4);
    expect_odds(s, {{2, 2}}, {1, 3}, FireKind::Combat, 12, 6, "2:1");
}

// A charge past 7/25 and 3/34 to the battery: opportunity fire at half, canister one column up.
TEST(OrthezExample, OpportunityFiresAtTheDragoons) {
    State s = without_units(start_of(0));
    place(s, "F_8th_Div_foot_battery", {{0, 1}}, Formation::Battery, 3);
    place(s, "F_7-25_leger", {{1, 3}}, Formation::Line, 3);
    place(s, "F_3-34_leger", {{-1, 4}}, Formation::GeneralOrder, 3, 1);
    const UnitId dragoons = place(s, "A_14_Light_Dragoons", {{0, 4}}, Formation::Column, 0);
    expect_odds(s, {{1, 3}, {-1, 4}}, {0, 4}, FireKind::Opportunity, 10, 6, "1.5:1");
    s.units[dragoons].hexes[0] = example_hex(s, 0, 3);
    note_occupied(s);
    expect_odds(s, {{-1, 4}}, {0, 3}, FireKind::Opportunity, 4, 6, "1:1.5");
    s.units[dragoons].hexes[0] = example_hex(s, 0, 2);
    note_occupied(s);
    expect_odds(s, {{0, 1}}, {0, 2}, FireKind::Opportunity, 7, 6, "1.5:1");
}

TEST(OrthezExample, RollsGiveTheLossesOfTheText) {
    struct Rolled {
        std::string_view column;
        int net;
        int losses;
    };
    constexpr Rolled rolls[] = {
        {"1:2", 32, 0},   {"1:1.5", 63, 1}, {"1:1", 53, 1},   {"1:2", 64, 1},   {"1:1.5", 55, 1},
        {"1:1", 51, 1},   {"1:1", 43, 0},   {"1:2.5", 36, 0}, {"1:3", 66, 1},   {"1:3", 14, 0},
        {"1:1.5", 61, 1}, {"1:1", 32, 0},   {"1:1", 54, 1},   {"1.5:1", 44, 1}, {"1:1.5", 25, 0},
        {"1:1", 34, 0},   {"1:1", 12, 0},   {"1:1.5", 21, 0}, {"1:1.5", 35, 0}, {"1.5:1", 23, 0},
        {"1:1.5", 45, 0}, {"1.5:1", 36, 0}, {"1:1", 35, 0},   {"2:1", 44, 1}};
    const Charts& charts = start_of(0).battle->charts;
    for (const Rolled& rolled : rolls) {
        const auto column =
            std::find(names::fire_columns.begin(), names::fire_columns.end(), rolled.column) -
            names::fire_columns.begin();
        const auto index = static_cast<std::size_t>(Roll::read(rolled.net).index());
        EXPECT_EQ(charts.fire[static_cast<std::size_t>(column)][index], rolled.losses)
            << rolled.column << " " << rolled.net;
    }
    const MeleeCell first = charts.melee[1][static_cast<std::size_t>(Roll::read(14).index())];
    EXPECT_EQ(first.result, MeleeResult::AttackerDisordered);
    const MeleeCell last = charts.melee[4][static_cast<std::size_t>(Roll::read(23).index())];
    EXPECT_EQ(last, (MeleeCell{MeleeResult::Losses, 1, 4, false, false}));
}

void expect_approach(const State& s, UnitId unit, Axial target, int roll, int net, bool passed) {
    const Ledger sum = approach_modifiers(s, unit, example_hex(s, target.q, target.r));
    EXPECT_EQ((Roll::read(roll) + sum.total()).printed(), net);
    EXPECT_EQ(passes(counter(s, unit), Roll::read(roll), sum.total()), passed);
}

TEST(OrthezExample, ApproachesOfTheText) {
    State s = diagram_a();
    const UnitId six = place(s, "A_6_Portuguese", {{-1, 8}}, Formation::Column, 0);
    expect_approach(s, six, {-1, 4}, 32, 25, true);
    const UnitId eighteen = place(s, "A_18_Portuguese", {{0, 6}}, Formation::Column, 1);
    expect_approach(s, eighteen, {2, 4}, 55, 35, true);

    // The second turn: an elite battalion takes the distance but no condition.
    s = without_units(start_of(0));
    const UnitId elite = place(s, "F_1-9_leger", {{3, 2}}, Formation::Line, 3);
    const UnitId wood = place(s, "A_18_Portuguese", {{2, 4}}, Formation::GeneralOrder, 0, 2);
    s.units[wood].order = OrderState::Disordered;
    expect_approach(s, elite, {2, 4}, 41, 21, true);
    const UnitId fails = place(s, "F_2-34_leger", {{2, 3}}, Formation::Line, 3, 1);
    place(s, "A_6_Cacadores", {{1, 4}}, Formation::Skirmish, 0, 1);
    expect_approach(s, fails, {1, 4}, 42, 12, false);

    // The last turn: adjacent, and with a leader from three hexes away.
    s = without_units(start_of(0));
    place(s, "F_3-34_leger", {{-1, 4}}, Formation::GeneralOrder, 3, 1);
    const UnitId first = place(s, "A_1_Provisional_(2-31+2-66)", {{-1, 5}}, Formation::Line, 5);
    expect_approach(s, first, {-1, 4}, 62, 32, true);
    const UnitId joins = place(s, "A_6_Portuguese", {{-2, 8}}, Formation::Column, 0, 1);
    place_leader(s, "AL_ADC_Hill", {-2, 8});
    expect_approach(s, joins, {-1, 4}, 41, 35, true);
}

// Tests for losses, rallies and leaving a zone, with the modifiers that the text names.
TEST(OrthezExample, MoraleTestsOfTheText) {
    State s = without_units(start_of(0));
    const auto net = [&](UnitId unit, TestCause cause, int roll) {
        TestSum sum(counter(s, unit));
        add_conditions(s, unit, cause, sum);
        return (Roll::read(roll) + sum.ledger().total()).printed();
    };
    const auto passed = [&](UnitId unit, TestCause cause, int roll) {
        TestSum sum(counter(s, unit));
        add_conditions(s, unit, cause, sum);
        return passes(counter(s, unit), Roll::read(roll), sum.ledger().total());
    };
    const UnitId fifty = place(s, "A_1-50_Foot", {{0, 7}}, Formation::Column, 0, 3);
    EXPECT_EQ(net(fifty, TestCause::Losses, 32), 22);
    EXPECT_FALSE(passed(fifty, TestCause::Losses, 32));  // 22 does not exceed 22

    const UnitId cacadores = place(s, "A_6_Cacadores", {{1, 4}}, Formation::Skirmish, 0, 2);
    EXPECT_EQ(net(cacadores, TestCause::Losses, 52), 42);
    EXPECT_TRUE(passed(cacadores, TestCause::Losses, 52));

    const UnitId nine = place(s, "F_2-9_leger", {{2, 1}}, Formation::Skirmish, 3);
    s.units[nine].order = OrderState::Disordered;
    place_leader(s, "FL_Harispe", {2, 1});
    EXPECT_EQ(net(nine, TestCause::Rally, 23), 22);
    EXPECT_TRUE(passed(nine, TestCause::Rally, 23));

    const UnitId six = place(s, "A_6_Portuguese", {{-1, 5}}, Formation::Column, 0, 1);
    s.units[six].order = OrderState::Disordered;
    place_leader(s, "AL_ADC_Hill", {-1, 5});
    EXPECT_EQ(net(six, TestCause::LeaveZone, 45), 43);
    EXPECT_EQ(net(six, TestCause::Rally, 43), 41);

    const UnitId elite = place(s, "A_1-3_Foot", {{3, 5}}, Formation::GeneralOrder, 0);
    s.units[elite].order = OrderState::Disordered;
    EXPECT_EQ(net(elite, TestCause::Rally, 51), 51);  // elites take no negative condition
}

}  // namespace
}  // namespace grognard::orthez
