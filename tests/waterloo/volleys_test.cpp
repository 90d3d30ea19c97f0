// Step 3 of an assault: who fires, with what, at whom, and what follows.
#include "games/waterloo/assault/steps.hpp"
#include "position.hpp"

namespace grognard::waterloo {
namespace {

using Texts = std::vector<std::string>;

std::string modifiers(const State& s, const Assault& assault, UnitId unit) {
    const Ledger ledger = volley_modifiers(s, assault, unit);
    EXPECT_EQ(ledger.total(), volley_modifier(s, assault, unit));
    std::string out;
    for (const Entry& entry : ledger.entries()) {
        EXPECT_TRUE(entry.rule.starts_with("wl.table.infantry.mod."));
        out += std::string(entry.reason) + " " + std::to_string(entry.amount) + ", ";
    }
    return out + "total " + std::to_string(ledger.total());
}

TEST(WaterlooVolleys, HaveTheirModifiers) {
    State s = empty_field();
    const UnitId british = put(s, "square british infantry", "D6");
    const UnitId german = put(s, "defensive german infantry", "D6");
    const UnitId line = attack(s, "mobile french infantry", "D7", "D6");
    const Assault assault{.area = area("D6"), .attacker = french};
    EXPECT_EQ(modifiers(s, assault, german), "total 0");
    EXPECT_EQ(modifiers(s, assault, british), "british 1, in-square -1, total 0");
    EXPECT_EQ(modifiers(s, assault, line), "target-in-square 1, total 1");
    s.units[german].sheltered = true;
    EXPECT_EQ(modifiers(s, assault, line), "target-in-square 1, total 1");
    s.units[british].sheltered = true;
    EXPECT_EQ(modifiers(s, assault, line), "target-in-square 1, target-sheltered -1, total 0");
    const int expected[] = {0, 0, -1, -1, -2, -2};  // W34
    set_posture(s, british, Posture::OnSide);
    for (int cubes = 0; cubes <= 5; ++cubes) {
        s.units[german].cubes = static_cast<std::uint8_t>(cubes);
        EXPECT_EQ(volley_modifier(s, assault, german), expected[cubes]);
    }
}

TEST(WaterlooVolleys, ReadTheTableWithinItsBoundsAndASixAlwaysHits) {
    const State s = empty_field();
    EXPECT_EQ(volley_result(s, 1, -2), (VolleyCell{0, false}));
    EXPECT_EQ(volley_result(s, 1, 1), (VolleyCell{0, true}));
    EXPECT_EQ(volley_result(s, 4, 0), (VolleyCell{1, true}));
    EXPECT_EQ(volley_result(s, 6, 2), (VolleyCell{2, true}));
    EXPECT_EQ(volley_result(s, 6, -4), (VolleyCell{1, true}));
    EXPECT_EQ(volley_result(s, 6, -6), (VolleyCell{1, true}));
    EXPECT_EQ(volley_result(s, 5, -4), (VolleyCell{0, false}));
}

// Friends around C6 for the defenders, around the French too as far as they matter.
State duel_at_c6() {
    State s = empty_field();
    put(s, "mobile german infantry", "C5");
    put(s, "mobile german infantry", "C7");
    return s;
}

TEST(WaterlooVolleys, WithoutEffectCallForNoTest) {
    State s = duel_at_c6();
    put(s, "mobile german infantry", "C6");
    const UnitId line = attack(s, "mobile french infantry", "D7", "C6");
    fight(s);
    for (int volley = 0; volley < 4; ++volley) {
        ASSERT_TRUE(stands_at<VolleyRoll>(s)) << volley;
        EXPECT_EQ(s.frames.top_as<VolleyRoll>()->firing, volley % 2 == 0 ? allied : french);
        EXPECT_EQ(under_way(s).round, volley / 2);
        roll(s, {1});
    }
    EXPECT_EQ(s.frames.nearest<Assault>(), nullptr);
    EXPECT_EQ(place_of(s, line), "D7") << "two rounds and a defender left";
    EXPECT_EQ(s.units[line].from, nowhere);
    EXPECT_EQ(Waterloo::invariants(s), "");
}

TEST(WaterlooVolleys, AnMCallsForATestWithoutCubes) {
    State s = duel_at_c6();
    put(s, "mobile german infantry", "C6");
    attack(s, "mobile french infantry", "D7", "C6");
    fight(s);
    roll(s, {2});
    EXPECT_EQ(cubes_in(s, Force::French, area("C6")), 0);
    ASSERT_TRUE(stands_at<TestRoll>(s));
    EXPECT_EQ(s.frames.nearest<waterloo::Test>()->side, french);
    roll(s, {6});
    roll(s, {2});
    ASSERT_TRUE(stands_at<TestRoll>(s));
    EXPECT_EQ(s.frames.nearest<waterloo::Test>()->side, allied);
}

TEST(WaterlooVolleys, AllInfantryUnderFireTestsOnceWhoeverHit) {
    State s = duel_at_c6();
    const UnitId one = put(s, "mobile german infantry", "C6");
    const UnitId two = put(s, "mobile dutch infantry", "C6");
    attack(s, "mobile french infantry", "D7", "C6");
    attack(s, "mobile french infantry", "D7", "C6");
    fight(s);
    roll(s, {{one, 4}, {two, 3}});
    EXPECT_EQ(cubes_in(s, Force::French, area("C6")), 2);
    EXPECT_EQ(offers(s), (Texts{"assign 0", "assign 1", "assign 2"}));
    say(s, "assign 1");
    EXPECT_EQ(chance(s).count, 2);
}

// A sole firing unit is not asked; each player assigns his own, anew each time (W36).
TEST(WaterlooVolleys, TheFirerAssignsHisCubesBeforeEachVolley) {
    State s = duel_at_c6();
    const UnitId german = put(s, "mobile german infantry", "C6");
    const UnitId dutch = put(s, "mobile dutch infantry", "C6");
    attack(s, "mobile french infantry", "D7", "C6");
    cubes(s, Force::Anglo, "C6", 2);
    fight(s);
    EXPECT_EQ(awaits(s), awaits_seat(allied));
    assign(s, {{german, 2}, {dutch, 0}});
    EXPECT_EQ(volley_modifier(s, under_way(s), german), -1);
    roll(s, {{german, 2}, {dutch, 1}});
    EXPECT_EQ(s.units[german].cubes, 0);
    ASSERT_TRUE(stands_at<VolleyRoll>(s)) << "2 - 1 = 1: nothing";
    roll(s, {1});
    EXPECT_TRUE(stands_at<Assigning>(s)) << "round two";
}

TEST(WaterlooVolleys, DefendersBeatenLeaveTheAreaToTheAttackers) {
    State s = duel_at_c6();
    const UnitId german = put(s, "mobile german infantry", "C6");
    const UnitId line = attack(s, "mobile french infantry", "D7", "C6");
    fight(s);
    roll(s, {1});
    roll(s, {5});
    roll(s, {1});  // R
    EXPECT_EQ(place_of(s, german), "B6");
    EXPECT_EQ(place_of(s, line), "C6");
    EXPECT_EQ(s.units[line].posture, Posture::Upright);
    EXPECT_EQ(s.frames.nearest<Assault>(), nullptr);
}

TEST(WaterlooVolleys, AttackersBeatenByTheFirstVolleyDoNotFire) {
    State s = duel_at_c6();
    put(s, "mobile german infantry", "C6");
    const UnitId line = attack(s, "mobile french infantry", "D7", "C6");
    fight(s);
    roll(s, {4});
    roll(s, {1});
    EXPECT_EQ(place_of(s, line), "D7");
    EXPECT_EQ(cubes_in(s, Force::French, area("D7")), 1);
    EXPECT_EQ(s.frames.nearest<Assault>(), nullptr);
}

void four_empty_volleys(State& s) {
    for (int volley = 0; volley < 4; ++volley) {
        if (stands_at<Assigning>(s)) say(s, "assign 1");
        const auto dice = chance(s).count;
        dice == 1 ? roll(s, {1}) : roll(s, {1, 1});
    }
}

TEST(WaterlooVolleys, ThoseWhoFallBackShareTheirCubesIfTheyCanPart) {
    State s = duel_at_c6();
    put(s, "mobile german infantry", "C6");
    attack(s, "mobile french infantry", "D7", "C6");
    attack(s, "mobile french infantry", "D6", "C6");
    cubes(s, Force::French, "C6", 2);
    fight(s);
    four_empty_volleys(s);
    EXPECT_EQ(awaits(s), awaits_seat(french));
    EXPECT_EQ(offers(s), (Texts{"assign 0", "assign 1", "assign 2"}));
    say(s, "assign 2");
    say(s, "retreat mobile french infantry from D7 to D6");
    say(s, "retreat mobile french infantry from D6 to D7");
    EXPECT_EQ(cubes_in(s, Force::French, area("D6")), 2);
    EXPECT_EQ(cubes_in(s, Force::French, area("D7")), 0);
    EXPECT_EQ(Waterloo::invariants(s), "");
}

TEST(WaterlooVolleys, ThoseWhoFallBackToOneAreaAreNotAsked) {
    State s = duel_at_c6();
    put(s, "mobile german infantry", "C6");
    attack(s, "mobile french infantry", "D7", "C6");
    attack(s, "mobile french infantry", "D7", "C6");
    cubes(s, Force::French, "C6", 7);
    fight(s);
    roll(s, {1});
    say(s, "assign 5");
    roll(s, {1, 1});
    roll(s, {1});
    say(s, "assign 2");
    roll(s, {1, 1});
    EXPECT_EQ(cubes_in(s, Force::French, area("D7")), 7);
    EXPECT_EQ(cubes_in(s, Force::French, area("C6")), 0);
}

// W69: the cavalry stays and charges.
TEST(WaterlooVolleys, OnlyTheInfantryFallsBack) {
    State s = duel_at_c6();
    put(s, "mobile german infantry", "C6");
    const UnitId line = attack(s, "mobile french infantry", "D7", "C6");
    const UnitId horse = attack(s, "fresh french cavalry", "D7", "C6");
    fight(s);
    four_empty_volleys(s);
    EXPECT_EQ(place_of(s, line), "D7");
    EXPECT_EQ(place_of(s, horse), "C6");
    EXPECT_TRUE(stands_at<ChargeFire>(s));
}

// wl.assault.step3.test-step1: in the first round only.
TEST(WaterlooVolleys, ThoseHitByTheGunsTestWhateverTheVolleyDid) {
    State s = duel_at_c6();
    put(s, "mobile german infantry", "C6");
    put(s, "deployed prussian artillery", "C6");
    attack(s, "mobile french infantry", "D7", "C6");
    fight(s);
    roll(s, {4});
    EXPECT_EQ(cubes_in(s, Force::French, area("C6")), 1);
    roll(s, {1});
    ASSERT_TRUE(stands_at<TestRoll>(s));
    roll(s, {6});
    roll(s, {1});
    roll(s, {1});
    EXPECT_TRUE(stands_at<VolleyRoll>(s)) << "no test in round two";
}

TEST(WaterlooVolleys, TooManyCubesKillBeforeTheTest) {
    State s = duel_at_c6();
    put(s, "mobile german infantry", "C6");
    const UnitId line = attack(s, "mobile french infantry", "D7", "C6");
    cubes(s, Force::French, "C6", 5);
    fight(s);
    roll(s, {4});
    EXPECT_EQ(place_of(s, line), "lost");
    EXPECT_EQ(s.frames.nearest<Assault>(), nullptr);
}

// wl.stronghold.guns-lost
TEST(WaterlooVolleys, BareGunsOfAStrongholdAreLostAfterTheFirstRound) {
    State s = empty_field();
    put(s, "defensive german infantry", "D6");
    const UnitId gun = put(s, "deployed british artillery", "D6");
    put(s, "mobile french infantry", "E5");
    put(s, "mobile french infantry", "E6");
    attack(s, "mobile french infantry", "D7", "D6");
    fight(s);
    ASSERT_TRUE(stands_at<Covering>(s));
    say(s, "done");
    roll(s, {1});  // the gun
    roll(s, {1});
    EXPECT_EQ(place_of(s, gun), "D6");
    roll(s, {1});
    EXPECT_EQ(place_of(s, gun), "lost");
    EXPECT_TRUE(stands_at<VolleyRoll>(s));
    EXPECT_EQ(Waterloo::invariants(s), "");
}

TEST(WaterlooVolleys, GunsAreSafeIfTheFirstVolleyClearsTheArea) {
    State s = empty_field();
    put(s, "defensive german infantry", "D6");
    const UnitId gun = put(s, "deployed british artillery", "D6");
    attack(s, "mobile french infantry", "D7", "D6");
    fight(s);
    say(s, "done");
    roll(s, {1});
    roll(s, {3});
    roll(s, {1});
    EXPECT_EQ(s.frames.nearest<Assault>(), nullptr);
    EXPECT_EQ(place_of(s, gun), "D6");
}

}  // namespace
}  // namespace grognard::waterloo
