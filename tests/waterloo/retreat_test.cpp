// Ways back: which areas, with whom, and what goes along.
#include "games/waterloo/movement/retreat.hpp"

#include "games/waterloo/cubes.hpp"
#include "position.hpp"

namespace grognard::waterloo {
namespace {

std::vector<std::string_view> names(const AreaSet& areas) {
    std::vector<std::string_view> out;
    for (const int each : areas) out.push_back(name(static_cast<AreaId>(each)));
    return out;
}
using Names = std::vector<std::string_view>;

void send_back(State& s, std::initializer_list<UnitId> units, BackKind how = BackKind::Retreat) {
    UnitSet all;
    for (const UnitId unit : units) all.add(unit);
    s.frames.push(GoingBack{how, all});
    EventSink silent;
    settle(s, silent);
}

TEST(WaterlooRetreat, GoesTowardsTheRefugeOfTheSide) {
    State s = empty_field();
    EXPECT_EQ(names(retreat_areas(s, put(s, "tired british cavalry", "C6"))), (Names{"B6"}));
    EXPECT_EQ(names(retreat_areas(s, put(s, "mobile dutch infantry", "D8"))), (Names{"C6"}));
    EXPECT_EQ(names(retreat_areas(s, put(s, "mobile french infantry", "E4"))), (Names{"F4", "F5"}));
}

TEST(WaterlooRetreat, NeverEntersAnEnemyAreaAndMayThenStepAside) {
    State s = empty_field();
    const UnitId dutch = put(s, "mobile dutch infantry", "D8");
    put(s, "fresh french cavalry", "C6");
    EXPECT_EQ(names(retreat_areas(s, dutch)), (Names{"C7", "D7"}));
    put(s, "fresh french cavalry", "C7");
    put(s, "mobile french infantry", "D7");
    EXPECT_TRUE(retreat_areas(s, dutch).empty()) << "E6, E7 and D9 are farther away";
}

TEST(WaterlooRetreat, FromTheRefugeAnyFreeAreaWillDo) {
    State s = empty_field();
    const UnitId british = put(s, "mobile british infantry", "N5");
    put(s, "mobile french infantry", "B5");
    EXPECT_EQ(names(retreat_areas(s, british)), (Names{"N3", "N6", "B4", "B6"}));
}

// W44: any one of the three entry areas; from one of them, the box.
TEST(WaterlooRetreat, PrussiansGoTowardsAnyEntryAndFromThereToTheBox) {
    State s = empty_field();
    EXPECT_EQ(names(retreat_areas(s, put(s, "mobile prussian infantry", "F8"))),
              (Names{"E9", "F10"}));
    EXPECT_EQ(names(retreat_areas(s, put(s, "mobile prussian infantry", "F10"))), (Names{"box"}));
    const UnitId landwehr = put(s, "mobile landwehr infantry", "B8");
    EXPECT_EQ(names(retreat_areas(s, landwehr)), (Names{"N8", "B9", "C8"}));
}

TEST(WaterlooRetreat, AttackersGoBackWhereTheyCameFrom) {
    State s = empty_field();
    AreaSet origins = area::only(area("E2"));
    origins.add(area("E3"));
    const UnitId foot = attack(s, "mobile french infantry", "E2", "D3");
    const UnitId horse = attack(s, "fresh french cavalry", "E1", "D2");
    EXPECT_EQ(names(fall_back_areas(s, foot, BackKind::FallBack, origins)), (Names{"E2", "E3"}));
    EXPECT_EQ(names(fall_back_areas(s, horse, BackKind::FallBack, origins)), (Names{"E1"}));
    put(s, "fresh british cavalry", "E3");
    EXPECT_EQ(names(fall_back_areas(s, foot, BackKind::FallBack, origins)), (Names{"E2"}));
}

TEST(WaterlooGoingBack, TheOwnerChoosesAreaAndCompany) {
    State s = empty_field();
    const UnitId infantry = put(s, "mobile french infantry", "E4");
    const UnitId leader = put(s, "ready french leader", "E4");
    put(s, "ready french leader", "F4");
    send_back(s, {infantry});
    ASSERT_EQ(awaits(s), awaits_seat(french));
    EXPECT_EQ(offers(s),
              (std::vector<std::string>{"retreat mobile french infantry to F4",
                                        "retreat mobile french infantry to F5",
                                        "retreat mobile french infantry to F5 with french"}));
    EXPECT_EQ(refusal(s, "retreat mobile french infantry to E5"),
              "wl.retreat.direction.french not-that-way");
    EXPECT_EQ(refusal(s, "retreat mobile french infantry to G4"),
              "wl.retreat.direction.french not-adjacent");
    EXPECT_EQ(refusal(s, "retreat mobile french infantry to box"),
              "wl.retreat.delayed-box prussians-only");
    EXPECT_EQ(refusal(s, "retreat mobile french infantry to F4 with french"),
              "wl.retreat.leader not-that-leader");
    EXPECT_EQ(refusal(s, "retreat mobile guard infantry to F4"), "wl.retreat.choice no-such-piece");
    say(s, "retreat mobile french infantry to F5 with french");
    EXPECT_EQ(place_of(s, infantry), "F5");
    EXPECT_EQ(place_of(s, leader), "F5");
}

TEST(WaterlooGoingBack, EnemyAreasAreRefusedAsSuch) {
    State s = empty_field();
    const UnitId infantry = put(s, "mobile french infantry", "E6");
    put(s, "mobile british infantry", "F5");
    put(s, "ready french leader", "E6");
    send_back(s, {infantry});
    EXPECT_EQ(refusal(s, "retreat mobile french infantry to F5"), "wl.retreat.no-enemy enemy-held");
    say(s, "retreat mobile french infantry to F6");
}

// wl.retreat.cubes: those assigned for the test, no more.
TEST(WaterlooGoingBack, InfantryTakesItsCubesAndLeavesItsSquare) {
    State s = empty_field();
    const UnitId going = put(s, "square dutch infantry", "C6");
    put(s, "defensive british infantry", "C6");
    cubes(s, Force::Anglo, "C6", 4);
    s.units[going].cubes = 3;
    send_back(s, {going});
    EXPECT_EQ(place_of(s, going), "B6");
    EXPECT_EQ(s.units[going].posture, Posture::OnSide);
    EXPECT_EQ(cubes_in(s, Force::Anglo, area("B6")), 3);
    EXPECT_EQ(cubes_in(s, Force::Anglo, area("C6")), 1);
}

// W15: it takes over the cubes of guns it comes to; six kill it at once.
TEST(WaterlooGoingBack, CubesThatMeetAreCountedTogether) {
    State s = empty_field();
    const UnitId going = put(s, "defensive dutch infantry", "C6");
    put(s, "deployed british artillery", "B6");
    put(s, "deployed british artillery", "B6");
    cubes(s, Force::Anglo, "C6", 4);
    cubes(s, Force::Anglo, "B6", 2);
    s.units[going].cubes = 4;
    send_back(s, {going});
    EXPECT_EQ(place_of(s, going), "lost");
    EXPECT_EQ(cubes_in(s, Force::Anglo, area("B6")), 0);
    EXPECT_EQ(s.stock[at(Force::Anglo)], 25);
}

TEST(WaterlooGoingBack, WithoutAWayThereIsDeath) {
    State s = empty_field();
    const UnitId dutch = put(s, "mobile dutch infantry", "D8");
    for (const char* code : {"C6", "C7", "D7"}) put(s, "mobile french infantry", code);
    cubes(s, Force::Anglo, "D8", 2);
    s.units[dutch].cubes = 2;
    send_back(s, {dutch});
    EXPECT_EQ(place_of(s, dutch), "lost");
    EXPECT_EQ(s.stock[at(Force::Anglo)], 25);
}

// wl.retreat.overstack
TEST(WaterlooGoingBack, AnOverfullAreaTakesThemAllTheSame) {
    State s = empty_field();
    const UnitId going = put(s, "tired british cavalry", "C6");
    for (int i = 0; i < 4; ++i) put(s, "defensive german infantry", "B6");
    send_back(s, {going});
    EXPECT_EQ(place_of(s, going), "B6");
}

TEST(WaterlooGoingBack, UnitsGoOneAfterAnother) {
    State s = empty_field();
    const UnitId first = put(s, "mobile french infantry", "E4");
    const UnitId second = put(s, "defensive french infantry", "E4");
    send_back(s, {first, second});
    EXPECT_EQ(refusal(s, "retreat defensive french infantry to F4"),
              "wl.retreat.choice another-goes-first");
    say(s, "retreat mobile french infantry to F4");
    say(s, "retreat defensive french infantry to F5");
    EXPECT_EQ(place_of(s, first), "F4");
    EXPECT_EQ(place_of(s, second), "F5");
}

// W83
TEST(WaterlooGoingBack, ALeaderAloneAvoidsOthersOfHisColour) {
    State s = empty_field();
    const UnitId leader = put(s, "ready british leader", "C6");
    put(s, "ready british leader", "B6");
    send_back(s, {leader});
    EXPECT_EQ(place_of(s, leader), "C5");
}

TEST(WaterlooGoingBack, PrussiansInAnEntryTakeTheirLeaderToTheBox) {
    State s = empty_field();
    const UnitId infantry = put(s, "mobile prussian infantry", "F10");
    const UnitId leader = put(s, "ready prussian leader", "F10");
    put(s, "ready british leader", "F10");
    send_back(s, {infantry});
    EXPECT_EQ(offers(s),
              (std::vector<std::string>{"retreat mobile prussian infantry to box",
                                        "retreat mobile prussian infantry to box with prussian"}));
    say(s, "retreat mobile prussian infantry to box with prussian");
    EXPECT_EQ(place_of(s, leader), "box");
}

}  // namespace
}  // namespace grognard::waterloo
