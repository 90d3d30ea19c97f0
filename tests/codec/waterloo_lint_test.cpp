// lint-data on the files of Waterloo: what single files can't show.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "codec/json.hpp"
#include "modules/lint.hpp"

namespace grognard::codec {
namespace {

namespace fs = std::filesystem;

class WaterlooLint : public testing::Test {
  protected:
    void SetUp() override {
        fs::remove_all(folder_);
        fs::copy(GROGNARD_DATA, folder_, fs::copy_options::recursive);
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
        const std::string start = folder_.string() + "/waterloo/";
        return faults[0].starts_with(start) ? faults[0].substr(start.size()) : faults[0];
    }

    fs::path folder_ =
        fs::temp_directory_path() / ("grognard_wl_lint_" + std::to_string(::getpid()));
    const std::string map_ = "waterloo/map.json";
    const std::string scenario_ = "waterloo/scenarios/001_waterloo.json";
};

TEST_F(WaterlooLint, NoneAtFirst) { EXPECT_EQ(only_fault(), "0 faults"); }

TEST_F(WaterlooLint, RuleThatIsNotInTheTable) {
    const std::string none = "no rule wl.x in " + folder_.string() + "/waterloo/rules.tsv";
    change("waterloo/charts.json", "\"wl.turn.count\"", "\"wl.x\"");
    EXPECT_EQ(only_fault(), "charts.json: turns: " + none);
}

TEST_F(WaterlooLint, BorderThatIsNotDrawn) {
    change(map_, "\"areas\": [\"B2\", \"B3\"]", "\"areas\": [\"B2\", \"N9\"]");
    const auto faults = lint_data(Library(folder_));
    ASSERT_EQ(faults.size(), 2U);
    EXPECT_TRUE(faults[0].ends_with("borders: N9 and B2 do not touch")) << faults[0];
    EXPECT_TRUE(faults[1].ends_with("borders: B2 and B3 touch but are not listed")) << faults[1];
}

TEST_F(WaterlooLint, EdgeThatIsNotDrawn) {
    change(map_, "\"edge\": true", "\"edge\": false");
    EXPECT_EQ(only_fault(), "map.json: areas: W1 is drawn at the edge of the board");
}

TEST_F(WaterlooLint, TooManyInAnArea) {
    change("waterloo/charts.json", "\"stack\": 3", "\"stack\": 2");
    const auto faults = lint_data(Library(folder_));
    ASSERT_FALSE(faults.empty());
    EXPECT_TRUE(faults[0].ends_with("than may stay there")) << faults[0];
}

TEST_F(WaterlooLint, EnemiesTogether) {
    change(scenario_, "{\"area\": \"E5\", \"nation\": \"french\"",
           "{\"area\": \"C8\", \"nation\": \"french\"");
    EXPECT_EQ(only_fault(), "scenarios/001_waterloo.json: units: both sides in C8");
}

TEST_F(WaterlooLint, ScenarioByAnotherName) {
    fs::rename(folder_ / scenario_, folder_ / "waterloo/scenarios/waterloo.json");
    EXPECT_EQ(only_fault(), "scenarios/waterloo.json: the file's name should begin with 001_");
}

TEST_F(WaterlooLint, TheSameNumberTwice) {
    fs::copy_file(folder_ / scenario_, folder_ / "waterloo/scenarios/001_again.json");
    EXPECT_EQ(only_fault(), "scenarios/001_waterloo.json: id: 001 twice");
}

TEST_F(WaterlooLint, FilesThatCannotBeRead) {
    change("waterloo/charts.json", "\"stack\": 3", "\"stack\": 0");
    EXPECT_EQ(only_fault().substr(0, 27), "charts.json: limits.stack: ");
}

}  // namespace
}  // namespace grognard::codec
