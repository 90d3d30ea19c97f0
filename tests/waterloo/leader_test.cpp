// Leaders: two activations under one disc, whom they reach, in which order.
#include "games/waterloo/moves/leader.hpp"

#include "field.hpp"

namespace grognard::waterloo {
namespace {

// wl.example.approach.leader-two-areas
TEST(WaterlooLeader, ActivatesHisAreaAndOneNextToItAndIsLaidDown) {
    State s = empty_field(french);
    const UnitId leader = put(s, Nation::French, Arm::Leader, "F5");
    for (int i = 0; i < 2; ++i) put(s, Nation::French, Arm::Infantry, "F5");
    for (int i = 0; i < 3; ++i) put(s, Nation::French, Arm::Infantry, "F6");
    put(s, Nation::French, Arm::Infantry, "H4");
    say(s, "lead green french F5");
    EXPECT_EQ(s.units[leader].posture, Posture::OnSide);
    EXPECT_EQ(s.discs[at(french)].used, (DiscCounts{1, 0, 0}));
    EXPECT_EQ(verdict(s, "done"), "wl.sequence.same-action nothing-done");
    EXPECT_EQ(verdict(s, "command approach H4"), "wl.leader.reach out-of-reach");
    EXPECT_EQ(verdict(s, "command approach G4"), "wl.sequence.activate-area nobody-there");
    say(s, "command approach F5");
    say(s, "move mobile french infantry to E6");
    say(s, "move mobile french infantry to E6");
    say(s, "done");
    say(s, "command approach F6");
    for (int i = 0; i < 3; ++i) say(s, "move mobile french infantry to E6");
    EXPECT_EQ(stack_size(s, french, area("E6")), 5);
    EXPECT_TRUE(stands_at<ActionChoice>(s)) << "two activations, one action";
    EXPECT_EQ(s.turn.done, 1);
    EXPECT_EQ(verdict(s, "lead green french F5"), "wl.leader.once-per-sequence used");
    // A used leader still moves.
    say(s, "order green approach F5");
    say(s, "move used french leader to E6");
    EXPECT_EQ(where(s, leader), area("E6"));
}

// wl.leader.reach: W9, from where he stands by then.
TEST(WaterlooLeader, TheSecondAreaIsMeasuredFromHisNewPlace) {
    State s = empty_field(french);
    put(s, Nation::French, Arm::Leader, "G5");
    put(s, Nation::French, Arm::Infantry, "G5");
    put(s, Nation::French, Arm::Infantry, "E6");
    say(s, "lead green french G5");
    EXPECT_EQ(verdict(s, "command formation E6"), "wl.leader.reach out-of-reach");
    say(s, "command approach G5");
    say(s, "move used french leader to F6");
    say(s, "done");
    EXPECT_EQ(verdict(s, "command formation E6"), "allowed");
    say(s, "done");
    EXPECT_TRUE(stands_at<ActionChoice>(s));
}

TEST(WaterlooLeader, RedIsForAssaultsAndPurpleForReserves) {
    State s = empty_field(french);
    put(s, Nation::French, Arm::Leader, "F6");
    put(s, Nation::French, Arm::Infantry, "F6");
    EXPECT_EQ(verdict(s, "lead red french F6"), "wl.leader.reach nobody-can");
    State purple = s;
    say(purple, "lead purple french F6");
    EXPECT_EQ(verdict(purple, "command approach F6"), "wl.leader.purple reserve-only");
    EXPECT_EQ(verdict(purple, "command reserve F6"), "allowed");
    put(s, Nation::British, Arm::Infantry, "E7");
    say(s, "lead red french F6");
    EXPECT_EQ(verdict(s, "command approach F6"), "wl.leader.red assault-only");
    EXPECT_EQ(verdict(s, "command assault F6"), "allowed");
}

// wl.example.assault.converge: all move before anything is fought.
TEST(WaterlooLeader, AssaultsWaitForTheSecondAreaAndNothingElseFollows) {
    State s = empty_field(french);
    put(s, Nation::French, Arm::Leader, "E3");
    const UnitId west = put(s, Nation::French, Arm::Infantry, "E2");
    put(s, Nation::French, Arm::Infantry, "E2", Posture::OnSide);
    const UnitId east = put(s, Nation::French, Arm::Infantry, "E3");
    put(s, Nation::British, Arm::Infantry, "D3");
    put(s, Nation::British, Arm::Infantry, "D4");
    say(s, "lead green french E3");
    say(s, "command assault E2");
    say(s, "move mobile french infantry to D3");
    ASSERT_TRUE(stands_at<LeaderAction>(s));
    EXPECT_EQ(verdict(s, "command formation E2"), "wl.leader.non-assault-first assault-begun");
    EXPECT_EQ(verdict(s, "command assault D3"), "wl.leader.no-peek in-an-assault");
    say(s, "command assault E3");
    EXPECT_EQ(verdict(s, "move mobile french infantry to D4"), "allowed");
    say(s, "move mobile french infantry to D3");
    EXPECT_EQ(s.units[west].from, area("E2"));
    EXPECT_EQ(s.units[east].from, area("E3"));
    EXPECT_EQ(codes(s.pending[at(french)]), "D3");
    // The leader of E3 may still follow.
    say(s, "done");
    EXPECT_EQ(s.frames.nearest<LeaderAction>(), nullptr);
}

TEST(WaterlooLeader, SameAreaTwiceAMoveBeforeAnAssault) {
    State s = empty_field(french);
    put(s, Nation::French, Arm::Leader, "F5");
    put(s, Nation::French, Arm::Infantry, "F5");
    put(s, Nation::British, Arm::Infantry, "D7");
    put(s, Nation::British, Arm::Infantry, "D6");
    say(s, "lead green french F5");
    say(s, "command approach F5");
    say(s, "move mobile french infantry to E5");
    say(s, "done");
    say(s, "command assault E5");
    EXPECT_EQ(verdict(s, "move mobile french infantry to D6"), "allowed");
    EXPECT_EQ(verdict(s, "move mobile french infantry to D7"), "allowed");
}

TEST(WaterlooLeader, BritishAndPrussiansObeyTheirOwn) {
    State s = empty_field(allied);
    put(s, Nation::British, Arm::Leader, "C8");
    put(s, Nation::Dutch, Arm::Infantry, "C8");
    put(s, Nation::Landwehr, Arm::Infantry, "C8");
    put(s, Nation::Prussian, Arm::Infantry, "C7");
    put(s, Nation::Prussian, Arm::Leader, "D11");
    State prussian = s;
    say(s, "lead green british C8");
    EXPECT_EQ(verdict(s, "command approach C7"), "wl.leader.british not-under-him");
    EXPECT_EQ(verdict(s, "command approach D11"), "wl.leader.british not-under-him");
    say(s, "command approach C8");
    EXPECT_EQ(verdict(s, "move mobile landwehr infantry to B8"), "wl.leader.british not-under-him");
    EXPECT_EQ(verdict(s, "move mobile dutch infantry to B8"), "allowed");
    say(prussian, "lead green prussian D11");
    say(prussian, "command formation C8");
    EXPECT_EQ(verdict(prussian, "reform C8 mobile dutch infantry to defensive"),
              "wl.formation.when not-again");
    EXPECT_EQ(verdict(prussian, "reform C8 mobile landwehr infantry to defensive"), "allowed");
}

// wl.leader.no-chain: the other leader may move, not command.
TEST(WaterlooLeader, MovesAnotherLeaderByActivatingHisArea) {
    State s = empty_field(french);
    put(s, Nation::French, Arm::Leader, "F5");
    const UnitId second = put(s, Nation::French, Arm::Leader, "F6");
    say(s, "lead green french F5");
    say(s, "command approach F6");
    say(s, "move ready french leader to E7");
    EXPECT_EQ(where(s, second), area("E7"));
    EXPECT_EQ(s.units[second].posture, Posture::Upright);
    say(s, "done");
    EXPECT_EQ(verdict(s, "lead green french E7"), "allowed");
}

TEST(WaterlooLeader, CannotBeSpentOnNothing) {
    State s = empty_field(allied);
    put(s, Nation::British, Arm::Leader, "C5");
    put(s, Nation::British, Arm::Leader, "C6");
    EXPECT_EQ(verdict(s, "lead green british C4"), "wl.leader.disc no-such-leader");
    EXPECT_EQ(verdict(s, "lead green prussian C5"), "wl.leader.disc no-such-leader");
    EXPECT_EQ(verdict(s, "lead purple british C5"), "allowed") << "he may move himself";
    EXPECT_EQ(verdict(s, "lead red british C5"), "wl.leader.reach nobody-can");
    s.discs[at(allied)].available = {1, 0, 0};
    EXPECT_EQ(verdict(s, "lead purple british C5"), "wl.sequence.action-cost no-such-disc");
}

}  // namespace
}  // namespace grognard::waterloo
