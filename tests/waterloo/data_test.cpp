// The shipped map, charts and set-up say what the rules and their examples say.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "codec/waterloo/library.hpp"
#include "games/waterloo/board.hpp"
#include "games/waterloo/game.hpp"
#include "play.hpp"

namespace grognard::waterloo {
namespace {

const State& at_noon() {
    static const State s = waterloo_start();
    return s;
}

std::string codes(const AreaSet& areas) {
    std::string out;
    for (const int a : areas) out += std::string(name(static_cast<AreaId>(a))) + " ";
    return out;
}

TEST(WaterlooData, EveryPieceOfTheBoxIsPlacedOrOnItsWay) {
    const PieceCounts box = charts_book().pieces;
    PieceCounts used{};
    for (const Kind& kind : at_noon().battle->kinds) ++used[at(kind.nation)][at(kind.arm)];
    EXPECT_EQ(used, box);
    EXPECT_EQ(at_noon().battle->track.size(), 20U);
    EXPECT_EQ(Waterloo::invariants(at_noon()), "");
}

TEST(WaterlooData, BordersAreThoseOfTheDrawing) {
    const MapBook map = map_book();
    int borders = 0;
    for (std::size_t a = 0; a < area_count; ++a) {
        borders += map.battle.graph.neighbours(static_cast<int>(a)).size();
        for (const int b : map.battle.graph.neighbours(static_cast<int>(a))) {
            const auto& here = map.areas[a].polygon;
            const auto& there = map.areas[static_cast<std::size_t>(b)].polygon;
            const auto shared = std::ranges::count_if(
                here, [&there](const Point& p) { return std::ranges::count(there, p) > 0; });
            EXPECT_GE(shared, 2) << area_codes[a] << " " << area_codes[static_cast<std::size_t>(b)];
        }
    }
    EXPECT_EQ(borders, 2 * 147);
}

// wl.example.skirmish.*: what can fire at whom on the first turn.
TEST(WaterlooData, ThreeAlliedInfantryUnitsStandNextToTheFrench) {
    const State& s = at_noon();
    int units = 0;
    for (const int a : areas_with(s, allied, Arm::Infantry)) {
        const auto here = static_cast<AreaId>(a);
        if (!(beside(*s.battle, here) & occupied(s, french)).empty()) {
            units += units_in(s, allied, Arm::Infantry, here).size();
        }
    }
    EXPECT_EQ(units, 3);
    EXPECT_EQ(codes(beside(*s.battle, area("D6")) & occupied(s, french)), "E5 ");
    EXPECT_EQ(units_in(s, french, Arm::Artillery, area("E5")).size(), 2);
    EXPECT_EQ(stack_size(s, french, area("E5")), 2);
}

TEST(WaterlooData, SixFrenchInfantryCanOnlyAimAtHougoumont) {
    const State& s = at_noon();
    int units = 0;
    for (const int a : areas_with(s, french, Arm::Infantry)) {
        const auto here = static_cast<AreaId>(a);
        const AreaSet targets = beside(*s.battle, here) & occupied(s, allied);
        if (targets.empty()) continue;
        EXPECT_EQ(codes(targets), "D3 ");
        units += units_in(s, french, Arm::Infantry, here).size();
    }
    EXPECT_EQ(units, 6);
}

TEST(WaterlooData, StrongholdsCrestsAndDitch) {
    const Battle& battle = *at_noon().battle;
    ASSERT_EQ(battle.strongholds.size(), 3U);
    EXPECT_EQ(stronghold(at_noon(), area("D3"))->capacity, 2);
    EXPECT_EQ(stronghold(at_noon(), area("D3"))->morale, -3);
    EXPECT_EQ(stronghold(at_noon(), area("D6"))->morale, -2);
    EXPECT_EQ(stronghold(at_noon(), area("D10"))->morale, -1);
    EXPECT_EQ(stronghold(at_noon(), area("C4")), nullptr);
    EXPECT_TRUE(battle.graph.marked(area("D4"), area("C3"), Ditch));
    EXPECT_FALSE(battle.graph.marked(area("C3"), area("D4"), Ditch));
    EXPECT_TRUE(battle.graph.marked(area("C3"), area("D4"), AlliedCrest));
    EXPECT_TRUE(battle.graph.marked(area("D4"), area("C3"), AlliedCrest));
    EXPECT_TRUE(battle.graph.marked(area("F5"), area("G4"), FrenchCrest));
    EXPECT_TRUE(battle.crest_areas[AlliedCrest].has(area("D6")));
    EXPECT_FALSE(battle.crest_areas[AlliedCrest].has(area("E5")));
}

TEST(WaterlooData, StepsToTheGoalsAndEntries) {
    const Battle& battle = *at_noon().battle;
    EXPECT_EQ(battle.to_refuge[at(allied)][area("E5")], 4);
    EXPECT_EQ(battle.to_refuge[at(french)][area("C5")], 5);
    EXPECT_EQ(battle.to_refuge[at(french)][area("F10")], 4);
    EXPECT_EQ(codes(battle.entries[0]), "E10 F10 ");
    EXPECT_EQ(codes(battle.entries[1]), "N9 ");
    EXPECT_TRUE(beside(battle, area("N9")).has(delayed_box));
    EXPECT_EQ(beside(battle, delayed_box), battle.all_entries);
}

TEST(WaterlooData, TheSetUpStackOfTheExample) {
    const State& s = at_noon();
    const AreaId here = area("C6");
    EXPECT_NE(find_piece(s, s.units_in[here], {Nation::British, Arm::Infantry, Posture::OnSide}),
              no_unit);
    EXPECT_NE(find_piece(s, s.units_in[here], {Nation::Dutch, Arm::Infantry, Posture::OnSide}),
              no_unit);
    EXPECT_NE(find_piece(s, s.units_in[here], {Nation::British, Arm::Artillery, Posture::Upright}),
              no_unit);
    EXPECT_NE(find_piece(s, s.units_in[here], {Nation::British, Arm::Leader, Posture::Upright}),
              no_unit);
    EXPECT_EQ(s.units_in[here].size(), 4);
}

TEST(WaterlooData, CubesAndTheGrandBattery) {
    const State& s = at_noon();
    EXPECT_EQ(s.stock, (std::array<std::uint8_t, 3>{34, 25, 15}));
    EXPECT_EQ(s.grand_battery, 6);
}

}  // namespace
}  // namespace grognard::waterloo
