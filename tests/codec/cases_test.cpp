// Rule cases: they pass when true, fail with the reason when not, and bad ones are named.
#include "modules/cases.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "codec/cases/ccn.hpp"
#include "codec/cases/merge_patch.hpp"
#include "codec/cases/run.hpp"
#include "codec/cases/waterloo.hpp"

namespace grognard::codec {
namespace {

const std::string own_cases = GROGNARD_DATA "/../tests/codec/data";

Document document(const std::string& text) { return Document::parse("t.json", text); }

CaseReport run(const std::string& cases) {
    return run_cases(document("{\"game\": \"ccn\", \"cases\": [" + cases + "]}"));
}

// A case with the usual head.
std::string made(const std::string& rest) {
    return R"({"id": "made-up", "rules": ["ccn.melee.sequence"], )" + rest + "}";
}

TEST(Cases, EveryKeyOfTheFormatWorks) {
    const CaseReport report = run_cases(std::filesystem::path(own_cases));
    EXPECT_TRUE(report.ok()) << report_text(report);
    EXPECT_GE(report.passed, 22);
}

const std::string manual = read_file(GROGNARD_DATA "/../docs/positions.md");

// Every JSON block of the manual is a case; its rules say of which game.
TEST(Cases, TheManualTellsTheTruth) {
    CaseReport report;
    int blocks = 0;
    const std::string fence = "```json\n";
    for (std::size_t at = manual.find(fence); at != std::string::npos;
         at = manual.find(fence, at)) {
        at += fence.size();
        const std::size_t end = manual.find("```", at);
        report.add(run_cases(document("[" + manual.substr(at, end - at) + "]")));
        ++blocks;
        at = end;
    }
    EXPECT_GE(blocks, 23);
    EXPECT_TRUE(report.ok()) << report_text(report);
    EXPECT_EQ(report.passed, blocks);
}

template <class Variant, std::size_t... I>
void expect_named(std::string_view (*name)(const Variant&), std::index_sequence<I...>) {
    for (const Variant& value : {Variant(std::in_place_index<I>)...}) {
        const std::string quoted = "`" + std::string(name(value)) + "`";
        EXPECT_NE(manual.find(quoted), std::string::npos) << quoted;
    }
}

TEST(Cases, TheManualNamesEveryEventAndCard) {
    expect_named(ccn::event_name, std::make_index_sequence<std::variant_size_v<ccn::Event>>{});
    expect_named(waterloo::event_name,
                 std::make_index_sequence<std::variant_size_v<waterloo::Event>>{});
    for (const std::string_view card : ccn::names::cards) {
        EXPECT_NE(manual.find("`" + std::string(card) + "`"), std::string::npos) << card;
    }
}

TEST(Cases, AFailureNamesFileCaseStepRulesAndWhatStandsThere) {
    const CaseReport report = run(made(R"("given": {"units": ["FR LI E5", "BR LI F5 3"]},
        "when": ["play probe-center", {"do": "order E5", "then": {"units": {"E5": "FR LI 2"}}}])"));
    EXPECT_EQ(report.passed, 0);
    EXPECT_EQ(report.failed, 1);
    EXPECT_EQ(report_text(report),
              "t.json: made-up: step 2 (order E5)\n"
              "    units.E5: expected FR LI 2, got FR LI 4\n"
              "        E5 clear: FR LI 4; F5 clear: BR LI 3\n"
              "    rules: ccn.melee.sequence\n"
              "0 passed, 1 failed\n");
}

TEST(Cases, AFailureOfFireShowsWhatStandsAlongTheLine) {
    const CaseReport report = run(made(R"("given": {"step": "combat", "terrain": {"E6": "forest"},
                              "units": ["FR FA E4", "BR LI E8", "BR LI E7", "BR LI A1"]},
                    "when": ["fire E4 E8"], "then": {"awaits": "chance"})"));
    const std::string scene =
        "E4 clear: FR FA 3; E8 clear: BR LI 4; "
        "on the line E6 forest: nothing; on the line E7 clear: BR LI 4\n";
    EXPECT_NE(report_text(report).find(scene), std::string::npos) << report_text(report);
}

struct Wrong {
    const char* then;
    const char* said;  // somewhere in the report
};

class WrongExpectations : public testing::TestWithParam<Wrong> {};

// E5 has just declared a melee on F5, with G5 near by; the answer is awaited from the top.
TEST_P(WrongExpectations, AreReported) {
    const CaseReport report = run(made(R"("given": {"step": "combat", "generals": ["FR A1"],
                    "units": ["FR LI E5", "BR LI F5 general", "BR LI G5 square=forward"]},
                    "when": ["melee E5 F5"], "then": )" +
                                       std::string(GetParam().then)));
    EXPECT_EQ(report.failed, 1);
    EXPECT_NE(report_text(report).find(GetParam().said), std::string::npos) << report_text(report);
}

INSTANTIATE_TEST_SUITE_P(
    Cases, WrongExpectations,
    testing::Values(
        Wrong{R"({"awaits": "bottom"})", "awaits: expected bottom, got top"},
        Wrong{R"({"sees": {"top": {"hand": {"top": null}}}})",
              "sees.top.hand.top: expected cards that are not shown, got probe-left"},
        Wrong{R"({"sees": {"top": {"hand": {"bottom": ["elan"]}}}})",
              "sees.top.hand.bottom: expected elan, got 4 that are not shown"},
        Wrong{R"({"sees": {"bottom": {"hand": {"top": 5}}}})",
              "sees.bottom.hand.top: expected 5, got 4 that are not shown"},
        Wrong{R"({"sees": {"bottom": {"track": {"top": ["forward"]}}}})",
              "sees.bottom.track.top: expected forward, got 1 that are not shown"},
        Wrong{R"({"sees": {"top": {"may_hold": {"bottom": ["elan", "elan"]}}}})",
              "sees.top.may_hold.bottom: expected elan elan, got it can't"},
        Wrong{R"({"sees": {"top": {"cannot_hold": {"bottom": ["rally"]}}}})",
              "sees.top.cannot_hold.bottom: expected no rally, got it may"},
        Wrong{R"({"sees": {"top": {"deck": 3}}})", "sees.top.deck: expected 3, got"},
        Wrong{R"({"sees": {"top": {"scouted": ["elan"]}}})",
              "sees.top.scouted: expected elan, got no card"},
        Wrong{R"({"sees": {"spectator": {"told": ["card-drawn"]}}})",
              "sees.spectator.told: expected card-drawn, got melee-declared"},
        Wrong{R"({"sees": {"spectator": {"not_told": ["melee-declared"]}}})",
              "sees.spectator.not_told: expected no melee-declared, got it was told"},
        Wrong{R"({"awaits": "both"})", "awaits: expected both, got top"},
        Wrong{R"({"at": "roll"})", "at: expected roll, got reaction"},
        Wrong{R"({"winner": "draw"})", "winner: expected draw, got none yet"},
        Wrong{R"({"chance": {"kind": "dice", "count": 5}})",
              "chance: expected dice of 5, got awaiting top"},
        Wrong{R"({"offers": {"includes": ["withdraw"]}})",
              "offers.includes: expected withdraw, got not offered: refused by"},
        Wrong{R"({"offers": {"excludes": ["stand"]}})",
              "offers.excludes: expected no stand, got it is offered"},
        Wrong{R"({"offers": {"exactly": ["stand", "pass"]}})",
              "offers.exactly: expected pass | stand, got stand"},
        Wrong{R"({"offers": {"by": "bottom", "includes": ["stand"]}})", "not-your-decision"},
        Wrong{R"({"refuses": [{"do": "stand", "rule": "ccn.melee.sequence"}]})",
              "refuses stand: expected refused by ccn.melee.sequence, got allowed"},
        Wrong{
            R"({"refuses": [{"do": "fire E5 G5", "by": "bottom", "rule": "ccn.melee.sequence"}]})",
            "E5 clear: FR LI 4; G5 clear: BR LI 4 square"},
        Wrong{R"({"refuses": [{"do": "done", "by": "bottom", "rule": "ccn.turn.sequence",
                               "reason": "not-now"}]})",
              "expected refused by ccn.turn.sequence (not-now), got refused by ccn.turn.sequence "
              "(not-your-decision)"},
        Wrong{R"({"dice": {"total": 5}})", "dice: expected some, got nothing of the kind"},
        Wrong{R"({"dice": {"for": "melee E5 F5", "total": 4}})",
              "dice of melee E5 F5: expected 4 in all, got 5 in all = "},
        Wrong{R"({"dice": {"for": "melee E5 F5", "rows": [{"rule": "ccn.terrain.hill.into-inf",
                                                           "amount": -1}]}})",
              "expected -1 by ccn.terrain.hill.into-inf, got 5 in all"},
        Wrong{R"({"dice": {"for": "melee E5 F5", "no_rows": ["ccn.melee.infantry-dice"]}})",
              "expected nothing by ccn.melee.infantry-dice"},
        Wrong{R"({"flags": {"total": 1}})", "flags: expected some"},
        Wrong{R"({"events": ["melee-declared", "dice-rolled"]})",
              "events: expected dice-rolled after melee-declared, got melee-declared"},
        Wrong{R"({"no_events": ["melee-declared"]})", "no_events: expected no melee-declared"},
        Wrong{R"({"units": {"E5": null}})", "units.E5: expected no unit, got FR LI 4"},
        Wrong{R"({"units": {"E6": "FR LI"}})", "units.E6: expected FR LI, got no unit"},
        Wrong{R"({"units": {"E5": "BR LI"}})", "units.E5: expected BR LI, got FR LI 4"},
        Wrong{R"({"units": {"F5": "BR LI alone"}})", "units.F5: expected BR LI alone"},
        Wrong{R"({"units": {"G5": "BR LI open"}})", "units.G5: expected BR LI open"},
        Wrong{R"({"units": {"G5": {"blocks": 3}}})", "units.G5: expected 3, got BR LI 4 square"},
        Wrong{R"({"generals": {"F5": null}})", "generals.F5: expected no general, got BR"},
        Wrong{R"({"generals": {"F5": "PO"}})", "generals.F5: expected PO, got BR"},
        Wrong{R"({"generals": {"A2": "FR"}})", "generals.A2: expected FR, got no general"},
        Wrong{R"({"banners": {"top": 1}})", "banners.top: expected 1, got 0"},
        Wrong{R"({"turns": {"top": 1}})", "turns.top: expected 1, got 0"},
        Wrong{R"({"hand": {"bottom": 5}})", "hand.bottom: expected 5, got 4"},
        Wrong{R"({"hand": {"top": ["elan"]}})", "hand.top: expected elan, got probe-left"},
        Wrong{R"({"holds": {"top": ["elan"]}})", "holds.top: expected elan"},
        Wrong{R"({"lacks": {"top": ["probe-left"]}})", "lacks.top: expected no probe-left"},
        Wrong{R"({"track": {"top": []}})", "track.top: expected no card, got forward"},
        Wrong{R"({"track": {"top": 2}})", "track.top: expected 2, got 1"},
        Wrong{R"({"deck": 61})", "deck: expected 61, got 60"},
        Wrong{R"({"deck": ["elan"]})", "deck: expected elan, got"},
        Wrong{R"({"discard": ["elan"]})", "discard: expected elan among others, got no card"},
        Wrong{R"({"active": "top"})", "active: expected top, got bottom"},
        Wrong{R"({"card": null})", "card: expected none, got attack-center"},
        Wrong{R"({"effect": "elan"})", "effect: expected elan, got attack-center"},
        Wrong{R"({"command": 4})", "command: expected 4, got 5"},
        Wrong{R"({"ordered": ["general E5"]})",
              "ordered: expected general E5, got E5, general A1"}));

