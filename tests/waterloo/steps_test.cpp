// The frame of an assault and its steps 1, 2, 5, 6 and 7.
#include "games/waterloo/assault/steps.hpp"

#include "position.hpp"

namespace grognard::waterloo {
namespace {

using Texts = std::vector<std::string>;

// The queue.

TEST(WaterlooAssaults, AnOnlyAssaultNeedsNoOrder) {
    State s = empty_field();
    put(s, "deployed british artillery", "C6");
    attack(s, "fresh french cavalry", "D7", "C6");
    fight(s);
    EXPECT_TRUE(stands_at<DefensiveFire>(s));
}

TEST(WaterlooAssaults, TheActivePlayerOrdersThem) {
    State s = empty_field();
    put(s, "deployed british artillery", "C6");
    put(s, "deployed british artillery", "C4");
    attack(s, "fresh french cavalry", "D7", "C6");
    attack(s, "fresh french cavalry", "D5", "C4");
    fight(s);
    EXPECT_EQ(awaits(s), awaits_seat(french));
    EXPECT_EQ(offers(s), (Texts{"resolve C4", "resolve C6"}));
    EXPECT_EQ(refusal(s, "resolve C5"), "wl.action.assault.per-area no-assault-there");
    say(s, "resolve C6");
    EXPECT_EQ(under_way(s).area, area("C6"));
}

TEST(WaterlooAssaults, RemembersWhoBeganAndWhereTheInfantryCameFrom) {
    State s = empty_field();
    put(s, "deployed british artillery", "C6");
    put(s, "fresh british cavalry", "C6");
    attack(s, "mobile french infantry", "D7", "C6");
    attack(s, "mobile french infantry", "D8", "C6");
    fight(s);
    const Assault& assault = under_way(s);
    EXPECT_TRUE(assault.attacker_infantry);
    EXPECT_FALSE(assault.attacker_cavalry);
    EXPECT_FALSE(assault.defender_infantry);
    EXPECT_TRUE(assault.defender_cavalry);
    EXPECT_EQ(assault.origins, area::only(area("D7")) | area::only(area("D8")));
}

// Units given up for want of cubes can leave an assault without attackers.
TEST(WaterlooAssaults, WithoutAttackersNothingIsFought) {
    State s = empty_field();
    put(s, "deployed british artillery", "C6");
    put(s, "fresh british cavalry", "C6");
    s.pending[at(french)].add(area("C6"));
    fight(s);
    EXPECT_EQ(s.frames.nearest<AssaultQueue>(), nullptr);
    EXPECT_TRUE(s.pending[at(french)].empty());
}

TEST(WaterlooAssaults, AtTheEndNobodyIsAnAttacker) {
    State s = empty_field();
    put(s, "limbered british artillery", "C6");
    const UnitId horse = attack(s, "fresh french cavalry", "D7", "C6");
    fight(s);
    roll(s, {1});
    roll(s, {1});  // control
    EXPECT_EQ(s.frames.nearest<AssaultQueue>(), nullptr);
    EXPECT_EQ(s.units[horse].from, nowhere);
    EXPECT_EQ(place_of(s, horse), "C6");
    EXPECT_TRUE(s.pending[at(french)].empty());
}

// Before step 1.

// W78
TEST(WaterlooShelter, WithinTheCapacityNobodyIsAsked) {
    State s = empty_field();
    const UnitId british = put(s, "defensive british infantry", "D3");
    const UnitId german = put(s, "square german infantry", "D3");
    const UnitId mobile = put(s, "mobile german infantry", "D3");
    put(s, "deployed british artillery", "D3");
    attack(s, "mobile french infantry", "E3", "D3");
    fight(s);
    ASSERT_TRUE(stands_at<DefensiveFire>(s));
    EXPECT_TRUE(s.units[british].sheltered);
    EXPECT_TRUE(s.units[german].sheltered);
    EXPECT_FALSE(s.units[mobile].sheltered);
    EXPECT_TRUE(under_way(s).guns_covered) << "the mobile infantry is outside";
}

TEST(WaterlooShelter, BeyondTheCapacityTheDefenderNamesThem) {
    State s = empty_field();
    const UnitId british = put(s, "defensive british infantry", "D3");
    const UnitId first = put(s, "defensive german infantry", "D3");
    const UnitId second = put(s, "defensive german infantry", "D3");
    attack(s, "mobile french infantry", "E3", "D3");
    fight(s);
    ASSERT_EQ(awaits(s), awaits_seat(allied));
    EXPECT_EQ(offers(s),
              (Texts{"shelter defensive british infantry", "shelter defensive german infantry"}));
    EXPECT_EQ(refusal(s, "shelter mobile german infantry"), "wl.stronghold.defensive-only mobile");
    EXPECT_EQ(refusal(s, "shelter deployed british artillery"),
              "wl.stronghold.not-guns-cavalry infantry-only");
    EXPECT_EQ(refusal(s, "shelter defensive dutch infantry"),
              "wl.stronghold.overflow no-such-piece");
    say(s, "shelter defensive british infantry");
    EXPECT_FALSE(stands_at<Sheltering>(s)) << "the Germans are alike";
    EXPECT_TRUE(s.units[british].sheltered);
    EXPECT_NE(s.units[first].sheltered, s.units[second].sheltered);
}

TEST(WaterlooShelter, GunsAreCoveredOrNotAsTheDefenderSays) {
    State s = empty_field();
    const UnitId german = put(s, "defensive german infantry", "D6");
    put(s, "deployed british artillery", "D6");
    attack(s, "mobile french infantry", "E5", "D6");
    fight(s);
    ASSERT_TRUE(stands_at<Covering>(s));
    EXPECT_EQ(awaits(s), awaits_seat(allied));
    EXPECT_EQ(refusal(s, "cover defensive german infantry"),
              "wl.stronghold.guns-declare no-such-piece-sheltered");
    State bare = s;
    say(bare, "done");
    EXPECT_FALSE(under_way(bare).guns_covered);
    EXPECT_TRUE(bare.units[german].sheltered);
    say(s, "cover sheltered defensive german infantry");
    EXPECT_TRUE(under_way(s).guns_covered);
    EXPECT_FALSE(s.units[german].sheltered);
}

TEST(WaterlooShelter, OrdinaryAreasShelterNobody) {
    State s = empty_field();
    const UnitId british = put(s, "defensive british infantry", "C6");
    put(s, "deployed british artillery", "C6");
    attack(s, "mobile french infantry", "D7", "C6");
    fight(s);
    EXPECT_TRUE(stands_at<DefensiveFire>(s));
    EXPECT_FALSE(s.units[british].sheltered);
}

// Step 1.

TEST(WaterlooDefensiveFire, HitsTheInfantryAndNotItsCavalry) {
    State s = empty_field();
    put(s, "limbered british artillery", "C6");
    put(s, "deployed british artillery", "C6");
    const UnitId horse = attack(s, "fresh french cavalry", "D7", "C6");
    attack(s, "mobile french infantry", "D7", "C6");
    fight(s);
    ASSERT_EQ(chance(s).count, 2) << "a gun on its side fires too";
    roll(s, {5, 1});  // 4 after the British -1: one cube; 0: none
    EXPECT_EQ(cubes_in(s, Force::French, area("C6")), 1);
    EXPECT_EQ(s.units[horse].posture, Posture::Upright);
}

// W15: two guns, one cube, no infantry.
TEST(WaterlooDefensiveFire, SilencedGunsDoNotFire) {
    State s = empty_field();
    put(s, "deployed british artillery", "C6");
    put(s, "deployed british artillery", "C6");
    cubes(s, Force::Anglo, "C6", 1);
    attack(s, "mobile french infantry", "D7", "C6");
    fight(s);
    EXPECT_EQ(chance(s).count, 1);
}

// W27
TEST(WaterlooDefensiveFire, GunsInARiverDoNotFire) {
    State s = empty_field();
    const UnitId gun = put(s, "deployed british artillery", "D11");
    attack(s, "mobile french infantry", "E9", "D11");
    fight(s);
    EXPECT_EQ(place_of(s, gun), "lost") << "taken without a shot";
}

TEST(WaterlooDefensiveFire, CavalryAloneIsTiredThenEliminated) {
    State s = empty_field();
    for (int i = 0; i < 3; ++i) put(s, "deployed british artillery", "C6");
    const UnitId guard = attack(s, "fresh guard cavalry", "D7", "C6");
    const UnitId line = attack(s, "fresh french cavalry", "D7", "C6");
    fight(s);
    roll(s, {5, 6, 4});
    ASSERT_EQ(awaits(s), awaits_seat(french));
    say(s, "suffer fresh french cavalry from D7");
    EXPECT_EQ(s.units[line].posture, Posture::OnSide);
    say(s, "suffer tired french cavalry from D7");  // W67
    EXPECT_EQ(place_of(s, line), "lost");
    EXPECT_EQ(s.units[guard].posture, Posture::Upright);
}

// Step 2.

TEST(WaterlooDuels, ModifiersComeFromColourFatigueAndGround) {
    State s = empty_field();
    EXPECT_EQ(duel_modifiers(s, put(s, "fresh guard cavalry", "E1")).total(), 1);
    EXPECT_EQ(duel_modifiers(s, put(s, "tired guard cavalry", "E1")).total(), 0);
    EXPECT_EQ(duel_modifiers(s, put(s, "tired dutch cavalry", "B5")).total(), -2);
    EXPECT_EQ(duel_modifiers(s, put(s, "fresh french cavalry", "G2")).total(), 0);
    const Ledger out_of_wood = duel_modifiers(s, attack(s, "fresh french cavalry", "G2", "F3"));
    ASSERT_EQ(out_of_wood.entries().size(), 1U);
    EXPECT_EQ(out_of_wood.entries()[0].amount, -1);
    EXPECT_EQ(out_of_wood.entries()[0].rule, "wl.assault.step2.mod.from-terrain");
}

// The third worked example of the assaults.
TEST(WaterlooDuels, GoOnUntilOneSideHasNoCavalryLeft) {
    State s = empty_field();
    const UnitId fresh = put(s, "fresh british cavalry", "E7");
    const UnitId tired = put(s, "tired british cavalry", "E7");
    put(s, "mobile french infantry", "F6");
    const UnitId charging = attack(s, "fresh french cavalry", "F7", "E7");
    fight(s);
    ASSERT_TRUE(stands_at<DuelChoice>(s));
    EXPECT_EQ(awaits(s), awaits_seat(allied));
    EXPECT_EQ(refusal(s, "engage mobile french infantry"),
              "wl.assault.step2.selection cavalry-only");
    EXPECT_EQ(refusal(s, "engage fresh french cavalry from F7"),
              "wl.assault.step2.selection no-such-piece");
    say(s, "engage fresh british cavalry");
    roll(s, {4, 4});
    ASSERT_TRUE(stands_at<DuelRoll>(s)) << "a tie is rolled again";
    roll(s, {5, 3});
    EXPECT_EQ(s.units[fresh].posture, Posture::OnSide);
    EXPECT_EQ(place_of(s, fresh), "D8") << "the one way towards Mont St Jean";
    roll(s, {3, 5});
    EXPECT_EQ(place_of(s, charging), "F7");
    EXPECT_EQ(s.units[charging].posture, Posture::OnSide);
    EXPECT_EQ(s.units[charging].from, nowhere);
    roll(s, {6});
    ASSERT_TRUE(stands_at<ContinueChoice>(s));
    EXPECT_EQ(awaits(s), awaits_seat(allied));
    EXPECT_EQ(offers(s), (Texts{"charge F6", "charge F7"}));
    say(s, "charge F7");
    EXPECT_EQ(under_way(s).attacker, allied);
    EXPECT_EQ(s.units[tired].from, area("E7"));
    roll(s, {2, 1});
    EXPECT_EQ(place_of(s, charging), "lost");
}

TEST(WaterlooDuels, TheAttackerPicksFirst) {
    State s = empty_field();
    put(s, "fresh british cavalry", "E7");
    attack(s, "fresh french cavalry", "F7", "E7");
    attack(s, "fresh french cavalry", "E6", "E7");
    fight(s);
    EXPECT_EQ(awaits(s), awaits_seat(french));
    say(s, "engage fresh french cavalry from E6");
    EXPECT_TRUE(stands_at<DuelRoll>(s));
}

// Steps 5 and 6.

TEST(WaterlooBatteries, CavalrySilencesGunsWithoutDestroyingThem) {
    State s = empty_field();
    const UnitId gun = put(s, "deployed british artillery", "C6");
    put(s, "deployed british artillery", "C6");
    cubes(s, Force::Anglo, "C6", 1);
    attack(s, "fresh french cavalry", "D7", "C6");
    fight(s);
    roll(s, {1});
    EXPECT_EQ(cubes_in(s, Force::Anglo, area("C6")), 2) << "never more than guns";
    EXPECT_EQ(place_of(s, gun), "C6");
    roll(s, {1});
}

// W81
TEST(WaterlooBatteries, ShelteredInfantryTakesTheCubesOfTheGuns) {
    State s = empty_field();
    put(s, "defensive german infantry", "D6");
    put(s, "deployed british artillery", "D6");
    attack(s, "fresh french cavalry", "E5", "D6");
    fight(s);
    say(s, "done");  // nobody covers the guns
    roll(s, {1});
    say(s, "hold-fire");
    EXPECT_EQ(cubes_in(s, Force::Anglo, area("D6")), 1);
    EXPECT_EQ(operational_guns(s, Force::Anglo, area("D6")), 1);
}

TEST(WaterlooBatteries, InfantryTakesGunsAndTheLeaderGoesBack) {
    State s = empty_field();
    const UnitId gun = put(s, "deployed british artillery", "C6");
    const UnitId leader = put(s, "ready british leader", "C6");
    cubes(s, Force::Anglo, "C6", 1);
    attack(s, "mobile french infantry", "D7", "C6");
    fight(s);
    EXPECT_EQ(place_of(s, gun), "lost");
    EXPECT_EQ(s.stock[at(Force::Anglo)], 25);
    EXPECT_EQ(place_of(s, leader), "B6");
}

// W33: they test before they take the guns, which survive if nobody is left.
TEST(WaterlooBatteries, InfantryHitByTheGunsTestsFirst) {
    State s = empty_field();
    const UnitId gun = put(s, "deployed british artillery", "C6");
    const UnitId infantry = attack(s, "mobile french infantry", "D7", "C6");
    fight(s);
    roll(s, {5});
    ASSERT_TRUE(stands_at<TestRoll>(s));
    EXPECT_EQ(place_of(s, gun), "C6");
    State held = s;
    roll(held, {6});
    EXPECT_EQ(place_of(held, gun), "lost");
    EXPECT_EQ(place_of(held, infantry), "C6");
    cubes(s, Force::French, "C6", 1);
    s.units[infantry].cubes = 5;
    roll(s, {1});
    EXPECT_EQ(place_of(s, gun), "C6");
}

// Step 7.

TEST(WaterlooControl, EachColourHasItsFigure) {
    for (const bool goes_on : {false, true}) {
        State s = empty_field();
        put(s, "deployed british artillery", "C6");
        put(s, "defensive british infantry", "B6");
        const UnitId horse = attack(s, "fresh french cavalry", "D7", "C6");
        fight(s);
        roll(s, {1});
        roll(s, {goes_on ? 5 : 4});
        EXPECT_EQ(place_of(s, horse), goes_on ? "B6" : "C6");
    }
}

TEST(WaterlooControl, WithoutAnEnemyNextDoorItStays) {
    State s = empty_field();
    put(s, "deployed british artillery", "C6");
    const UnitId horse = attack(s, "fresh french cavalry", "D7", "C6");
    fight(s);
    roll(s, {1});
    roll(s, {6});
    EXPECT_EQ(place_of(s, horse), "C6");
    EXPECT_EQ(s.frames.nearest<AssaultQueue>(), nullptr);
}

// W30: wood, town and river; an assault of the other side's.
TEST(WaterlooControl, SomeAreasAreNoTarget) {
    State s = empty_field();
    const UnitId horse = attack(s, "fresh british cavalry", "D3", "E3");
    put(s, "mobile french infantry", "D3");
    put(s, "mobile french infantry", "E2");
    put(s, "mobile french infantry", "E4");
    put(s, "mobile french infantry", "F4");
    s.pending[at(french)].add(area("F4"));
    EXPECT_EQ(continue_areas(s, horse), area::only(area("E2")) | area::only(area("E4")));
    s.frames.push(ContinueChoice{horse});
    settle(s);
    EXPECT_EQ(refusal(s, "charge D3"), "wl.terrain.wood.no-cavalry-assault no-cavalry-into-wood");
    EXPECT_EQ(refusal(s, "charge F4"), "wl.assault.step7.continue enemy-assault-pending");
    EXPECT_EQ(refusal(s, "charge D4"), "wl.assault.step7.continue no-enemy-there");
    EXPECT_EQ(refusal(s, "charge C4"), "wl.assault.step7.continue not-adjacent");
}

// W75; W46: a new assault waits for those that were there before.
TEST(WaterlooControl, JoinsAPendingAssaultOrWaitsForTheOthers) {
    State s = empty_field();
    put(s, "deployed british artillery", "C6");
    put(s, "deployed british artillery", "C5");
    put(s, "deployed british artillery", "B5");
    put(s, "deployed british artillery", "B6");
    attack(s, "fresh french cavalry", "D7", "C6");
    const UnitId other = attack(s, "fresh french cavalry", "D6", "C5");
    attack(s, "fresh french cavalry", "B7", "B6");
    fight(s);
    say(s, "resolve C5");
    roll(s, {1});
    roll(s, {6});
    say(s, "charge B5");
    EXPECT_EQ(offers(s), (Texts{"resolve B6", "resolve C6"}));
    EXPECT_EQ(refusal(s, "resolve B5"), "wl.assault.step7.continue others-first");
    EXPECT_EQ(s.units[other].from, area("C5"));
    say(s, "resolve C6");
    roll(s, {1});
    roll(s, {6});
    say(s, "charge B6");
    EXPECT_EQ(attackers(s, Assault{.area = area("B6"), .attacker = french}, Arm::Cavalry).size(),
              2);
}

}  // namespace
}  // namespace grognard::waterloo
