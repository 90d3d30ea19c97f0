// Rout moves, surrender, cavalry that falls back, harassment.
#include "games/orthez/rout/rout.hpp"

#include "games/orthez/rout/cover.hpp"
#include "games/orthez/rout/harassment.hpp"
#include "games/orthez/zones/skirmish_zone.hpp"
#include "orthez/play.hpp"

namespace grognard::orthez {
namespace {

HexId hex_of(const State& s, UnitId unit) { return s.units[unit].hexes[0]; }

UnitList list(std::initializer_list<UnitId> units) {
    UnitList out;
    for (const UnitId unit : units) out.push(unit);
    return out;
}

void rout(State& s, std::initializer_list<UnitId> units, RoutCause cause) {
    begin_from_nothing(s);
    for (const UnitId unit : units) {
        if (cause != RoutCause::FallBack) s.units[unit].order = OrderState::Routing;
    }
    begin_routing(s, list(units), hex_of(s, *units.begin()), cause);
    start_play(s);
}

State at(std::size_t scenario, std::string_view id, int column, int row, UnitId& unit) {
    State s = without_units(start_of(scenario));
    unit = unit_called(s, id);
    s.units[unit].whereabouts = Whereabouts::Map;
    s.units[unit].hexes.push(hex_at(ground(s), column, row));
    note_occupied(s);
    return s;
}

UnitId add(State& s, std::string_view id, HexId hex, Side facing) {
    const UnitId unit = unit_called(s, id);
    s.units[unit].whereabouts = Whereabouts::Map;
    s.units[unit].hexes.push(hex);
    s.units[unit].facing = facing;
    note_occupied(s);
    return unit;
}

TEST(OrthezRout, RunsHalfAgainAsFarAndLosesWhereItLeavesAZone) {
    UnitId unit = 0;
    State s = at(3, "F_1-12_leger", 20, 13, unit);
    add(s, "A_1-40_Foot", hex_at(ground(s), 19, 12), 2);
    rout(s, {unit}, RoutCause::Combat);
    run_out(s);
    EXPECT_TRUE(is_over(s));
    EXPECT_EQ(hex_of(s, unit), hex_at(ground(s), 33, 13));
    EXPECT_EQ(s.units[unit].lost, 1);
}

TEST(OrthezRout, FriendsInTheHexKeepItFromLosing) {
    UnitId unit = 0;
    State s = at(3, "F_1-12_leger", 20, 13, unit);
    const UnitId friendly = add(s, "F_2-12_leger", hex_at(ground(s), 20, 13), 0);
    s.units[friendly].order = OrderState::Disordered;
    add(s, "A_1-40_Foot", hex_at(ground(s), 19, 12), 2);
    rout(s, {unit}, RoutCause::Combat);
    run_out(s);
    EXPECT_EQ(s.units[unit].lost, 0);
}

TEST(OrthezRout, SurroundedStacksSurrender) {
    UnitId unit = 0;
    State s = at(3, "F_1-12_leger", 20, 13, unit);
    const HexId hex = hex_of(s, unit);
    UnitId enemy = 0;
    for (Side side = 0; side < side_count; ++side) {
        while (s.battle->units[enemy].side != allied ||
               s.battle->units[enemy].arm != Arm::Infantry || !s.units[enemy].hexes.empty()) {
            ++enemy;
        }
        s.units[enemy].whereabouts = Whereabouts::Map;
        s.units[enemy].hexes.push(neighbour(ground(s), hex, side));
    }
    note_occupied(s);
    const LeaderId leader = leader_called(s, "FL_Taupin");
    s.leaders[leader].whereabouts = Whereabouts::Map;
    s.leaders[leader].at = hex;
    rout(s, {unit}, RoutCause::Combat);
    EXPECT_TRUE(is_over(s));
    EXPECT_EQ(s.units[unit].whereabouts, Whereabouts::Gone);
    EXPECT_EQ(s.leaders[leader].whereabouts, Whereabouts::Gone);
}

TEST(OrthezRout, ALeaderMayFollowThoseWhoRun) {
    UnitId unit = 0;
    State s = at(3, "F_1-12_leger", 20, 13, unit);
    const LeaderId leader = leader_called(s, "FL_Taupin");
    s.leaders[leader].whereabouts = Whereabouts::Map;
    s.leaders[leader].at = hex_of(s, unit);
    rout(s, {unit}, RoutCause::Combat);
    run_out(s);
    ASSERT_EQ(awaits(s), Awaits::First);
    EXPECT_TRUE(is_offered(s, french, Pass{}));
    say(s, french, TakeAlong{leader});
    EXPECT_TRUE(is_over(s));
    EXPECT_EQ(s.leaders[leader].at, hex_of(s, unit));
}

TEST(OrthezRout, InReorganisationItStopsWhereItIsSafeAndUnderCover) {
    UnitId unit = 0;
    State s = at(3, "F_1-12_leger", 30, 13, unit);
    const UnitId enemy = add(s, "A_1-40_Foot", hex_at(ground(s), 18, 13), 2);
    rout(s, {unit}, RoutCause::Reorganisation);
    run_out(s);
    EXPECT_TRUE(is_over(s));
    const int apart = distance(ground(s), hex_of(s, unit), hex_of(s, enemy));
    EXPECT_GE(apart, safe_distance);
    EXPECT_LE(apart, safe_distance + 12);
    EXPECT_EQ(s.units[unit].lost, 0);
}

TEST(OrthezFallBack, CavalryGoesBackAThirdAndTests) {
    UnitId cavalry = 0;
    State s = at(3, "F_13_Chasseurs", 30, 13, cavalry);
    s.units[cavalry].formation = Formation::Column;
    const HexId from = hex_of(s, cavalry);
    rout(s, {cavalry}, RoutCause::FallBack);
    run_out(s);
    EXPECT_EQ(asked_for(s), "fall-back");
    const int gone = distance(ground(s), from, hex_of(s, cavalry));
    EXPECT_GT(gone, 0);
    EXPECT_LE(gone, counter(s, cavalry).movement / 3);
    State fails = s;
    roll(s, {6, 6});
    EXPECT_EQ(s.units[cavalry].order, OrderState::Disordered);
    EXPECT_TRUE(is_over(s));
    roll(fails, {1, 1});
    run_out(fails);
    EXPECT_EQ(fails.units[cavalry].order, OrderState::Routing);
    EXPECT_GT(distance(ground(fails), from, hex_of(fails, cavalry)), gone);
}

// lb.11.9.G.4 in the open, lb.11.9.G.6: skirmishers who retreat through one clear hex, 4 to 4.
TEST(OrthezHarassment, CountsTheHexesLeftAndTheirGround) {
    UnitId unit = 0;
    State s = without_units(start_of(0));
    unit = place(s, "F_2-9_leger", {{0, 6}}, Formation::Skirmish, 3);
    const UnitId hussars =
        place(s, "A_14_Light_Dragoons", {{-1, 6}, {-1, 7}}, Formation::Skirmish, 1);
    EXPECT_TRUE(has_skirmish_zone(s, hussars));
    HarassWindow window;
    window.units.push(unit);
    window.side = allied;
    window.left.push(example_hex(s, 0, 6));
    const FireOdds odds = harassment_odds(s, window, hussars);
    EXPECT_EQ(odds.value, Ratio(counter(s, hussars).skirmish));
    EXPECT_EQ(odds.defence, 4);
    s.units[unit].order = OrderState::Routing;
    EXPECT_EQ(harassment_odds(s, window, hussars).defence, 2);
    begin_from_nothing(s);
    begin_harass_window(s, window.units, allied, window.left);
    start_play(s);
    ASSERT_EQ(awaits(s), Awaits::Second);
    EXPECT_EQ(offers(s, allied), 2U);
    EXPECT_EQ(reason_against(s, allied, Harass{unit}), "not-your-unit");
    say(s, allied, Harass{hussars});
    EXPECT_EQ(asked_for(s), "harassment");
}

TEST(OrthezCover, IsNeitherOrchardNorOpenGround) {
    EXPECT_TRUE(is_cover(Terrain::Wood));
    EXPECT_TRUE(is_cover(Terrain::Cultivated));
    EXPECT_FALSE(is_cover(Terrain::Orchard));
    EXPECT_FALSE(is_cover(Terrain::Clear));
}

}  // namespace
}  // namespace grognard::orthez