struct WrongStep {
    const char* when;
    const char* said;
};

class WrongSteps : public testing::TestWithParam<WrongStep> {};

TEST_P(WrongSteps, AreReported) {
    const CaseReport report = run(made(
        R"("given": {"step": "combat", "units": ["FR LI E5", "BR LI F5"], "deck": ["elan"]},
           "then": {"active": "bottom"}, "when": )" +
        std::string(GetParam().when)));
    EXPECT_EQ(report.failed, 1);
    EXPECT_NE(report_text(report).find(GetParam().said), std::string::npos) << report_text(report);
}

INSTANTIATE_TEST_SUITE_P(
    Cases, WrongSteps,
    testing::Values(
        WrongStep{R"(["fire E5 G5"])", "verdict: expected allowed, got refused by ccn."},
        WrongStep{R"([{"do": "done", "refused": "ccn.melee.sequence"}])",
                  "verdict: expected refused by ccn.melee.sequence, got allowed"},
        WrongStep{R"([{"do": "stand", "refused": "ccn.melee.sequence"}])",
                  "verdict: expected refused by ccn.melee.sequence, got refused by "
                  "ccn.turn.sequence (not-now)"},
        WrongStep{R"([{"do": "stand", "refused": "ccn.turn.sequence", "reason": "late"}])",
                  "expected refused by ccn.turn.sequence (late), got"},
        WrongStep{R"([{"do": "fire E5 F5", "refused": "ccn.example.withdraw"}])",
                  "expected refused by ccn.example.withdraw, got refused by ccn.ranged"},
        WrongStep{R"([{"do": "melee E5 F5", "by": "top"}])", "not-your-decision"},
        WrongStep{R"(["melee E5 F5", "dice I"])", "chance: expected dice of 1, got dice of 5"},
        WrongStep{R"(["dice I"])", "chance: expected dice of 1, got bottom at fighting"},
        WrongStep{R"(["melee E5 F5", "stand", "dice I"])",
                  "step 3 (dice I)\n    chance: expected dice of 1, got dice of 5"},
        WrongStep{R"(["melee E5 F5", "stand", "draw elan"])",
                  "chance: expected draw of 1, got dice of 5"},
        WrongStep{R"(["melee E5 F5", "stand", "press"])",
                  "who acts: expected one seat awaited, or by, got chance: dice of 5 at roll"},
        WrongStep{R"(["melee E5 F5", "stand", "dice F C C C C", "retreat F6"])",
                  "verdict: expected allowed, got refused by ccn.retreat.direction"},
        WrongStep{R"(["melee E5 F5", "stand", "dice C C C C C", "ignore 0"])",
                  "verdict: expected allowed, got refused by ccn.turn.sequence (not-now)"},
        WrongStep{R"(["melee E5 F5", "stand", "dice F C C C C",
                      {"do": "ignore 1", "refused": "ccn.retreat.direction"}])",
                  "expected refused by ccn.retreat.direction, got refused by ccn.turn.sequence"},
        WrongStep{R"(["melee E5 F5", "stand", "dice F C C C C", "retreat G5",
                      {"do": "battle-back", "by": "top", "refused": "ccn.ranged.no-battle-back"}])",
                  "expected refused by ccn.ranged.no-battle-back, got refused by ccn.turn"},
        WrongStep{
            R"(["melee E5 F5", "stand", {"do": "dice C C C C C", "then": {"at": "unit-retreat"}}])",
            "at: expected unit-retreat, got battle-back-choice"},
        WrongStep{R"(["done", "draw elan rally"])",
                  "chance: expected draw of 2, got top at card-choice"},
        WrongStep{R"(["done", "draw rally"])",
                  "chance: expected cards that are there to be drawn, got not all of them are"}));

