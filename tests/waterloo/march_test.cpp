// Approach, reserve and assault moves: who goes where, with which cubes, and who may not.
#include "games/waterloo/movement/march.hpp"

#include "games/waterloo/movement/approach.hpp"
#include "games/waterloo/movement/reach.hpp"
#include "games/waterloo/turn/actions.hpp"
#include "position.hpp"

namespace grognard::waterloo {
namespace {

AreaSet approach_areas(const State& s, UnitId unit) {
    return areas_within(s, unit, move_rules(s, Order::Approach, side(s, unit)));
}
AreaSet reserve_areas(const State& s, UnitId unit) {
    return areas_within(s, unit, move_rules(s, Order::Reserve, side(s, unit)));
}
bool targeted(const State& s, UnitId unit, AreaId area) {
    const AssaultTargets targets = assault_targets(s, side(s, unit));
    return (kind(s, unit).arm == Arm::Infantry ? targets.infantry : targets.cavalry).has(area);
}

TEST(WaterlooApproach, EachArmHasItsAllowance) {
    State s = order_awaited(french);
    const UnitId foot = put(s, "mobile french infantry", "H5");
    const UnitId gun = put(s, "deployed french artillery", "H5");
    const UnitId horse = put(s, "tired french cavalry", "H5");
    const UnitId leader = put(s, "used french leader", "H5");
    EXPECT_EQ(codes(approach_areas(s, foot)), "G5 G6 G7 H4");
    EXPECT_EQ(approach_areas(s, gun), approach_areas(s, foot));
    // W60: G7 and H4 are towns; what lies behind them alone is out of cavalry's reach.
    EXPECT_EQ(codes(approach_areas(s, horse)), "F5 F6 F7 G4 G5 G6 G7 H4");
    EXPECT_TRUE(approach_areas(s, leader).has(area("G3")));
    EXPECT_TRUE(approach_areas(s, leader).has(area("E4")));
    EXPECT_FALSE(approach_areas(s, leader).has(area("D6")));
    EXPECT_EQ(codes(reserve_areas(s, foot)), "F5 F6 F7 F8 G3 G4 G5 G6 G7 G8 H4");
}

TEST(WaterlooApproach, CavalryLeavesRoughGroundFreely) {
    State s = order_awaited(french);
    const UnitId horse = put(s, "fresh french cavalry", "G2");
    EXPECT_TRUE(approach_areas(s, horse).has(area("E2")));
}

TEST(WaterlooApproach, GoesNextToTheEnemyButNotIntoOrThroughHim) {
    State s = order_awaited(french);
    put(s, "fresh french cavalry", "E6");
    put(s, "defensive german infantry", "D7");
    put(s, "ready british leader", "E5");
    say(s, "order green approach E6");
    EXPECT_EQ(refusal(s, "move fresh french cavalry to D8"), "allowed");
    EXPECT_EQ(refusal(s, "move fresh french cavalry to D7"),
              "wl.action.approach.no-enemy-area enemy-there");
    // C6 is behind the Germans and D8; D6 behind a lone leader, who holds nothing (W14).
    EXPECT_EQ(refusal(s, "move fresh french cavalry to C6"), "allowed");
    EXPECT_EQ(refusal(s, "move fresh french cavalry to D6"), "allowed");
    put(s, "mobile british infantry", "D8");
    EXPECT_EQ(refusal(s, "move fresh french cavalry to C6"),
              "wl.action.approach.no-enemy-area way-barred");
    EXPECT_EQ(refusal(s, "move fresh french cavalry to C5"), "wl.action.approach.cavalry too-far");
    EXPECT_EQ(refusal(s, "move fresh french cavalry to D9 via E7"),
              "wl.action.approach.full-move name-the-end-only");
}

TEST(WaterlooApproach, CavalryStopsInAWood) {
    State s = order_awaited(french);
    put(s, "fresh french cavalry", "F8");
    say(s, "order green approach F8");
    EXPECT_EQ(refusal(s, "move fresh french cavalry to E9"), "allowed");
    EXPECT_EQ(refusal(s, "move fresh french cavalry to D11"),
              "wl.action.approach.cavalry-stop must-stop");
}

TEST(WaterlooApproach, DefensiveInfantryStaysAndUnitsMayPart) {
    State s = order_awaited(allied);
    put(s, "defensive british infantry", "C4");
    const UnitId one = put(s, "mobile german infantry", "C4");
    const UnitId two = put(s, "mobile german infantry", "C4");
    put(s, "square dutch infantry", "B6");
    EXPECT_EQ(refusal(s, "order green approach B6"), "wl.formation.infantry.defensive not-mobile");
    say(s, "order green approach C4");
    EXPECT_EQ(refusal(s, "done"), "wl.sequence.same-action nothing-done");
    EXPECT_EQ(refusal(s, "move defensive british infantry to B4"),
              "wl.formation.infantry.defensive not-mobile");
    EXPECT_EQ(refusal(s, "move mobile german infantry to C6"),
              "wl.action.approach.infantry too-far");
    say(s, "move mobile german infantry to D4");
    say(s, "move mobile german infantry to D5");
    EXPECT_NE(place_of(s, one), place_of(s, two));
    EXPECT_FALSE(stands_at<Marching>(s)) << "nobody is left to move";
}

TEST(WaterlooApproach, AGunIsLaidOnItsSideAndASilencedOneStays) {
    State s = order_awaited(french);
    const UnitId gun = put(s, "deployed french artillery", "E5");
    put(s, "limbered french artillery", "E5");
    cubes(s, Force::French, "E5", 1);
    EXPECT_EQ(refusal(s, "order green approach E5"), "allowed");
    say(s, "order green approach E5");
    say(s, "move deployed french artillery to E4");
    EXPECT_EQ(s.units[gun].posture, Posture::OnSide);
    // W15: the cube silences the gun that is left.
    EXPECT_FALSE(stands_at<Marching>(s));
    EXPECT_EQ(cubes_in(s, Force::French, area("E5")), 1);
    EXPECT_FALSE(may_approach(s, reach_of(s, french), area("E5"), of_side(s, french)));
}

TEST(WaterlooApproach, TheOnlyInfantryTakesAllCubesAndGunsNone) {
    State s = order_awaited(french);
    put(s, "mobile french infantry", "E5");
    put(s, "deployed french artillery", "E5");
    cubes(s, Force::French, "E5", 3);
    say(s, "order green approach E5");
    EXPECT_EQ(refusal(s, "move mobile french infantry to E4 cubes 2"),
              "wl.damage.move-sole takes-all-cubes");
    EXPECT_EQ(refusal(s, "move deployed french artillery to E4 cubes 1"),
              "wl.damage.not-artillery carries-no-cubes");
    say(s, "move mobile french infantry to E4 cubes 3");
    EXPECT_EQ(cubes_in(s, Force::French, area("E5")), 0);
    EXPECT_EQ(cubes_in(s, Force::French, area("E4")), 3);
}

// wl.example.damage.move
TEST(WaterlooApproach, OneOfTwoTakesNoneToAllOfThreeCubes) {
    State s = order_awaited(french);
    put(s, "mobile french infantry", "E5");
    put(s, "defensive french infantry", "E5");
    put(s, "deployed french artillery", "E5");
    cubes(s, Force::French, "E5", 3);
    say(s, "order green approach E5");
    for (const char* cubes : {"", " cubes 1", " cubes 2", " cubes 3"}) {
        EXPECT_EQ(refusal(s, std::string("move mobile french infantry to E4") + cubes), "allowed");
    }
    EXPECT_EQ(refusal(s, "move mobile french infantry to E4 cubes 4"),
              "wl.damage.move-assign not-so-many-cubes");
    say(s, "move mobile french infantry to E4 cubes 3");
    EXPECT_EQ(cubes_in(s, Force::French, area("E5")), 0);
}

TEST(WaterlooApproach, ThoseWhoStayKeepNoMoreThanFiveEach) {
    State s = order_awaited(french);
    put(s, "mobile french infantry", "E5");
    put(s, "mobile french infantry", "E5");
    cubes(s, Force::French, "E5", 8);
    say(s, "order green approach E5");
    EXPECT_EQ(refusal(s, "move mobile french infantry to E4 cubes 2"),
              "wl.damage.move-assign not-so-many-cubes");
    EXPECT_EQ(refusal(s, "move mobile french infantry to E4 cubes 3"), "allowed");
    EXPECT_EQ(refusal(s, "move mobile french infantry to E4 cubes 5"), "allowed");
}

TEST(WaterlooApproach, InfantryThatArrivesTakesOverTheCubesOfGuns) {
    State s = order_awaited(french);
    const UnitId foot = put(s, "mobile french infantry", "F5");
    put(s, "deployed french artillery", "E5");
    cubes(s, Force::French, "F5", 5);
    cubes(s, Force::French, "E5", 1);
    say(s, "order green approach F5");
    say(s, "move mobile french infantry to E5 cubes 5");
    EXPECT_EQ(place_of(s, foot), "lost") << "six cubes at once (wl.damage.immediate)";
    EXPECT_EQ(cubes_in(s, Force::French, area("E5")), 0);
    EXPECT_EQ(Waterloo::invariants(s), "");
}

TEST(WaterlooApproach, ALeaderMayPassButNotJoinAnotherOfHisColour) {
    State s = order_awaited(allied);
    put(s, "used british leader", "C6");
    put(s, "ready british leader", "C5");
    put(s, "ready prussian leader", "C7");
    say(s, "order green approach C6");
    EXPECT_EQ(refusal(s, "move used british leader to C5"),
              "wl.action.approach.leader-stack leader-there");
    EXPECT_EQ(refusal(s, "move used british leader to C4"), "allowed");
    EXPECT_EQ(refusal(s, "move used british leader to C7"), "allowed");  // W10
    EXPECT_EQ(refusal(s, "move used british leader to B3"), "wl.action.approach.leader too-far");
}

TEST(WaterlooApproach, OutOfTheBoxIsOneStepAndNobodyMovesIntoIt) {
    State s = order_awaited(allied);
    const UnitId horse = put(s, "fresh prussian cavalry", "box");
    const UnitId foot = put(s, "mobile landwehr infantry", "box");
    put(s, "mobile prussian infantry", "N9");
    EXPECT_EQ(codes(approach_areas(s, foot)), "N9 E10 F10");
    EXPECT_TRUE(approach_areas(s, horse).has(area("B9")));
    put(s, "fresh french cavalry", "N9");
    EXPECT_EQ(codes(approach_areas(s, foot)), "E10 F10");
    EXPECT_TRUE(reserve_areas(s, foot).empty()) << "W63: the box is next to the French";
    say(s, "order green approach N9");
    EXPECT_EQ(refusal(s, "move mobile prussian infantry to box"),
              "wl.prussians.delay-move out-of-the-box-only");
}

// wl.example.reserve
TEST(WaterlooReserve, KeepsAwayFromTheEnemyEvenInPassing) {
    State s = order_awaited(french);
    const UnitId foot = put(s, "mobile french infantry", "G3");
    const UnitId gun = put(s, "deployed french artillery", "G3");
    const UnitId leader = put(s, "ready french leader", "G3");
    put(s, "mobile french infantry", "E3");
    put(s, "defensive british infantry", "D3");
    for (const UnitId unit : {foot, gun, leader}) {
        for (const char* near : {"E1", "E2", "E3", "D2", "D4", "C2", "C3", "D3"}) {
            EXPECT_FALSE(reserve_areas(s, unit).has(area(near))) << near;
        }
    }
    EXPECT_EQ(refusal(s, "order purple reserve E3"),
              "wl.action.reserve.not-from-adjacent next-to-enemy");
    EXPECT_EQ(refusal(s, "order purple approach G3"), "wl.sequence.purple reserve-only");
    say(s, "order purple reserve G3");
    EXPECT_EQ(refusal(s, "move deployed french artillery to E3"),
              "wl.action.reserve.not-into-adjacent next-to-enemy");
    EXPECT_EQ(refusal(s, "move mobile french infantry to E4"), "allowed");
    say(s, "move deployed french artillery to F2");
    EXPECT_EQ(s.units[gun].posture, Posture::OnSide);
    say(s, "move ready french leader to F8");
    EXPECT_EQ(s.units[leader].posture, Posture::Upright);
    EXPECT_EQ(refusal(s, "move mobile french infantry to D5"), "wl.action.reserve.double too-far");
}

TEST(WaterlooReserve, NobodyLeavesAnAreaSharedWithTheEnemy) {
    State s = order_awaited(french);
    const UnitId horse = put(s, "fresh french cavalry", "C6");
    put(s, "deployed british artillery", "C6");
    cubes(s, Force::Anglo, "C6", 1);
    EXPECT_TRUE(reserve_areas(s, horse).empty());
    EXPECT_FALSE(approach_areas(s, horse).empty());
}

TEST(WaterlooAssaultMove, CavalrySaysByWhichAreaItEnters) {
    State s = order_awaited(french);
    const UnitId first = put(s, "fresh french cavalry", "E6");
    const UnitId second = put(s, "fresh french cavalry", "E6");
    put(s, "fresh french cavalry", "E6");
    put(s, "fresh british cavalry", "C6");
    put(s, "deployed british artillery", "E5");
    EXPECT_EQ(refusal(s, "order purple assault E6"), "wl.sequence.purple reserve-only");
    say(s, "order red assault E6");
    EXPECT_EQ(refusal(s, "move fresh french cavalry to C6"),
              "wl.retreat.cavalry-last-area say-by-which-area");
    EXPECT_EQ(refusal(s, "move fresh french cavalry to C6 via E7"),
              "wl.action.assault.move no-such-way");
    EXPECT_EQ(refusal(s, "move fresh french cavalry to D7"),
              "wl.action.assault.move no-enemy-there");
    say(s, "move fresh french cavalry to C6 via D8");
    EXPECT_EQ(s.units[first].from, area("D8"));
    EXPECT_EQ(codes(s.pending[at(french)]), "C6");
    // E5 straight, or round by F5 or D7: each way has its own fall-back area.
    EXPECT_EQ(refusal(s, "move fresh french cavalry to E5 via F5"), "allowed");
    say(s, "move fresh french cavalry to E5");
    EXPECT_EQ(s.units[second].from, area("E6"));
    EXPECT_EQ(codes(s.pending[at(french)]), "C6 E5");
    EXPECT_EQ(Waterloo::invariants(s), "");
    say(s, "done");
    EXPECT_TRUE(stands_at<AssaultQueue>(s));
}

TEST(WaterlooAssaultMove, CavalryDoesNotRideThroughTheEnemyOrRoughGround) {
    State s = order_awaited(french);
    put(s, "fresh french cavalry", "E6");
    put(s, "mobile british infantry", "D7");
    put(s, "mobile british infantry", "C6");
    put(s, "fresh french cavalry", "F10");
    put(s, "fresh british cavalry", "E8");
    put(s, "fresh british cavalry", "D11");
    State east = s;
    say(s, "order green assault E6");
    EXPECT_EQ(refusal(s, "move fresh french cavalry to C6 via D7"),
              "wl.action.assault.first-enemy enemy-on-the-way");
    EXPECT_EQ(refusal(s, "move fresh french cavalry to C6 via D8"), "allowed");
    say(east, "order green assault F10");
    EXPECT_EQ(refusal(east, "move fresh french cavalry to E8 via E9"),
              "wl.action.approach.cavalry-stop must-stop");
    EXPECT_EQ(refusal(east, "move fresh french cavalry to E8 via F8"), "allowed");
    EXPECT_EQ(refusal(east, "move fresh french cavalry to D11 via E10"),
              "wl.terrain.river.cavalry no-cavalry-into-river");
}

// W31: La Haye Sainte shelters one unit.
TEST(WaterlooAssaultMove, CavalryAloneLeavesShelteredInfantryInPeace) {
    State s = order_awaited(french);
    const UnitId horse = put(s, "fresh french cavalry", "E5");
    const UnitId garrison = put(s, "defensive german infantry", "D6");
    EXPECT_FALSE(targeted(s, horse, area("D6")));
    EXPECT_EQ(refusal(s, "order red assault E5"), "wl.stronghold.no-charge all-sheltered");
    set_posture(s, garrison, Posture::Square);  // W57
    EXPECT_FALSE(targeted(s, horse, area("D6")));
    set_posture(s, garrison, Posture::Upright);
    EXPECT_TRUE(targeted(s, horse, area("D6")));
    set_posture(s, garrison, Posture::OnSide);
    put(s, "defensive british infantry", "D6");
    EXPECT_TRUE(targeted(s, horse, area("D6"))) << "one of the two is outside";
}

TEST(WaterlooAssaultMove, CavalryJoinsInfantryAgainstAStronghold) {
    State s = order_awaited(french);
    put(s, "mobile french infantry", "E5");
    put(s, "mobile french infantry", "E5");
    put(s, "fresh french cavalry", "E5");
    put(s, "defensive german infantry", "D6");
    say(s, "order red assault E5");
    EXPECT_EQ(refusal(s, "move fresh french cavalry to D6"),
              "wl.stronghold.no-charge all-sheltered");
    say(s, "move mobile french infantry to D6");
    EXPECT_EQ(refusal(s, "move fresh french cavalry to D6"), "allowed");
}

TEST(WaterlooAssaultMove, CavalryNeverAssaultsIntoAWood) {
    State s = order_awaited(french);
    put(s, "fresh french cavalry", "E2");
    put(s, "mobile french infantry", "E2");
    put(s, "fresh british cavalry", "D3");
    say(s, "order green assault E2");
    EXPECT_EQ(refusal(s, "move fresh french cavalry to D3"),
              "wl.terrain.wood.no-cavalry-assault no-cavalry-into-wood");
    EXPECT_EQ(refusal(s, "move mobile french infantry to D3"), "allowed");
}

TEST(WaterlooAssaultMove, GunsStayAndALeaderGoesWithThoseOfHisArea) {
    State s = order_awaited(french);
    const UnitId foot = put(s, "mobile french infantry", "E5");
    put(s, "mobile french infantry", "E5");
    put(s, "deployed french artillery", "E5");
    const UnitId leader = put(s, "ready french leader", "E5");
    put(s, "mobile british infantry", "D6");
    put(s, "mobile british infantry", "D7");
    cubes(s, Force::French, "E5", 4);
    say(s, "order red assault E5");
    EXPECT_EQ(refusal(s, "move deployed french artillery to D6"),
              "wl.action.assault.who guns-do-not-assault");
    EXPECT_EQ(refusal(s, "move ready french leader to D6"), "wl.leader.accompany goes-along-only");
    say(s, "move mobile french infantry to D6 cubes 3");
    EXPECT_EQ(cubes_in(s, Force::French, area("D6")), 3);
    EXPECT_EQ(s.units[foot].from, area("E5"));
    EXPECT_EQ(refusal(s, "move ready french leader to D7"), "wl.leader.accompany goes-along-only");
    say(s, "move ready french leader to D6");
    EXPECT_EQ(place_of(s, leader), "D6");
    EXPECT_EQ(s.units[leader].from, area("E5"));
    EXPECT_EQ(s.units[leader].posture, Posture::Upright);
    EXPECT_EQ(Waterloo::invariants(s), "");
}

TEST(WaterlooAssaultMove, FromTheBoxIntoAnEntryHeldByTheFrench) {
    State s = order_awaited(allied);
    const UnitId foot = put(s, "mobile landwehr infantry", "box");
    put(s, "mobile prussian infantry", "box");
    put(s, "fresh french cavalry", "E10");
    say(s, "order green assault box");
    say(s, "move mobile landwehr infantry to E10");
    EXPECT_EQ(place_of(s, foot), "E10");
    EXPECT_EQ(s.units[foot].from, delayed_box);
}

TEST(WaterlooAssaultMove, TheFrenchLeaveTheBoxAlone) {
    State s = order_awaited(french);
    const UnitId foot = put(s, "mobile french infantry", "E10");
    put(s, "mobile prussian infantry", "box");
    EXPECT_FALSE(targeted(s, foot, delayed_box));
    EXPECT_TRUE(assault_ways(s, foot, assault_targets(s, side(s, foot))).empty());
}

}  // namespace
}  // namespace grognard::waterloo
