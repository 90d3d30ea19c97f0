// Cubes on the board: who takes them, who falls to them, what happens when there are none left.
#include "games/waterloo/cubes.hpp"

#include "position.hpp"

namespace grognard::waterloo {
namespace {

using Texts = std::vector<std::string>;

// Places them, up to the first question.
void suffer(State& s, Seat owner, std::string_view code, int count) {
    EventSink silent;
    s.frames.push(ActionChoice{});
    place_cubes(s, area(code), owner, count);
    settle(s, silent);
}

TEST(WaterlooCubes, InfantryTakesThemBeforeGuns) {
    State s = empty_field();
    put(s, "mobile french infantry", "E4");
    put(s, "deployed french artillery", "E4");
    const int stock = s.stock[at(Force::French)];
    suffer(s, french, "E4", 4);
    EXPECT_EQ(on(s, Force::French, "E4"), 4);
    EXPECT_EQ(s.stock[at(Force::French)], stock - 4);
    EXPECT_EQ(silenced_guns(s, Force::French, area("E4")), 0);
}

TEST(WaterlooCubes, GunsTakeOneEachAndTheRestIsWasted) {
    State s = empty_field();
    put(s, "deployed french artillery", "E4");
    put(s, "limbered french artillery", "E4");
    put(s, "fresh french cavalry", "E4");
    suffer(s, french, "E4", 3);
    EXPECT_EQ(on(s, Force::French, "E4"), 2);
    EXPECT_EQ(silenced_guns(s, Force::French, area("E4")), 2);
}

TEST(WaterlooCubes, CavalryAndLeadersTakeNone) {
    State s = empty_field();
    put(s, "fresh french cavalry", "E4");
    put(s, "ready french leader", "E4");
    suffer(s, french, "E4", 1);
    EXPECT_EQ(on(s, Force::French, "E4"), 0);
    EXPECT_TRUE(stands_at<ActionChoice>(s));
}

// W17
TEST(WaterlooCubes, TheAlliedPlayerChoosesTheColourInAMixedArea) {
    State s = empty_field();
    put(s, "mobile british infantry", "E9");
    put(s, "mobile landwehr infantry", "E9");
    suffer(s, allied, "E9", 2);
    EXPECT_EQ(awaits(s), awaits_seat(allied));
    EXPECT_EQ(offers(s), (Texts{"cube anglo", "cube prussian"}));
    EXPECT_EQ(refusal(s, "cube french"), "wl.damage.colours no-such-force-there");
    say(s, "cube prussian");
    say(s, "cube anglo");
    EXPECT_EQ(on(s, Force::Anglo, "E9"), 1);
    EXPECT_EQ(on(s, Force::Prussian, "E9"), 1);
    EXPECT_TRUE(stands_at<ActionChoice>(s));
}

TEST(WaterlooCubes, PrussianInfantryShieldsBritishGuns) {
    State s = empty_field();
    put(s, "deployed british artillery", "E9");
    put(s, "mobile landwehr infantry", "E9");
    suffer(s, allied, "E9", 2);
    EXPECT_EQ(on(s, Force::Anglo, "E9"), 0);
    EXPECT_EQ(on(s, Force::Prussian, "E9"), 2);
}

// W18: five each are borne, the next cube kills with six.
TEST(WaterlooCubes, ElevenCubesKillOneOfTwoInfantryAtOnce) {
    State s = empty_field();
    put(s, "mobile french infantry", "E4");
    put(s, "mobile french infantry", "E4");
    cubes(s, Force::French, "E4", 9);
    suffer(s, french, "E4", 1);
    EXPECT_EQ(units_in(s, french, Arm::Infantry, area("E4")).size(), 2);
    EXPECT_EQ(on(s, Force::French, "E4"), 10);
    const int stock = s.stock[at(Force::French)];
    suffer(s, french, "E4", 1);
    EXPECT_EQ(units_in(s, french, Arm::Infantry, area("E4")).size(), 1);
    EXPECT_EQ(on(s, Force::French, "E4"), 5);
    EXPECT_EQ(s.stock[at(Force::French)], stock + 5);
}

TEST(WaterlooCubes, TheOwnerChoosesWhoDiesAmongUnlikeUnits) {
    State s = empty_field();
    put(s, "mobile french infantry", "E4");
    const UnitId guard = put(s, "mobile guard infantry", "E4");
    cubes(s, Force::French, "E4", 10);
    suffer(s, french, "E4", 1);
    EXPECT_EQ(awaits(s), awaits_seat(french));
    EXPECT_EQ(offers(s), (Texts{"remove mobile french infantry", "remove mobile guard infantry"}));
    EXPECT_EQ(refusal(s, "remove mobile british infantry"), "wl.damage.six-kill no-such-piece");
    say(s, "remove mobile guard infantry");
    EXPECT_EQ(s.units[guard].at, lost);
    EXPECT_EQ(on(s, Force::French, "E4"), 5);
}

TEST(WaterlooCubes, OneHitAfterAnotherMayKillTwice) {
    State s = empty_field();
    for (int i = 0; i < 3; ++i) put(s, "mobile french infantry", "E4");
    cubes(s, Force::French, "E4", 15);
    suffer(s, french, "E4", 2);
    EXPECT_EQ(units_in(s, french, Arm::Infantry, area("E4")).size(), 1);
    EXPECT_EQ(on(s, Force::French, "E4"), 5);
}

// With its last infantry the cubes that guns cannot bear go too.
TEST(WaterlooCubes, TheLastInfantryLeavesItsGunsOneCubeEachAtMost) {
    State s = empty_field();
    put(s, "mobile french infantry", "E4");
    put(s, "deployed french artillery", "E4");
    cubes(s, Force::French, "E4", 5);
    const int stock = s.stock[at(Force::French)];
    suffer(s, french, "E4", 2);
    EXPECT_TRUE(units_in(s, french, Arm::Infantry, area("E4")).empty());
    EXPECT_EQ(on(s, Force::French, "E4"), 1) << "the second cube falls on the gun";
    EXPECT_EQ(s.stock[at(Force::French)], stock + 4);
}

// All fifteen black cubes are out, but for so many.
State short_of_cubes(int left) {
    State s = empty_field();
    put(s, "mobile prussian infantry", "E9");
    put(s, "mobile landwehr infantry", "E10");
    put(s, "mobile landwehr infantry", "E10");
    put(s, "mobile landwehr infantry", "F10");
    cubes(s, Force::Prussian, "E10", 10);
    cubes(s, Force::Prussian, "F10", 5 - left);
    return s;
}

TEST(WaterlooCubes, AnEmptyStockCostsAUnitWithItsCubes) {
    State s = short_of_cubes(0);
    ASSERT_EQ(s.stock[at(Force::Prussian)], 0);
    suffer(s, allied, "E9", 2);
    EXPECT_EQ(awaits(s), awaits_seat(allied));
    EXPECT_EQ(offers(s), (Texts{"sacrifice E10 mobile landwehr infantry cubes 5",
                                "sacrifice F10 mobile landwehr infantry cubes 5"}));
    EXPECT_EQ(refusal(s, "sacrifice E10 mobile landwehr infantry cubes 3"),
              "wl.damage.max-five not-so-many-cubes");
    EXPECT_EQ(refusal(s, "sacrifice E9 mobile prussian infantry cubes 1"),
              "wl.damage.stock-empty no-such-piece");
    say(s, "sacrifice E10 mobile landwehr infantry cubes 5");
    EXPECT_EQ(on(s, Force::Prussian, "E9"), 2);
    EXPECT_EQ(on(s, Force::Prussian, "E10"), 5);
    EXPECT_EQ(s.stock[at(Force::Prussian)], 3);
}

TEST(WaterlooCubes, TheLastCubesOfTheStockArePlacedFirst) {
    State s = short_of_cubes(1);
    suffer(s, allied, "E9", 2);
    EXPECT_EQ(on(s, Force::Prussian, "E9"), 1);
    EXPECT_TRUE(stands_at<EmptyStock>(s));
    say(s, "sacrifice E9 mobile prussian infantry cubes 1");
    EXPECT_TRUE(stands_at<ActionChoice>(s)) << "nobody is left in E9 to take the second";
    EXPECT_EQ(s.stock[at(Force::Prussian)], 1);
}

// A gun can be given up with its one cube when no infantry bears any.
TEST(WaterlooCubes, AGunIsGivenUpWithItsOneCube) {
    State s = empty_field();
    put(s, "mobile landwehr infantry", "E9");
    put(s, "deployed prussian artillery", "E10");
    cubes(s, Force::Prussian, "E10", 1);
    s.stock[at(Force::Prussian)] = 0;
    suffer(s, allied, "E9", 1);
    EXPECT_FALSE(stands_at<EmptyStock>(s)) << "with nobody else to give up nobody is asked";
    EXPECT_EQ(on(s, Force::Prussian, "E9"), 1);
    EXPECT_TRUE(s.units_in[area("E10")].empty());
}

}  // namespace
}  // namespace grognard::waterloo