struct CaseFault {
    const char* text;
    const char* place;
    const char* expected;  // how it starts
};

class Faults : public testing::TestWithParam<CaseFault> {};

TEST_P(Faults, AreNamed) {
    try {
        const CaseReport report = run(GetParam().text);
        FAIL() << report_text(report);
    } catch (const BadInput& bad) {
        EXPECT_EQ(bad.file, "t.json");
        EXPECT_EQ(bad.place, GetParam().place) << bad.what();
        EXPECT_TRUE(bad.expected.starts_with(GetParam().expected)) << bad.what();
    }
}

// The usual head of a case, then one key of it.
#define HEAD R"({"id": "a", "rules": ["ccn.melee.sequence"], )"
#define GIVEN(POSITION) HEAD R"("then": {"awaits": "top"}, "given": )" POSITION "}"
#define WHEN(STEPS) HEAD R"("given": {}, "when": )" STEPS "}"
#define THEN(EXPECT) HEAD R"("given": {}, "then": )" EXPECT "}"

INSTANTIATE_TEST_SUITE_P(
    Shape, Faults,
    testing::Values(
        CaseFault{"3", "cases[0]", "an object"},
        CaseFault{R"({"rules": [], "given": {}})", "cases[0].id", "a value"},
        CaseFault{R"({"id": "A b", "rules": [], "given": {}})", "cases[0].id", "lower-case words"},
        CaseFault{R"({"id": "a", "rules": [], "given": {}})", "cases[0].rules",
                  "at least one item"},
        CaseFault{R"({"id": "a", "rules": ["ccn.no"], "given": {}})", "cases[0].rules[0]",
                  "a rule id of data/ccn/rules.tsv"},
        CaseFault{WHEN("[]"), "cases[0]", "a then, or a step"},
        CaseFault{WHEN(R"(["done"])"), "cases[0]", "a then, or a step"},
        CaseFault{WHEN(R"([{"do": "done"}])"), "cases[0]", "a then, or a step"},
        CaseFault{THEN("{}"), "cases[0].then", "at least one expectation"},
        CaseFault{THEN(R"({"awaits": "top"})") "," THEN(R"({"awaits": "top"})"), "cases[1].id",
                  "an id no other case"},
        CaseFault{WHEN(R"(["jump E5"])"), "cases[0].when[0]", "an action in notation"},
        CaseFault{WHEN(R"(["  "])"), "cases[0].when[0]", "an action in notation"},
        CaseFault{WHEN(R"(["retreat to G5"])"), "cases[0].when[0]", "retreat D4, hexes"},
        CaseFault{WHEN(R"(["move B12 B13"])"), "cases[0].when[0]", "move E5 E6 or move general"},
        CaseFault{WHEN(R"(["play it"])"), "cases[0].when[0]", "play and a card"},
        CaseFault{WHEN(R"(["dice X"])"), "cases[0].when[0]", "die symbols"},
        CaseFault{WHEN(R"(["draw ace"])"), "cases[0].when[0]", "cards after draw"},
        CaseFault{WHEN(R"(["done", {"do": "dice I", "by": "top"}])"), "cases[0].when[1].by",
                  "no such key"},
        CaseFault{WHEN(R"([{"do": "dice I", "refused": "ccn.melee.sequence"}])"),
                  "cases[0].when[0].refused", "no such key"},
        CaseFault{WHEN(R"([{"do": "done", "refused": "ccn.no"}])"), "cases[0].when[0].refused",
                  "a rule id"},
        CaseFault{WHEN(R"([{"do": "done", "reason": "x"}])"), "cases[0].when[0].reason",
                  "no such key"},
        CaseFault{WHEN(R"([{"do": "done", "when": 1}])"), "cases[0].when[0].when", "no such key"},
        CaseFault{WHEN(R"([{"do": "done", "then": {"awaits": "left"}}])"),
                  "cases[0].when[0].then.awaits", "bottom, top, both"},
        CaseFault{THEN(R"({"unit": {}})"), "cases[0].then.unit", "no such key"},
        CaseFault{THEN(R"({"sees": {}})"), "cases[0].then.sees", "bottom, top or spectator"},
        CaseFault{THEN(R"({"sees": {"left": {}}})"), "cases[0].then.sees.left",
                  "bottom, top or spectator as the key"},
        CaseFault{THEN(R"({"sees": {"top": {}}})"), "cases[0].then.sees.top", "something it sees"},
        CaseFault{THEN(R"({"sees": {"top": {"tile": 3}}})"), "cases[0].then.sees.top.tile",
                  "no such key"},
        CaseFault{THEN(R"({"sees": {"top": {"hand": {"top": "all"}}}})"),
                  "cases[0].then.sees.top.hand.top", "a number of cards, a list of cards, or null"},
        CaseFault{THEN(R"({"units": {"E99": null}})"), "cases[0].then.units.E99", "a hex"},
        CaseFault{THEN(R"({"units": {"E5": "FR"}})"), "cases[0].then.units.E5",
                  "null, NATION TYPE"},
        CaseFault{THEN(R"({"banners": {"left": 1}})"), "cases[0].then.banners.left",
                  "bottom or top"},
        CaseFault{THEN(R"({"events": ["it-rained"]})"), "cases[0].then.events[0]", "the name of"},
        CaseFault{THEN(R"({"no_events": []})"), "cases[0].then.no_events", "at least one"},
        CaseFault{THEN(R"({"offers": {}})"), "cases[0].then.offers", "includes, excludes"},
        CaseFault{THEN(R"({"chance": {}})"), "cases[0].then.chance", "kind, count"},
        CaseFault{THEN(R"({"dice": {"for": "done"}})"), "cases[0].then.dice", "total, rows"},
        CaseFault{THEN(R"({"flags": {"for": "done", "total": 1}})"), "cases[0].then.flags.for",
                  "no such key"}));

