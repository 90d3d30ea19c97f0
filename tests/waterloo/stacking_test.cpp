// Cubes handed on, and what an overfull area costs at the end of a sequence.
#include "games/waterloo/moves/stacking.hpp"

#include "field.hpp"
#include "games/waterloo/moves/reinforce.hpp"

namespace grognard::waterloo {
namespace {

TEST(WaterlooReinforce, HandsOneCubeToInfantryOfItsColourNextDoor) {
    State s = empty_field(allied);
    put(s, Nation::British, Arm::Infantry, "C4");
    put(s, Nation::Landwehr, Arm::Infantry, "C4");
    put(s, Nation::Dutch, Arm::Infantry, "C3");
    put(s, Nation::German, Arm::Infantry, "B4");
    put(s, Nation::Prussian, Arm::Infantry, "C5");
    put(s, Nation::Prussian, Arm::Infantry, "C6");
    put_cubes(s, Force::Anglo, "C4", 2);
    put_cubes(s, Force::Prussian, "C4", 1);
    EXPECT_EQ(verdict(s, "order green reinforce C3"), "wl.sequence.same-action nobody-can");
    EXPECT_EQ(verdict(s, "order red reinforce C4"), "wl.sequence.red assault-only");
    say(s, "order green reinforce C4");
    EXPECT_EQ(verdict(s, "reinforce anglo to C5"), "wl.reinforce.allied no-infantry-of-the-colour");
    EXPECT_EQ(verdict(s, "reinforce prussian to C3"),
              "wl.reinforce.prussian no-infantry-of-the-colour");
    EXPECT_EQ(verdict(s, "reinforce prussian to C6"), "wl.reinforce.disc not-adjacent");
    EXPECT_EQ(verdict(s, "reinforce french to C5"), "wl.reinforce.disc no-such-cube");
    EXPECT_EQ(verdict(s, "reinforce prussian to C5"), "allowed");
    say(s, "reinforce anglo to B4");
    EXPECT_EQ(cubes_in(s, Force::Anglo, area("C4")), 1);
    EXPECT_EQ(cubes_in(s, Force::Anglo, area("B4")), 1);
}

TEST(WaterlooReinforce, TakesACubeOffGunsAndMayKill) {
    State s = empty_field(french);
    put(s, Nation::French, Arm::Artillery, "E5");
    const UnitId foot = put(s, Nation::Guard, Arm::Infantry, "F5");
    put_cubes(s, Force::French, "E5", 1);
    put_cubes(s, Force::French, "F5", 5);
    say(s, "order green reinforce E5");  // one way only: not asked
    EXPECT_EQ(cubes_in(s, Force::French, area("E5")), 0);
    EXPECT_EQ(operational_guns(s, Force::French, area("E5")), 1);
    EXPECT_EQ(where(s, foot), lost);
    EXPECT_EQ(cubes_in(s, Force::French, area("F5")), 0);
}

TEST(WaterlooReinforce, UnderALeaderTheCubeLeavesTheActivatedArea) {
    State s = empty_field(allied);
    put(s, Nation::British, Arm::Leader, "C4");
    put(s, Nation::British, Arm::Infantry, "C4");
    put(s, Nation::Prussian, Arm::Infantry, "C4");
    put(s, Nation::British, Arm::Infantry, "C3");
    put(s, Nation::British, Arm::Infantry, "C5");
    put(s, Nation::Prussian, Arm::Infantry, "C5");
    put_cubes(s, Force::Anglo, "C4", 1);
    put_cubes(s, Force::Prussian, "C4", 1);
    say(s, "lead green british C4");
    say(s, "command reinforce C4");
    EXPECT_EQ(verdict(s, "reinforce prussian to C5"), "wl.reinforce.disc no-such-cube");
    EXPECT_EQ(verdict(s, "reinforce anglo to C5"), "allowed");
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
    State s = empty_field(french);
    for (int i = 0; i < 3; ++i) put(s, Nation::French, Arm::Infantry, "E5");
    for (int i = 0; i < 2; ++i) put(s, Nation::French, Arm::Cavalry, "E5");
    put(s, Nation::French, Arm::Leader, "E5");
    s = penalties(s);
    EXPECT_EQ(cubes_in(s, Force::French, area("E5")), 2);
    EXPECT_EQ(s.turn.active, allied);
    for (const int id : of_arm(s, Arm::Cavalry) & s.units_in[area("E5")]) {
        EXPECT_EQ(s.units[static_cast<std::size_t>(id)].posture, Posture::Upright);
    }
}

// wl.example.stacking.cav4guns
TEST(WaterlooStacking, FreshCavalryAmongGunsIsTiredAndThenEliminated) {
    State s = empty_field(french);
    const UnitId horse = put(s, Nation::French, Arm::Cavalry, "E5");
    for (int i = 0; i < 4; ++i) put(s, Nation::French, Arm::Artillery, "E5");
    s = penalties(s);
    EXPECT_EQ(where(s, horse), lost);
    EXPECT_EQ(cubes_in(s, Force::French, area("E5")), 0);
    EXPECT_EQ(stack_size(s, french, area("E5")), 4) << "nothing has to leave";
}

// wl.example.stacking.tired4guns
TEST(WaterlooStacking, WhatCavalryCannotBearIsPlacedAsCubes) {
    State s = empty_field(french);
    const UnitId horse = put(s, Nation::French, Arm::Cavalry, "E5", Posture::OnSide);
    for (int i = 0; i < 4; ++i) put(s, Nation::French, Arm::Artillery, "E5");
    s = penalties(s);
    EXPECT_EQ(where(s, horse), lost);
    EXPECT_EQ(cubes_in(s, Force::French, area("E5")), 1);
}

TEST(WaterlooStacking, TheOwnerSpreadsTheStepsOverHisCavalry) {
    State s = empty_field(allied);
    const UnitId dutch = put(s, Nation::Dutch, Arm::Cavalry, "C5");
    const UnitId british = put(s, Nation::British, Arm::Cavalry, "C5");
    for (int i = 0; i < 3; ++i) put(s, Nation::British, Arm::Artillery, "C5");
    s = penalties(s);
    ASSERT_TRUE(stands_at<CavalryLosses>(s));
    EXPECT_EQ(awaits(s), Awaits::Second);
    say(s, "suffer fresh dutch cavalry");
    say(s, "suffer tired dutch cavalry");
    EXPECT_EQ(where(s, dutch), lost);
    EXPECT_EQ(s.units[british].posture, Posture::Upright);
    EXPECT_EQ(s.turn.active, french);
}

TEST(WaterlooStacking, EachSideCountsItsOwnAtTheEndOfItsOwnSequence) {
    State s = empty_field(french);
    for (int i = 0; i < 4; ++i) put(s, Nation::British, Arm::Infantry, "C5");
    for (int i = 0; i < 4; ++i) put(s, Nation::Landwehr, Arm::Infantry, "box");
    State now_french = penalties(s);
    EXPECT_EQ(cubes_in(now_french, Force::Anglo, area("C5")), 0);
    s.turn.active = allied;
    s = penalties(s);
    EXPECT_EQ(cubes_in(s, Force::Anglo, area("C5")), 1);
    EXPECT_EQ(cubes_in(s, Force::Prussian, delayed_box), 0) << "W49";
}

TEST(WaterlooStacking, TheOrderOfAreasIsAskedOnlyWhenCubesMayRunOut) {
    State s = empty_field(french);
    for (int i = 0; i < 4; ++i) put(s, Nation::French, Arm::Infantry, "E5");
    for (int i = 0; i < 4; ++i) put(s, Nation::Guard, Arm::Infantry, "F5");
    put(s, Nation::French, Arm::Infantry, "G5");
    EXPECT_FALSE(stands_at<Overstacked>(penalties(s)));
    put_cubes(s, Force::French, "G5", 5);
    put_cubes(s, Force::French, "E5", 15);
    put_cubes(s, Force::French, "F5", s.stock[at(Force::French)] - 1);
    s = penalties(s);
    ASSERT_TRUE(stands_at<Overstacked>(s));
    EXPECT_EQ(verdict(s, "resolve G5"), "wl.stacking.end-of-sequence not-too-full");
    EXPECT_EQ(verdict(s, "resolve E5"), "allowed");
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
