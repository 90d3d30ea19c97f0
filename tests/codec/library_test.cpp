// Files inside the program are those of data/; scenarios are found by number, name and path.
#include "codec/library.hpp"

#include <gtest/gtest.h>

#include "codec/ccn/library.hpp"
#include "codec/embedded.hpp"
#include "modules/lint.hpp"

namespace grognard::ccn {
namespace {

const std::filesystem::path data = GROGNARD_DATA;

TEST(Library, CarriesTheDataFilesByteForByte) {
    const auto paths = codec::embedded_paths("");
    ASSERT_GE(paths.size(), 16U);
    for (const std::string_view path : paths) {
        EXPECT_EQ(*codec::embedded(path), codec::read_file(data / path)) << path;
    }
    EXPECT_EQ(codec::embedded("ccn/nothing.json"), std::nullopt);
    EXPECT_EQ(codec::embedded_paths("ccn/scenarios/").size(), 15U);
}

TEST(Library, AFolderTakesThePlaceOfTheProgram) {
    const Library folder(data);
    EXPECT_EQ(folder.list("ccn/scenarios", ".json"), Library().list("ccn/scenarios", ".json"));
    EXPECT_EQ(charts(folder), charts());
    EXPECT_THROW(Library(data / "no-such-folder").list("ccn", ".json"), BadInput);
    EXPECT_THROW(Library(data / "no-such-folder").text("ccn/charts.json"), BadInput);
    EXPECT_THROW(Library().text("ccn/nothing.json"), BadInput);
}

TEST(Library, FindsAScenarioByNumberNameAndPath) {
    EXPECT_EQ(find_scenario("001").slug, "rolica_first_position");
    EXPECT_EQ(find_scenario("rolica_first_position").id, "001");
    EXPECT_EQ(find_scenario("001_rolica_first_position").id, "001");
    EXPECT_EQ(find_scenario("015", Library(data)).slug, "waterloo");
    const auto path = data / "ccn/scenarios/003_vimeiro.json";
    EXPECT_EQ(find_scenario(path.string()).slug, "vimeiro");
}

TEST(Library, SaysWhichScenarioItCannotFind) {
    for (const char* wanted : {"", "099", "rolica", "vimeiro.json", "/nowhere/vimeiro", "../"}) {
        EXPECT_THROW(find_scenario(wanted), BadInput) << wanted;
    }
}

TEST(Library, LintFindsNoFaultInTheShippedData) {
    EXPECT_EQ(codec::lint_data(), std::vector<std::string>());
    EXPECT_EQ(codec::lint_data(Library(data)), std::vector<std::string>());
}

TEST(Library, LintReportsAMissingFolder) {
    EXPECT_FALSE(codec::lint_data(Library(data / "no-such-folder")).empty());
}

}  // namespace
}  // namespace grognard::ccn
