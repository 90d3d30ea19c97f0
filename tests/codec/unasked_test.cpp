// What goes without saying: a case is read one way, and fails where that way is not what happened.
#include <gtest/gtest.h>

#include <string>

#include "modules/cases.hpp"

namespace grognard::codec {
namespace {

struct Misread {
    std::string rest;  // of a case of Commands & Colors
    const char* said;  // in the report
};

// F1 has one way back, to G1: it is gone before anybody is asked.
std::string forced(const std::string& then) {
    return R"("given": {"step": "combat", "units": ["FR LI E1", "BR LI F1", "BR LI G2"]},
              "when": ["melee E1 F1", "stand", {"do": "dice F C C C C", "then": )" +
           then + "}]";
}

class Unasked : public testing::TestWithParam<Misread> {};

TEST_P(Unasked, FailsWhereItIsNotSo) {
    const std::string text =
        R"([{"id": "made-up", "rules": ["ccn.turn.sequence"], )" + GetParam().rest + "}]";
    const CaseReport report = run_cases(Document::parse("t.json", text));
    EXPECT_EQ(report.failed, 1);
    EXPECT_NE(report_text(report).find(GetParam().said), std::string::npos) << report_text(report);
}

INSTANTIATE_TEST_SUITE_P(
    Cases, Unasked,
    testing::Values(
        // Only a then that asks about it looks before the step back.
        Misread{forced(R"({"units": {"F1": "BR LI 4"}})"), "units.F1: expected BR LI 4, got no"},
        Misread{forced(R"({"at": "unit-retreat", "units": {"F1": "BR LI 3"}})"),
                "units.F1: expected BR LI 3, got BR LI 4"},
        Misread{forced(R"({"at": "unit-retreat", "awaits": "bottom"})"),
                "at: expected unit-retreat, got ground-choice"},
        Misread{forced(R"({"at": "battle-back-choice"})"),
                "at: expected battle-back-choice, got ground-choice"},
        // Ordering is over; the one done can't end both movement and combat.
        Misread{
            R"("given": {"step": "orders", "card": "attack-left", "units": ["FR LI C1", "BR LI C3"]},
                   "when": ["order C1", "done"], "then": {"at": "draw-card"})",
            "at: expected draw-card, got fighting"},
        Misread{
            R"("given": {"step": "orders", "card": "attack-left", "units": ["FR LI C1", "BR LI C3"]},
                   "when": ["order C1", "done", "done", "done", "done"], "then": {"at": "draw-card"})",
            "who acts: expected one seat awaited"},
        // A card orders by itself whom it names, and nobody else; what another orders is said once.
        Misread{R"("given": {"hands": {"bottom": ["cold-steel", "rally"]},
                             "units": ["FR LI C1", "FR LI C5", "BR LI C2"]},
                   "when": ["play cold-steel", "order C5"], "then": {"at": "fighting"})",
                "verdict: expected allowed, got refused by ccn.turn.sequence"},
        Misread{R"("given": {"hands": {"bottom": ["cold-steel", "rally"]},
                             "units": ["FR LI C1", "FR LI E1", "BR LI C2", "BR LI E2"]},
                   "when": ["play cold-steel", "melee C1 C2", "dice C C C C C C", "pass",
                            "order E1"],
                   "then": {"at": "fighting"})",
                "verdict: expected allowed, got refused by ccn.turn.sequence"},
        Misread{
            R"("given": {"step": "orders", "card": "attack-left", "units": ["FR LI C1", "FR LI C2"]},
                   "when": ["order C1", "order C1"], "then": {"at": "ordering"})",
            "verdict: expected allowed, got refused by ccn.order.once"},
        // What is allowed now is not refused because a phase that is over would not have known it.
        Misread{R"("given": {"step": "move", "units": ["FR LI C1", "BR LI C4"]},
                   "when": ["move C1 C2", {"do": "fire C2 C4", "refused": "ccn.turn.sequence"}])",
                "verdict: expected refused by ccn.turn.sequence, got allowed"},
        Misread{R"("given": {"step": "move", "units": ["FR LI C1", "BR LI C4"]},
                   "when": ["move C1 C2", {"do": "fire C2 C9", "refused": "ccn.turn.sequence"}])",
                "verdict: expected refused by ccn.turn.sequence, got"}));

TEST(Why, ReadsACaseAsCheckDoes) {
    const auto verdicts = explain_cases(Document::parse("t.json", R"([
        {"id": "a", "rules": ["ccn.turn.sequence"],
         "given": {"step": "orders", "card": "attack-left", "units": ["FR LI C1", "BR LI C4"]},
         "when": ["order C1", "done", "move C1 C2"]},
        {"id": "b", "rules": ["ccn.retreat.occupied"],
         "given": {"step": "unit-retreat", "units": ["FR LI E1", "BR LI F1", "BR LI G2"],
                   "combat": {"attack": "melee E1 F1"}},
         "when": ["retreat G2", "retreat G1", "advance F1"]}])"));
    ASSERT_EQ(verdicts.size(), 4U);
    EXPECT_EQ(verdicts[1].text, "move C1 C2");
    EXPECT_EQ(verdicts[1].kind, ActionVerdict::Kind::Allowed);
    EXPECT_EQ(verdicts[2].rule, "ccn.retreat.occupied");
    EXPECT_EQ(verdicts[2].by, "top");
    EXPECT_EQ(verdicts[3].text, "advance F1");
}

}  // namespace
}  // namespace grognard::codec