INSTANTIATE_TEST_SUITE_P(
    Positions, Faults,
    testing::Values(
        CaseFault{GIVEN(R"({"colour": 1})"), "cases[0].given.colour", "no such key"},
        CaseFault{GIVEN(R"({"units": ["FR LI E5", "BR LI E5"]})"), "cases[0].given.units[1]",
                  "a hex without another unit"},
        CaseFault{GIVEN(R"({"units": ["FR LI"]})"), "cases[0].given.units[0]", "NATION TYPE HEX"},
        CaseFault{GIVEN(R"({"units": ["FR LI E5 5"]})"), "cases[0].given.units[0]",
                  "at most 4 blocks"},
        CaseFault{GIVEN(R"({"units": ["FR RL E5"]})"), "cases[0].given.units[0]", "a type of unit"},
        CaseFault{GIVEN(R"({"units": ["FR LC E5 square"]})"), "cases[0].given.units[0]",
                  "infantry"},
        CaseFault{GIVEN(R"({"units": ["FR LI E5 general=BR"]})"), "cases[0].given.units[0]",
                  "a general of the same side"},
        CaseFault{GIVEN(R"({"units": ["FR LI E5"], "terrain": {"E5": "river"}})"), "cases[0].given",
                  "every unit on ground"},
        CaseFault{GIVEN(R"({"terrain": {"E5": "swamp"}})"), "cases[0].given.terrain.E5",
                  "one of clear"},
        CaseFault{GIVEN(R"({"map": ["."]})"), "cases[0].given.map", "9 rows"},
        CaseFault{GIVEN(R"({"works": {"E5": ["N"]}})"), "cases[0].given.works.E5[0]",
                  "one of E NE"},
        CaseFault{GIVEN(R"({"generals": ["FR C3", "BR C3"]})"), "cases[0].given.generals[1]",
                  "a hex without another general"},
        CaseFault{GIVEN(R"({"units": ["FR LI C3"], "generals": ["FR C3"]})"),
                  "cases[0].given.generals[0]", "a hex without a unit"},
        CaseFault{GIVEN(R"({"hands": {"bottom": ["elan"]}, "discard": ["elan"]})"),
                  "cases[0].given.discard[0]", "no more than 1 of elan"},
        CaseFault{GIVEN(R"({"hands": {"bottom": 30, "top": 30}})"), "cases[0].given.hands.top",
                  "no more cards"},
        CaseFault{GIVEN(R"({"hands": {"bottom": []}})"), "cases[0].given", "a card in the hand"},
        CaseFault{GIVEN(R"({"banners": {"top": 5}})"), "cases[0].given", "fewer banners"},
        CaseFault{GIVEN(R"({"held": [0]})"), "cases[0].given.held[0]", "no index"},
        CaseFault{GIVEN(R"({"step": "press-choice", "units": ["FR LI E5", "BR LI F2"],
                            "combat": {"attack": "melee E5 F5"}})"),
                  "cases[0].given.combat", "both where they were"},
        CaseFault{GIVEN(R"({"scenario": "999"})"), "cases[0].given.scenario", "the number of"},
        CaseFault{GIVEN(R"({"step": "lunch"})"), "cases[0].given.step", "one of deal begin"},
        CaseFault{GIVEN(R"({"step": "keep-choice"})"), "cases[0].given.step",
                  "a step that play comes to here"},
        CaseFault{GIVEN(R"({"step": "keep-choice", "scouted": ["elan"]})"),
                  "cases[0].given.scouted[0]", "two cards, drawn by a Scout"},
        CaseFault{GIVEN(R"({"step": "rallying", "card": "rally", "command": 2, "rolled": "I"})"),
                  "cases[0].given.rolled", "2 symbols"},
        CaseFault{GIVEN(R"({"card": "elan"})"), "cases[0].given.card", "no such key"},
        CaseFault{GIVEN(R"({"step": "orders", "card": "elan", "moved": {}})"),
                  "cases[0].given.moved", "no such key"},
        CaseFault{GIVEN(R"({"step": "orders", "card": "first-strike"})"), "cases[0].given.card",
                  "a card that orders"},
        CaseFault{GIVEN(R"({"step": "orders", "units": ["FR LI C1"], "ordered": ["C1"]})"),
                  "cases[0].given.ordered[0]", "a piece the card may order"},
        CaseFault{GIVEN(R"({"step": "orders", "card": "probe-left", "section": "left"})"),
                  "cases[0].given.section", "no such key with this card"},
        CaseFault{GIVEN(R"({"step": "move", "units": ["BR LI E5"], "moved": {"E5": 1}})"),
                  "cases[0].given.moved.E5", "the hex of a unit of the active side"},
        CaseFault{GIVEN(R"({"step": "deal", "hands": {"top": 2}})"), "cases[0].given.hands",
                  "no such key"},
        CaseFault{GIVEN(R"({"last_order": {"top": "attack-left left"}})"),
                  "cases[0].given.last_order.top", "a card, or force-march"},
        CaseFault{GIVEN(R"({"options": {"rain": true}})"), "cases[0].given.options.rain",
                  "no such key"},
        CaseFault{GIVEN(R"({"charts": {"cards": {"FR": {"LI": {"blocks": 99}}}}})"),
                  "cases[0].given.charts.cards.FR.LI.blocks", "a whole number from"},
        CaseFault{GIVEN(R"({"special_rules": [{"type": "storm"}]})"),
                  "cases[0].given.special_rules[0].type", "one of"}));

