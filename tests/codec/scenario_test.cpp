// The fifteen scenarios: all load, and each special rule is where the engine looks for it.
#include "codec/ccn/scenario.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "codec/ccn/library.hpp"

namespace grognard::ccn {
namespace {

const std::vector<Scenario>& all() {
    static const std::vector<Scenario> shipped = scenarios();
    return shipped;
}

const Scenario& number(std::size_t n) { return all().at(n - 1); }

Hex at(std::string_view text) { return parse_hex(text).value_or(nowhere); }

TEST(Scenarios, AreFifteenInOrder) {
    ASSERT_EQ(all().size(), 15U);
    for (std::size_t i = 0; i < all().size(); ++i) {
        const std::string id = std::to_string(i + 1);
        EXPECT_EQ(all()[i].id, std::string(3 - id.size(), '0') + id);
    }
}

TEST(Scenarios, NamesStandBesideTheirPieces) {
    for (const Scenario& scenario : all()) {
        EXPECT_EQ(scenario.unit_names.size(), scenario.battle->units.size());
        EXPECT_EQ(scenario.contingents.size(), scenario.battle->units.size());
        EXPECT_EQ(scenario.general_names.size(), scenario.battle->generals.size());
        EXPECT_FALSE(std::ranges::any_of(scenario.unit_names, &std::string::empty)) << scenario.id;
    }
}

TEST(Scenarios, UnitsStandAtFullStrengthOnGroundTheyMayEnter) {
    for (const Scenario& scenario : all()) {
        const Battle& battle = *scenario.battle;
        for (const Unit& unit : scenario.battle->units) {
            const UnitCard& card = battle.charts.cards[static_cast<std::size_t>(unit.nation)]
                                                      [static_cast<std::size_t>(unit.type)];
            EXPECT_EQ(unit.blocks, card.blocks);
            EXPECT_EQ(unit.square, 0);
            EXPECT_FALSE(
                battle.impassable[static_cast<std::size_t>(arm(unit.type))].has(unit.at.index));
        }
    }
}

TEST(Scenarios, FirstPositionAtRolica) {
    const Scenario& rolica = number(1);
    const Battle& battle = *rolica.battle;
    EXPECT_EQ(rolica.slug, "rolica_first_position");
    EXPECT_EQ(rolica.name.fr, "Roliça (première position française)");
    EXPECT_EQ(rolica.orientation, "north");
    EXPECT_EQ(rolica.battle->first, Seat::Second);
    EXPECT_EQ(battle.hand_size, (std::array<std::uint8_t, 2>{5, 6}));
    EXPECT_EQ(battle.banners_needed, (std::array<std::uint8_t, 2>{5, 5}));
    EXPECT_EQ(battle.terrain[at("A3").index], Terrain::Hill);
    EXPECT_EQ(battle.terrain[at("I11").index], Terrain::Ford);
    EXPECT_EQ(battle.terrain[at("E3").index], Terrain::Town);
    EXPECT_EQ(battle.hills.size(), 17);
    EXPECT_EQ(rolica.battle->units.size(), 23U);
    EXPECT_EQ(rolica.unit_names[1], "Portuguese line");
    EXPECT_EQ(rolica.general_names[0], "Trant");
    const General trant = rolica.battle->generals[0];
    EXPECT_EQ(trant, (General{at("H2"), Seat::Second, Nation::Portuguese}));
    ASSERT_EQ(battle.objectives.size(), 2U);
    Objective hill;
    hill.side = Seat::Second;
    hill.hexes.add(at("A10").index);
    EXPECT_EQ(battle.objectives[1], hill);
    const auto place =
        std::ranges::find(rolica.places, at("A3"), &std::pair<Hex, codec::Text>::first);
    ASSERT_NE(place, rolica.places.end());
    EXPECT_EQ(place->second.in(codec::Language::French), "colline ouest");
}

TEST(Scenarios, VimeiroNeedsBothTownHexes) {
    const auto objectives = number(3).battle->objectives;
    ASSERT_EQ(objectives.size(), 1U);
    EXPECT_EQ(objectives[0].side, Seat::First);
    EXPECT_EQ(objectives[0].hexes.size(), 2);
    EXPECT_EQ(objectives[0].need, 2);
    EXPECT_EQ(objectives[0].banners, 2);
    EXPECT_FALSE(objectives[0].permanent);
}

TEST(Scenarios, WorksFaceTheirSides) {
    const Scenario coa_scenario = number(6);
    const Battle& coa = *coa_scenario.battle;
    const auto bit = [](Direction side) { return 1U << static_cast<unsigned>(side); };
    EXPECT_EQ(coa.works[at("F3").index],
              bit(Direction::W) | bit(Direction::SW) | bit(Direction::SE));
    EXPECT_EQ(coa.terrain[at("F3").index], Terrain::Clear);
    EXPECT_TRUE(coa.stops.has(at("F4").index));
    EXPECT_EQ(std::ranges::count_if(coa.works, [](unsigned sides) { return sides != 0; }), 2);
}

TEST(Scenarios, TheCoaBridgeIsAnExit) {
    const auto exits = number(6).battle->exits;
    ASSERT_EQ(exits.size(), 1U);
    EXPECT_EQ(exits[0], (ExitHex{Seat::Second, at("G3"), 1, 1, 0}));
    const auto generals = number(6).battle->generals;
    const auto alone = std::ranges::find(generals, at("G4"), &General::at);
    ASSERT_NE(alone, generals.end());
    EXPECT_EQ(number(6).general_names[static_cast<std::size_t>(alone - generals.begin())],
              "Craufurd");
}

TEST(Scenarios, RedinhaGivesTimeBanners) {
    const auto banners = number(9).battle->turn_banners;
    ASSERT_EQ(banners.size(), 2U);
    EXPECT_EQ(banners[0].turn, 6);
    EXPECT_EQ(banners[1].turn, 10);
    EXPECT_EQ(banners[1].side, Seat::Second);
    EXPECT_EQ(banners[1].units_min, 2);
    EXPECT_EQ(banners[1].on, on_row(0) | on_row(1) | on_row(2) | on_row(3) | on_row(4));
}

TEST(Scenarios, ThePelagarciaDoesNotStop) {
    const Scenario battle_scenario = number(11);
    const Battle& battle = *battle_scenario.battle;
    int fords = 0;
    for (const Hex hex : hexes(whole_board())) {
        if (battle.terrain[hex.index] != Terrain::Ford) continue;
        ++fords;
        EXPECT_TRUE(battle.fords_without_stop.has(hex.index));
        EXPECT_FALSE(battle.stops.has(hex.index));
    }
    EXPECT_EQ(fords, 12);
    EXPECT_TRUE(number(1).battle->stops.has(at("I11").index));
}

TEST(Scenarios, TheMarshAtOrthezStopsHorseAndGuns) {
    const Scenario battle_scenario = number(13);
    const Battle& battle = *battle_scenario.battle;
    const int marsh = at("D5").index;
    EXPECT_EQ(battle.terrain[at("D5").index], Terrain::Ford);
    EXPECT_FALSE(battle.impassable[static_cast<std::size_t>(Arm::Infantry)].has(marsh));
    EXPECT_TRUE(battle.impassable[static_cast<std::size_t>(Arm::Cavalry)].has(marsh));
    EXPECT_TRUE(battle.impassable[static_cast<std::size_t>(Arm::Artillery)].has(marsh));
    EXPECT_FALSE(battle.impassable_general.has(marsh));
    EXPECT_EQ(number(13).forward.size(), 1U);
}

TEST(Scenarios, BrownLineAtQuatreBrasRoundsUp) {
    const auto moved_fire = [](const Scenario& scenario, Type type) {
        return scenario.battle->charts
            .cards[static_cast<std::size_t>(Nation::Portuguese)][static_cast<std::size_t>(type)]
            .moved_fire;
    };
    EXPECT_EQ(moved_fire(number(14), Type::LI), Rounding::Up);
    EXPECT_EQ(moved_fire(number(14), Type::LT), Rounding::Down);
    EXPECT_EQ(moved_fire(number(15), Type::LI), Rounding::Down);
    EXPECT_EQ(number(14).contingents[0], "NAS");
    EXPECT_EQ(number(14).armies[1].commander.fr, "Wellington / prince d'Orange");
}

TEST(Scenarios, WaterlooHasItsThreeBuildings) {
    const Scenario battle_scenario = number(15);
    const Battle& battle = *battle_scenario.battle;
    ASSERT_EQ(battle.objectives.size(), 3U);
    for (const Objective& objective : battle.objectives) {
        EXPECT_EQ(objective.side, Seat::First);
        EXPECT_EQ(objective.need, 1);
        EXPECT_EQ(battle.terrain[static_cast<std::size_t>(objective.hexes.first())], Terrain::Town);
    }
    EXPECT_EQ(battle.terrain[at("E7").index], Terrain::SandPit);
}

TEST(Scenarios, SayWhatIsOurs) {
    const auto status = [](const Scenario& scenario, std::string_view part) {
        return std::ranges::find(scenario.provenance, part, &codec::Provenance::part)->status;
    };
    EXPECT_EQ(status(number(1), "map"), codec::Status::Reconstructed);
    EXPECT_EQ(status(number(1), "oob.top"), codec::Status::Sourced);
    EXPECT_EQ(status(number(1), "special_rules.ford_all"), codec::Status::Reconstructed);
    EXPECT_EQ(status(number(12), "map"), codec::Status::Own);
}

}  // namespace
}  // namespace grognard::ccn
