// The schemas describe the files: all files fit, and no described key is missing from all files.
#include "schema.hpp"

#include <gtest/gtest.h>

#include "codec/ccn/library.hpp"

namespace grognard::codec {
namespace {

const std::filesystem::path schemas = std::filesystem::path(GROGNARD_DATA) / "schema";

TEST(SchemaFiles, ChartsFit) {
    const Document text = Document::load(schemas / "ccn.charts.json");
    const Schema schema(text);
    const Document charts = Library().document("ccn/charts.json");
    EXPECT_EQ(schema.fault(charts.root()), std::nullopt);
    std::set<std::string> unused = schema.known();
    for (const std::string& key : schema.met()) unused.erase(key);
    // Any part may say more about its source; most need not.
    std::erase_if(unused, [](const std::string& key) { return key.ends_with(".source"); });
    EXPECT_EQ(unused, std::set<std::string>());
}

TEST(SchemaFiles, ScenariosFit) {
    const Document text = Document::load(schemas / "ccn.scenario.json");
    const Schema schema(text);
    for (const std::string& path : Library().list("ccn/scenarios", ".json")) {
        const Document scenario = Library().document(path);
        EXPECT_EQ(schema.fault(scenario.root()), std::nullopt) << path;
    }
    std::set<std::string> unused = schema.known();
    for (const std::string& key : schema.met()) unused.erase(key);
    // A unit_rule may set any figure of a card, but only one scenario has one.
    std::erase_if(unused, [](const std::string& key) {
        return key.find(".set.properties.") != std::string::npos;
    });
    EXPECT_EQ(unused, std::set<std::string>({R"(["$defs"].provenance.properties.beyond_pool)"}));
}

// Every file fits, and every key described is met in one; any part may say more about its source.
void expect_fit(const char* schema_file, const std::vector<std::string>& files) {
    const Document text = Document::load(schemas / schema_file);
    const Schema schema(text);
    for (const std::string& path : files) {
        const Document document = Library().document(path);
        EXPECT_EQ(schema.fault(document.root()), std::nullopt) << path;
    }
    std::set<std::string> unused = schema.known();
    for (const std::string& key : schema.met()) unused.erase(key);
    std::erase_if(unused, [](const std::string& key) { return key.ends_with(".source"); });
    EXPECT_EQ(unused, std::set<std::string>());
}

TEST(SchemaFiles, WaterlooFits) {
    expect_fit("waterloo.charts.json", {"waterloo/charts.json"});
    expect_fit("waterloo.map.json", {"waterloo/map.json"});
    expect_fit("waterloo.scenario.json", Library().list("waterloo/scenarios", ".json"));
}

TEST(SchemaFiles, CheckerFindsFaults) {
    const Document text = Document::load(schemas / "ccn.scenario.json");
    const Schema schema(text);
    std::string scenario = Library().text("ccn/scenarios/001_rolica_first_position.json");
    const auto fault_with = [&](std::string_view from, std::string_view to) {
        std::string changed = scenario;
        changed.replace(changed.find(from), from.size(), to);
        return schema.fault(Document::parse("x", changed).root()).value_or("none");
    };
    EXPECT_EQ(fault_with("\"hand\": 5", "\"hand\": 13"), "bottom.hand: out of range");
    EXPECT_EQ(fault_with("\"hand\": 5", "\"hand\": \"5\""), "bottom.hand: not integer");
    EXPECT_EQ(fault_with("\"hand\": 5, ", ""), "bottom: no hand");
    EXPECT_EQ(fault_with("\"id\": \"001\"", "\"id\": \"1\""), "id: pattern");
    EXPECT_EQ(fault_with("\"id\": \"001\"", "\"id\": \"001\", \"x\": 1"), "x: unknown key");
    EXPECT_EQ(fault_with("\"FR\"", "\"XX\""), "bottom.nations[0]: not in the list");
    EXPECT_EQ(fault_with("\"A7\"", "\"A14\""), "places.A14: name");
    EXPECT_EQ(fault_with("\"start_of_turn\"", "\"later\""),
              "special_rules[0].formal[0]: none of the alternatives");
}

}  // namespace
}  // namespace grognard::codec
