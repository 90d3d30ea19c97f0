// The table of rules: looked up by id, refused line by line when it does not fit.
#include "codec/rules.hpp"

#include <gtest/gtest.h>

namespace grognard::codec {
namespace {

const std::string header = "id\tsource\ten\tfr\truling_en\truling_fr\n";

std::string rules_fault(const std::string& text) {
    try {
        Rules::parse("r.tsv", text);
    } catch (const BadInput& bad) {
        return bad.place + ": " + bad.expected;
    }
    return "no fault";
}

TEST(Rules, FindsTheWording) {
    const Rules rules = Rules::parse(
        "r.tsv", header + "a.b\t000:1\tone\tun\t\t\n" + "a.c\t000:2\ttwo\tdeux\tso\tainsi\n");
    ASSERT_NE(rules.find("a.c"), nullptr);
    EXPECT_EQ(rules.find("a.c")->wording.in(Language::French), "deux");
    EXPECT_EQ(rules.find("a.c")->ruling.in(Language::English), "so");
    EXPECT_EQ(rules.find("a.b")->ruling.en, "");
    EXPECT_EQ(rules.find("a.b")->source, "000:1");
    EXPECT_EQ(rules.find("a"), nullptr);
    EXPECT_EQ(rules.all().size(), 2U);
}

TEST(Rules, RefusesLinesThatDoNotFit) {
    const std::string good = "a.b\t000:1\tone\tun\t\t\n";
    EXPECT_EQ(rules_fault(header + good), "no fault");
    EXPECT_EQ(rules_fault(""), "line 0: the header id source en fr ruling_en ruling_fr");
    EXPECT_EQ(rules_fault(good), "line 1: the header id source en fr ruling_en ruling_fr");
    EXPECT_EQ(rules_fault(header + "a.b\t000:1\tone\tun\t\n"), "line 2: 6 columns between tabs");
    EXPECT_EQ(rules_fault(header + "a.b\t000:1\tone\tun\t\t\t\n"),
              "line 2: 6 columns between tabs");
    EXPECT_EQ(rules_fault(header + "a.b\t000:1\tone\tun\t\t"), "line 2: a line break at the end");
    EXPECT_EQ(rules_fault(header + "\t000:1\tone\tun\t\t\n"), "line 2: an id");
    EXPECT_EQ(rules_fault(header + "a.b\t000:1\tone\t\t\t\n"),
              "line 2: the rule in English and French");
    EXPECT_EQ(rules_fault(header + "a.b\t000:1\tone\tun\tso\t\n"),
              "line 2: the ruling in both languages or in neither");
    EXPECT_EQ(rules_fault(header + good + good), "line 3: an id not used before");
}

}  // namespace
}  // namespace grognard::codec
