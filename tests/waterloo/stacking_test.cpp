// Cubes handed on, and what an overfull area costs at the end of a sequence.
#include "games/waterloo/movement/stacking.hpp"

#include "games/waterloo/movement/reinforce.hpp"
#include "position.hpp"

namespace grognard::waterloo {
namespace {

TEST(WaterlooReinforce, HandsOneCubeToInfantryOfItsColourNextDoor) {
    State s = order_awaited(allied);
    put(s, "mobile british infantry", "C4");
    put(s, "mobile landwehr infantry", "C4");
    put(s, "mobile dutch infantry", "C3");
    put(s, "mobile german infantry", "B4");
    put(s, "mobile prussian infantry", "C5");
    put(s, "mobile prussian infantry", "C6");
    cubes(s, Force::Anglo, "C4", 2);
    cubes(s, Force::Prussian, "C4", 1);
    EXPECT_EQ(refusal(s, "order green reinforce C3"), "wl.reinforce.disc no-such-cube");
    EXPECT_EQ(refusal(s, "order red reinforce C4"), "wl.sequence.red assault-only");
    say(s, "order green reinforce C4");
    EXPECT_EQ(refusal(s, "reinforce anglo to C5"), "wl.reinforce.allied no-infantry-of-the-colour");
    EXPECT_EQ(refusal(s, "reinforce prussian to C3"),
              "wl.reinforce.prussian no-infantry-of-the-colour");
    EXPECT_EQ(refusal(s, "reinforce prussian to C6"), "wl.reinforce.disc not-adjacent");
    EXPECT_EQ(refusal(s, "reinforce french to C5"), "wl.reinforce.disc no-such-cube");
    EXPECT_EQ(refusal(s, "reinforce prussian to C5"), "allowed");
    say(s, "reinforce anglo to B4");
    EXPECT_EQ(cubes_in(s, Force::Anglo, area("C4")), 1);
    EXPECT_EQ(cubes_in(s, Force::Anglo, area("B4")), 1);
}

TEST(WaterlooReinforce, TakesACubeOffGunsAndMayKill) {
    State s = order_awaited(french);
    put(s, "deployed french artillery", "E5");
    const UnitId foot = put(s, "mobile guard infantry", "F5");
    cubes(s, Force::French, "E5", 1);
    cubes(s, Force::French, "F5", 5);
    say(s, "order green reinforce E5");  // one way only: not asked
    EXPECT_EQ(cubes_in(s, Force::French, area("E5")), 0);
    EXPECT_EQ(operational_guns(s, Force::French, area("E5")), 1);
    EXPECT_EQ(place_of(s, foot), "lost");
    EXPECT_EQ(cubes_in(s, Force::French, area("F5")), 0);
}

TEST(WaterlooReinforce, UnderALeaderTheCubeLeavesTheActivatedArea) {
    State s = order_awaited(allied);
    put(s, "ready british leader", "C4");
    put(s, "mobile british infantry", "C4");
    put(s, "mobile prussian infantry", "C4");
    put(s, "mobile british infantry", "C3");
    put(s, "mobile british infantry", "C5");
    put(s, "mobile prussian infantry", "C5");
    cubes(s, Force::Anglo, "C4", 1);
    cubes(s, Force::Prussian, "C4", 1);
    say(s, "lead green british C4");
    say(s, "command reinforce C4");
    EXPECT_EQ(refusal(s, "reinforce prussian to C5"), "wl.reinforce.disc no-such-cube");
    EXPECT_EQ(refusal(s, "reinforce anglo to C5"), "allowed");
}

// The active player's sequence is at its end.
State penalties(State s) {
    EventSink silent;
    s.frames.pop();
    s.frames.top_as<Sequence>()->step = SequenceStep::Penalties;
    settle(s, silent);
    return s;
}

// wl.example.stacking.3inf2cav
TEST(WaterlooStacking, InfantryTakesACubeForEachUnitTooMany) {
    State s = order_awaited(french);
    for (int i = 0; i < 3; ++i) put(s, "mobile french infantry", "E5");
    for (int i = 0; i < 2; ++i) put(s, "fresh french cavalry", "E5");
    put(s, "ready french leader", "E5");
    s = penalties(s);
    EXPECT_EQ(cubes_in(s, Force::French, area("E5")), 2);
    EXPECT_EQ(s.turn.active, allied);
    for (const int id : of_arm(s, Arm::Cavalry) & s.units_in[area("E5")]) {
        EXPECT_EQ(s.units[static_cast<std::size_t>(id)].posture, Posture::Upright);
    }
}

// wl.example.stacking.cav4guns
TEST(WaterlooStacking, FreshCavalryAmongGunsIsTiredAndThenEliminated) {
    State s = order_awaited(french);
    const UnitId horse = put(s, "fresh french cavalry", "E5");
    for (int i = 0; i < 4; ++i) put(s, "deployed french artillery", "E5");
    s = penalties(s);
    EXPECT_EQ(place_of(s, horse), "lost");
    EXPECT_EQ(cubes_in(s, Force::French, area("E5")), 0);
    EXPECT_EQ(stack_size(s, french, area("E5")), 4) << "nothing has to leave";
}

// wl.example.stacking.tired4guns
TEST(WaterlooStacking, WhatCavalryCannotBearIsPlacedAsCubes) {
    State s = order_awaited(french);
    const UnitId horse = put(s, "tired french cavalry", "E5");
    for (int i = 0; i < 4; ++i) put(s, "deployed french artillery", "E5");
    s = penalties(s);
    EXPECT_EQ(place_of(s, horse), "lost");
    EXPECT_EQ(cubes_in(s, Force::French, area("E5")), 1);
}

TEST(WaterlooStacking, TheOwnerSpreadsTheStepsOverHisCavalry) {
    State s = order_awaited(allied);
    const UnitId dutch = put(s, "fresh dutch cavalry", "C5");
    const UnitId british = put(s, "fresh british cavalry", "C5");
    for (int i = 0; i < 3; ++i) put(s, "deployed british artillery", "C5");
    s = penalties(s);
    ASSERT_TRUE(stands_at<CavalryLosses>(s));
    EXPECT_EQ(awaits(s), Awaits::Second);
    say(s, "suffer fresh dutch cavalry");
    say(s, "suffer tired dutch cavalry");
    EXPECT_EQ(place_of(s, dutch), "lost");
    EXPECT_EQ(s.units[british].posture, Posture::Upright);
    EXPECT_EQ(s.turn.active, french);
}

TEST(WaterlooStacking, EachSideCountsItsOwnAtTheEndOfItsOwnSequence) {
    State s = order_awaited(french);
    for (int i = 0; i < 4; ++i) put(s, "mobile british infantry", "C5");
    for (int i = 0; i < 4; ++i) put(s, "mobile landwehr infantry", "box");
    State now_french = penalties(s);
    EXPECT_EQ(cubes_in(now_french, Force::Anglo, area("C5")), 0);
    s.turn.active = allied;
    s = penalties(s);
    EXPECT_EQ(cubes_in(s, Force::Anglo, area("C5")), 1);
    EXPECT_EQ(cubes_in(s, Force::Prussian, delayed_box), 0) << "W49";
}

TEST(WaterlooStacking, TheOrderOfAreasIsAskedOnlyWhenCubesMayRunOut) {
    State s = order_awaited(french);
    for (int i = 0; i < 4; ++i) put(s, "mobile french infantry", "E5");
    for (int i = 0; i < 4; ++i) put(s, "mobile guard infantry", "F5");
    put(s, "mobile french infantry", "G5");
    EXPECT_FALSE(stands_at<Overstacked>(penalties(s)));
    cubes(s, Force::French, "G5", 5);
    cubes(s, Force::French, "E5", 15);
    cubes(s, Force::French, "F5", s.stock[at(Force::French)] - 1);
    s = penalties(s);
    ASSERT_TRUE(stands_at<Overstacked>(s));
    EXPECT_EQ(refusal(s, "resolve G5"), "wl.stacking.end-of-sequence not-too-full");
    EXPECT_EQ(refusal(s, "resolve E5"), "allowed");
    say(s, "resolve F5");
    EXPECT_EQ(cubes_in(s, Force::French, area("F5")), 14) << "the last of the stock";
    ASSERT_TRUE(stands_at<EmptyStock>(s));
    say(s, "sacrifice E5 mobile french infantry cubes 5");
    EXPECT_EQ(stack_size(s, french, area("E5")), 3);
    EXPECT_EQ(cubes_in(s, Force::French, area("E5")), 11) << "the excess was counted before";
    EXPECT_EQ(Waterloo::invariants(s), "");
}

}  // namespace
}  // namespace grognard::waterloo