INSTANTIATE_TEST_SUITE_P(
    Piles, Faults,
    testing::Values(
        CaseFault{GIVEN(R"({"step": "combat", "deck": [], "discard": [],
                            "hands": {"bottom": ["scout-left"], "top": ["rally"]}})"),
                  "cases[0].given", "at least 1 in the pile and discards"},
        CaseFault{GIVEN(R"({"step": "combat", "card": "counter-attack", "effect": "scout-left",
                            "deck": [], "discard": [], "hands": {"top": ["rally"]}})"),
                  "cases[0].given", "at least 1 in the pile and discards"},
        CaseFault{GIVEN(R"({"step": "combat", "deck": [], "discard": [],
                            "first_strikes": {"top": 1}, "hands": {"top": ["rally"]}})"),
                  "cases[0].given", "at least 1 in the pile and discards"},
        CaseFault{GIVEN(R"({"effect": "scout-left"})"), "cases[0].given.effect", "no such key"}));

// E5 has attacked F5.
#define COMBAT(STEP, REST)                                                            \
    GIVEN("{\"units\": [\"FR LI E5\", \"BR LI F5\", \"FR FA D4\"], \"step\": \"" STEP \
          "\", \"combat\": {" REST "}}")

INSTANTIATE_TEST_SUITE_P(
    Combat, Faults,
    testing::Values(CaseFault{GIVEN(R"({"step": "reaction"})"), "cases[0].given.combat", "a value"},
                    CaseFault{GIVEN(R"({"combat": {}})"), "cases[0].given.combat", "no such key"},
                    CaseFault{COMBAT("roll", ""), "cases[0].given.combat.attack", "a value"},
                    CaseFault{COMBAT("roll", R"("attack": "move E5 F5")"),
                              "cases[0].given.combat.attack", "melee FROM AT or fire"},
                    CaseFault{COMBAT("roll", R"("attack": "melee E5 G5")"),
                              "cases[0].given.combat.attack", "a melee between neighbours"},
                    CaseFault{COMBAT("roll", R"("attack": "melee E5 F5 with C4")"),
                              "cases[0].given.combat.attack", "own batteries"},
                    CaseFault{COMBAT("roll", R"("attack": "melee E6 F6")"),
                              "cases[0].given.combat.attack", "a unit of the active side on E6"},
                    CaseFault{COMBAT("roll", R"("attack": "melee E5 F5", "unit": "F5")"),
                              "cases[0].given.combat.unit", "a unit of the active side on F5"},
                    CaseFault{COMBAT("roll", R"("attack": "melee E5 F5", "target": "E5")"),
                              "cases[0].given.combat.target", "the hex where the attacked unit"},
                    CaseFault{COMBAT("roll", R"("attack": "melee E5 F5", "roll": "lucky")"),
                              "cases[0].given.combat.roll", "one of fire attack"},
                    CaseFault{COMBAT("roll", R"("attack": "melee E5 F5", "roll": "fire")"),
                              "cases[0].given.combat.roll", "a roll of a melee"},
                    CaseFault{COMBAT("roll", R"("attack": "melee E5 F5", "reply": "flee")"),
                              "cases[0].given.combat.reply", "one of none stand"},
                    CaseFault{COMBAT("roll", R"("attack": "melee E5 F5", "luck": 1)"),
                              "cases[0].given.combat.luck", "no such key"},
                    CaseFault{COMBAT("roll", R"("attack": "fire E5 F5")"), "cases[0].given.combat",
                              "an attack that may be declared"},
                    CaseFault{COMBAT("roll", R"("attack": "melee E5 F5", "roll": "withdrawal")"),
                              "cases[0].given.combat", "a target that can withdraw"},
                    CaseFault{COMBAT("square-draw", R"("attack": "melee E5 F5")"),
                              "cases[0].given.combat", "infantry that may form square"},
                    CaseFault{COMBAT("armour-choice", R"("attack": "melee E5 F5")"),
                              "cases[0].given.step", "a step that play comes to here"},
                    CaseFault{COMBAT("ground-choice", R"("attack": "melee E5 F5")"),
                              "cases[0].given.step", "a step that play comes to here"},
                    CaseFault{COMBAT("pursuit-choice", R"("attack": "melee E5 F5")"),
                              "cases[0].given.combat", "cavalry that has taken ground"},
                    CaseFault{COMBAT("general-test", R"("attack": "melee E5 F5")"),
                              "cases[0].given.combat", "a general on F5"},
                    CaseFault{COMBAT("general-retreat", R"("attack": "melee E5 F5")"),
                              "cases[0].given.combat", "a general alone on F5"},
                    CaseFault{
                        COMBAT("escape-choice", R"("attack": "melee E5 F5", "general": "BR G5")"),
                        "cases[0].given.combat.general", "the hex of an enemy"},
                    CaseFault{GIVEN(R"({"units": ["FR LI E5", "FR LI I6"], "step": "escape-choice",
                        "combat": {"attack": "melee E5 F5", "general": "BR I6", "made": 3}})"),
                              "cases[0].given.combat.general", "a way back"},
                    CaseFault{GIVEN(R"({"units": ["FR LI E5", "FR LI G5"], "step": "escape-roll",
                        "terrain": {"H4": "river", "H5": "river"},
                        "combat": {"attack": "melee E5 F5", "general": "BR G5", "made": 1}})"),
                              "cases[0].given.combat.general", "a way back"},
                    CaseFault{GIVEN(R"({"units": ["FR LI E5", "FR LI G5"], "step": "escape-choice",
                        "combat": {"attack": "melee E5 F5", "general": "BR G5", "made": 0}})"),
                              "cases[0].given.combat.made", "at least 1"},
                    CaseFault{GIVEN(R"({"units": ["FR LC H6", "BR LI I1"], "step": "bonus-choice",
                        "combat": {"attack": "melee E5 F5", "unit": "H6"}})"),
                              "cases[0].given.combat", "cavalry that has taken ground"},
                    CaseFault{GIVEN(R"({"units": ["FR LC G6", "BR LI I1"], "step": "bonus-choice",
                        "terrain": {"F5": "ford"},
                        "combat": {"attack": "melee E5 F5", "unit": "G6"}})"),
                              "cases[0].given.combat", "cavalry on F5"},
                    CaseFault{COMBAT("ground-choice", R"("attack": "melee E5 F5",
                        "roll": "battle-back", "target": null)"),
                              "cases[0].given.combat.roll", "attack or withdrawal"},
                    CaseFault{COMBAT("unit-retreat", R"("attack": "melee E5 F5", "left": 0)"),
                              "cases[0].given.combat.left", "a whole number"},
                    CaseFault{COMBAT("flag-choice", R"("attack": "melee E5 F5", "target": null)"),
                              "cases[0].given.combat", "a unit on the board"}));

