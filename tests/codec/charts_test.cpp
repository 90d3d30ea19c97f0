// The shipped charts say what the national cards and the terrain table say.
#include "codec/ccn/charts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "codec/ccn/library.hpp"
#include "games/ccn/names.hpp"

namespace grognard::ccn {
namespace {

const ChartsBook& book() {
    static const ChartsBook shipped = charts_book();
    return shipped;
}

const UnitCard& card(Nation nation, Type type) {
    return book().charts.cards[static_cast<std::size_t>(nation)][static_cast<std::size_t>(type)];
}

const TerrainCard& terrain(Terrain kind) {
    return book().charts.terrain[static_cast<std::size_t>(kind)];
}

constexpr Nation fr = Nation::French;
constexpr Nation br = Nation::British;
constexpr Nation po = Nation::Portuguese;

TEST(Charts, NationsHaveTheTypesOfTheirCards) {
    const auto types = [](Nation nation) {
        std::string out;
        for (std::size_t t = 0; t < type_count; ++t) {
            const auto type = static_cast<Type>(t);
            if (card(nation, type).blocks != 0) out += std::string(name(type)) + " ";
        }
        return out;
    };
    EXPECT_EQ(types(fr), "LI LT GR YG OG MI LC HC CU GHC FA HA GFA ");
    EXPECT_EQ(types(br), "LI LT GR RL GG LC HC GHC FA HA ");
    EXPECT_EQ(types(po), "LI LT MI LC HC FA ");
}

TEST(Charts, BlocksDifferByNation) {
    EXPECT_EQ(card(fr, Type::LT).blocks, 4);
    EXPECT_EQ(card(br, Type::LT).blocks, 5);
    EXPECT_EQ(card(po, Type::LT).blocks, 3);
    EXPECT_EQ(card(br, Type::GG).blocks, 5);
    EXPECT_EQ(card(br, Type::RL).blocks, 3);
    EXPECT_EQ(card(fr, Type::LC).blocks, 4);
    EXPECT_EQ(card(br, Type::LC).blocks, 3);
    for (const Type gun : {Type::FA, Type::HA}) EXPECT_EQ(card(br, gun).blocks, 3);
}

TEST(Charts, Movement) {
    EXPECT_EQ(card(fr, Type::LI).moves, 1);
    EXPECT_EQ(card(fr, Type::LI).moves_fights, 1);
    EXPECT_EQ(card(fr, Type::YG).moves, 2);
    EXPECT_EQ(card(fr, Type::YG).moves_fights, 1);
    EXPECT_EQ(card(po, Type::LC).moves_fights, 3);
    EXPECT_EQ(card(fr, Type::CU).moves_fights, 2);
    EXPECT_EQ(card(fr, Type::GFA).moves, 1);
    EXPECT_EQ(card(fr, Type::GFA).moves_fights, 0);
    EXPECT_EQ(card(br, Type::HA).moves, 2);
    EXPECT_EQ(card(br, Type::HA).moves_fights, 1);
}

TEST(Charts, RangesAndMovedFire) {
    EXPECT_EQ(card(br, Type::RL).range, 3);
    EXPECT_EQ(card(br, Type::RL).range_moved, 3);
    EXPECT_EQ(card(po, Type::LI).range, 2);
    EXPECT_EQ(card(fr, Type::HC).range, 0);
    EXPECT_EQ(card(fr, Type::FA).range, 5);
    EXPECT_EQ(card(fr, Type::FA).range_moved, 0);
    EXPECT_EQ(card(fr, Type::HA).range, 4);
    EXPECT_EQ(card(fr, Type::HA).range_moved, 3);
    EXPECT_EQ(card(fr, Type::MI).moved_fire, Rounding::Up);
    EXPECT_EQ(card(br, Type::LI).moved_fire, Rounding::Up);
    EXPECT_EQ(card(po, Type::LI).moved_fire, Rounding::Down);
    EXPECT_EQ(card(po, Type::LT).moved_fire, Rounding::Down);
}

TEST(Charts, CombatAndMorale) {
    EXPECT_EQ(card(fr, Type::LI).melee_bonus_infantry, 1);
    EXPECT_EQ(card(fr, Type::LI).melee_bonus, 0);
    EXPECT_EQ(card(br, Type::LI).fire_bonus_still, 1);
    EXPECT_EQ(card(br, Type::LI).fire_bonus, 0);
    EXPECT_EQ(card(fr, Type::GR).fire_bonus, 0);
    EXPECT_EQ(card(br, Type::GR).fire_bonus, 1);
    EXPECT_EQ(card(fr, Type::OG).melee_bonus, 2);
    EXPECT_EQ(card(fr, Type::OG).fire_bonus, 1);
    EXPECT_EQ(card(fr, Type::OG).ignored_flags, 2);
    EXPECT_EQ(card(fr, Type::CU).ignored_flags, 1);
    EXPECT_TRUE(card(fr, Type::CU).armour);
    EXPECT_EQ(card(fr, Type::GFA).melee_bonus, 1);
    EXPECT_EQ(card(fr, Type::GFA).fire_bonus, 0);
    EXPECT_EQ(card(po, Type::MI).retreat, 3);
    EXPECT_FALSE(card(po, Type::MI).sabres_hit);
    EXPECT_FALSE(card(br, Type::RL).sabres_hit);
    EXPECT_TRUE(card(br, Type::RL).light);
    EXPECT_FALSE(card(fr, Type::YG).light);
    EXPECT_TRUE(card(fr, Type::YG).quick_march);
    EXPECT_TRUE(card(br, Type::GHC).guard);
    EXPECT_FALSE(card(br, Type::GR).guard);
}

// ccn.melee.foot-artillery, ccn.melee.horse-artillery, ccn.example.combined-square
TEST(Charts, GunsAgreeWithTheText) {
    const auto& foot = book().charts.guns[0];
    const auto& horse = book().charts.guns[1];
    EXPECT_EQ(foot[0][0], 3);
    EXPECT_EQ(foot[1][0], 4);
    EXPECT_EQ(foot[2][0], 4);
    EXPECT_EQ(horse[0][0], 2);
    EXPECT_EQ(horse[1][0], 3);
    EXPECT_EQ(horse[2][0], 3);
    EXPECT_EQ(horse[2][2], 1);
    for (const auto& row : horse) EXPECT_EQ(row[4], 0);
    for (const auto& chart : book().charts.guns) {
        for (const auto& row : chart) EXPECT_TRUE(std::ranges::is_sorted(row, std::greater{}));
    }
}

constexpr auto infantry = static_cast<std::size_t>(Arm::Infantry);
constexpr auto cavalry = static_cast<std::size_t>(Arm::Cavalry);
constexpr auto artillery = static_cast<std::size_t>(Arm::Artillery);
using Dice = std::array<std::uint8_t, 2>;  // fire, melee

TEST(Charts, TerrainDice) {
    EXPECT_EQ(terrain(Terrain::Forest).into[infantry], (Dice{1, 1}));
    EXPECT_EQ(terrain(Terrain::Forest).from[cavalry], (Dice{2, 2}));
    EXPECT_EQ(terrain(Terrain::Forest).from[infantry], (Dice{0, 0}));
    EXPECT_EQ(terrain(Terrain::Hill).into[artillery], (Dice{0, 0}));
    EXPECT_EQ(terrain(Terrain::Hill).from[cavalry], (Dice{1, 1}));
    EXPECT_EQ(terrain(Terrain::Town).into[cavalry], (Dice{3, 3}));
    EXPECT_EQ(terrain(Terrain::Town).into[infantry], (Dice{2, 2}));
    EXPECT_EQ(terrain(Terrain::Ford).into[artillery], (Dice{0, 1}));
    EXPECT_EQ(terrain(Terrain::Ford).from[infantry], (Dice{1, 1}));
    EXPECT_EQ(terrain(Terrain::SandPit).into[infantry], (Dice{0, 1}));
    EXPECT_EQ(terrain(Terrain::SandPit).into[artillery], (Dice{1, 1}));
    EXPECT_EQ(terrain(Terrain::Bridge).into, Reductions{});
    EXPECT_EQ(book().charts.hill_to_hill[infantry], (Dice{1, 0}));
    EXPECT_EQ(book().charts.hill_to_hill[cavalry], (Dice{0, 0}));
    EXPECT_EQ(book().charts.fortification.into[infantry], (Dice{1, 1}));
    EXPECT_EQ(book().charts.fortification.from[cavalry], (Dice{2, 2}));
    TerrainCard mill = terrain(Terrain::Mill);
    EXPECT_EQ(mill, terrain(Terrain::Town));
}

TEST(Charts, TerrainMovementSightAndSquares) {
    for (std::size_t t = 0; t < terrain_count; ++t) {
        const auto kind = static_cast<Terrain>(t);
        const TerrainCard& ground = terrain(kind);
        const bool wall = kind == Terrain::SteepHill || kind == Terrain::River;
        const bool building = kind == Terrain::Town || kind == Terrain::Mill;
        EXPECT_EQ(ground.passable[infantry], !wall);
        EXPECT_EQ(ground.passable[cavalry], !wall);
        EXPECT_EQ(ground.passable[artillery], !wall && kind != Terrain::SandPit);
        EXPECT_EQ(ground.passable_general, !wall);
        EXPECT_EQ(ground.squares, !building);
        EXPECT_EQ(ground.cancels_charge, building);
        EXPECT_EQ(ground.stops, building || kind == Terrain::Forest || kind == Terrain::Ford ||
                                    kind == Terrain::SandPit);
        EXPECT_EQ(ground.no_fight_on_entry, building || kind == Terrain::Forest);
        EXPECT_EQ(ground.light_may_fight_on_entry, kind == Terrain::Forest);
        EXPECT_EQ(ground.blocks_sight, building || kind == Terrain::Forest ||
                                           kind == Terrain::Hill || kind == Terrain::SteepHill);
    }
    EXPECT_TRUE(book().charts.fortification.stops);
    EXPECT_FALSE(book().charts.fortification.squares);
    EXPECT_FALSE(book().charts.fortification.blocks_sight);
}

// ccn.board.sections, ccn.board.shared-hexes
TEST(Charts, SectionsCoverTheBoardAndShareTenHexes) {
    const auto& sections = book().charts.sections;
    EXPECT_EQ(sections[0] | sections[1] | sections[2], whole_board());
    EXPECT_EQ((sections[0] & sections[1]).size(), 5);
    EXPECT_EQ((sections[1] & sections[2]).size(), 5);
    EXPECT_TRUE((sections[0] & sections[2]).empty());
    EXPECT_TRUE(sections[0].has(parse_hex("E5")->index) && sections[1].has(parse_hex("E5")->index));
    EXPECT_FALSE(sections[0].has(parse_hex("D5")->index));
}

// ccn.components.cards, ccn.deck.section-count, ccn.deck.tactic-count
TEST(Charts, DeckHasSeventyCards) {
    const auto& deck = book().charts.deck;
    EXPECT_EQ(std::accumulate(deck.begin(), deck.end(), 0), 70);
    int section_cards = 0;
    for (std::size_t c = 0; c < card_count; ++c) {
        if (is_section_card(static_cast<Card>(c))) section_cards += deck[c];
    }
    EXPECT_EQ(section_cards, 48);
    EXPECT_EQ(deck[static_cast<std::size_t>(Card::CavalryCharge)], 3);
    EXPECT_EQ(deck[static_cast<std::size_t>(Card::ProbeCenter)], 6);
}

TEST(Charts, PoolsAreThoseOfTheBox) {
    const Pool& french = book().pools[0];
    EXPECT_EQ(french.units[static_cast<std::size_t>(Type::LI)], 10);
    EXPECT_EQ(french.generals, 4);
    EXPECT_EQ(book().pools[2].units[static_cast<std::size_t>(Type::LT)], 2);
    // ccn.components.blocks: 180 foot, 77 cavalry and 48 rectangular blocks are in the pools.
    std::array<int, arm_count> blocks{};
    for (std::size_t n = 0; n < nation_count; ++n) {
        for (std::size_t t = 0; t < type_count; ++t) {
            blocks[static_cast<std::size_t>(arm(static_cast<Type>(t)))] +=
                book().pools[n].units[t] * book().charts.cards[n][t].blocks;
        }
        blocks[artillery] += book().pools[n].generals;
    }
    EXPECT_EQ(blocks, (std::array<int, arm_count>{180, 77, 48}));
}

TEST(Charts, ReconstructedPartsSayso) {
    const auto status = [](std::string_view part) {
        const auto found = std::ranges::find(book().provenance, part, &codec::Provenance::part);
        EXPECT_NE(found, book().provenance.end()) << part;
        return found->status;
    };
    EXPECT_EQ(status("guns.foot"), codec::Status::Reconstructed);
    EXPECT_EQ(status("guns.horse"), codec::Status::Reconstructed);
    EXPECT_EQ(status("sections"), codec::Status::Reconstructed);
    EXPECT_EQ(status("cards.FR.LI"), codec::Status::Sourced);
    EXPECT_EQ(status("terrain.sand-pit"), codec::Status::Sourced);
    EXPECT_EQ(status("deck"), codec::Status::Derived);
}

struct ChartFault {
    const char* from;
    const char* to;
    const char* place;
};

class ChartFaults : public testing::TestWithParam<ChartFault> {};

TEST_P(ChartFaults, NamesThePlace) {
    std::string text = Library().text("ccn/charts.json");
    const std::size_t at = text.find(GetParam().from);
    ASSERT_NE(at, std::string::npos) << GetParam().from;
    text.replace(at, std::string_view(GetParam().from).size(), GetParam().to);
    try {
        load_charts(Document::parse("c", text));
        FAIL() << "loaded";
    } catch (const BadInput& bad) {
        EXPECT_EQ(bad.place, GetParam().place) << bad.what();
    }
}

INSTANTIATE_TEST_SUITE_P(
    Charts, ChartFaults,
    testing::Values(
        ChartFault{"\"game\": \"ccn\"", "\"game\": \"cca\"", "game"},
        ChartFault{"\"game\": \"ccn\",", "", "game"},
        ChartFault{"\"game\": \"ccn\",", "\"game\": \"ccn\", \"more\": 1,", "more"},
        ChartFault{"\"LI\": {", "\"XX\": {", "cards.FR.XX"},
        ChartFault{"\"blocks\": 4", "\"blocks\": 0", "cards.FR.LI.blocks"},
        ChartFault{"\"blocks\": 4, ", "", "cards.FR.LI.blocks"},
        ChartFault{"\"moves\": 1, \"moves_fights\": 1", "\"moves\": 1, \"moves_fights\": 2",
                   "cards.FR.LI.moves_fights"},
        ChartFault{"\"range\": 2", "\"range\": 6", "cards.FR.LI.range"},
        ChartFault{"\"range\": 2", "\"range\": 1", "cards.FR.LI.range_moved"},
        ChartFault{"\"moved_fire_round\": \"up\"", "\"moved_fire_round\": \"off\"",
                   "cards.FR.LI.moved_fire_round"},
        ChartFault{"\"moved_fire_round\": \"up\"", "\"guns\": \"foot\"", "cards.FR.LI"},
        ChartFault{"\"status\": \"sourced\"", "\"status\": \"sure\"", "cards.FR.LI.status"},
        ChartFault{"[\"ccn.unit.fr.LI\", \"ccn.national.fr.moved-fire\"]", "[]",
                   "cards.FR.LI.rules"},
        ChartFault{"\"dice\": [3, 2, 1, 1, 1]", "\"dice\": [3, 2, 1, 1]", "guns.foot.rows[0].dice"},
        ChartFault{"\"dice\": [3, 2, 1, 1, 1]", "\"dice\": [3, 2, 10, 1, 1]",
                   "guns.foot.rows[0].dice[2]"},
        ChartFault{"[\"sourced\", \"reconstructed\"", "[\"own\", \"reconstructed\"",
                   "guns.foot.rows[0].status[0]"},
        ChartFault{"\"forest\": {", "\"wood\": {", "terrain.forest"},
        ChartFault{"\"stops\": false", "\"stops\": 0", "terrain.clear.stops"},
        ChartFault{"\"general\": true", "\"generals\": true", "terrain.clear.passable.general"},
        ChartFault{"\"left\": [1, 5]", "\"left\": [1, 4, 5]", "sections.rows_of_13.left"},
        ChartFault{"\"left\": [1, 5]", "\"left\": [5, 1]", "sections.rows_of_13.left[1]"},
        ChartFault{"\"centre\": [5, 8]", "\"centre\": [6, 8]", "sections.rows_of_12"},
        ChartFault{"\"probe-left\": 4", "\"probe-left\": -1", "deck.copies.probe-left"},
        ChartFault{"\"probe-left\": 4", "\"probe-left\": 4, \"joker\": 1", "deck.copies.joker"},
        ChartFault{"\"terrain_cumulates\": true", "\"terrain_cumulates\": \"yes\"",
                   "options.terrain_cumulates"},
        ChartFault{"\"MI\": 1, \"LC\": 2", "\"CU\": 1, \"LC\": 2", "pools.PO.units.CU"}));

}  // namespace
}  // namespace grognard::ccn
