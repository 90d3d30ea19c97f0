// Changes of formation: free ones in any order, ordered ones in one area.
#include "games/waterloo/moves/formation.hpp"

#include "field.hpp"

namespace grognard::waterloo {
namespace {

State free_changes(State s, Seat side) {
    s.frames.pop();
    begin_free_formation(s, side);
    return s;
}

TEST(WaterlooFormation, FreeChangesAreSaidInAnyOrderOfAreas) {
    State s = empty_field(allied);
    const UnitId east = put(s, Nation::German, Arm::Infantry, "D10", Posture::OnSide);
    const UnitId west = put(s, Nation::British, Arm::Infantry, "C2", Posture::OnSide);
    s = free_changes(s, allied);
    say(s, "reform D10 defensive german infantry to mobile");
    say(s, "reform C2 defensive british infantry to mobile");
    EXPECT_EQ(s.units[east].posture, Posture::Upright);
    EXPECT_EQ(s.units[west].posture, Posture::Upright);
}

TEST(WaterlooFormation, APieceChangesOnce) {
    State s = empty_field(french);
    put(s, Nation::French, Arm::Artillery, "E5");
    put(s, Nation::French, Arm::Artillery, "E5", Posture::OnSide);
    put(s, Nation::French, Arm::Artillery, "F5");
    s = free_changes(s, french);
    say(s, "reform E5 deployed french artillery to limbered");
    say(s, "reform E5 limbered french artillery to deployed");
    EXPECT_EQ(verdict(s, "reform E5 deployed french artillery to limbered"),
              "wl.formation.when not-again");
    EXPECT_EQ(verdict(s, "reform F5 deployed french artillery to limbered"), "allowed");
}

TEST(WaterlooFormation, ThePhaseIsOverWhenEveryoneHasChanged) {
    State s = empty_field(french);
    put(s, Nation::Guard, Arm::Infantry, "E5");
    put(s, Nation::Guard, Arm::Cavalry, "E5");
    s = free_changes(s, french);
    say(s, "reform E5 mobile guard infantry to defensive");
    EXPECT_FALSE(stands_at<Reforming>(s));
}

TEST(WaterlooFormation, ASquareIsLeftEitherWayAndNeverFormed) {
    State s = empty_field(allied);
    const UnitId square = put(s, Nation::British, Arm::Infantry, "C4", Posture::Square);
    put(s, Nation::German, Arm::Infantry, "C4", Posture::OnSide);
    s = free_changes(s, allied);
    EXPECT_EQ(verdict(s, "reform C4 square british infantry to defensive"), "allowed");
    EXPECT_EQ(verdict(s, "reform C4 defensive german infantry to square"),
              "wl.formation.infantry.auto-square not-at-will");
    say(s, "reform C4 square british infantry to mobile");
    EXPECT_EQ(s.units[square].posture, Posture::Upright);
}

TEST(WaterlooFormation, CavalryAndLeadersAreNeverReformed) {
    State s = empty_field(allied);
    put(s, Nation::British, Arm::Infantry, "C4");
    put(s, Nation::British, Arm::Cavalry, "C4", Posture::OnSide);
    put(s, Nation::British, Arm::Leader, "C4", Posture::OnSide);
    s = free_changes(s, allied);
    EXPECT_EQ(verdict(s, "reform C4 tired british cavalry to fresh"),
              "wl.action.formation.not-cavalry never-reforms");
    EXPECT_EQ(verdict(s, "reform C4 used british leader to ready"),
              "wl.action.formation.not-cavalry never-reforms");
}

TEST(WaterlooFormation, AnOrderReachesOneAreaAndMustDoSomething) {
    State s = empty_field(allied);
    put(s, Nation::British, Arm::Infantry, "C4");
    put(s, Nation::Prussian, Arm::Infantry, "C4");
    put(s, Nation::British, Arm::Infantry, "C5");
    put(s, Nation::British, Arm::Cavalry, "C6");
    EXPECT_EQ(verdict(s, "order green formation C6"), "wl.sequence.same-action nobody-can");
    say(s, "order green formation C4");
    EXPECT_EQ(verdict(s, "done"), "wl.sequence.same-action nothing-done");
    EXPECT_EQ(verdict(s, "reform C5 mobile british infantry to defensive"),
              "wl.action.formation.disc not-this-area");
    // W8: a disc on the area reaches Prussians too.
    say(s, "reform C4 mobile prussian infantry to defensive");
    EXPECT_EQ(verdict(s, "done"), "allowed");
}

}  // namespace
}  // namespace grognard::waterloo
