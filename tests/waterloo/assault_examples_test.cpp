// The rulebook's examples of assaults, played with the dice they tell and ours where they are mute.
#include "position.hpp"

namespace grognard::waterloo {
namespace {

using Texts = std::vector<std::string>;

int blue(const State& s, std::string_view code) { return cubes_in(s, Force::French, area(code)); }
int red(const State& s, std::string_view code) { return cubes_in(s, Force::Anglo, area(code)); }

// wl.example.assault1.*
struct ExampleA {
    State s = empty_field();
    UnitId dutch = put(s, "defensive dutch infantry", "C6");
    UnitId british = put(s, "defensive british infantry", "C6");
    UnitId gun = put(s, "deployed british artillery", "C6");
    UnitId first = attack(s, "mobile french infantry", "D7", "C6");
    UnitId second = attack(s, "mobile french infantry", "D7", "C6");

    ExampleA() {
        put(s, "mobile german infantry", "C5");
        put(s, "mobile german infantry", "C7");
        cubes(s, Force::Anglo, "C6", 3);
        fight(s);
    }
};

TEST(WaterlooExamples, AssaultAOfInfantryOnInfantryAndAGun) {
    ExampleA a;
    State& s = a.s;
    roll(s, {5});
    EXPECT_EQ(blue(s, "C6"), 1);
    assign(s, {{a.dutch, 1}, {a.british, 2}});
    roll(s, {{a.dutch, 4}, {a.british, 3}});
    EXPECT_EQ(blue(s, "C6"), 3);
    assign(s, {{a.first, 3}, {a.second, 0}});
    roll(s, {{a.first, 4}, {a.second, 4}});
    EXPECT_EQ(place_of(s, a.first), "D7");
    EXPECT_EQ(blue(s, "D7"), 3);
    EXPECT_EQ(blue(s, "C6"), 0);
    roll(s, {6});
    EXPECT_EQ(red(s, "C6"), 5);
    assign(s, {{a.dutch, 3}, {a.british, 2}});
    roll(s, {{a.dutch, 1}, {a.british, 5}});
    EXPECT_EQ(place_of(s, a.dutch), "B6") << "the only way";
    EXPECT_EQ(red(s, "B6"), 3);
    roll(s, {1});
    ASSERT_TRUE(stands_at<VolleyRoll>(s)) << "the French unit does not test";
    roll(s, {4});
    EXPECT_EQ(red(s, "C6"), 3);
    roll(s, {6});
    EXPECT_EQ(s.frames.nearest<Assault>(), nullptr);
    EXPECT_EQ(place_of(s, a.second), "D7");
    EXPECT_EQ(place_of(s, a.british), "C6");
    EXPECT_EQ(place_of(s, a.gun), "C6");
    EXPECT_EQ(red(s, "C6"), 3);
    EXPECT_EQ(Waterloo::invariants(s), "");
}

TEST(WaterlooExamples, AssaultATheCubeOfTheGunForcesATest) {
    ExampleA a;
    roll(a.s, {5});
    assign(a.s, {{a.dutch, 1}, {a.british, 2}});
    roll(a.s, {{a.dutch, 1}, {a.british, 1}});
    EXPECT_EQ(blue(a.s, "C6"), 1);
    say(a.s, "assign 1");
    EXPECT_TRUE(stands_at<TestRoll>(a.s));
}

// wl.example.assault2.*
TEST(WaterlooExamples, AssaultBOfCavalryAndInfantryTogether) {
    State s = empty_field();
    const UnitId foot = put(s, "mobile british infantry", "C6");
    const UnitId horse = put(s, "fresh british cavalry", "C6");
    const UnitId gun = put(s, "deployed british artillery", "C6");
    put(s, "mobile german infantry", "C5");
    put(s, "mobile german infantry", "C7");
    const UnitId line = attack(s, "mobile french infantry", "D7", "C6");
    const UnitId charging = attack(s, "fresh french cavalry", "D7", "C6");
    fight(s);
    roll(s, {5});
    EXPECT_EQ(blue(s, "C6"), 1);
    EXPECT_EQ(s.units[charging].posture, Posture::Upright);
    roll(s, {6, 4});
    EXPECT_EQ(place_of(s, horse), "B6");
    EXPECT_EQ(s.units[horse].posture, Posture::OnSide);
    roll(s, {1});  // 2: M
    EXPECT_EQ(blue(s, "C6"), 1);
    roll(s, {4});  // column 2
    roll(s, {4});
    EXPECT_EQ(red(s, "C6"), 1);
    roll(s, {3});  // column 0
    roll(s, {3});  // 4: a cube
    EXPECT_EQ(blue(s, "C6"), 2);
    roll(s, {3});  // column 3
    EXPECT_EQ(place_of(s, line), "D7");
    EXPECT_EQ(blue(s, "D7"), 2);
    EXPECT_EQ(s.units[foot].posture, Posture::Square);
    roll(s, {6});
    EXPECT_EQ(s.units[charging].posture, Posture::OnSide);
    roll(s, {1});  // column 0: R, and so E
    EXPECT_EQ(place_of(s, foot), "lost");
    EXPECT_EQ(red(s, "C6"), 1) << "its cube went with it; one for the gun";
    EXPECT_EQ(silenced_guns(s, Force::Anglo, area("C6")), 1);
    roll(s, {2});
    EXPECT_EQ(s.frames.nearest<Assault>(), nullptr);
    EXPECT_EQ(place_of(s, charging), "C6");
    EXPECT_EQ(place_of(s, gun), "C6");
    EXPECT_EQ(Waterloo::invariants(s), "");
}

// wl.example.assault3.*
TEST(WaterlooExamples, AssaultCOfCavalryOnCavalry) {
    State s = empty_field();
    const UnitId fresh = put(s, "fresh british cavalry", "E7");
    const UnitId tired = put(s, "tired british cavalry", "E7");
    const UnitId charging = attack(s, "fresh french cavalry", "F7", "E7");
    fight(s);
    say(s, "engage fresh british cavalry");
    roll(s, {5, 3});
    if (stands_at<GoingBack>(s)) say(s, "retreat tired british cavalry to D8");
    EXPECT_EQ(place_of(s, fresh), "D8");
    roll(s, {3, 5});
    EXPECT_EQ(place_of(s, charging), "F7");
    EXPECT_EQ(s.units[charging].posture, Posture::OnSide);
    roll(s, {6});
    EXPECT_EQ(place_of(s, tired), "F7") << "the only target: it need not be named";
    EXPECT_EQ(s.frames.nearest<Assault>()->attacker, allied);
    roll(s, {4, 3});
    EXPECT_EQ(place_of(s, charging), "lost") << "both are tired";
}

}  // namespace
}  // namespace grognard::waterloo
