// Phase 3: who may fire at whom, the example of the first turn, what a hit does.
#include "games/waterloo/fire/skirmish.hpp"

#include "position.hpp"

namespace grognard::waterloo {
namespace {

using Texts = std::vector<std::string>;

// That side alone fires; an action is awaited after it.
void skirmish(State& s, Seat by) {
    EventSink silent;
    s.frames.push(ActionChoice{});
    begin_skirmish(s, by);
    settle(s, silent);
}

// wl.example.skirmish.*
TEST(WaterlooSkirmishExample, ThreeAlliedUnitsCanFireInTheFirstTurn) {
    const State s = start();
    EXPECT_EQ(awaits(s), awaits_seat(allied));
    EXPECT_EQ(offers(s), (Texts{"skirmish D3 E1", "skirmish D3 E2", "skirmish D3 E3",
                                "skirmish D6 E5", "done"}));
}

TEST(WaterlooSkirmishExample, IsPlayedAsTold) {
    State s = start();
    say(s, "skirmish D6 E5");
    roll(s, {5});
    EXPECT_EQ(refusal(s, "skirmish D6 E5"), "wl.skirmish.who all-have-fired");
    say(s, "skirmish D3 E2");
    roll(s, {6});
    EXPECT_EQ(on(s, Force::French, "E2"), 1);
    say(s, "skirmish D3 E2");
    roll(s, {2});
    ASSERT_EQ(awaits(s), awaits_seat(french)) << "the Allies have nobody left to fire";
    EXPECT_EQ(offers(s), (Texts{"skirmish E2 D3", "skirmish E3 D3", "done"}));
    int die = 4;
    for (const char* shot : {"skirmish E2 D3", "skirmish E2 D3", "skirmish E3 D3", "skirmish E2 D3",
                             "skirmish E3 D3", "skirmish E3 D3"}) {
        say(s, shot);
        roll(s, {die});
        die = die == 5 ? 6 : die == 6 ? 1 : die + 1;
    }
    EXPECT_EQ(on(s, Force::Anglo, "D3"), 1);
    EXPECT_EQ(s.frames.nearest<TurnStep>()->phase, Phase::Actions);
    EXPECT_TRUE(stands_at<TileDraw>(s));
}

TEST(WaterlooSkirmish, NobodyHasToFire) {
    State s = start();
    EXPECT_EQ(s.frames.nearest<TurnStep>()->phase, Phase::Skirmish);
    say(s, "done");
    EXPECT_EQ(s.frames.nearest<TurnStep>()->phase, Phase::Skirmish);
    EXPECT_EQ(awaits(s), awaits_seat(french));
    say(s, "done");
    EXPECT_EQ(s.frames.nearest<TurnStep>()->phase, Phase::Actions);
}

TEST(WaterlooSkirmish, IsRefusedWithTheReason) {
    State s = start();
    EXPECT_EQ(refusal(s, "skirmish E2 D3"), "wl.skirmish.who no-infantry-there");
    EXPECT_EQ(refusal(s, "skirmish D3 E4"), "wl.skirmish.who not-adjacent");
    EXPECT_EQ(refusal(s, "skirmish D3 D4"), "wl.skirmish.no-target no-enemy-there");
    EventSink silent;
    const UnitId leader =
        static_cast<UnitId>((of_side(s, french) & of_arm(s, Arm::Leader)).first());
    place_unit(s, leader, area("D4"), silent);
    EXPECT_EQ(refusal(s, "skirmish D3 D4"), "wl.skirmish.leader-safe only-a-leader");
}

// W51: any formation, and a square fires too.
TEST(WaterlooSkirmish, EveryFormationFires) {
    for (const char* infantry :
         {"mobile guard infantry", "defensive guard infantry", "square guard infantry"}) {
        State s = empty_field();
        put(s, infantry, "E4");
        put(s, "deployed british artillery", "E5");
        skirmish(s, french);
        say(s, "skirmish E4 E5");
        roll(s, {6});
        EXPECT_EQ(on(s, Force::Anglo, "E5"), 1) << infantry;
    }
}

TEST(WaterlooSkirmish, GunsAndCavalryDoNotFire) {
    State s = empty_field();
    put(s, "deployed french artillery", "E4");
    put(s, "fresh french cavalry", "E4");
    put(s, "mobile british infantry", "E5");
    skirmish(s, french);
    EXPECT_TRUE(stands_at<ActionChoice>(s));
}

// wl.prussians.box-skirmish
TEST(WaterlooSkirmish, GoesBothWaysBetweenTheBoxAndAnEntry) {
    State s = empty_field();
    put(s, "mobile landwehr infantry", "box");
    put(s, "mobile french infantry", "E10");
    State prussians = s;
    skirmish(s, french);
    EXPECT_EQ(offers(s), (Texts{"skirmish E10 box", "done"}));
    say(s, "skirmish E10 box");
    roll(s, {6});
    EXPECT_EQ(on(s, Force::Prussian, "box"), 1);
    skirmish(prussians, allied);
    EXPECT_EQ(offers(prussians), (Texts{"skirmish box E10", "done"}));
}

TEST(WaterlooSkirmish, HitsEachTakeEffectBeforeTheNextDie) {
    State s = empty_field();
    for (int i = 0; i < 4; ++i) put(s, "mobile french infantry", "E4");
    const UnitId cavalry = put(s, "fresh british cavalry", "E5");
    put(s, "deployed british artillery", "E5");
    skirmish(s, french);
    say(s, "skirmish E4 E5");
    roll(s, {6});
    EXPECT_EQ(awaits(s), awaits_seat(allied));
    say(s, "suffer fresh british cavalry");
    EXPECT_EQ(s.units[cavalry].posture, Posture::OnSide);
    say(s, "skirmish E4 E5");
    roll(s, {6});
    say(s, "retreat tired british cavalry to D6");
    say(s, "skirmish E4 E5");
    roll(s, {6});
    EXPECT_EQ(on(s, Force::Anglo, "E5"), 1) << "then the gun is hit";
    say(s, "skirmish E4 E5");
    roll(s, {6});
    EXPECT_EQ(on(s, Force::Anglo, "E5"), 1) << "and takes no more";
}

TEST(WaterlooSkirmish, TakesNoModifier) {
    State s = empty_field();
    put(s, "mobile french infantry", "E3");
    put(s, "defensive british infantry", "D3");
    cubes(s, Force::French, "E3", 5);
    skirmish(s, french);
    say(s, "skirmish E3 D3");
    roll(s, {6});
    EXPECT_EQ(on(s, Force::Anglo, "D3"), 1);
}

// Cavalry that shares an area with sheltered infantry is fired at by its own enemies only.
TEST(WaterlooSkirmish, SidesThatShareAnAreaAreToldApart) {
    State s = empty_field();
    put(s, "defensive british infantry", "D3");
    const UnitId rider = put(s, "fresh french cavalry", "D3");
    put(s, "mobile british infantry", "C3");
    put(s, "mobile french infantry", "E2");
    State other_side = s;
    skirmish(s, allied);
    EXPECT_EQ(offers(s), (Texts{"skirmish C3 D3", "skirmish D3 E2", "done"})) << "not within D3";
    say(s, "skirmish C3 D3");
    roll(s, {6});
    EXPECT_EQ(awaits(s), awaits_seat(french));
    say(s, "suffer fresh french cavalry");
    EXPECT_EQ(s.units[rider].posture, Posture::OnSide);
    skirmish(other_side, french);
    say(other_side, "skirmish E2 D3");
    roll(other_side, {6});
    EXPECT_EQ(on(other_side, Force::Anglo, "D3"), 1);
}

TEST(WaterlooSkirmish, ASixthCubeKillsAtOnce) {
    State s = empty_field();
    put(s, "mobile french infantry", "E4");
    put(s, "defensive dutch infantry", "E5");
    cubes(s, Force::Anglo, "E5", 5);
    skirmish(s, french);
    say(s, "skirmish E4 E5");
    roll(s, {6});
    EXPECT_TRUE(s.units_in[area("E5")].empty());
    EXPECT_EQ(s.stock[at(Force::Anglo)], 25);
    EXPECT_TRUE(stands_at<ActionChoice>(s));
}

}  // namespace
}  // namespace grognard::waterloo
