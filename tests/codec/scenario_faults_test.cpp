// A scenario file with one thing wrong is refused, and the message names the place.
#include <gtest/gtest.h>

#include "codec/ccn/library.hpp"
#include "codec/ccn/scenario.hpp"

namespace grognard::ccn {
namespace {

struct ScenarioFault {
    const char* file;
    std::string from;
    std::string to;
    const char* place;
    const char* expected;  // how the message goes on
};

class ScenarioFaults : public testing::TestWithParam<ScenarioFault> {};

TEST_P(ScenarioFaults, AreNamed) {
    const ScenarioFault& fault = GetParam();
    std::string text = Library().text(std::string("ccn/scenarios/") + fault.file + ".json");
    const std::size_t at = text.find(fault.from);
    ASSERT_NE(at, std::string::npos) << fault.from;
    text.replace(at, fault.from.size(), fault.to);
    static const Charts figures = charts();
    try {
        load_scenario(Document::parse("s.json", text), figures);
        FAIL() << "loaded";
    } catch (const BadInput& bad) {
        EXPECT_EQ(bad.place, fault.place) << bad.what();
        EXPECT_TRUE(bad.expected.starts_with(fault.expected)) << bad.what();
        EXPECT_EQ(bad.file, "s.json");
    }
}

constexpr const char* in_rolica = "001_rolica_first_position";
constexpr const char* in_coa = "006_river_coa";
constexpr const char* redinha = "009_redinha";
constexpr const char* salamanca = "011_salamanca_french_right";
constexpr const char* orthez = "013_orthez";
constexpr const char* quatre_bras = "014_quatre_bras";

std::string many(const std::string& one, int count) {
    std::string out;
    for (int i = 0; i < count; ++i) out += one + ",";
    return out;
}

const std::string objective_text =
    R"({"type": "objective_hex", "side": "top", "hex": "A3", "banners": 1,)"
    R"( "when": "start_of_turn", "mode": "temporary"})";

INSTANTIATE_TEST_SUITE_P(
    Words, ScenarioFaults,
    testing::Values(
        ScenarioFault{in_rolica, "\"001\"", "\"1\"", "id", "three digits"},
        ScenarioFault{in_rolica, "\"001\"", "1", "id", "a string"},
        ScenarioFault{in_rolica, "\"id\": \"001\",", "", "id", "a value"},
        ScenarioFault{in_rolica, "\"id\": \"001\",", "\"id\": \"001\", \"extra\": 0,", "extra",
                      "no such key"},
        ScenarioFault{in_rolica, "\"1808-08-17\"", "\"1808-8-17\"", "date", "a date"},
        ScenarioFault{in_rolica, "\"1808-08-17\"", "\"1808-13-17\"", "date", "a day"},
        ScenarioFault{in_rolica, "\"1808-08-17\"", "\"1808-02-30\"", "date", "a day"},
        ScenarioFault{in_rolica, "\"1808-08-17\"", "\"1809-02-29\"", "date", "a day"},
        ScenarioFault{in_rolica, "\"1808-08-17\"", "\"18x8-08-17\"", "date", "a date"},
        ScenarioFault{in_rolica, "\"en\": \"Roliça", "\"en\": \"\\u001b[31mRoliça", "name.en",
                      "text without control"},
        ScenarioFault{in_rolica, "\"fr\": \"Roliça", "\"fr\": \"\\uffffRoliça", "name.fr",
                      "text without control"},
        ScenarioFault{in_rolica, "\"en\": \"Landing", "\"en\": \"Land\\ning", "intro.en",
                      "text without control"},
        ScenarioFault{in_rolica, "\"A7\": \"Roliça\"", "\"A7\": \"Roli\\u009ba\"", "places.A7",
                      "text without control"},
        ScenarioFault{in_rolica, "\"en\": \"The two hill", "\"en\": \"\\u0007The two hill",
                      "special_rules[0].en", "text without control"},
        ScenarioFault{in_rolica, "\"top = north\"", "\"north\"", "orientation", "\"top = \""},
        ScenarioFault{in_rolica, "\"fr\": \"Roliça (première position française)\"", "\"fr\": \"\"",
                      "name.fr", "a string that is not empty"},
        ScenarioFault{in_rolica, ", \"fr\": \"Roliça (première position française)\"", "",
                      "name.fr", "a value"},
        ScenarioFault{in_rolica, "\"fr\": \"Roliça", "\"de\": \"\", \"fr\": \"Roliça", "name.de",
                      "no such key"},
        ScenarioFault{in_rolica, "\"A7\": \"Roliça\"", "\"A14\": \"Roliça\"", "places.A14",
                      "a hex as key"},
        ScenarioFault{in_rolica, "\"A7\": \"Roliça\"", "\"A7\": 7", "places.A7", "an object"},
        ScenarioFault{in_rolica, "\"en\": \"western hill\"", "\"en\": null", "places.A3.en",
                      "a string"},
        ScenarioFault{in_rolica, "\"river_sources\": []", "\"river_sources\": [\"A1\"]",
                      "river_sources[0]", "a river or ford hex"},
        ScenarioFault{in_rolica, "\"forward\": []",
                      R"("forward": [{"hex": "A1", "reason": {"en": "a", "fr": "a"}}])",
                      "forward[0].hex", "the hex of a unit"},
        ScenarioFault{in_rolica, "\"hands\": {\"status\": \"sourced\"",
                      "\"hands\": {\"status\": \"true\"", "provenance.hands.status",
                      "sourced, derived"},
        ScenarioFault{in_rolica, "\"hands\":", "\"feet\":", "provenance.hands", "a value"},
        ScenarioFault{in_rolica, "\"special_rules.ford_all\":", "\"special_rules.ford\":",
                      "provenance[\"special_rules.ford_all\"]", "a value"},
        ScenarioFault{in_rolica, "\"tiles\": {\"F\": 7", "\"tiles\": {\"Q\": 7",
                      "published.tiles.Q", "one of"},
        ScenarioFault{in_rolica, "\"oob\": {\"BR\": {\"LI\": 5", "\"oob\": {\"BR\": {\"L1\": 5",
                      "published.oob.BR.L1", "a type of unit"},
        ScenarioFault{in_rolica, "\"oob\": {\"BR\"", "\"oob\": {\"ES\"", "published.oob.ES",
                      "a nation"}));

INSTANTIATE_TEST_SUITE_P(
    Sides, ScenarioFaults,
    testing::Values(
        ScenarioFault{in_rolica, "\"hand\": 5", "\"hand\": 2", "bottom.hand",
                      "a whole number from 3 to 12"},
        ScenarioFault{in_rolica, "\"hand\": 6", "\"hand\": 13", "top.hand",
                      "a whole number from 3 to 12"},
        ScenarioFault{in_rolica, "\"hand\": 5", "\"hand\": 5.0", "bottom.hand", "a whole number"},
        ScenarioFault{in_rolica, "\"banners\": {\"bottom\": 5", "\"banners\": {\"bottom\": 0",
                      "banners.bottom", "a whole number from 1 to 20"},
        ScenarioFault{in_rolica, "\"top\": 5}", "\"top\": 21}", "banners.top",
                      "a whole number from 1 to 20"},
        ScenarioFault{in_rolica, "\"nations\": [\"FR\"]", "\"nations\": []", "bottom.nations",
                      "at least one nation"},
        ScenarioFault{in_rolica, "\"nations\": [\"FR\"]", "\"nations\": [\"ES\"]",
                      "bottom.nations[0]", "one of FR BR PO"},
        ScenarioFault{in_rolica, "\"nations\": [\"BR\", \"PO\"]", "\"nations\": [\"BR\", \"FR\"]",
                      "top.nations[1]", "a nation not listed before"},
        ScenarioFault{in_rolica, "\"first_player\": \"top\"", "\"first_player\": \"left\"",
                      "first_player", "one of bottom top"},
        ScenarioFault{in_rolica, "\"commander\": \"Delaborde\"", "\"commander\": \"\"",
                      "bottom.commander", "a string that is not empty"}));

INSTANTIATE_TEST_SUITE_P(
    Ground, ScenarioFaults,
    testing::Values(
        ScenarioFault{in_rolica, "\"..........f..\",", "", "map", "9 rows"},
        ScenarioFault{in_rolica, "\"..........f..\"", "\"..........f.\"", "map[0]",
                      "13 letters for row I"},
        ScenarioFault{in_rolica, "\".........f..\"", "\".........f...\"", "map[1]",
                      "12 letters for row H"},
        ScenarioFault{in_rolica, "\"..........f..\"", "\"..........f.h\"", "map[0][12]",
                      "one of the letters"},
        ScenarioFault{in_rolica, "\"..........f..\"", "\"W.........f..\"", "works", "works on I1"},
        ScenarioFault{in_rolica, "\"works\": []", R"("works": [{"hex": "Z1", "facing": ["E"]}])",
                      "works[0].hex", "a hex from A1 to I13"},
        ScenarioFault{in_rolica, "\"works\": []", R"("works": [{"hex": "B13", "facing": ["E"]}])",
                      "works[0].hex", "a hex from A1 to I13"},
        ScenarioFault{in_rolica, "\"works\": []", R"("works": [{"hex": "A1", "facing": []}])",
                      "works[0].facing", "at least one side"},
        ScenarioFault{in_rolica, "\"works\": []", R"("works": [{"hex": "A1", "facing": ["N"]}])",
                      "works[0].facing[0]", "one of E NE NW W SW SE"},
        ScenarioFault{in_rolica, "\"works\": []",
                      R"("works": [{"hex": "A1", "facing": ["E", "E"]}])", "works[0].facing[1]",
                      "a side not listed before"},
        ScenarioFault{in_coa, "{\"hex\": \"F4\", \"facing\"", "{\"hex\": \"F3\", \"facing\"",
                      "works[1].hex", "a hex without works so far"}));

INSTANTIATE_TEST_SUITE_P(
    Pieces, ScenarioFaults,
    testing::Values(ScenarioFault{in_rolica, "\"hex\": \"I2\"", "\"hex\": \"H2\"", "units[1].hex",
                                  "a hex without another unit"},
                    ScenarioFault{in_rolica, "\"hex\": \"I2\"", "\"hex\": \"I14\"", "units[0].hex",
                                  "a hex from A1 to I13"},
                    ScenarioFault{in_rolica, "\"hex\": \"I2\"", "\"hex\": \"i2\"", "units[0].hex",
                                  "a hex from A1 to I13"},
                    ScenarioFault{in_rolica, "\"type\": \"LC\", \"hex\": \"I2\"",
                                  "\"type\": \"CU\", \"hex\": \"I2\"", "units[0].type",
                                  "a type of unit this nation has"},
                    ScenarioFault{in_rolica, "\"type\": \"LC\", \"hex\": \"I2\"",
                                  "\"type\": \"XX\", \"hex\": \"I2\"", "units[0].type",
                                  "one of LI"},
                    ScenarioFault{in_rolica, "\"nation\": \"PO\", \"type\": \"LC\"",
                                  "\"nation\": \"FR\", \"type\": \"LC\"", "units[0].nation",
                                  "a nation of this side"},
                    ScenarioFault{in_rolica, "\"side\": \"top\", \"nation\": \"PO\"",
                                  "\"side\": \"bottom\", \"nation\": \"PO\"", "units[0].nation",
                                  "a nation of this side"},
                    ScenarioFault{in_rolica, "\"leader_nation\": \"PO\"",
                                  "\"leader_nation\": \"FR\"", "units[1].leader_nation",
                                  "a nation of this side"},
                    ScenarioFault{in_rolica, "\"leader_name\": \"Trant\", ", "",
                                  "units[1].leader_name", "a value"},
                    ScenarioFault{in_rolica, "\"leader\": true", "\"leader\": 1", "units[1].leader",
                                  "true or false"},
                    ScenarioFault{in_rolica, "\"leader\": true", "\"leader\": false",
                                  "units[1].leader_name", "no such key"},
                    ScenarioFault{in_rolica, "\"name\": \"Portuguese cavalry\"", "\"name\": \"\"",
                                  "units[0].name", "a string that is not empty"},
                    ScenarioFault{in_coa, "\"hex\": \"F3\", \"name\"", "\"hex\": \"G2\", \"name\"",
                                  "units[0].hex", "ground this unit may enter"},
                    ScenarioFault{in_coa, "\"hex\": \"G4\"", "\"hex\": \"G2\"", "leaders[0].hex",
                                  "ground a general may enter"},
                    ScenarioFault{in_coa, "\"hex\": \"G4\"", "\"hex\": \"F3\"", "leaders[0].hex",
                                  "a hex without a unit or another general"},
                    ScenarioFault{orthez, "\"type\": \"LC\", \"hex\": \"A1\"",
                                  "\"type\": \"LC\", \"hex\": \"D5\"", "units[21].hex",
                                  "ground this unit may enter"},
                    ScenarioFault{quatre_bras, "\"contingent\": \"NAS\"", "\"contingent\": \"SAX\"",
                                  "units[0].contingent", "NAS, NED, HAN or BRU"}));

INSTANTIATE_TEST_SUITE_P(
    SpecialRules, ScenarioFaults,
    testing::Values(
        ScenarioFault{in_rolica, "\"type\": \"objective_hex\"", "\"type\": \"objective\"",
                      "special_rules[0].formal[0].type", "one of objective_hex objective_group"},
        ScenarioFault{in_rolica, "\"when\": \"start_of_turn\"", "\"when\": \"later\"",
                      "special_rules[0].formal[0].when", "\"start_of_turn\""},
        ScenarioFault{in_rolica, "\"mode\": \"temporary\"", "\"mode\": \"sometimes\"",
                      "special_rules[0].formal[0].mode", "temporary or permanent"},
        ScenarioFault{in_rolica, "\"hex\": \"A3\", \"banners\"", "\"hex\": \"A33\", \"banners\"",
                      "special_rules[0].formal[0].hex", "a hex from A1 to I13"},
        ScenarioFault{in_rolica, "{\"type\": \"river_fordable\"",
                      many(objective_text, 7) + "{\"type\": \"note\"", "special_rules[1].formal[6]",
                      "at most 8 rules of this type"},
        ScenarioFault{in_rolica, "\"id\": \"ford_all\"", "\"id\": \"objective_hills\"",
                      "special_rules[1].id", "an id not used before"},
        ScenarioFault{in_rolica, ".........f..", ".........R..", "special_rules[1].formal[0].hexes",
                      "no river hex"},
        ScenarioFault{in_coa, "\"requires_order\": true", "\"requires_order\": false",
                      "special_rules[0].formal[0].requires_order", "true"},
        ScenarioFault{in_coa, "\"hex\": \"G3\", \"extra_move\"", "\"hex\": \"G2\", \"extra_move\"",
                      "special_rules[0].formal[0].hex", "a hex that units can enter"},
        ScenarioFault{in_coa, "{\"type\": \"note\"}", "{\"type\": \"note\", \"text\": \"\"}",
                      "special_rules[1].formal[0].text", "no such key"},
        ScenarioFault{redinha, "\"turns\": [6, 10]", "\"turns\": []",
                      "special_rules[2].formal[0].turns", "at least one turn"},
        ScenarioFault{redinha, "\"turns\": [6, 10]", "\"turns\": [0]",
                      "special_rules[2].formal[0].turns[0]", "a whole number from 1"},
        ScenarioFault{redinha, "\"turns\": [6, 10]", "\"turns\": [1,2,3,4,5,6,7,8,9]",
                      "special_rules[2].formal[0]", "at most 8"},
        ScenarioFault{redinha, "\"rows\": [\"A\"", "\"rows\": [\"J\"",
                      "special_rules[2].formal[0].condition.rows[0]", "a row"},
        ScenarioFault{salamanca, "\"ford_no_stop\", \"hexes\": \"all\"",
                      "\"ford_no_stop\", \"hexes\": [\"A1\"]",
                      "special_rules[0].formal[1].hexes[0]", "a ford hex"},
        ScenarioFault{orthez, "\"arms\": [\"cavalry\"", "\"arms\": [\"horse\"",
                      "special_rules[1].formal[0].arms[0]", "one of infantry"},
        ScenarioFault{orthez, "\"hexes\": [\"F6\", \"E6\"", "\"hexes\": [\"F6\", \"F6\"",
                      "special_rules[1].formal[0].hexes[1]", "a hex not listed before"},
        ScenarioFault{quatre_bras, "\"unit\": \"LI\"", "\"unit\": \"CU\"",
                      "special_rules[0].formal[0].unit", "a type of unit this nation has"},
        ScenarioFault{quatre_bras, "\"moved_fire_round\": \"up\"", "\"moved_fire_round\": \"none\"",
                      "special_rules[0].formal[0].set.moved_fire_round", "one of up down"},
        ScenarioFault{quatre_bras, "\"moved_fire_round\": \"up\"", "\"speed\": 9",
                      "special_rules[0].formal[0].set.speed", "no such key"}));

// Limits need longer files than a replaced word gives.
std::string crowd(int units, int generals) {
    std::string text = Library().text("ccn/scenarios/002_rolica_second_position.json");
    std::string map = "\"map\": [";
    for (int row = row_count - 1; row >= 0; --row) {
        map += "\"" + std::string(static_cast<std::size_t>(row_length(row)), '.') + "\"";
        if (row > 0) map += ",";
    }
    const std::size_t map_at = text.find("\"map\": [");
    text.replace(map_at, text.find(']', map_at) - map_at, map);
    const std::size_t begin = text.find("\"units\": [");
    const std::size_t end = text.find("],\n \"leaders\"", begin);
    std::string pieces = "\"units\": [";
    for (int i = 0; i < units; ++i) {
        const Hex hex{static_cast<std::uint8_t>(i)};
        pieces += i == 0 ? "" : ",";
        pieces += R"({"side": "bottom", "nation": "FR", "type": "LI", "hex": ")" +
                  std::string(name(hex).view()) + "\"";
        if (i < generals) pieces += R"(, "leader": true, "leader_name": "X")";
        pieces += "}";
    }
    return text.replace(begin, end - begin, pieces);
}

std::string fault_of(const std::string& text) {
    try {
        load_scenario(Document::parse("s.json", text), charts());
    } catch (const BadInput& bad) {
        return bad.what();
    }
    return "none";
}

TEST(ScenarioLimits, UnitsAndGenerals) {
    EXPECT_EQ(fault_of(crowd(65, 0)),
              "s.json: units[64]: expected at most 64 units, found one more");
    EXPECT_EQ(fault_of(crowd(20, 17)),
              "s.json: units[16].leader: expected at most 16 generals, found one more");
    EXPECT_EQ(fault_of(crowd(64, 16)),
              "s.json: units: expected a unit of each side, found none of side top");
    EXPECT_EQ(fault_of(crowd(0, 0)),
              "s.json: units: expected a unit of each side, found none of side bottom");
}

}  // namespace
}  // namespace grognard::ccn
