// Step 4 of an assault: squares, fire at the cavalry, the test, and who has to go.
#include <algorithm>

#include "games/waterloo/assault/assault.hpp"
#include "games/waterloo/assault/steps.hpp"
#include "games/waterloo/flow.hpp"
#include "position.hpp"

namespace grognard::waterloo {
namespace {

using Texts = std::vector<std::string>;

State supported_c6() {
    State s = empty_field();
    put(s, "mobile german infantry", "C5");
    put(s, "mobile german infantry", "C7");
    return s;
}

Posture posture(const State& s, UnitId unit) { return s.units[unit].posture; }

TEST(WaterlooCharge, DefensiveInfantryFormsSquareMobileInfantryDoesNot) {
    State s = supported_c6();
    const UnitId ready = put(s, "defensive german infantry", "C6");
    const UnitId caught = put(s, "mobile german infantry", "C6");
    attack(s, "fresh french cavalry", "D7", "C6");
    fight(s);
    ASSERT_TRUE(stands_at<ChargeFire>(s));
    EXPECT_EQ(chance(s).count, 2);
    EXPECT_EQ(posture(s, ready), Posture::Square);
    EXPECT_EQ(posture(s, caught), Posture::Upright);
}

TEST(WaterlooCharge, IsAnnouncedOnce) {
    State s = supported_c6();
    put(s, "defensive german infantry", "C6");
    attack(s, "fresh french cavalry", "D7", "C6");
    begin_assaults(s);
    std::vector<Told<Event>> told;
    EventSink events(told);
    settle(s, events);
    const auto announced = std::ranges::count_if(told, [](const Told<Event>& one) {
        const auto* began = std::get_if<StepBegan>(&one.event);
        return began != nullptr && began->step == AssaultStep::Charge;
    });
    EXPECT_EQ(announced, 1);
}

TEST(WaterlooCharge, InfantryThatHoldsSendsTheCavalryBackAndIsInSquare) {
    State s = supported_c6();
    const UnitId german = put(s, "mobile german infantry", "C6");
    const UnitId horse = attack(s, "fresh french cavalry", "D7", "C6");
    fight(s);
    roll(s, {5});
    ASSERT_TRUE(stands_at<TestRoll>(s));
    roll(s, {4});  // column 3
    EXPECT_EQ(posture(s, german), Posture::Square);
    EXPECT_EQ(place_of(s, horse), "D7");
    EXPECT_EQ(posture(s, horse), Posture::Upright);
    EXPECT_EQ(s.frames.nearest<Assault>(), nullptr);
}

TEST(WaterlooCharge, CavalryThatClearsTheAreaStays) {
    State s = supported_c6();
    const UnitId german = put(s, "mobile german infantry", "C6");
    const UnitId horse = attack(s, "fresh french cavalry", "D7", "C6");
    fight(s);
    roll(s, {5});
    roll(s, {3});  // R, and cavalry is there
    EXPECT_EQ(place_of(s, german), "lost");
    EXPECT_EQ(place_of(s, horse), "C6");
    EXPECT_TRUE(stands_at<ControlRoll>(s));
}

// One survivor is enough; only those who still stand form square.
TEST(WaterlooCharge, OneUnitLeftIsEnough) {
    State s = supported_c6();
    const UnitId dutch = put(s, "mobile dutch infantry", "C6");
    const UnitId german = put(s, "mobile german infantry", "C6");
    const UnitId horse = attack(s, "fresh french cavalry", "D7", "C6");
    fight(s);
    roll(s, {1, 1});
    roll(s, {{dutch, 1}, {german, 6}});
    EXPECT_EQ(place_of(s, dutch), "lost");
    EXPECT_EQ(posture(s, german), Posture::Square);
    EXPECT_EQ(place_of(s, horse), "D7");
}

TEST(WaterlooCharge, FireTiresThenKillsAndTheOwnerSpreadsIt) {
    State s = supported_c6();
    put(s, "mobile german infantry", "C6");
    put(s, "mobile german infantry", "C6");
    const UnitId fresh = attack(s, "fresh french cavalry", "D7", "C6");
    const UnitId tired = attack(s, "tired french cavalry", "D7", "C6");
    fight(s);
    roll(s, {6, 1});
    EXPECT_EQ(awaits(s), awaits_seat(french));
    EXPECT_EQ(offers(s), (Texts{"suffer fresh french cavalry from D7",
                                "suffer tired french cavalry from D7"}));
    say(s, "suffer tired french cavalry from D7");
    EXPECT_EQ(place_of(s, tired), "lost");
    EXPECT_EQ(posture(s, fresh), Posture::Upright);
    EXPECT_TRUE(stands_at<TestRoll>(s));
}

// W70
TEST(WaterlooCharge, WithAllCavalryShotThereIsNoTestAndMobileInfantryStaysSo) {
    State s = supported_c6();
    const UnitId german = put(s, "mobile german infantry", "C6");
    const UnitId horse = attack(s, "tired french cavalry", "D7", "C6");
    fight(s);
    roll(s, {6});
    EXPECT_EQ(place_of(s, horse), "lost");
    EXPECT_EQ(posture(s, german), Posture::Upright);
    EXPECT_EQ(s.frames.nearest<Assault>(), nullptr);
}

// wl.assault.step4.square-with-cavalry
TEST(WaterlooCharge, MobileInfantryFormsSquareIfItsCavalryWasThere) {
    State s = supported_c6();
    const UnitId german = put(s, "mobile german infantry", "C6");
    const UnitId lost_horse = put(s, "tired british cavalry", "C6");
    attack(s, "fresh french cavalry", "D7", "C6");
    fight(s);
    roll(s, {6, 1});
    EXPECT_EQ(place_of(s, lost_horse), "lost");
    ASSERT_TRUE(stands_at<ChargeFire>(s));
    EXPECT_EQ(posture(s, german), Posture::Square);
}

// W32: the defender's cavalry charges too; it has nowhere to fall back to and retreats.
TEST(WaterlooCharge, DefendingCavalryChargesAttackingInfantry) {
    State s = supported_c6();
    const UnitId horse = put(s, "fresh british cavalry", "C6");
    const UnitId line = attack(s, "mobile french infantry", "D7", "C6");
    fight(s);
    ASSERT_TRUE(stands_at<ChargeFire>(s));
    EXPECT_EQ(posture(s, line), Posture::Upright) << "attackers form no square before the charge";
    roll(s, {1});
    EXPECT_EQ(s.frames.nearest<waterloo::Test>()->side, french);
    roll(s, {5});  // column 4: cavalry alone, isolated
    EXPECT_EQ(posture(s, line), Posture::Square) << "W70";
    EXPECT_EQ(place_of(s, horse), "B6");
    EXPECT_EQ(place_of(s, line), "C6");
    EXPECT_EQ(Waterloo::invariants(s), "");
}

// W30
TEST(WaterlooCharge, CavalryInAWoodLeavesWithoutAFight) {
    State s = empty_field();
    const UnitId horse = put(s, "fresh british cavalry", "E9");
    const UnitId line = attack(s, "mobile french infantry", "E8", "E9");
    fight(s);
    ASSERT_TRUE(stands_at<GoingBack>(s));
    say(s, offers(s).front());
    EXPECT_NE(place_of(s, horse), "E9");
    EXPECT_EQ(posture(s, horse), Posture::Upright);
    EXPECT_EQ(posture(s, line), Posture::Upright);
    EXPECT_EQ(place_of(s, line), "E9");
}

// W31, W79, W80: two in Hougoumont's like, one of them outside the walls.
struct LaHayeSainte {
    State s = empty_field();
    UnitId inside = put(s, "defensive german infantry", "D6");
    UnitId outside = put(s, "mobile german infantry", "D6");
    UnitId horse = attack(s, "fresh french cavalry", "D7", "D6");
    LaHayeSainte() { fight(s); }
};

TEST(WaterlooCharge, TheShelteredMayFireAndAreNotCharged) {
    LaHayeSainte hold;
    ASSERT_TRUE(hold.s.units[hold.inside].sheltered);
    EXPECT_EQ(awaits(hold.s), awaits_seat(allied));
    EXPECT_EQ(offers(hold.s), (Texts{"shoot", "hold-fire"}));
    LaHayeSainte shoot = hold;
    say(hold.s, "hold-fire");
    EXPECT_EQ(chance(hold.s).count, 1);
    say(shoot.s, "shoot");
    EXPECT_EQ(chance(shoot.s).count, 2);
    roll(shoot.s, {1, 1});
    EXPECT_EQ(chance(shoot.s).kind, "morale");
    EXPECT_EQ(chance(shoot.s).count, 1);
    EXPECT_EQ(posture(shoot.s, shoot.inside), Posture::OnSide);
}

TEST(WaterlooCharge, TheShelteredDoNotDriveCavalryAway) {
    LaHayeSainte f;
    say(f.s, "hold-fire");
    roll(f.s, {1});
    roll(f.s, {1});
    EXPECT_EQ(place_of(f.s, f.outside), "lost");
    EXPECT_EQ(place_of(f.s, f.inside), "D6");
    EXPECT_EQ(place_of(f.s, f.horse), "D6");
    EXPECT_TRUE(stands_at<ControlRoll>(f.s));
}

// The cubes of the area are borne by all its infantry, those within the walls too.
TEST(WaterlooCharge, TheShelteredBearCubesInATestTheyDoNotTake) {
    State s = empty_field();
    const UnitId inside = put(s, "defensive german infantry", "D6");
    const UnitId outside = put(s, "mobile dutch infantry", "D6");
    attack(s, "fresh french cavalry", "D7", "D6");
    cubes(s, Force::Anglo, "D6", 4);
    fight(s);
    say(s, "hold-fire");
    roll(s, {1});
    assign(s, {{inside, 4}, {outside, 0}});
    EXPECT_EQ(chance(s).count, 1);
    roll(s, {1});
    EXPECT_EQ(place_of(s, outside), "lost");
    EXPECT_EQ(cubes_in(s, Force::Anglo, area("D6")), 4);
    EXPECT_EQ(Waterloo::invariants(s), "");
}

}  // namespace
}  // namespace grognard::waterloo
