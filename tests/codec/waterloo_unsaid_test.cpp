// Cases of Waterloo may say what play did by itself, nothing else; and are told how a verb is used.
#include <gtest/gtest.h>

#include <string>

#include "modules/cases.hpp"

namespace grognard::codec {
namespace {

CaseReport run(const std::string& given, const std::string& when) {
    const std::string text = R"([{"id": "made-up", "rules": ["wl.turn.phases"], "given": )" +
                             given + R"(, "when": [)" + when +
                             R"(], "then": {"turn": "12 p.m."}}])";
    return run_cases(Document::parse("t.json", text));
}

struct Unsaid {
    const char* given;
    const char* before;  // the steps that leave one answer
    const char* answer;
    const char* another;
};

class WaterlooUnsaid : public testing::TestWithParam<Unsaid> {};

TEST_P(WaterlooUnsaid, AnswersMayBeSaid) {
    const auto& [given, before, answer, another] = GetParam();
    const std::string steps = *before == '\0' ? "" : std::string(before) + ", ";
    const CaseReport said = run(given, steps + answer);
    EXPECT_TRUE(said.ok()) << report_text(said);
    const CaseReport wrong = run(given, steps + another);
    EXPECT_EQ(wrong.failed, 1) << another;
}

INSTANTIATE_TEST_SUITE_P(
    Actions, WaterlooUnsaid,
    testing::Values(
        Unsaid{R"({"units": {"E4": "french infantry"}})",
               R"("order green approach E4", "move mobile french infantry to D5")", R"("done")",
               R"("move mobile french infantry to D5")"},
        Unsaid{R"({"units": {"E4": "french infantry"}})", R"("pass green")", R"("pass green")",
               R"("done")"},
        Unsaid{
            R"({"active": "allied", "units": {"C5": "british artillery", "D6": "french cavalry"}})",
            R"("order green fire C5")", R"("aim deployed british artillery at D6", "fire")",
            R"("aim deployed british artillery at D5")"},
        Unsaid{
            R"({"units": {"E4": "french infantry", "E5": "french infantry"}, "cubes": {"E4": 1}})",
            R"("order green reinforce E4")", R"("reinforce french to E5")",
            R"("reinforce french to F5")"},
        Unsaid{R"({"units": {"E4": "french infantry", "E5": "french infantry"},
                   "cubes": {"E4": 1, "E5": 5}})",
               R"("order green reinforce E4")", R"("remove mobile french infantry")",
               R"("remove mobile guard infantry")"}));

INSTANTIATE_TEST_SUITE_P(
    Assaults, WaterlooUnsaid,
    testing::Values(
        Unsaid{R"({"units": {"E5": "french infantry", "D6": "defensive german infantry"}})",
               R"("order red assault E5", "move mobile french infantry to D6")",
               R"("resolve D6", "shelter defensive german infantry")", R"("resolve D7")"},
        Unsaid{R"({"units": {"C6": "dutch infantry, british infantry, french infantry from D7"},
                   "cubes": {"C6": {"anglo": 3}}})",
               R"("assign 1")", R"("assign 2", "dice 1 1")", R"("assign 3")"},
        Unsaid{R"({"units": {"C6": "dutch cavalry, french cavalry from D7"}})", "",
               R"("engage fresh french cavalry from D7", "engage fresh dutch cavalry")",
               R"("engage tired dutch cavalry")"},
        Unsaid{R"({"units": {"C6": "dutch cavalry, french cavalry from D7"}})", R"("dice 6 1")",
               R"("retreat tired dutch cavalry to B6")", R"("retreat tired dutch cavalry to C5")"},
        Unsaid{R"({"units": {"C6": "british artillery, french cavalry from D7"}})", R"("dice 6")",
               R"("suffer fresh french cavalry from D7")",
               R"("suffer fresh guard cavalry from D7")"},
        Unsaid{R"({"units": {"C6": "british artillery, french cavalry from D7",
                             "B6": "british infantry"}})",
               R"("dice 1", "dice 6")", R"("charge B6")", R"("charge C5")"}));

// One cavalry is one too many in F5, and tired for it before anybody is asked.
constexpr const char* overfull = R"({"step": "penalties", "units": {"F5": "4 french cavalry"}})";

TEST(WaterlooCases, WhatPlayDidIsSaidOnce) {
    const std::string suffer = R"("suffer fresh french cavalry")";
    EXPECT_TRUE(run(overfull, suffer).ok());
    EXPECT_EQ(run(overfull, suffer + ", " + suffer).failed, 1);
    EXPECT_EQ(run(overfull, R"("resolve F5", "resolve F5")").failed, 1);
}

TEST(WaterlooCases, WhatPlayDidIsSaidOfThePieceAsItWas) {
    EXPECT_EQ(run(overfull, R"("suffer tired french cavalry")").failed, 1);
}

TEST(WaterlooCases, WhatPlayDidIsSaidByItsOwner) {
    EXPECT_TRUE(run(overfull, R"({"do": "suffer fresh french cavalry", "by": "french"})").ok());
    EXPECT_EQ(run(overfull, R"({"do": "suffer fresh french cavalry", "by": "allied"})").failed, 1);
}

TEST(WaterlooCases, WhatWasSaidIsNotSaidAgainAsIfPlayHadDoneIt) {
    const char* given = R"({"step": "skirmish",
        "units": {"D8": "british infantry", "E7": "french cavalry, guard cavalry"}})";
    const std::string hit = R"("skirmish D8 E7", "dice 6", "suffer fresh french cavalry")";
    EXPECT_TRUE(run(given, hit).ok());
    EXPECT_EQ(run(given, hit + R"(, "suffer tired french cavalry")").failed, 1);
}

// The first of guns that are alike is aimed before anybody is asked: as many words as guns are
// meant for all of them, fewer for those that fire.
TEST(WaterlooCases, AsManyAimsAsGunsAreForAllOfThem) {
    const char* given = R"({"units": {"E6": "3 french artillery", "D7": "british infantry"}})";
    const std::string order = R"("order green fire E6")";
    const std::string aim = R"(, "aim deployed french artillery at D7")";
    const std::string shots = R"(, "fire", "dice 1", "dice 1", "dice 1")";
    EXPECT_TRUE(run(given, order + aim + aim + aim + shots).ok());
    EXPECT_EQ(run(given, order + aim + aim + aim + aim + shots).failed, 1);
}

TEST(WaterlooCases, AnActionThatCannotBeReadIsToldItsForm) {
    try {
        run("{}", R"("move french infantry to D5")");
        FAIL() << "read";
    } catch (const BadInput& bad) {
        EXPECT_EQ(bad.place, "[0].when[0]");
        EXPECT_TRUE(bad.expected.starts_with("move PIECE to AREA")) << bad.expected;
        EXPECT_NE(bad.expected.find("POSTURE NATION ARM"), std::string::npos) << bad.expected;
    }
}

}  // namespace
}  // namespace grognard::codec
