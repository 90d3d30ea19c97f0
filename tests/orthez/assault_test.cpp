// The melee phase: the assaults of the worked example, and what each state of the target may do.
#include "games/orthez/assault/assault_fight.hpp"
#include "games/orthez/morale/morale_test.hpp"
#include "games/orthez/morale/stand.hpp"
#include "orthez/play.hpp"

namespace grognard::orthez {
namespace {

void assault_on(State& s, UnitId unit, Axial target) {
    s.units[unit].assaults[0] = example_hex(s, target.q, target.r);
}

void begin(State& s, Seat first) {
    begin_from_nothing(s);
    begin_melee_phase(s, first);
    start_play(s);
}

HexId hex_of(const State& s, UnitId unit) { return s.units[unit].hexes[0]; }

TEST(OrthezAssault, GeneralOrderFightsWithoutDiceAndTheAttackerIsThrownIntoDisorder) {
    State s = without_units(start_of(0));
    const UnitId six = place(s, "A_6_Portuguese", {{-1, 5}}, Formation::Column, 0, 1);
    const UnitId defender = place(s, "F_3-34_leger", {{-1, 4}}, Formation::GeneralOrder, 3);
    assault_on(s, six, {-1, 4});
    begin(s, allied);
    EXPECT_EQ(asked_for(s), "melee");
    roll(s, {1, 4});
    EXPECT_TRUE(is_over(s));
    EXPECT_EQ(s.units[six].order, OrderState::Disordered);
    EXPECT_EQ(hex_of(s, six), example_hex(s, -1, 5));
    EXPECT_EQ(s.units[six].assaults[0], no_hex);
    EXPECT_EQ(s.units[defender].order, OrderState::Good);
}

TEST(OrthezAssault, WinnersAdvanceDisorderedAndWhatTheWoodCannotHoldStays) {
    State s = without_units(start_of(0));
    const UnitId top = place(s, "A_1_Provisional_(2-31+2-66)", {{-1, 5}}, Formation::Line, 5);
    const UnitId under = place(s, "A_6_Portuguese", {{-1, 5}}, Formation::Line, 5, 1);
    s.units[under].depth = 1;
    const UnitId defender = place(s, "F_3-34_leger", {{-1, 4}}, Formation::GeneralOrder, 3, 1);
    place_leader(s, "AL_ADC_Hill", {-1, 5});
    const LeaderId adc = leader_called(s, "AL_ADC_Hill");
    assault_on(s, top, {-1, 4});
    assault_on(s, under, {-1, 4});
    begin(s, allied);
    roll(s, {2, 3});
    EXPECT_EQ(s.units[top].lost, 1);
    EXPECT_EQ(s.units[under].lost, 1);
    EXPECT_EQ(s.units[defender].whereabouts, Whereabouts::Gone);
    ASSERT_EQ(awaits(s), Awaits::Second);
    EXPECT_EQ(reason_against(s, allied, Pass{}), "stack-too-large");
    EXPECT_EQ(offers(s, allied), 2U);
    say(s, allied, SendBack{under});
    EXPECT_TRUE(is_offered(s, allied, LeaveBehind{adc}));
    say(s, allied, Pass{});
    EXPECT_TRUE(is_over(s));
    EXPECT_EQ(hex_of(s, top), example_hex(s, -1, 4));
    EXPECT_EQ(hex_of(s, under), example_hex(s, -1, 5));
    EXPECT_EQ(s.units[top].order, OrderState::Disordered);
    EXPECT_EQ(s.units[under].order, OrderState::Disordered);
    EXPECT_EQ(s.leaders[adc].at, example_hex(s, -1, 4));
}

// Turn 1 of the example: 2/9 retreats out of the wood, 18P follows and assaults 2/34.
TEST(OrthezAssault, SkirmishersRetreatAndTheAssaultGoesOnAgainstAnother) {
    State s = without_units(start_of(0));
    const UnitId line = place(s, "F_2-34_leger", {{2, 3}}, Formation::Line, 3, 1);
    const UnitId skirmishers = place(s, "F_2-9_leger", {{2, 4}, {3, 4}}, Formation::Skirmish, 3);
    const UnitId passed = place(s, "F_1-9_leger", {{3, 2}}, Formation::Column, 3);
    place(s, "A_6_Cacadores", {{1, 4}}, Formation::Skirmish, 0, 1);
    const UnitId eighteen = place(s, "A_18_Portuguese", {{1, 5}}, Formation::Column, 1, 1);
    assault_on(s, eighteen, {2, 4});
    begin(s, allied);
    ASSERT_EQ(awaits(s), Awaits::First);
    EXPECT_TRUE(is_offered(s, french, Stand{}));
    EXPECT_TRUE(is_offered(s, french, Retreat{1}));
    EXPECT_FALSE(is_offered(s, french, Retreat{0}));  // 2/34 stands there
    say(s, french, Retreat{1});
    EXPECT_EQ(hex_of(s, skirmishers), example_hex(s, 3, 3));
    EXPECT_TRUE(is_offered(s, french, Finish{}));
    say(s, french, Retreat{0});
    EXPECT_EQ(hex_of(s, skirmishers), example_hex(s, 3, 2));
    EXPECT_EQ(reason_against(s, french, Finish{}), "no-room-there");
    say(s, french, Retreat{0});
    say(s, french, Finish{});
    // More than half its movement: disordered, so that it gathers on a hex of its choice.
    EXPECT_EQ(s.units[skirmishers].order, OrderState::Disordered);
    ASSERT_NE(s.frames.top_as<Gathering>(), nullptr);
    EXPECT_EQ(hex_of(s, passed), example_hex(s, 3, 2));
    say(s, french, GoTo{example_hex(s, 3, 1)});
    EXPECT_EQ(hex_of(s, eighteen), example_hex(s, 2, 4));
    EXPECT_EQ(s.units[eighteen].order, OrderState::Good);
    EXPECT_EQ(s.units[eighteen].formation, Formation::GeneralOrder);
    ASSERT_EQ(awaits(s), Awaits::Second);
    EXPECT_TRUE(is_offered(s, allied, Pass{}));
    say(s, allied, Assault{example_hex(s, 2, 3), no_hex});
    EXPECT_EQ(asked_for(s), "stand");
    roll(s, {4, 5});
    EXPECT_EQ(s.units[line].order, OrderState::Good);
    EXPECT_EQ(asked_for(s), "exchange");
    roll(s, {6, 6});
    EXPECT_EQ(asked_for(s), "exchange");
    EXPECT_EQ(s.units[eighteen].lost, 1);  // both sides fire before losses are taken
    roll(s, {1, 4});
    EXPECT_EQ(s.units[eighteen].lost, 2);
    EXPECT_EQ(asked_for(s), "losses");
    roll(s, {2, 2});
    EXPECT_TRUE(is_over(s));
    EXPECT_EQ(s.units[eighteen].order, OrderState::Disordered);
    EXPECT_EQ(s.units[line].lost, 1);
    EXPECT_EQ(s.units[eighteen].assaults[0], no_hex);
}

// Turn 2 of the example: disordered in the wood, 18P fails to stand and runs.
TEST(OrthezAssault, DisorderedThatFailsToStandRoutsWithoutMelee) {
    State s = without_units(start_of(0));
    const UnitId eighteen = place(s, "A_18_Portuguese", {{2, 4}}, Formation::GeneralOrder, 0, 2);
    s.units[eighteen].order = OrderState::Disordered;
    const UnitId elite = place(s, "F_1-9_leger", {{3, 3}}, Formation::Line, 3);
    place(s, "F_2-34_leger", {{2, 3}}, Formation::Line, 3, 2);
    assault_on(s, elite, {2, 4});
    begin(s, french);
    EXPECT_EQ(asked_for(s), "stand");
    State passed = s;
    roll(passed, {6, 6});
    EXPECT_EQ(asked_for(passed), "melee");                         // it fights as it is
    EXPECT_EQ(passed.units[elite].order, OrderState::Disordered);  // by the stream
    roll(s, {2, 5});
    EXPECT_EQ(s.units[eighteen].order, OrderState::Routing);
    run_out(s);
    EXPECT_FALSE(stands_in(s.units[eighteen], example_hex(s, 2, 4)));
    EXPECT_EQ(s.units[eighteen].lost, 2);  // no zone extends into the wood
    EXPECT_EQ(hex_of(s, elite), example_hex(s, 2, 4));
    EXPECT_EQ(s.units[elite].order, OrderState::Disordered);  // by the stream
    // 2/34 is behind it: nobody to assault anew.
    EXPECT_TRUE(is_over(s));
}

TEST(OrthezAssault, SkirmishersInTheOpenMayNotWaitForAColumn) {
    State s = without_units(start_of(0));
    const UnitId company = place(s, "A_6_Cacadores", {{0, 6}}, Formation::Skirmish, 5);
    const UnitId enemy = place(s, "F_2-34_leger", {{0, 5}}, Formation::Column, 3);
    assault_on(s, enemy, {0, 6});
    begin(s, french);
    // As fast as the enemy: it cannot retreat and tests.
    EXPECT_EQ(asked_for(s), "stand");
    State britons = without_units(start_of(0));
    place(britons, "A_1-50_Foot", {{0, 8}}, Formation::Column, 5);
    const UnitId light = place(britons, "A_light_coy_1-3_Foot", {{0, 6}}, Formation::Skirmish, 5);
    place(britons, "F_2-34_leger", {{0, 5}}, Formation::Column, 3);
    assault_on(britons, enemy, {0, 6});
    begin(britons, french);
    ASSERT_EQ(awaits(britons), Awaits::Second);
    EXPECT_EQ(reason_against(britons, allied, Stand{}), "must-retreat");
    EXPECT_EQ(reason_against(britons, allied, Retreat{0}), "enemy-there");
    EXPECT_EQ(reason_against(britons, allied, Retreat{1}), "in-enemy-zone");
    say(britons, allied, Retreat{2});
    say(britons, allied, Finish{});
    EXPECT_EQ(britons.units[light].order, OrderState::Good);
    EXPECT_EQ(hex_of(britons, enemy), example_hex(britons, 0, 6));
    // It retreated one hex: if still in front, it may be assaulted again.
    EXPECT_EQ(s.units[company].order, OrderState::Good);
}

TEST(OrthezAssault, RoutingTargetRunsAndLosesInTheZoneItLeaves) {
    State s = without_units(start_of(0));
    const UnitId target = place(s, "A_18_Portuguese", {{0, 6}}, Formation::Column, 0);
    s.units[target].order = OrderState::Routing;
    const UnitId enemy = place(s, "F_2-34_leger", {{0, 5}}, Formation::Column, 3);
    assault_on(s, enemy, {0, 6});
    begin(s, french);
    EXPECT_TRUE(is_over(s));
    EXPECT_EQ(s.units[target].lost, 1);
    EXPECT_EQ(hex_of(s, enemy), example_hex(s, 0, 6));
    EXPECT_EQ(s.units[enemy].order, OrderState::Good);
    EXPECT_EQ(s.units[enemy].formation, Formation::Column);
}

TEST(OrthezAssault, AttackersFromTwoHexesFightTogetherAndChooseWhoLoses) {
    State s = without_units(start_of(0));
    const UnitId one = place(s, "A_6_Portuguese", {{-1, 5}}, Formation::Column, 0);
    const UnitId two = place(s, "A_18_Portuguese", {{0, 4}}, Formation::Column, 5);
    const UnitId defender = place(s, "F_3-34_leger", {{-1, 4}}, Formation::GeneralOrder, 3);
    assault_on(s, one, {-1, 4});
    assault_on(s, two, {-1, 4});
    begin(s, allied);
    EXPECT_EQ(asked_for(s), "melee");
    for (int tens = 1; tens <= 6; ++tens) {
        for (int units = 1; units <= 6; ++units) {
            State t = s;
            roll(t, {tens, units});
            if (awaits(t) != Awaits::Second || t.frames.top_as<AssaultFight>() == nullptr) continue;
            if (t.frames.top_as<AssaultFight>()->stage != AssaultStage::Losses) continue;
            EXPECT_EQ(offers(t, allied), 2U);
            EXPECT_EQ(reason_against(t, allied, TakeLoss{hex_of(t, defender)}), "not-that-stack");
            say(t, allied, TakeLoss{hex_of(t, two)});
            EXPECT_EQ(t.units[two].lost, 1);
            EXPECT_EQ(t.units[one].lost, 0);
            return;
        }
    }
    ADD_FAILURE() << "no result asks for the attacker's losses";
}

TEST(OrthezAssault, ALeaderWhoRidesAwayWeakensThoseWhoStay) {
    State s = without_units(start_of(0));
    const UnitId enemy = place(s, "F_2-34_leger", {{0, 5}}, Formation::Column, 3);
    const UnitId target = place(s, "A_18_Portuguese", {{0, 6}}, Formation::Column, 0);
    place_leader(s, "AL_Stewart", {0, 6});
    const LeaderId stewart = leader_called(s, "AL_Stewart");
    assault_on(s, enemy, {0, 6});
    begin(s, french);
    ASSERT_EQ(awaits(s), Awaits::Second);
    EXPECT_EQ(reason_against(s, allied, Abandon{stewart, example_hex(s, 0, 5)}), "too-far");
    State stays = s;
    say(stays, allied, Pass{});
    say(s, allied, Abandon{stewart, example_hex(s, 0, 7)});
    EXPECT_EQ(s.leaders[stewart].at, example_hex(s, 0, 7));
    const auto total = [&](const State& t) {
        return test_modifiers(t, *t.frames.top_as<MoraleTest>(), target).total();
    };
    const int value = s.battle->leaders[stewart].morale;
    ASSERT_NE(value, 0);
    EXPECT_EQ(total(stays), value);
    EXPECT_EQ(total(s), -value);
}

TEST(OrthezAssault, TheSideOrdersItsAssaultsAndThenTheOtherSide) {
    State s = without_units(start_of(0));
    const UnitId six = place(s, "A_6_Portuguese", {{-1, 5}}, Formation::Column, 0);
    place(s, "F_3-34_leger", {{-1, 4}}, Formation::GeneralOrder, 3);
    const UnitId eighteen = place(s, "A_18_Portuguese", {{2, 5}}, Formation::GeneralOrder, 0);
    place(s, "F_2-9_leger", {{2, 4}}, Formation::GeneralOrder, 3);
    assault_on(s, six, {-1, 4});
    assault_on(s, eighteen, {2, 4});
    begin(s, allied);
    ASSERT_EQ(awaits(s), Awaits::Second);
    EXPECT_EQ(offers(s, allied), 2U);
    EXPECT_EQ(reason_against(s, allied, Resolve{example_hex(s, 0, 5)}), "no-assault-there");
    say(s, allied, Resolve{example_hex(s, 2, 4)});
    roll(s, {1, 4});
    EXPECT_EQ(s.units[eighteen].assaults[0], no_hex);
    EXPECT_EQ(asked_for(s), "melee");  // the French have none, the last one follows
    EXPECT_EQ(s.frames.nearest<AssaultFight>()->target, example_hex(s, -1, 4));
}

TEST(OrthezAssault, WhoIsAssaultedWhileAssaultingIsDiverted) {
    State s = without_units(start_of(0));
    const UnitId six = place(s, "A_6_Portuguese", {{-1, 5}}, Formation::Column, 0);
    assault_on(s, six, {-1, 4});
    divert_assaults(s, example_hex(s, -1, 5), {});
    EXPECT_FALSE(has_marker(s.units[six]));
    const UnitId enemy = place(s, "F_2-34_leger", {{0, 5}}, Formation::Column, 4);
    place(s, "F_3-34_leger", {{-1, 4}}, Formation::GeneralOrder, 3);
    assault_on(s, enemy, {-1, 5});
    begin(s, french);
    EXPECT_EQ(asked_for(s), "melee");  // it stands without dice and does not exchange fire
}

TEST(OrthezStand, HexesAreComparedRoundedDown) {
    EXPECT_EQ(stand_ratio_step(1, 1), 2U);
    EXPECT_EQ(stand_ratio_step(3, 2), 2U);
    EXPECT_EQ(stand_ratio_step(2, 1), 3U);
    EXPECT_EQ(stand_ratio_step(9, 1), 7U);
    EXPECT_EQ(stand_ratio_step(2, 3), 1U);
    EXPECT_EQ(stand_ratio_step(1, 2), 1U);
    EXPECT_EQ(stand_ratio_step(1, 3), 0U);
}

}  // namespace
}  // namespace grognard::orthez
