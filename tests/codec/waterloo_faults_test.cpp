// A map, a chart or a scenario of Waterloo with one thing wrong is refused, and the place is named.
#include <gtest/gtest.h>

#include "codec/waterloo/library.hpp"

namespace grognard::waterloo {
namespace {

struct DataFault {
    std::string file;
    std::string from;
    std::string to;
    const char* place;
    const char* expected;  // how the message goes on
};

const std::string charts = "charts";
const std::string map = "map";
const std::string scenario = "scenarios/001_waterloo";

void read_as(const std::string& file, const Document& document) {
    if (file == charts) {
        read_charts(document);
    } else if (file == map) {
        read_map(document);
    } else {
        load_scenario(document, charts_book(), map_book());
    }
}

class WaterlooFaults : public testing::TestWithParam<DataFault> {};

TEST_P(WaterlooFaults, AreNamed) {
    const DataFault& fault = GetParam();
    std::string text = Library().text("waterloo/" + fault.file + ".json");
    const std::size_t at = text.find(fault.from);
    ASSERT_NE(at, std::string::npos) << fault.from;
    text.replace(at, fault.from.size(), fault.to);
    try {
        read_as(fault.file, Document::parse("s.json", text));
        FAIL() << "loaded";
    } catch (const BadInput& bad) {
        EXPECT_EQ(bad.place, fault.place) << bad.what();
        EXPECT_TRUE(bad.expected.starts_with(fault.expected)) << bad.what();
    }
}

INSTANTIATE_TEST_SUITE_P(
    Charts, WaterlooFaults,
    testing::Values(
        DataFault{charts, "\"waterloo\"", "\"ccn\"", "game", "\"waterloo\""},
        DataFault{charts, "\"game\":", "\"extra\": 1, \"game\":", "extra", "no such key"},
        DataFault{charts, "\"stack\": 3", "\"stack\": 0", "limits.stack", "a whole number"},
        DataFault{charts, "\"prussian_turn\": 4", "\"prussian_turn\": 10", "limits.prussian_turn",
                  "a whole number"},
        DataFault{charts, "\"values\": [2, ", "\"values\": [1, ", "tiles.values[0]",
                  "a whole number"},
        DataFault{charts, "\"hours\": [\"12\", ", "\"hours\": [", "turns.hours", "9 items"},
        DataFault{charts, "\"from_turn\": 5", "\"from_turn\": 1", "discs.allied[1]",
                  "turns in order"},
        DataFault{charts, "\"grand_battery\": 6", "\"grand_battery\": 60", "cubes.grand_battery",
                  "a whole number"},
        DataFault{charts, "\"bars_cavalry\": ", "\"bars_cavalry\": 1, \"x\": ",
                  "terrain.open.bars_cavalry", "true or false"}));

INSTANTIATE_TEST_SUITE_P(
    Map, WaterlooFaults,
    testing::Values(
        DataFault{map, "\"id\": \"W1\"", "\"id\": \"W9\"", "areas[0].id", "\"W1\""},
        DataFault{map, "\"terrain\": \"town\"", "\"terrain\": \"swamp\"", "areas[0].terrain",
                  "one of"},
        DataFault{map, "\"centre\": [62, 235]", "\"centre\": [62]", "areas[0].centre", "a point"},
        DataFault{map, "\"areas\": [\"B2\", \"B3\"]", "\"areas\": [\"B2\", \"B2\"]",
                  "borders[0].areas", "two different areas"},
        DataFault{map, "\"areas\": [\"B2\", \"C2\"]", "\"areas\": [\"B2\", \"B3\"]",
                  "borders[1].areas", "a border not listed before"},
        DataFault{map, "\"areas\": [\"B2\", \"B3\"]", "\"areas\": [\"B2\", \"box\"]",
                  "borders[0].areas[1]", "an area of the map"},
        DataFault{map, "\"french\": \"N5\"", "\"french\": \"H4\"", "goals", "two different areas"},
        DataFault{map, "\"area\": \"D6\"", "\"area\": \"D3\"", "strongholds[1].area",
                  "an area not named before"},
        DataFault{map, "\"B\": [\"N9\"]", "\"B\": [\"N9\", \"N8\"]", "entries", "3 entry areas"},
        DataFault{map, "\"part\": \"box\"", "\"part\": \"goals\"", "provenance[5].part",
                  "a part not named before"}));

INSTANTIATE_TEST_SUITE_P(
    Scenario, WaterlooFaults,
    testing::Values(DataFault{scenario, "\"id\": \"001\"", "\"id\": \"1\"", "id", "three digits"},
                    DataFault{scenario, "\"1815-06-18\"", "\"18 June\"", "date", "a date"},
                    DataFault{scenario, "\"1815-06-18\"", "\"1815-06-31\"", "date", "a day"},
                    DataFault{scenario, "\"name\": {\"en\": \"", "\"name\": {\"en\": \"\\u001b",
                              "name.en", "text without control"},
                    DataFault{scenario, "\"posture\": \"defensive\"", "\"posture\": \"tired\"",
                              "units[0].posture", "one of"},
                    DataFault{scenario, "\"area\": \"C6\"", "\"area\": \"box\"", "units[4].area",
                              "an area of the map"},
                    DataFault{scenario, "\"letter\": \"A\"", "\"letter\": \"C\"", "track[0].letter",
                              "one of"}));

// A box of one's own may hold more than the rules can count.
TEST(WaterlooScenarioTest, ASideHasSoManyGunsAndInfantryAtMost) {
    ChartsBook book = charts_book();
    for (auto& arms : book.pieces) arms.fill(99);
    struct Limit {
        std::string arm;
        std::string posture;
        std::size_t most;
    };
    for (const Limit& limit :
         {Limit{"artillery", "deployed", max_guns}, Limit{"infantry", "mobile", max_infantry}}) {
        std::string text = Library().text("waterloo/" + scenario + ".json");
        const std::string many = R"({"area": "N5", "nation": "french", "arm": ")" + limit.arm +
                                 R"(", "count": 20, "posture": ")" + limit.posture +
                                 R"(", "status": "own"},)";
        const std::size_t list = text.find("\"units\": [") + std::string("\"units\": [").size();
        for (int i = 0; i < 3; ++i) text.insert(list, many);
        try {
            load_scenario(Document::parse("s.json", text), book, map_book());
            FAIL() << "loaded";
        } catch (const BadInput& bad) {
            EXPECT_EQ(bad.expected,
                      "at most " + std::to_string(limit.most) + " " + limit.arm + " a side");
        }
    }
}

}  // namespace
}  // namespace grognard::waterloo