// A game that breaks the contract is found out by any case.
struct Breakable : Ccn {
    enum class Breach : std::uint8_t { None, ForgetsToOffer, RefusesTheOffered, LosesCards };
    static inline Breach breach = Breach::None;

    static Coverage offer(const State& s, Seat seat, Offers<Action>& out) {
        return breach == Breach::ForgetsToOffer ? Coverage::Complete : Ccn::offer(s, seat, out);
    }
    static Verdict refuse(const State& s, Seat seat, const Action& action) {
        if (breach == Breach::RefusesTheOffered) return Refusal{"ccn.turn.sequence", "never"};
        return Ccn::refuse(s, seat, action);
    }
    static std::optional<Action> propose(const State& s, Seat seat, Stream& stream) {
        return propose_offered<Breakable>(s, seat, stream);
    }
    static void apply(State& s, Seat seat, const Action& action, const Events<Event>& events) {
        Ccn::apply(s, seat, action, events);
        if (breach == Breach::LosesCards) s.deck = {};
    }
};

struct BreakableCases : CcnCases {
    using Game = Breakable;
    using CcnCases::CcnCases;
    Position<Breakable> read_position(const Node& given) const {
        const Position<Ccn> read = CcnCases::read_position(given);
        return {read.battle, read.state};
    }
    Position<Breakable> read_start(const Node& given) const {
        const Position<Ccn> read = CcnCases::read_start(given);
        return {read.battle, read.state};
    }
    static void check(const Expect& expect, const Moment<Breakable>& moment,
                      std::vector<Mismatch>& out) {
        ccn::check(expect, moment.state, out);
    }
};

