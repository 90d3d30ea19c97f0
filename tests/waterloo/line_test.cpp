// Lines of fire: the worked examples, what blocks, which of several lines is taken.
#include "games/waterloo/fire/line.hpp"

#include "core/sample.hpp"
#include "position.hpp"

namespace grognard::waterloo {
namespace {

// "blocked", or "clear" with what the best line crosses last.
std::string line(const State& s, std::string_view from, std::string_view to) {
    const Line best = best_line(s, area(from), area(to));
    if (!best.clear) return "blocked";
    return std::string("clear") + (best.crest ? " crest" : "") + (best.ditch ? " ditch" : "");
}

std::string obstacle(const State& s, std::string_view from, std::string_view to) {
    return std::string(why_blocked(s, area(from), area(to)).rule);
}

// Example 1: a gun in open ground.
State first_example() {
    State s = empty_field();
    put(s, "deployed french artillery", "E4");
    put(s, "mobile french infantry", "F4");
    put(s, "mobile french infantry", "D5");
    put(s, "defensive german infantry", "D6");
    put(s, "defensive british infantry", "D3");
    put(s, "defensive british infantry", "C2");
    put(s, "defensive british infantry", "C5");
    put(s, "defensive dutch infantry", "B4");
    put(s, "defensive dutch infantry", "G2");
    return s;
}

TEST(WaterlooLineExample1, AUnitOfEitherSideHidesTheDutchInTheWood) {
    const State s = first_example();
    EXPECT_EQ(line(s, "E4", "G2"), "blocked");
    EXPECT_EQ(obstacle(s, "E4", "G2"), "wl.los.blockers");
}

TEST(WaterlooLineExample1, TheCrestAloneHidesTheDutchNearMontStJean) {
    const State s = first_example();
    ASSERT_TRUE(s.units_in[area("C4")].empty());
    EXPECT_EQ(line(s, "E4", "B4"), "blocked");
    EXPECT_EQ(obstacle(s, "E4", "B4"), "wl.los.crest.beyond");
}

TEST(WaterlooLineExample1, HougoumontHidesTheBritishBehindIt) {
    const State s = first_example();
    EXPECT_EQ(line(s, "E4", "C2"), "blocked");
    EXPECT_EQ(obstacle(s, "E4", "C2"), "wl.terrain.stronghold.fire");
}

TEST(WaterlooLineExample1, AGunInTheOpenFiresOverLowGround) {
    State s = first_example();
    EXPECT_EQ(line(s, "E4", "D6"), "clear");
    EXPECT_EQ(line(s, "E4", "C5"), "clear crest");
    put(s, "defensive british infantry", "C4");
    EXPECT_EQ(line(s, "E4", "C4"), "clear crest ditch");
    EXPECT_EQ(line(s, "E4", "D3"), "clear");
}

TEST(WaterlooLineExample1, TheTargetsAreThoseTicked) {
    State s = first_example();
    put(s, "defensive british infantry", "C4");
    AreaSet ticked;
    for (const char* code : {"C4", "C5", "D3", "D6"}) ticked.add(area(code));
    EXPECT_EQ(gun_targets(s, french, area("E4")), ticked);
}

// Example 2: a gun in low ground bordered by the crest.
TEST(WaterlooLineExample2, AClearLineIsCarriedOnToTheNextArea) {
    State s = empty_field();
    put(s, "deployed french artillery", "D5");
    put(s, "defensive british infantry", "D3");
    put(s, "defensive british infantry", "C4");
    put(s, "defensive german infantry", "D6");
    put(s, "defensive british infantry", "C5");
    EXPECT_EQ(line(s, "D5", "D3"), "clear");
    EXPECT_EQ(line(s, "D5", "C4"), "clear ditch");
    EXPECT_EQ(line(s, "D5", "C5"), "blocked");
}

TEST(WaterlooLineExample2, TheStrongholdAloneHidesTheBritishBehindIt) {
    State s = empty_field();
    put(s, "defensive british infantry", "C5");
    put(s, "defensive british infantry", "C6");
    EXPECT_EQ(line(s, "D7", "C5"), "blocked");
    s = empty_field();
    EXPECT_EQ(line(s, "E5", "C5"), "clear crest") << "from the open La Haye Sainte does not block";
}

TEST(WaterlooLineExample2, TheCrestDoesNotHinderAGunThatBordersIt) {
    State s = empty_field();
    put(s, "defensive dutch infantry", "B6");
    EXPECT_EQ(line(s, "D7", "B6"), "clear");
    EXPECT_EQ(line(s, "E6", "B6"), "blocked");
    EXPECT_EQ(obstacle(s, "E6", "B6"), "wl.los.crest.beyond");
}

TEST(WaterlooLineExample2, OnePlaceGivesAllFourAnswers) {
    State s = empty_field();
    put(s, "defensive british infantry", "D3");
    put(s, "defensive british infantry", "C4");
    put(s, "defensive british infantry", "C5");
    put(s, "defensive dutch infantry", "N3");
    EXPECT_EQ(line(s, "D4", "D3"), "clear");
    EXPECT_EQ(line(s, "D4", "C4"), "clear ditch");
    EXPECT_EQ(line(s, "D4", "C5"), "blocked");
    EXPECT_EQ(line(s, "D4", "N3"), "clear");
}

TEST(WaterlooLine, ALeaderDoesNotBlock) {
    State s = empty_field();
    put(s, "ready british leader", "C5");
    EXPECT_EQ(line(s, "C4", "C6"), "clear");
    put(s, "limbered british artillery", "C5");
    EXPECT_EQ(line(s, "C4", "C6"), "blocked");
}

TEST(WaterlooLine, OnlyAreasInBetweenBlock) {
    State s = empty_field();
    EXPECT_EQ(line(s, "F4", "G2"), "clear") << "into a wood";
    EXPECT_EQ(line(s, "G2", "F3"), "clear") << "out of it";
    EXPECT_EQ(line(s, "C8", "D10"), "clear") << "the crest borders the gun's own area";
    EXPECT_EQ(line(s, "G6", "G8"), "blocked") << "through a town";
    EXPECT_EQ(obstacle(s, "G6", "G8"), "wl.terrain.town.fire");
    EXPECT_EQ(line(s, "F10", "G7"), "clear") << "over a river";
}

TEST(WaterlooLine, ALongerWayDoesNotHelp) {
    State s = empty_field();
    put(s, "deployed french artillery", "E5");
    EXPECT_EQ(line(s, "E4", "E6"), "clear") << "by F5";
    put(s, "mobile french infantry", "F5");
    EXPECT_EQ(line(s, "E4", "E6"), "blocked") << "round by F4 and F6 it is farther";
}

TEST(WaterlooLine, TheLeastHinderedIsTaken) {
    State s = empty_field();
    EXPECT_EQ(line(s, "F3", "G4"), "clear") << "by G3, not over the crest from F4";
    EXPECT_EQ(best_line(s, area("F3"), area("G4")).via, area("G3"));
    put(s, "fresh french cavalry", "G3");
    EXPECT_EQ(line(s, "F3", "G4"), "clear crest");
    EXPECT_EQ(line(s, "D5", "C3"), "clear") << "by C4, not over the ditch from D4";
    put(s, "fresh british cavalry", "C4");
    EXPECT_EQ(line(s, "D5", "C3"), "clear ditch");
}

TEST(WaterlooLine, TheDitchProtectsOneSideOnly) {
    const State s = empty_field();
    EXPECT_EQ(line(s, "D4", "C4"), "clear ditch");
    EXPECT_EQ(line(s, "C4", "D4"), "clear");
    EXPECT_EQ(line(s, "C5", "C4"), "clear");
    EXPECT_EQ(line(s, "B4", "C4"), "clear");
}

// W22: each crest line by itself.
TEST(WaterlooLine, ACrestIsJudgedByItself) {
    const State s = empty_field();
    EXPECT_EQ(line(s, "F5", "G4"), "clear") << "it borders the French crest";
    EXPECT_EQ(line(s, "E5", "G4"), "clear crest");
    EXPECT_EQ(line(s, "D6", "G5"), "clear crest") << "its own crest is the Allied one";
    EXPECT_EQ(line(s, "E5", "H4"), "blocked");
}

TEST(WaterlooLine, ThereIsNoneToTheBoxOrBeyondRange) {
    State s = empty_field();
    put(s, "mobile landwehr infantry", "box");
    put(s, "mobile british infantry", "N3");
    EXPECT_TRUE(gun_targets(s, french, area("E10")).empty());
    EXPECT_TRUE(gun_targets(s, french, area("E5")).empty());
    put(s, "mobile french infantry", "E10");
    EXPECT_TRUE(gun_targets(s, allied, delayed_box).empty());
}

// The targets found in sets are those found line by line, whoever stands where.
TEST(WaterlooLine, TargetsAreTheAreasWithAClearLine) {
    Stream stream(1815);
    EventSink silent;
    for (int round = 0; round < 60; ++round) {
        State s = lay_out(find_scenario("001").setup);
        for (std::size_t id = 0; id < s.units.size(); ++id) {
            const auto to = static_cast<AreaId>(stream.below(area_count + 20));
            place_unit(s, static_cast<UnitId>(id), on_map(to) ? to : lost, silent);
        }
        for (int from = 0; from < static_cast<int>(area_count); ++from) {
            AreaSet found;
            for (const int to : occupied(s, allied)) {
                if (best_line(s, static_cast<AreaId>(from), static_cast<AreaId>(to)).clear) {
                    found.add(to);
                }
            }
            ASSERT_EQ(gun_targets(s, french, static_cast<AreaId>(from)), found)
                << "round " << round << " from " << name(static_cast<AreaId>(from));
        }
    }
}

}  // namespace
}  // namespace grognard::waterloo
