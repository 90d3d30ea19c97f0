// Changes of formation: free ones in any order, ordered ones in one area.
#include "games/waterloo/movement/formation.hpp"

#include "position.hpp"

namespace grognard::waterloo {
namespace {

State free_changes(State s, Seat side) {
    s.frames.pop();
    begin_free_formation(s, side);
    settle(s);
    return s;
}

TEST(WaterlooFormation, FreeChangesAreSaidInAnyOrderOfAreas) {
    State s = order_awaited(allied);
    const UnitId east = put(s, "defensive german infantry", "D10");
    const UnitId west = put(s, "defensive british infantry", "C2");
    s = free_changes(s, allied);
    say(s, "reform D10 defensive german infantry to mobile");
    say(s, "reform C2 defensive british infantry to mobile");
    EXPECT_EQ(s.units[east].posture, Posture::Upright);
    EXPECT_EQ(s.units[west].posture, Posture::Upright);
}

TEST(WaterlooFormation, APieceChangesOnce) {
    State s = order_awaited(french);
    put(s, "deployed french artillery", "E5");
    put(s, "limbered french artillery", "E5");
    put(s, "deployed french artillery", "F5");
    s = free_changes(s, french);
    say(s, "reform E5 deployed french artillery to limbered");
    say(s, "reform E5 limbered french artillery to deployed");
    EXPECT_EQ(refusal(s, "reform E5 deployed french artillery to limbered"),
              "wl.formation.when not-again");
    EXPECT_EQ(refusal(s, "reform F5 deployed french artillery to limbered"), "allowed");
}

TEST(WaterlooFormation, ThePhaseIsOverWhenEveryoneHasChanged) {
    State s = order_awaited(french);
    put(s, "mobile guard infantry", "E5");
    put(s, "fresh guard cavalry", "E5");
    s = free_changes(s, french);
    say(s, "reform E5 mobile guard infantry to defensive");
    EXPECT_FALSE(stands_at<Reforming>(s));
}

TEST(WaterlooFormation, ASquareIsLeftEitherWayAndNeverFormed) {
    State s = order_awaited(allied);
    const UnitId square = put(s, "square british infantry", "C4");
    put(s, "defensive german infantry", "C4");
    s = free_changes(s, allied);
    EXPECT_EQ(refusal(s, "reform C4 square british infantry to defensive"), "allowed");
    EXPECT_EQ(refusal(s, "reform C4 defensive german infantry to square"),
              "wl.formation.infantry.auto-square not-at-will");
    say(s, "reform C4 square british infantry to mobile");
    EXPECT_EQ(s.units[square].posture, Posture::Upright);
}

TEST(WaterlooFormation, CavalryAndLeadersAreNeverReformed) {
    State s = order_awaited(allied);
    put(s, "mobile british infantry", "C4");
    put(s, "tired british cavalry", "C4");
    put(s, "used british leader", "C4");
    s = free_changes(s, allied);
    EXPECT_EQ(refusal(s, "reform C4 tired british cavalry to fresh"),
              "wl.action.formation.not-cavalry never-reforms");
    EXPECT_EQ(refusal(s, "reform C4 used british leader to ready"),
              "wl.action.formation.not-cavalry never-reforms");
}

TEST(WaterlooFormation, AnOrderReachesOneAreaAndMustDoSomething) {
    State s = order_awaited(allied);
    put(s, "mobile british infantry", "C4");
    put(s, "mobile prussian infantry", "C4");
    put(s, "mobile british infantry", "C5");
    put(s, "fresh british cavalry", "C6");
    EXPECT_EQ(refusal(s, "order green formation C6"),
              "wl.action.formation.not-cavalry never-reforms");
    say(s, "order green formation C4");
    EXPECT_EQ(refusal(s, "done"), "wl.sequence.same-action nothing-done");
    EXPECT_EQ(refusal(s, "reform C5 mobile british infantry to defensive"),
              "wl.action.formation.disc not-this-area");
    // W8: a disc on the area reaches Prussians too.
    say(s, "reform C4 mobile prussian infantry to defensive");
    EXPECT_EQ(refusal(s, "done"), "allowed");
}

}  // namespace
}  // namespace grognard::waterloo
