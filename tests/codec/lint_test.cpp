// lint-data finds what single files cannot show: files that do not agree with one another.
#include "modules/lint.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace grognard::codec {
namespace {

namespace fs = std::filesystem;

class LintFaults : public testing::Test {
  protected:
    void SetUp() override {
        fs::remove_all(folder_);
        fs::create_directories(folder_ / "ccn/scenarios");
        for (const char* file :
             {"ccn/charts.json", "ccn/rules.tsv", "ccn/examples.tsv",
              "ccn/scenarios/001_rolica_first_position.json", "ccn/scenarios/013_orthez.json"}) {
            fs::copy_file(fs::path(GROGNARD_DATA) / file, folder_ / file);
        }
        fs::copy(fs::path(GROGNARD_DATA) / "waterloo", folder_ / "waterloo",
                 fs::copy_options::recursive);
    }
    void TearDown() override { fs::remove_all(folder_); }

    void change(const std::string& file, std::string_view from, std::string_view to) const {
        std::string text = read_file(folder_ / file);
        const std::size_t at = text.find(from);
        ASSERT_NE(at, std::string::npos) << from;
        text.replace(at, from.size(), to);
        std::ofstream(folder_ / file, std::ios::binary) << text;
    }

    // The only fault, without the folder's name.
    std::string only_fault() const {
        const auto faults = lint_data(Library(folder_));
        if (faults.size() != 1) return std::to_string(faults.size()) + " faults";
        const std::string start = folder_.string() + "/";
        return faults[0].starts_with(start) ? faults[0].substr(start.size()) : faults[0];
    }

    fs::path folder_ = fs::temp_directory_path() / ("grognard_lint_" + std::to_string(::getpid()));
    const std::string rolica_ = "ccn/scenarios/001_rolica_first_position.json";
};

TEST_F(LintFaults, NoneAtFirst) { EXPECT_EQ(only_fault(), "0 faults"); }

TEST_F(LintFaults, RuleThatIsNotInTheTable) {
    change("ccn/charts.json", "\"ccn.unit.fr.LI\"", "\"ccn.unit.fr.XX\"");
    EXPECT_EQ(only_fault(), "ccn/charts.json: cards.FR.LI: no rule ccn.unit.fr.XX in " +
                                folder_.string() + "/ccn/rules.tsv");
}

TEST_F(LintFaults, ExampleThatShowsNoRuleOfTheTable) {
    change("waterloo/examples.tsv", "\twl.skirmish.who", "\twl.skirmish.whom");
    EXPECT_EQ(only_fault(), "waterloo/examples.tsv: no rule wl.skirmish.whom in " +
                                folder_.string() + "/waterloo/rules.tsv");
}

TEST_F(LintFaults, TableOfRulesThatCannotBeRead) {
    change("ccn/rules.tsv", "id\tsource", "ids\tsource");
    EXPECT_EQ(only_fault().substr(0, 21), "ccn/rules.tsv: line 1");
}

TEST_F(LintFaults, MoreUnitsThanTheBoxHolds) {
    change("ccn/charts.json", "\"units\": {\"LI\": 10, \"LT\": 5",
           "\"units\": {\"LI\": 10, \"LT\": 1");
    const auto faults = lint_data(Library(folder_));
    ASSERT_EQ(faults.size(), 2U);
    EXPECT_TRUE(faults[0].ends_with("units: 2 FR LT, but the box holds 1")) << faults[0];
}

TEST_F(LintFaults, MoreUnitsThanTheBoxHoldsOnPurpose) {
    change("ccn/charts.json", "\"LC\": 3, \"CU\": 2", "\"LC\": 1, \"CU\": 2");
    EXPECT_EQ(lint_data(Library(folder_)).size(), 2U);
    for (const std::string& file : {rolica_, std::string("ccn/scenarios/013_orthez.json")}) {
        change(file, "\"intro\": {\"status\"", "\"intro\": {\"beyond_pool\": true, \"status\"");
    }
    EXPECT_EQ(only_fault(), "0 faults");
}

TEST_F(LintFaults, PublishedFiguresThatDiffer) {
    change(rolica_, "\"tiles\": {\"F\": 7", "\"tiles\": {\"F\": 8");
    EXPECT_EQ(only_fault(), rolica_ + ": map: F: 7 here, 8 published");
    change(rolica_, "\"tiles\": {\"F\": 8", "\"tiles\": {\"F\": 7");
    change(rolica_, "\"HC\": 1, \"FA\": 2", "\"HC\": 1, \"FA\": 3");
    EXPECT_EQ(only_fault(), rolica_ + ": units: BR FA: 2 here, 3 published");
}

TEST_F(LintFaults, UnitBeyondItsHalf) {
    change(rolica_, "\"hex\": \"E6\"", "\"hex\": \"F6\"");
    EXPECT_EQ(only_fault(), rolica_ + ": forward: F6 is missing");
}

TEST_F(LintFaults, ObjectivesThatWinAtOnce) {
    change(rolica_, "\"side\": \"top\", \"hex\": \"A3\", \"banners\": 1",
           "\"side\": \"bottom\", \"hex\": \"E6\", \"banners\": 5");
    EXPECT_EQ(only_fault(),
              rolica_ + ": special_rules: bottom holds enough objectives to win from the start");
}

TEST_F(LintFaults, TheSameNumberTwice) {
    change("ccn/scenarios/013_orthez.json", "\"id\": \"013\"", "\"id\": \"001\"");
    const auto faults = lint_data(Library(folder_));
    ASSERT_EQ(faults.size(), 2U);
    EXPECT_TRUE(faults[0].ends_with("id: 001 twice")) << faults[0];
    EXPECT_TRUE(faults[1].ends_with("should begin with 001_")) << faults[1];
}

TEST_F(LintFaults, OneBadFileDoesNotHideTheOthers) {
    change(rolica_, "\"id\"", "\"ID\"");
    change("ccn/scenarios/013_orthez.json", "\"hand\": 6", "\"hand\": 60");
    EXPECT_EQ(lint_data(Library(folder_)).size(), 2U);
}

}  // namespace
}  // namespace grognard::codec