std::string report_with(Breakable::Breach breach, const std::string& step) {
    const Document text = document("[" +
                                   made(R"("given": {"step": "combat"}, "when": [)" + step +
                                        R"(], "then": {"active": "bottom"})") +
                                   "]");
    Breakable::breach = breach;
    return report_text(run_all(BreakableCases(Library()), text.root()));
}

TEST(Cases, AFileHoldsOnlySoMany) {
    const auto fault = [](const std::string& text) -> std::string {
        try {
            return report_text(run(text));
        } catch (const BadInput& bad) {
            return bad.what();
        }
    };
    const std::string expected = "t.json: cases: expected at most 20000 cases and 100000 steps";
    std::string cases = "[]";
    for (int i = 0; i < 20'000; ++i) cases += ",[]";
    EXPECT_TRUE(fault(cases).starts_with(expected)) << fault(cases);
    std::string steps = R"("done")";
    for (int i = 0; i < 100'000; ++i) steps += R"(,"done")";
    const std::string long_one = HEAD R"("given": {}, "when": [)" + steps + "]}";
    EXPECT_TRUE(fault(long_one).starts_with(expected)) << fault(long_one);
}

TEST(Cases, TheContractIsCheckedAtEveryStep) {
    using Breach = Breakable::Breach;
    EXPECT_NE(report_with(Breach::ForgetsToOffer, R"("done")").find("allowed, yet not offered"),
              std::string::npos);
    EXPECT_NE(
        report_with(Breach::RefusesTheOffered, R"({"do": "done", "refused": "ccn.turn.sequence"})")
            .find("(never), yet offered"),
        std::string::npos);
    EXPECT_NE(report_with(Breach::LosesCards, R"("done")")
                  .find("invariants: expected a sound state, got"),
              std::string::npos);
    EXPECT_EQ(report_with(Breach::None, R"("done")"), "1 passed, 0 failed\n");
}

TEST(Cases, WhyGivesTheVerdictOnEachAction) {
    const auto verdicts = explain_cases(
        document(R"({"game": "ccn", "cases": [)" +
                 made(R"("given": {"step": "combat", "units": ["FR LI E5", "BR LI F5"]},
                         "when": ["fire E5 F5", "melee E5 F5", "stand", "dice I", "done"])") +
                 "]}"));
    std::string text;
    for (const ActionVerdict& verdict : verdicts) text += verdict_text(verdict);
    EXPECT_EQ(text,
              "made-up: step 1: bottom: fire E5 F5: refused by ccn.ranged.not-adjacent "
              "(target-adjacent)\n"
              "made-up: step 2: bottom: melee E5 F5: allowed\n"
              "made-up: step 3: top: stand: allowed\n"
              "made-up: step 4: dice I: impossible: expected dice of 1, got dice of 5\n");
}

TEST(Cases, WhyJudgesWhatIsToBeRefusedWhileNobodyIsAsked) {
    const auto verdicts = explain_cases(
        document(R"({"game": "ccn", "cases": [)" +
                 made(R"("given": {"step": "combat", "units": ["FR LI E5", "BR LI G5 1"]},
                         "when": ["fire E5 G5", "dice I C C C",
                                  {"do": "advance G5", "refused": "ccn.takeground.not-ranged"}])") +
                 "]}"));
    ASSERT_EQ(verdicts.size(), 2U);
    EXPECT_EQ(verdicts[1].kind, ActionVerdict::Kind::Refused);
}

TEST(Cases, TheGameComesFromTheFileItsFolderItsRulesOrIsSaid) {
    const std::string cases = "[" + made(R"("given": {}, "then": {"awaits": "bottom"})") + "]";
    EXPECT_EQ(run_cases(Document::parse("tests/rules/ccn/x.json", cases)).passed, 1);
    EXPECT_EQ(run_cases(Document::parse("x.json", cases), {{}, "ccn"}).passed, 1);
    EXPECT_EQ(run_cases(Document::parse("/x.json", cases)).passed, 1);
    const std::string other = R"([{"id": "a", "rules": ["chess.castling"], "given": {}}])";
    EXPECT_THROW(run_cases(Document::parse("/x.json", other)), BadInput);
    EXPECT_THROW(run_cases(Document::parse("x.json", cases), {{}, "chess"}), BadInput);
    EXPECT_THROW(run_cases(document(R"({"game": "chess", "cases": []})")), BadInput);
    EXPECT_THROW(run_cases(document(R"({"game": "ccn", "cases": [], "more": 1})")), BadInput);
    EXPECT_THROW(run_cases(std::filesystem::path(own_cases + "/nothing.json")), BadInput);
}

TEST(MergePatch, ReplacesAddsAndRemoves) {
    const Document base = document(R"({"a": 1, "b": {"c": 2, "d": [1, 2]}, "e": "x"})");
    const Document patch = document(R"({"a": null, "b": {"d": [3], "f": {"g": null}}, "h": true})");
    const Document merged = merge_patched(base.root(), patch.root());
    Object root = merged.root().object();
    EXPECT_EQ(root.required("e").as_string(), "x");
    EXPECT_TRUE(root.required("h").as_bool());
    Object inner = root.required("b").object();
    EXPECT_EQ(inner.required("c").as_int(0, 9), 2);
    ASSERT_EQ(inner.required("d").items().size(), 1U);
    EXPECT_TRUE(inner.required("f").members().empty());
    EXPECT_NO_THROW(inner.done());
    EXPECT_NO_THROW(root.done());
}

}  // namespace
}  // namespace grognard::codec
