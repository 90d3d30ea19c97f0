// Gun fire: who may fire at what, the table and its modifiers, the Grand Battery.
#include "games/waterloo/fire/artillery.hpp"

#include "position.hpp"

namespace grognard::waterloo {
namespace {

using Texts = std::vector<std::string>;

constexpr const char* aim_at = "aim deployed french artillery at ";

std::string aim(std::string_view code) { return aim_at + std::string(code); }

// The active player is about to spend a disc.
int modifier(const State& s, Nation nation, std::string_view from, std::string_view to) {
    return gun_modifiers(s, nation, area(from), area(to)).total();
}

// The table.

TEST(WaterlooGunTable, ModifiedDiceAreHeldWithinTheRows) {
    const State s = empty_field();
    EXPECT_EQ(gun_cubes(s, 1, -4, 1), 0);
    EXPECT_EQ(gun_cubes(s, 5, +1, 1), s.battle.charts.artillery[6][1]);
    EXPECT_EQ(gun_cubes(s, 6, +1, 1), s.battle.charts.artillery[6][1]);
    EXPECT_EQ(gun_cubes(s, 5, -1, 0), s.battle.charts.artillery[4][0]);
}

// wl.example.artillery.hougoumont
TEST(WaterlooGunTable, ANaturalSixAlwaysHurts) {
    const State s = empty_field();
    for (const int range : {1, 2, 3}) {
        EXPECT_EQ(gun_cubes(s, 5, -4, range), 0);
        EXPECT_EQ(gun_cubes(s, 6, -4, range), 1);
    }
}

TEST(WaterlooGunModifiers, AddUpAtHougoumont) {
    State s = empty_field();
    put(s, "defensive british infantry", "D3");
    put(s, "defensive german infantry", "D3");
    EXPECT_EQ(modifier(s, Nation::French, "E4", "D3"), -4);
    const Ledger ledger = gun_modifiers(s, Nation::French, area("E4"), area("D3"));
    ASSERT_EQ(ledger.entries().size(), 2U);
    EXPECT_EQ(ledger.entries()[0].rule, "wl.table.artillery.mod.wood-town");
    EXPECT_EQ(ledger.entries()[1].rule, "wl.table.artillery.mod.stronghold");
}

TEST(WaterlooGunModifiers, TheStrongholdCountsOnlyIfItSheltersAllInfantry) {
    State s = empty_field();
    put(s, "defensive german infantry", "D6");
    EXPECT_EQ(modifier(s, Nation::French, "E5", "D6"), -2);
    put(s, "deployed british artillery", "D6");
    put(s, "fresh british cavalry", "D6");
    EXPECT_EQ(modifier(s, Nation::French, "E5", "D6"), -2) << "guns and cavalry do not matter";
    const UnitId second = put(s, "mobile german infantry", "D6");
    EXPECT_EQ(modifier(s, Nation::French, "E5", "D6"), 0) << "mobile";
    set_posture(s, second, Posture::OnSide);
    EXPECT_EQ(modifier(s, Nation::French, "E5", "D6"), 0) << "one too many";
}

// W57, W66
TEST(WaterlooGunModifiers, ASquareIsDefensiveAndAddsOneOnce) {
    State s = empty_field();
    put(s, "square british infantry", "D3");
    put(s, "square british infantry", "D3");
    EXPECT_EQ(modifier(s, Nation::French, "E4", "D3"), -3);
    put(s, "square british infantry", "C7");
    put(s, "mobile german infantry", "C7");
    EXPECT_EQ(modifier(s, Nation::French, "D8", "C7"), 1);
}

TEST(WaterlooGunModifiers, CrestAndDitchAddUp) {
    State s = empty_field();
    put(s, "defensive british infantry", "C4");
    put(s, "defensive german infantry", "C5");
    EXPECT_EQ(modifier(s, Nation::French, "E4", "C4"), -3);
    EXPECT_EQ(modifier(s, Nation::French, "E5", "C5"), -2);
    EXPECT_EQ(modifier(s, Nation::French, "D5", "C4"), -1);
    EXPECT_EQ(modifier(s, Nation::French, "D6", "C5"), 0);
}

TEST(WaterlooGunModifiers, BritishGunsFireWorseAndPrussianOnesDoNot) {
    State s = empty_field();
    put(s, "mobile french infantry", "D11");
    put(s, "mobile french infantry", "E8");
    EXPECT_EQ(modifier(s, Nation::British, "E9", "E8"), -1);
    EXPECT_EQ(modifier(s, Nation::Prussian, "E9", "E8"), 0);
    EXPECT_EQ(modifier(s, Nation::British, "E9", "D11"), -2) << "a river area";
}

// wl.assault.step1.mods
TEST(WaterlooGunModifiers, DefensiveFireKnowsTheNationOnly) {
    State s = empty_field();
    put(s, "square french infantry", "D3");
    EXPECT_EQ(modifier(s, Nation::British, "D3", "D3"), -1);
    EXPECT_EQ(modifier(s, Nation::French, "D3", "D3"), 0);
}

// Who may fire.

TEST(WaterlooGuns, FireDeployedAndOperationalOnly) {
    State s = empty_field();
    put(s, "limbered french artillery", "E4");
    put(s, "deployed french artillery", "E4");
    put(s, "deployed french artillery", "E4");
    EXPECT_EQ(guns_able(s, french, area("E4")).size(), 2);
    cubes(s, Force::French, "E4", 1);
    EXPECT_EQ(guns_able(s, french, area("E4")).size(), 2) << "the limbered one is silenced";
    cubes(s, Force::French, "E4", 2);
    EXPECT_EQ(guns_able(s, french, area("E4")).size(), 1);
    put(s, "mobile french infantry", "E4");
    EXPECT_EQ(guns_able(s, french, area("E4")).size(), 2) << "infantry takes over the cubes";
}

TEST(WaterlooGuns, AreSilentInARiver) {
    State s = empty_field();
    put(s, "deployed british artillery", "D10");
    EXPECT_TRUE(guns_able(s, allied, area("D10")).empty());
}

TEST(WaterlooGuns, SayWhyAnAreaCannotFire) {
    State s = empty_field();
    put(s, "defensive british infantry", "C5");
    put(s, "limbered french artillery", "E5");
    put(s, "mobile french infantry", "E6");
    put(s, "deployed french artillery", "H4");
    put(s, "deployed french artillery", "E4");
    cubes(s, Force::French, "E4", 1);
    put(s, "deployed french artillery", "D11");
    await_action(s);
    EXPECT_EQ(refusal(s, "order green fire E5"),
              "wl.formation.artillery.side-no-action gun-on-its-side");
    EXPECT_EQ(refusal(s, "order green fire E6"), "wl.action.artillery.disc no-gun-there");
    EXPECT_EQ(refusal(s, "order green fire H4"), "wl.action.artillery.range no-target");
    EXPECT_EQ(refusal(s, "order green fire E4"), "wl.action.artillery.not-operational silenced");
    EXPECT_EQ(refusal(s, "order green fire D11"), "wl.terrain.river.no-fire-from guns-in-river");
    EXPECT_EQ(refusal(s, "order red fire E4"), "wl.sequence.red assault-only");
}

TEST(WaterlooGuns, InTheBoxCannotFireNorBeFiredAt) {
    State s = empty_field();
    put(s, "deployed prussian artillery", "box");
    put(s, "mobile french infantry", "E10");
    await_action(s, allied);
    EXPECT_EQ(refusal(s, "order green fire box"), "wl.prussians.box-no-artillery woods-too-thick");
}

// Aiming.

State three_guns() {
    State s = empty_field();
    for (int i = 0; i < 3; ++i) put(s, "deployed french artillery", "E5");
    put(s, "defensive german infantry", "D6");
    put(s, "defensive german infantry", "C5");
    await_action(s);
    say(s, "order green fire E5");
    return s;
}

TEST(WaterlooAim, GunsOfAnAreaMayHaveDifferentTargets) {
    State s = three_guns();
    EXPECT_EQ(offers(s), (Texts{aim("C5"), aim("D6")}));
    say(s, aim("C5"));
    EXPECT_EQ(offers(s), (Texts{aim("C5"), aim("D6"), "fire", "fire grand-battery"}));
    say(s, aim("D6"));
    say(s, "fire");
    roll(s, {6});
    EXPECT_EQ(on(s, Force::Anglo, "C5"), 1) << "6 - 2 = 4 at range 2";
    EXPECT_EQ(on(s, Force::Anglo, "D6"), 0);
    roll(s, {5});
    EXPECT_EQ(on(s, Force::Anglo, "D6"), 1) << "5 - 2 = 3 at range 1";
    EXPECT_FALSE(stands_at<GunShots>(s));
}

TEST(WaterlooAim, IsRefusedWithTheReason) {
    State s = three_guns();
    put(s, "defensive british infantry", "B6");
    put(s, "ready british leader", "E6");
    put(s, "defensive british infantry", "N5");
    put(s, "mobile landwehr infantry", "box");
    EXPECT_EQ(refusal(s, "fire"), "wl.sequence.same-action no-gun-aimed");
    EXPECT_EQ(refusal(s, "fire grand-battery"), "wl.sequence.same-action no-gun-aimed");
    EXPECT_EQ(refusal(s, aim("E5")), "wl.action.artillery.range own-area");
    EXPECT_EQ(refusal(s, aim("E4")), "wl.action.artillery.range no-enemy-there");
    EXPECT_EQ(refusal(s, aim("E6")), "wl.action.artillery.leader-immune only-a-leader");
    EXPECT_EQ(refusal(s, aim("N5")), "wl.action.artillery.range out-of-range");
    EXPECT_EQ(refusal(s, aim("B6")), "wl.los.crest.beyond behind-crest");
    EXPECT_EQ(refusal(s, aim("box")), "wl.prussians.box-no-artillery woods-too-thick");
    EXPECT_EQ(refusal(s, "aim limbered french artillery at D6"),
              "wl.formation.artillery.side-no-action gun-on-its-side");
    EXPECT_EQ(refusal(s, "aim mobile french infantry at D6"), "wl.action.artillery.disc not-a-gun");
    EXPECT_EQ(refusal(s, "aim deployed british artillery at D6"),
              "wl.action.artillery.disc no-such-gun");
}

TEST(WaterlooAim, SilencedGunsAreLeftOut) {
    State s = empty_field();
    put(s, "deployed french artillery", "E5");
    put(s, "deployed french artillery", "E5");
    cubes(s, Force::French, "E5", 1);
    put(s, "defensive german infantry", "D6");
    put(s, "defensive german infantry", "C5");
    await_action(s);
    say(s, "order green fire E5");
    say(s, aim("D6"));
    EXPECT_EQ(refusal(s, aim("D6")), "wl.action.artillery.not-operational silenced");
}

TEST(WaterlooAim, AnOnlyTargetNeedsNoWord) {
    State s = empty_field();
    put(s, "deployed british artillery", "C5");
    put(s, "mobile french infantry", "D6");
    await_action(s, allied);
    say(s, "order green fire C5");
    ASSERT_TRUE(stands_at<GunShots>(s));
    roll(s, {4});
    EXPECT_EQ(on(s, Force::French, "D6"), 1) << "4 - 1 = 3 at range 1";
}

// The line is drawn when the aim is taken: cavalry that rides into it changes nothing.
TEST(WaterlooAim, HoldsThoughTheLineIsCrossedLater) {
    State s = empty_field();
    for (int i = 0; i < 2; ++i) put(s, "deployed british artillery", "E4");
    put(s, "tired french cavalry", "E6");
    put(s, "mobile french infantry", "F6");
    await_action(s, allied);
    say(s, "order green fire E4");
    say(s, "aim deployed british artillery at E6");
    say(s, "aim deployed british artillery at F6");
    ASSERT_TRUE(stands_at<GunShots>(s));
    roll(s, {5});
    say(s, "retreat tired french cavalry to F5");
    roll(s, {6});
    EXPECT_EQ(on(s, Force::French, "F6"), 1);
}

// W65: what is hit is read at each die.
TEST(WaterlooShots, StrikeInfantryThenCavalryThenGuns) {
    State s = empty_field();
    for (int i = 0; i < 3; ++i) put(s, "deployed british artillery", "E4");
    put(s, "mobile french infantry", "E5");
    const UnitId cavalry = put(s, "tired french cavalry", "E5");
    put(s, "deployed french artillery", "E5");
    cubes(s, Force::French, "E5", 5);
    await_action(s, allied);
    say(s, "order green fire E4");
    say(s, "aim deployed british artillery at E5");
    say(s, "aim deployed british artillery at E5");
    ASSERT_TRUE(stands_at<GunShots>(s));
    roll(s, {5});
    EXPECT_TRUE(units_in(s, french, Arm::Infantry, area("E5")).empty());
    roll(s, {5});
    EXPECT_EQ(place_of(s, cavalry), "F5") << "tired, it retreats, and has one way";
    roll(s, {5});
    EXPECT_EQ(on(s, Force::French, "E5"), 0) << "guns need a 6";
}

TEST(WaterlooShots, LeftWithoutATargetAreNotRolled) {
    State s = empty_field();
    for (int i = 0; i < 2; ++i) put(s, "deployed british artillery", "E4");
    put(s, "mobile french infantry", "E5");
    cubes(s, Force::French, "E5", 5);
    await_action(s, allied);
    say(s, "order green fire E4");
    say(s, "aim deployed british artillery at E5");
    ASSERT_TRUE(stands_at<GunShots>(s));
    roll(s, {5});
    EXPECT_EQ(s.frames.nearest<GunShots>(), nullptr);
}

TEST(WaterlooShots, GunsTakeOneCubeEachAndNeverDie) {
    State s = empty_field();
    for (int i = 0; i < 2; ++i) put(s, "deployed british artillery", "E4");
    put(s, "deployed french artillery", "E5");
    await_action(s, allied);
    say(s, "order green fire E4");
    say(s, "aim deployed british artillery at E5");
    roll(s, {6});
    roll(s, {6});
    EXPECT_EQ(on(s, Force::French, "E5"), 1);
    EXPECT_EQ(units_in(s, french, Arm::Artillery, area("E5")).size(), 1);
}

// The Grand Battery.

TEST(WaterlooGrandBattery, FiresEachGunTwiceAtItsTargetForACube) {
    State s = three_guns();
    const int stock = s.stock[at(Force::French)];
    say(s, aim("C5"));
    say(s, aim("D6"));
    say(s, "fire grand-battery");
    EXPECT_EQ(s.grand_battery, 5);
    EXPECT_EQ(s.stock[at(Force::French)], stock + 1);
    for (const int die : {6, 6, 1, 1}) roll(s, {die});
    EXPECT_EQ(on(s, Force::Anglo, "C5"), 2);
    EXPECT_EQ(on(s, Force::Anglo, "D6"), 0);
    EXPECT_FALSE(stands_at<GunShots>(s));
}

TEST(WaterlooGrandBattery, IsOverWhenTheBoxIsEmpty) {
    State s = three_guns();
    s.grand_battery = 0;
    say(s, aim("D6"));
    EXPECT_EQ(refusal(s, "fire grand-battery"), "wl.grand-battery.six box-empty");
    EXPECT_EQ(offers(s), (Texts{aim("C5"), aim("D6"), "fire"}));
    say(s, aim("D6"));
    say(s, aim("D6"));
    EXPECT_TRUE(stands_at<GunShots>(s)) << "nothing is left to say";
}

TEST(WaterlooGrandBattery, IsFrenchOnly) {
    State s = empty_field();
    for (int i = 0; i < 2; ++i) put(s, "deployed british artillery", "C5");
    put(s, "mobile french infantry", "D6");
    await_action(s, allied);
    say(s, "order green fire C5");
    EXPECT_EQ(refusal(s, "fire grand-battery"), "wl.grand-battery.option french-only");
}

TEST(WaterlooGrandBattery, SixTimesInAGameAndMoreThanOnceInASequence) {
    State s = empty_field();
    put(s, "deployed french artillery", "E5");
    put(s, "defensive german infantry", "D6");
    await_action(s);
    for (int use = 1; use <= 6; ++use) {
        s.turn.done = 0;
        s.discs[at(french)].available = {8, 4, 2};
        say(s, "order green fire E5");
        say(s, "fire grand-battery");
        roll(s, {1});
        roll(s, {1});
        EXPECT_EQ(s.grand_battery, 6 - use);
        s.turn.done = 0;
        ASSERT_TRUE(stands_at<ActionChoice>(s)) << use;
    }
    say(s, "order green fire E5");
    EXPECT_TRUE(stands_at<GunShots>(s));
    EXPECT_EQ(s.frames.top_as<GunShots>()->shots, 1);
}

State leader_with_two_batteries() {
    State s = empty_field();
    put(s, "ready french leader", "F5");
    for (const char* code : {"E4", "E5"}) put(s, "deployed french artillery", code);
    put(s, "defensive german infantry", "D6");
    await_action(s);
    say(s, "lead green french F5");
    return s;
}

// wl.example.leader
TEST(WaterlooGrandBattery, CountsOnceForTwoAreasUnderALeader) {
    State s = leader_with_two_batteries();
    s.grand_battery = 1;
    say(s, "command fire E4");
    say(s, "fire grand-battery");
    roll(s, {1});
    roll(s, {1});
    EXPECT_EQ(s.grand_battery, 0);
    say(s, "command fire E5");
    say(s, "fire grand-battery");
    EXPECT_EQ(s.grand_battery, 0);
    EXPECT_EQ(s.frames.top_as<GunShots>()->shots, 2);
}

TEST(WaterlooGrandBattery, CountsTwiceForOneAreaUnderALeader) {
    State s = leader_with_two_batteries();
    for (const int left : {5, 4}) {
        say(s, "command fire E5");
        say(s, "fire grand-battery");
        roll(s, {1});
        roll(s, {1});
        EXPECT_EQ(s.grand_battery, left);
    }
}

TEST(WaterlooGrandBattery, WithoutACubeTheSameAreaCannotUseItAgain) {
    State s = leader_with_two_batteries();
    s.grand_battery = 1;
    say(s, "command fire E5");
    say(s, "fire grand-battery");
    roll(s, {1});
    roll(s, {1});
    say(s, "command fire E5");
    ASSERT_TRUE(stands_at<GunShots>(s));
    EXPECT_EQ(s.frames.top_as<GunShots>()->shots, 1);
}

TEST(WaterlooGrandBattery, APlainFirstFireDoesNotPayForTheSecond) {
    State s = leader_with_two_batteries();
    say(s, "command fire E4");
    say(s, "fire");
    roll(s, {1});
    EXPECT_EQ(s.grand_battery, 6);
    say(s, "command fire E5");
    say(s, "fire grand-battery");
    EXPECT_EQ(s.grand_battery, 5);
}

}  // namespace
}  // namespace grognard::waterloo
