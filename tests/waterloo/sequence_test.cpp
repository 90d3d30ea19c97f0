// The automaton of Phase 4 by itself: who acts, how often, when the phase ends.
#include "games/waterloo/turn/sequence.hpp"

#include "play.hpp"

namespace grognard::waterloo {
namespace {

const DiscCounts& discs_of(const State& s, Seat seat) { return s.discs[at(seat)].available; }

// The tile is drawn and no formation is changed.
void open_sequence(State& s, std::string_view tile_value) {
    while (!stands_at<TileDraw>(s)) say(s, "done");
    answer(s, tile_value);
    if (stands_at<Reforming>(s)) say(s, "done");
    ASSERT_TRUE(stands_at<ActionChoice>(s));
}

TEST(WaterlooSequence, TheFrenchBeginWithTheirDiscs) {
    State s = start();
    open_sequence(s, "3");
    EXPECT_EQ(s.turn.active, french);
    EXPECT_EQ(discs_of(s, french), (DiscCounts{8, 4, 2}));
    EXPECT_EQ(discs_of(s, allied), (DiscCounts{5, 2, 0}));
}

TEST(WaterlooSequence, ATileOfThreeAllowsThreeActions) {
    State s = start();
    open_sequence(s, "3");
    say(s, "pass green");
    ASSERT_TRUE(stands_at<ActionChoice>(s));
    say(s, "pass green");
    answer(s, "go-on");
    say(s, "pass green");
    EXPECT_EQ(s.discs[at(french)].used, (DiscCounts{3, 0, 0}));
    answer(s, "stop");
    EXPECT_EQ(s.turn.active, allied);
    EXPECT_EQ(s.turn.tile, 0);
    EXPECT_EQ(s.discs[at(french)].before, (DiscCounts{3, 0, 0}));
    EXPECT_EQ(s.discs[at(french)].used, (DiscCounts{}));
    EXPECT_EQ(discs_of(s, french), (DiscCounts{5, 4, 2}));
}

TEST(WaterlooSequence, TheWordIsDecidedByTheTile) {
    State s = start();
    open_sequence(s, "2");
    say(s, "pass green");
    say(s, "pass green");
    EXPECT_FALSE(fits(chance(s), std::array<std::uint8_t, 1>{0}));
    EXPECT_TRUE(fits(chance(s), std::array<std::uint8_t, 1>{1}));
}

TEST(WaterlooSequence, TheGreatestTileNeedsNoWord) {
    State s = start();
    open_sequence(s, "5");
    for (int i = 0; i < 5; ++i) {
        say(s, "pass green");
        if (stands_at<StopWord>(s)) answer(s, "go-on");
    }
    EXPECT_EQ(s.turn.active, allied);
    EXPECT_TRUE(stands_at<TileDraw>(s));
}

TEST(WaterlooSequence, RedAndPurplePassOnlyWithoutGreen) {
    State s = start();
    open_sequence(s, "5");
    const auto red = refuse(s, french, Pass{Disc::Red});
    ASSERT_TRUE(red);
    EXPECT_EQ(red->rule, "wl.action.pass.other");
    s.discs[at(french)].available = {0, 4, 2};
    EXPECT_FALSE(refuse(s, french, Pass{Disc::Red}));
    EXPECT_FALSE(refuse(s, french, Pass{Disc::Purple}));
    EXPECT_TRUE(refuse(s, french, Pass{Disc::Green}));
}

// W4: with green gone in mid-sequence he goes on with the others; then he is out of discs.
TEST(WaterlooSequence, EndsEarlyWhenNoDiscIsLeft) {
    State s = start();
    open_sequence(s, "5");
    s.discs[at(french)].available = {1, 1, 0};
    say(s, "pass green");
    say(s, "pass red");
    answer(s, "go-on");
    EXPECT_EQ(s.turn.active, allied);
}

// wl.sequence.phase-end: the red and purple discs he has left do not help him.
TEST(WaterlooSequence, ThePhaseEndsBeforeATileIsDrawnForAPlayerWithoutGreen) {
    State s = start();
    open_sequence(s, "2");
    s.discs[at(allied)].available = {0, 2, 0};
    say(s, "pass green");
    say(s, "pass green");
    answer(s, "stop");
    ASSERT_TRUE(stands_at<Reforming>(s));
    EXPECT_EQ(s.frames.nearest<TurnStep>()->phase, Phase::Formation);
    EXPECT_EQ(s.frames.top_as<Reforming>()->side, allied);
    say(s, "done");
    EXPECT_EQ(s.frames.top_as<Reforming>()->side, french);
    say(s, "done");
    EXPECT_EQ(s.turn.number, 1);
    EXPECT_EQ(s.discs[at(allied)].available, (DiscCounts{5, 2, 0}));
}

TEST(WaterlooSequence, OnlyTheOwnLeadersAreStoodUp) {
    State s = start();
    for (const int id : of_arm(s, Arm::Leader))
        set_posture(s, static_cast<UnitId>(id), Posture::OnSide);
    open_sequence(s, "2");
    for (const int id : of_arm(s, Arm::Leader)) {
        const auto unit = static_cast<UnitId>(id);
        const Posture expected = side(s, unit) == french ? Posture::Upright : Posture::OnSide;
        EXPECT_EQ(s.units[unit].posture, expected);
    }
}

TEST(WaterlooSequence, TheAlliesGetTheFullDiscsFromTheFifthTurn) {
    State s = start();
    EXPECT_EQ(s.battle.charts.discs[3][at(allied)], (DiscCounts{5, 2, 0}));
    EXPECT_EQ(s.battle.charts.discs[4][at(allied)], (DiscCounts{8, 4, 2}));
    EXPECT_EQ(s.battle.charts.discs[8][at(french)], (DiscCounts{8, 4, 2}));
}

// Played out by passing alone, nobody reaches a goal: the Allies win at nightfall.
TEST(WaterlooSequence, PassingLeadsToNightfall) {
    State s = start();
    bool allied_first = false;
    while (awaits(s) != Awaits::Nobody) {
        to_the_next_action(s);
        if (awaits(s) == Awaits::Nobody) break;
        if (s.turn.number >= 7) allied_first = s.turn.initiative == allied;
        const Discs& discs = s.discs[at(s.turn.active)];
        const bool green = discs.available[at(Disc::Green)] > 0;
        say(s, green                                ? "pass green"
               : discs.available[at(Disc::Red)] > 0 ? "pass red"
                                                    : "pass purple");
    }
    EXPECT_TRUE(allied_first);
    EXPECT_EQ(s.turn.number, 8);
    EXPECT_EQ(s.ending, Ending::SecondWins);
    EXPECT_EQ(s.won_by, WonBy::Nightfall);
    EXPECT_EQ(s.arrived, s.battle.track.size());
}

TEST(WaterlooInitiative, StaysFrenchWithAllThreeStrongholds) {
    State s = start();
    s.holders.fill(french);
    while (s.turn.number < 7) {
        to_the_next_action(s);
        s.discs[at(french)].available = {1, 0, 0};
        s.discs[at(allied)].available = {};
        say(s, "pass green");
    }
    EXPECT_EQ(s.turn.initiative, french);
}

}  // namespace
}  // namespace grognard::waterloo
