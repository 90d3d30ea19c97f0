// Hits on cavalry, under fire and inside assaults: what its owner may choose.
#include "games/waterloo/fire/cavalry.hpp"

#include "position.hpp"

namespace grognard::waterloo {
namespace {

using Texts = std::vector<std::string>;

// The active player is about to spend a disc.
State shot_at_cavalry(std::initializer_list<const char*> cavalry) {
    State s = empty_field();
    put(s, "deployed british artillery", "C7");
    for (const char* each : cavalry) put(s, each, "D8");
    return s;
}

void hit_them(State& s) {
    await_action(s, allied);
    say(s, "order green fire C7");
    roll(s, {5});
}

TEST(WaterlooCavalryHit, AFreshUnitIsTiredOrRetreatsFresh) {
    State s = shot_at_cavalry({"fresh french cavalry"});
    hit_them(s);
    EXPECT_EQ(awaits(s), awaits_seat(french));
    EXPECT_EQ(offers(s), (Texts{"suffer fresh french cavalry", "retreat fresh french cavalry to E6",
                                "retreat fresh french cavalry to E7"}));
    State away = s;
    say(s, "suffer fresh french cavalry");
    EXPECT_EQ(s.units_in[area("D8")].size(), 1);
    say(away, "retreat fresh french cavalry to E7");
    const UnitSet there = units_in(away, french, Arm::Cavalry, area("E7"));
    ASSERT_EQ(there.size(), 1);
    EXPECT_EQ(away.units[static_cast<std::size_t>(there.first())].posture, Posture::Upright);
}

TEST(WaterlooCavalryHit, FourIsAMiss) {
    State s = shot_at_cavalry({"fresh french cavalry"});
    await_action(s, allied);
    say(s, "order green fire C7");
    roll(s, {4});
    EXPECT_EQ(s.frames.nearest<CavalryHit>(), nullptr);
}

// W26
TEST(WaterlooCavalryHit, ATiredUnitMustRetreat) {
    State s = shot_at_cavalry({"tired french cavalry"});
    hit_them(s);
    EXPECT_EQ(refusal(s, "suffer tired french cavalry"),
              "wl.action.artillery.cavalry.tired tired-must-retreat");
    EXPECT_EQ(offers(s).size(), 2U);
    EXPECT_EQ(refusal(s, "suffer fresh french cavalry"),
              "wl.action.artillery.cavalry.effect no-such-piece");
    EXPECT_EQ(refusal(s, "suffer mobile french infantry"),
              "wl.action.artillery.cavalry.effect not-cavalry");
}

TEST(WaterlooCavalryHit, ATiredUnitWithoutAWayIsEliminated) {
    State s = shot_at_cavalry({"tired french cavalry"});
    for (const char* code : {"E6", "E7", "D7", "D9"}) put(s, "mobile british infantry", code);
    const UnitId cavalry = static_cast<UnitId>(units_in(s, french, area("D8")).first());
    hit_them(s);
    EXPECT_EQ(s.units[cavalry].at, lost);
}

TEST(WaterlooCavalryHit, TheOwnerPicksTheUnit) {
    State s = shot_at_cavalry({"fresh french cavalry", "tired french cavalry"});
    for (const char* code : {"E6", "E7", "D7", "D9"}) put(s, "mobile british infantry", code);
    hit_them(s);
    EXPECT_EQ(offers(s), (Texts{"suffer fresh french cavalry", "suffer tired french cavalry"}));
}

TEST(WaterlooCavalryHit, ALeaderMayGoAlong) {
    State s = shot_at_cavalry({"fresh french cavalry"});
    const UnitId leader = put(s, "ready french leader", "D8");
    put(s, "ready french leader", "E6");
    hit_them(s);
    EXPECT_EQ(refusal(s, "retreat fresh french cavalry to E6 with french"),
              "wl.retreat.leader not-that-leader");
    say(s, "retreat fresh french cavalry to E7 with french");
    EXPECT_EQ(place_of(s, leader), "E7");
}

// Inside assaults.

void wear(State& s, const UnitSet& among, int hits) {
    EventSink silent;
    await_action(s);
    wear_cavalry(s, among, hits);
    settle(s, silent);
}

TEST(WaterlooCavalryLosses, TheOwnerSpreadsThem) {
    State s = empty_field();
    const UnitId line = put(s, "fresh french cavalry", "E5");
    const UnitId guard = put(s, "fresh guard cavalry", "E5");
    wear(s, units_in(s, french, area("E5")), 2);
    EXPECT_EQ(awaits(s), awaits_seat(french));
    EXPECT_EQ(refusal(s, "retreat fresh french cavalry to F5"),
              "wl.stacking.penalty-cavalry no-retreat-instead");
    EXPECT_EQ(refusal(s, "suffer fresh british cavalry"),
              "wl.formation.cavalry.tire-causes no-such-piece");
    say(s, "suffer fresh french cavalry");
    EXPECT_EQ(offers(s), (Texts{"suffer tired french cavalry", "suffer fresh guard cavalry"}));
    say(s, "suffer tired french cavalry");
    EXPECT_EQ(s.units[line].at, lost);
    EXPECT_EQ(s.units[guard].posture, Posture::Upright);
    EXPECT_TRUE(stands_at<ActionChoice>(s));
}

TEST(WaterlooCavalryLosses, NobodyIsAskedWhenAllMustDie) {
    State s = empty_field();
    put(s, "tired french cavalry", "E5");
    put(s, "fresh guard cavalry", "E5");
    wear(s, units_in(s, french, area("E5")), 4);
    EXPECT_TRUE(s.units_in[area("E5")].empty());
    EXPECT_TRUE(stands_at<ActionChoice>(s));
}

TEST(WaterlooCavalryLosses, UnitsThatAreAlikeNeedNoWord) {
    State s = empty_field();
    put(s, "fresh french cavalry", "E5");
    put(s, "fresh french cavalry", "E5");
    wear(s, units_in(s, french, area("E5")), 1);
    EXPECT_TRUE(stands_at<ActionChoice>(s));
    State again = s;
    wear(again, units_in(again, french, area("E5")), 1);
    EXPECT_EQ(offers(again), (Texts{"suffer tired french cavalry", "suffer fresh french cavalry"}));
}

}  // namespace
}  // namespace grognard::waterloo
