// Leaders: two activations under one disc, whom they reach, in which order.
#include "games/waterloo/movement/leader.hpp"

#include "position.hpp"

namespace grognard::waterloo {
namespace {

// wl.example.approach.leader-two-areas
TEST(WaterlooLeader, ActivatesHisAreaAndOneNextToItAndIsLaidDown) {
    State s = order_awaited(french);
    const UnitId leader = put(s, "ready french leader", "F5");
    for (int i = 0; i < 2; ++i) put(s, "mobile french infantry", "F5");
    for (int i = 0; i < 3; ++i) put(s, "mobile french infantry", "F6");
    put(s, "mobile french infantry", "H4");
    say(s, "lead green french F5");
    EXPECT_EQ(s.units[leader].posture, Posture::OnSide);
    EXPECT_EQ(s.discs[at(french)].used, (DiscCounts{1, 0, 0}));
    EXPECT_EQ(refusal(s, "done"), "wl.sequence.same-action nothing-done");
    EXPECT_EQ(refusal(s, "command approach H4"), "wl.leader.reach out-of-reach");
    EXPECT_EQ(refusal(s, "command approach G4"), "wl.sequence.activate-area nobody-there");
    say(s, "command approach F5");
    say(s, "move mobile french infantry to E6");
    say(s, "move mobile french infantry to E6");
    say(s, "done");
    say(s, "command approach F6");
    for (int i = 0; i < 3; ++i) say(s, "move mobile french infantry to E6");
    EXPECT_EQ(stack_size(s, french, area("E6")), 5);
    EXPECT_TRUE(stands_at<ActionChoice>(s)) << "two activations, one action";
    EXPECT_EQ(s.turn.done, 1);
    EXPECT_EQ(refusal(s, "lead green french F5"), "wl.leader.once-per-sequence used");
    // A used leader still moves.
    say(s, "order green approach F5");
    say(s, "move used french leader to E6");
    EXPECT_EQ(place_of(s, leader), "E6");
}

// wl.leader.reach: W9, from where he stands by then.
TEST(WaterlooLeader, TheSecondAreaIsMeasuredFromHisNewPlace) {
    State s = order_awaited(french);
    put(s, "ready french leader", "G5");
    put(s, "mobile french infantry", "G5");
    put(s, "mobile french infantry", "E6");
    say(s, "lead green french G5");
    EXPECT_EQ(refusal(s, "command formation E6"), "wl.leader.reach out-of-reach");
    say(s, "command approach G5");
    say(s, "move used french leader to F6");
    say(s, "done");
    EXPECT_EQ(refusal(s, "command formation E6"), "allowed");
    say(s, "done");
    EXPECT_TRUE(stands_at<ActionChoice>(s));
}

TEST(WaterlooLeader, RedIsForAssaultsAndPurpleForReserves) {
    State s = order_awaited(french);
    put(s, "ready french leader", "F6");
    put(s, "mobile french infantry", "F6");
    EXPECT_EQ(refusal(s, "lead red french F6"), "wl.leader.reach nobody-can");
    State purple = s;
    say(purple, "lead purple french F6");
    EXPECT_EQ(refusal(purple, "command approach F6"), "wl.leader.purple reserve-only");
    EXPECT_EQ(refusal(purple, "command reserve F6"), "allowed");
    put(s, "mobile british infantry", "E7");
    say(s, "lead red french F6");
    EXPECT_EQ(refusal(s, "command approach F6"), "wl.leader.red assault-only");
    EXPECT_EQ(refusal(s, "command assault F6"), "allowed");
}

// wl.example.assault.converge: all move before anything is fought.
TEST(WaterlooLeader, AssaultsWaitForTheSecondAreaAndNothingElseFollows) {
    State s = order_awaited(french);
    put(s, "ready french leader", "E3");
    const UnitId west = put(s, "mobile french infantry", "E2");
    put(s, "defensive french infantry", "E2");
    const UnitId east = put(s, "mobile french infantry", "E3");
    put(s, "mobile british infantry", "D3");
    put(s, "mobile british infantry", "D4");
    say(s, "lead green french E3");
    say(s, "command assault E2");
    say(s, "move mobile french infantry to D3");
    ASSERT_TRUE(stands_at<LeaderAction>(s));
    EXPECT_EQ(refusal(s, "command formation E2"), "wl.leader.non-assault-first assault-begun");
    EXPECT_EQ(refusal(s, "command assault D3"), "wl.leader.no-peek in-an-assault");
    say(s, "command assault E3");
    EXPECT_EQ(refusal(s, "move mobile french infantry to D4"), "allowed");
    say(s, "move mobile french infantry to D3");
    EXPECT_EQ(s.units[west].from, area("E2"));
    EXPECT_EQ(s.units[east].from, area("E3"));
    EXPECT_EQ(codes(s.pending[at(french)]), "D3");
    // The leader of E3 may still follow.
    say(s, "done");
    EXPECT_EQ(s.frames.nearest<LeaderAction>(), nullptr);
}

TEST(WaterlooLeader, SameAreaTwiceAMoveBeforeAnAssault) {
    State s = order_awaited(french);
    put(s, "ready french leader", "F5");
    put(s, "mobile french infantry", "F5");
    put(s, "mobile british infantry", "D7");
    put(s, "mobile british infantry", "D6");
    say(s, "lead green french F5");
    say(s, "command approach F5");
    say(s, "move mobile french infantry to E5");
    say(s, "done");
    say(s, "command assault E5");
    EXPECT_EQ(refusal(s, "move mobile french infantry to D6"), "allowed");
    EXPECT_EQ(refusal(s, "move mobile french infantry to D7"), "allowed");
}

TEST(WaterlooLeader, BritishAndPrussiansObeyTheirOwn) {
    State s = order_awaited(allied);
    put(s, "ready british leader", "C8");
    put(s, "mobile dutch infantry", "C8");
    put(s, "mobile landwehr infantry", "C8");
    put(s, "mobile prussian infantry", "C7");
    put(s, "ready prussian leader", "D11");
    State prussian = s;
    say(s, "lead green british C8");
    EXPECT_EQ(refusal(s, "command approach C7"), "wl.leader.british not-under-him");
    EXPECT_EQ(refusal(s, "command approach D11"), "wl.leader.british not-under-him");
    say(s, "command approach C8");
    EXPECT_EQ(refusal(s, "move mobile landwehr infantry to B8"), "wl.leader.british not-under-him");
    EXPECT_EQ(refusal(s, "move mobile dutch infantry to B8"), "allowed");
    say(prussian, "lead green prussian D11");
    say(prussian, "command formation C8");
    EXPECT_EQ(refusal(prussian, "reform C8 mobile dutch infantry to defensive"),
              "wl.leader.prussian not-under-him");
    EXPECT_EQ(refusal(prussian, "reform C8 mobile landwehr infantry to defensive"), "allowed");
}

// wl.leader.no-chain: the other leader may move, not command.
TEST(WaterlooLeader, MovesAnotherLeaderByActivatingHisArea) {
    State s = order_awaited(french);
    put(s, "ready french leader", "F5");
    const UnitId second = put(s, "ready french leader", "F6");
    say(s, "lead green french F5");
    say(s, "command approach F6");
    say(s, "move ready french leader to E7");
    EXPECT_EQ(place_of(s, second), "E7");
    EXPECT_EQ(s.units[second].posture, Posture::Upright);
    say(s, "done");
    EXPECT_EQ(refusal(s, "lead green french E7"), "allowed");
}

TEST(WaterlooLeader, CannotBeSpentOnNothing) {
    State s = order_awaited(allied);
    put(s, "ready british leader", "C5");
    put(s, "ready british leader", "C6");
    EXPECT_EQ(refusal(s, "lead green british C4"), "wl.leader.disc no-such-leader");
    EXPECT_EQ(refusal(s, "lead green prussian C5"), "wl.leader.disc no-such-leader");
    EXPECT_EQ(refusal(s, "lead purple british C5"), "allowed") << "he may move himself";
    EXPECT_EQ(refusal(s, "lead red british C5"), "wl.leader.reach nobody-can");
    s.discs[at(allied)].available = {1, 0, 0};
    EXPECT_EQ(refusal(s, "lead purple british C5"), "wl.sequence.action-cost no-such-disc");
}

}  // namespace
}  // namespace grognard::waterloo
