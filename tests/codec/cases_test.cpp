// Rule cases: they pass when true, fail with the reason when not, and bad ones are named.
#include "modules/cases.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "codec/cases/ccn.hpp"
#include "codec/cases/legible_json.hpp"
#include "codec/cases/match_json.hpp"
#include "codec/cases/merge_patch.hpp"
#include "codec/cases/run.hpp"
#include "codec/cases/show.hpp"
#include "codec/ccn/library.hpp"

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
    EXPECT_GE(report.passed, 30);
}

// One page for all games, and one for each.
std::vector<std::string> manual_pages() {
    const std::filesystem::path docs = GROGNARD_DATA "/../docs";
    std::vector<std::string> out = {read_file(docs / "positions.md")};
    for (const auto& entry : std::filesystem::directory_iterator(docs)) {
        if (entry.path().filename().string().starts_with("cases-")) {
            out.push_back(read_file(entry.path()));
        }
    }
    return out;
}

// Every JSON block of the manual is a case; its rules say of which game.
TEST(Cases, TheManualTellsTheTruth) {
    CaseReport report;
    int blocks = 0;
    const std::string fence = "```json\n";
    for (const std::string& manual : manual_pages()) {
        for (std::size_t at = manual.find(fence); at != std::string::npos;
             at = manual.find(fence, at)) {
            at += fence.size();
            const std::size_t end = manual.find("```", at);
            report.add(run_cases(document("[" + manual.substr(at, end - at) + "]")));
            ++blocks;
            at = end;
        }
    }
    EXPECT_GE(blocks, 6);
    EXPECT_TRUE(report.ok()) << report_text(report);
    EXPECT_EQ(report.passed, blocks);
}

const std::string ccn_page = read_file(GROGNARD_DATA "/../docs/cases-ccn.md");

template <class Variant, std::size_t... I>
void expect_named(std::string_view (*name)(const Variant&), std::index_sequence<I...>) {
    for (const Variant& value : {Variant(std::in_place_index<I>)...}) {
        const std::string quoted = "`" + std::string(name(value)) + "`";
        EXPECT_NE(ccn_page.find(quoted), std::string::npos) << quoted;
    }
}

TEST(Cases, TheManualNamesEveryEventStepAndCard) {
    expect_named(ccn::event_name, std::make_index_sequence<std::variant_size_v<ccn::Event>>{});
    expect_named(ccn::frame_name, std::make_index_sequence<std::variant_size_v<ccn::Frame>>{});
    for (const std::string_view card : ccn::names::cards) {
        EXPECT_NE(ccn_page.find("`" + std::string(card) + "`"), std::string::npos) << card;
    }
}

// What a state, an event or a view has is in the manual under its own name.
TEST(Cases, TheManualNamesEveryKeyOfTheState) {
    const auto scenario = ccn::find_scenario("001");
    const ccn::State s = ccn::start(*scenario.battle);
    const ccn::CaseNames names(*scenario.battle);
    const auto expect_keys = [](const Node& node) {
        for (const auto& [key, value] : node.members()) {
            EXPECT_NE(ccn_page.find("`" + key + "`"), std::string::npos) << key;
        }
    };
    const Document state = document(named_json(names, s));
    const Document view = document(named_json(names, ccn::view(s, Viewer::Spectator)));
    Object members = state.root().object();
    for (const auto& [key, value] : state.root().members()) {
        if (key != "ending") {
            EXPECT_NE(ccn_page.find("`" + key + "`"), std::string::npos) << key;
        }
    }
    expect_keys(members.required("turn"));
    expect_keys(members.required("players").members().front().second);
    expect_keys(members.required("units").members().front().second);
    expect_keys(members.required("generals").members().front().second);
    expect_keys(view.root());
}

TEST(Cases, AFailureNamesFileCaseStepRulesAndWhatIsThere) {
    const CaseReport report =
        run(made(R"("given": {"battle": {"units": ["FR LI E5", "BR LI F5 3"]}},
        "when": ["melee E5 F5", {"do": "stand", "then": {"board": {"E5": "FR LI 2"}}}])"));
    EXPECT_EQ(report.passed, 0);
    EXPECT_EQ(report.failed, 1);
    EXPECT_EQ(report_text(report),
              "t.json: made-up: step 2 (stand)\n"
              "    board.E5: expected \"FR LI 2\", got \"FR LI 4\"\n"
              "    rules: ccn.melee.sequence\n"
              "0 passed, 1 failed\n");
}

TEST(Cases, AFailureOfFireShowsWhatStandsAlongTheLine) {
    const CaseReport report = run(made(R"("given": {"battle": {"terrain": {"E6": "forest"},
                              "units": ["FR FA E4", "BR LI E8", "BR LI E7", "BR LI A1"]}},
                    "when": ["fire E4 E8"], "then": {"asks": {"awaits": "chance"}})"));
    const std::string scene =
        "E4 clear: FR FA 3; E8 clear: BR LI 4; "
        "on the line E6 forest: nothing; on the line E7 clear: BR LI 4\n";
    EXPECT_NE(report_text(report).find(scene), std::string::npos) << report_text(report);
}

TEST(Cases, WhatCannotBeReadIsListedWithTheRest) {
    const std::string good =
        R"({"id": "good", "rules": ["ccn.melee.sequence"], "given": {"battle": {}},
            "then": {"asks": {"awaits": "bottom"}}})";
    const std::string bad = made(R"("given": {"battle": {"units": ["FR LI"]}}, "then": {})");
    const CaseReport report =
        run_cases(document(R"({"game": "ccn", "cases": [)" + bad + "," + good + "]}"),
                  {.library = {}, .game = "", .unreadable = Unreadable::Fails});
    EXPECT_EQ(report.passed, 1);
    EXPECT_EQ(report.failed, 1);
    const std::string text = report_text(report);
    EXPECT_NE(text.find("cases[0].given.battle.units[0]: expected NATION TYPE HEX"),
              std::string::npos)
        << text;
    EXPECT_TRUE(text.ends_with("1 passed, 1 failed\n")) << text;
}

struct Wrong {
    const char* then;
    const char* said;  // somewhere in the report
};

class WrongClaims : public testing::TestWithParam<Wrong> {};

// E5 has just declared a melee on F5, with G5 near by; the answer is awaited from the top.
TEST_P(WrongClaims, AreReported) {
    const CaseReport report = run(made(R"("given": {"battle": {"generals": ["FR A1"],
                    "units": ["FR LI E5", "BR LI F5 general", "BR LI G5"]},
                    "state": {"units": {"G5": {"square": 1}},
                      "players": {"top": {"track": ["forward", "none", "none", "none"],
                                          "hand": ["probe-left", "elan"]}}}},
                    "line": ["melee E5 F5"], "then": )" +
                                       std::string(GetParam().then)));
    EXPECT_EQ(report.failed, 1);
    EXPECT_NE(report_text(report).find(GetParam().said), std::string::npos) << report_text(report);
}

INSTANTIATE_TEST_SUITE_P(
    Cases, WrongClaims,
    testing::Values(
        Wrong{R"({"asks": {"awaits": "bottom"}})", R"(asks.awaits: expected "bottom", got "top")"},
        Wrong{R"({"asks": {"awaits": "both"}})", R"(asks.awaits: expected "both", got "top")"},
        Wrong{R"({"asks": {"at": "roll"}})", R"(asks.at: expected "roll", got "reaction")"},
        Wrong{R"({"asks": {"pass": "pass"}})", R"(asks.pass: expected "pass", got )"},
        Wrong{R"({"asks": {"chance": {"count": 5}}})",
              R"(asks.chance: expected {"count":5}, got null)"},
        Wrong{R"({"asks": {"within": {"reaction": null}}})",
              "asks.within.reaction: expected null, got {"},
        Wrong{R"({"asks": {"within": {"harm": {}}}})",
              "asks.within.harm: expected {}, got nothing"},
        Wrong{R"({"asks": {"within": {"melee-fight": {"at": "F6"}}}})",
              R"(asks.within.melee-fight.at: expected "F6", got "F5")"},
        Wrong{R"({"winner": "draw"})", "winner: expected draw, got none yet"},
        Wrong{R"({"offers": {"has": ["withdraw"]}})",
              "offers.has: expected withdraw, got not offered: refused by"},
        Wrong{R"({"offers": {"lacks": ["stand"]}})",
              "offers.lacks: expected no stand, got it is offered"},
        Wrong{R"({"offers": {"lacks": ["battle-back"]}})",
              "offers.lacks: expected an action that this question could offer, got battle-back"},
        Wrong{R"({"offers": {"exactly": ["stand", "pass"]}})",
              "offers.exactly: expected pass | stand, got stand"},
        Wrong{R"({"offers": {"by": "bottom", "has": ["stand"]}})", "not-your-decision"},
        Wrong{R"({"ledger": {"dice": {"total": 5}}})", "ledger.dice: expected"},
        Wrong{R"({"ledger": {"melee E5 F5": {"total": 4}}})",
              "ledger.melee E5 F5.total: expected 4, got 5"},
        Wrong{R"({"ledger": {"melee E5 F5": {"rows": []}}})",
              "ledger.melee E5 F5.rows: expected [], got [{"},
        Wrong{R"({"told": {"has": ["melee-declared", "dice-rolled"]}})",
              R"(told.has: expected "dice-rolled", got melee-declared)"},
        Wrong{
            R"({"told": {"has": [{"is": "melee-declared", "at": "F6"}]}})",
            R"(told.has: expected {"is":"melee-declared","at":"F6"}, got {"is":"melee-declared")"},
        Wrong{R"({"told": {"has": [{"is": "melee-declared", "by": null}]}})", "told.has: expected"},
        Wrong{R"({"told": {"lacks": ["melee-declared"]}})",
              R"(told.lacks: expected no "melee-declared", got)"},
        Wrong{R"({"board": {"E5": null}})", R"(board.E5: expected null, got "FR LI 4")"},
        Wrong{R"({"board": {"E6": "FR LI 4"}})", R"(board.E6: expected "FR LI 4", got nothing)"},
        Wrong{R"({"board": {"F5": "BR LI 4"}})", R"(got "BR LI 4 general")"},
        Wrong{R"({"board": {"G5": "BR LI 4"}})", R"(got "BR LI 4 square")"},
        Wrong{R"({"board": {"A1": "BR general"}})", R"(got "FR general")"},
        Wrong{R"({"state": {"units": {"E5": {"blocks": 3}}}})",
              "state.units.E5.blocks: expected 3, got 4"},
        Wrong{R"({"state": {"units": {"E6": null}}})",
              "state.units.E6: expected null, got nothing of that name"},
        Wrong{R"({"state": {"turn": {"colour": null}}})", "got nothing of that name"},
        Wrong{R"({"state": {"players": {"top": {"hand": ["elan"]}}}})",
              R"(state.players.top.hand: expected ["elan"], got ["probe-left","elan"])"},
        Wrong{R"({"state": {"turn": {"ordered": ["E5", "E5"]}}})",
              R"(state.turn.ordered: expected ["E5","E5"], got ["E5"])"},
        Wrong{R"({"view": {"top": {"hand": []}}})", "view.top.hand: expected [], got"},
        Wrong{R"({"view": {"bottom": {"hand_sizes": {"top": 5}}}})",
              "view.bottom.hand_sizes.top: expected 5, got 2"},
        Wrong{R"({"view": {"spectator": {"told": {"has": ["card-drawn"]}}}})",
              R"(view.spectator.told.has: expected "card-drawn")"},
        Wrong{
            R"({"view": {"top": {"could": [{"players": {"bottom": {"hand": ["forward", "forward", "forward", "forward"]}}}]}}})",
            "view.top.could: expected"},
        Wrong{R"({"view": {"top": {"cannot": [{"turn": {"active": "bottom"}}]}}})",
              R"(view.top.cannot: expected {"turn":{"active":"bottom"}}, got it could)"}));

struct WrongStep {
    const char* when;
    const char* said;
};

class WrongSteps : public testing::TestWithParam<WrongStep> {};

TEST_P(WrongSteps, AreReported) {
    const CaseReport report = run(made(R"("given": {"battle": {"units": ["FR LI E5", "BR LI F5"]}},
           "then": {"state": {"turn": {"active": "bottom"}}}, "when": )" +
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
        WrongStep{R"([{"do": "done", "refused": true}])", "verdict: expected refused, got allowed"},
        WrongStep{R"([{"do": "stand", "refused": false}])",
                  "verdict: expected allowed, got refused by ccn.turn.sequence (not-now)"},
        WrongStep{R"([{"do": "stand", "refused": "ccn.melee.sequence"}])",
                  "verdict: expected refused by ccn.melee.sequence, got refused by "
                  "ccn.turn.sequence (not-now)"},
        WrongStep{R"([{"do": "stand", "refused": "ccn.turn.sequence", "reason": "late"}])",
                  "expected refused by ccn.turn.sequence (late), got"},
        WrongStep{R"([{"do": "fire E5 F5", "refused": "ccn.example.withdraw"}])",
                  "expected refused by ccn.example.withdraw, got refused by ccn.ranged"},
        WrongStep{R"([{"do": "melee E5 F5", "by": "top"}])", "not-your-decision"},
        WrongStep{R"(["melee E5 F5", "dice I"])",
                  "chance: expected dice of 1, got top at reaction"},
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
        WrongStep{R"([{"do": "melee E5 F5"}, {"do": "stand", "then": {"asks": {"chance":
                      {"outcomes": {"I": 2, "C": 1, "A": 1, "F": 1}}}}}])",
                  "asks.chance.outcomes.S: expected no such outcome, got 1"},
        WrongStep{R"(["done", "draw elan rally"])", "chance: expected draw of 2, got draw of 1"},
        WrongStep{R"(["done", "draw short-supply", "play probe-left", "draw short-supply"])",
                  "chance: expected cards that are there to be drawn, got not all of them are"}));

// A question that is passed over is not heard of later: a case says exactly what is put in.
TEST(Cases, NothingIsSaidForAQuestionThatIsNotAsked) {
    const CaseReport report = run(made(
        R"("given": {"battle": {"units": ["FR LI E1", "BR LI F1", "BR LI G2"]}},
           "when": ["melee E1 F1", "stand", "dice F C C C C", "retreat G1"],
           "then": {"board": {"G1": "BR LI 4"}})"));
    EXPECT_NE(report_text(report).find("step 4 (retreat G1)"), std::string::npos)
        << report_text(report);
}

TEST(Cases, WhatIsNotAnsweredIsPassedIfTheCaseSaysSo) {
    const std::string rest =
        R"("given": {"battle": {"units": ["FR LI E5", "BR LI F5", "FR LI E8", "BR LI F8"]}},
           "when": ["melee E5 F5", "stand", "dice C C C C C", "melee E8 F8"],
           "then": {"asks": {"at": "reaction"}})";
    EXPECT_EQ(run(made(rest)).failed, 1);
    EXPECT_EQ(report_text(run(made(R"("unanswered": "pass", )" + rest))), "1 passed, 0 failed\n");
    // What is to be refused is tried where play stands.
    const CaseReport tried = run(made(
        R"("unanswered": "pass",
           "given": {"battle": {"units": ["FR LI E5", "BR LI F5", "FR LI E8", "BR LI F8"]}},
           "when": ["melee E5 F5", "stand", "dice C C C C C",
                    {"do": "melee E8 F8", "refused": "ccn.turn.sequence"}])"));
    EXPECT_EQ(report_text(tried), "1 passed, 0 failed\n");
}

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
#define GIVEN(POSITION) HEAD R"("then": {"winner": null}, "given": )" POSITION "}"
#define BATTLE(KEYS) GIVEN(R"({"battle": )" KEYS "}")
#define STATE(KEYS) GIVEN(R"({"battle": {"units": ["FR LI E5", "BR LI F5"]}, "state": )" KEYS "}")
#define WHEN(STEPS) HEAD R"("given": {"battle": {}}, "when": )" STEPS "}"
#define THEN(EXPECT) HEAD R"("given": {"battle": {}}, "then": )" EXPECT "}"

INSTANTIATE_TEST_SUITE_P(
    Shape, Faults,
    testing::Values(
        CaseFault{"3", "cases[0]", "an object"},
        CaseFault{R"({"rules": [], "given": {}})", "cases[0].id", "a value"},
        CaseFault{R"({"id": "A b", "rules": [], "given": {}})", "cases[0].id", "lower-case words"},
        CaseFault{R"({"id": "a", "rules": [], "given": {"battle": {}}})", "cases[0].rules",
                  "at least one item"},
        CaseFault{R"({"id": "a", "rules": ["ccn.no"], "given": {"battle": {}}})",
                  "cases[0].rules[0]", "a rule id of data/ccn/rules.tsv"},
        CaseFault{WHEN("[]"), "cases[0]", "a then, or a step"},
        CaseFault{WHEN(R"(["done"])"), "cases[0]", "a then, or a step"},
        CaseFault{WHEN(R"([{"do": "done"}])"), "cases[0]", "a then, or a step"},
        CaseFault{THEN("{}"), "cases[0].then", "at least one expectation"},
        CaseFault{THEN(R"({"winner": null})") "," THEN(R"({"winner": null})"), "cases[1].id",
                  "an id no other case"},
        CaseFault{WHEN(R"(["jump E5"])"), "cases[0].when[0]", "an action, dice"},
        CaseFault{WHEN(R"(["  "])"), "cases[0].when[0]", "an action, dice"},
        CaseFault{WHEN(R"(["retreat to G5"])"), "cases[0].when[0]", "retreat D4, hexes"},
        CaseFault{WHEN(R"(["move B12 B13"])"), "cases[0].when[0]", "move E5 E6 or move general"},
        CaseFault{WHEN(R"(["play it"])"), "cases[0].when[0]", "play and a card"},
        CaseFault{WHEN(R"(["dice X"])"), "cases[0].when[0]", "faces of a die"},
        CaseFault{WHEN(R"(["draw ace"])"), "cases[0].when[0]", "cards after draw"},
        CaseFault{WHEN(R"(["done", {"do": "dice I", "by": "top"}])"), "cases[0].when[1].by",
                  "no such key"},
        CaseFault{WHEN(R"([{"do": "dice I", "refused": true}])"), "cases[0].when[0].refused",
                  "no such key"},
        CaseFault{WHEN(R"([{"do": "done", "refused": "ccn.no"}])"), "cases[0].when[0].refused",
                  "a rule id"},
        CaseFault{WHEN(R"([{"do": "done", "reason": "x"}])"), "cases[0].when[0].reason",
                  "no such key"},
        CaseFault{WHEN(R"([{"do": "done", "refused": false, "reason": "x"}])"),
                  "cases[0].when[0].reason", "no such key"},
        CaseFault{WHEN(R"([{"do": "done", "when": 1}])"), "cases[0].when[0].when", "no such key"},
        CaseFault{HEAD R"("given": {"battle": {}}, "line": [{"do": "done", "refused": true}]})",
                  "cases[0].line[0].refused", "no such key"},
        CaseFault{HEAD R"("given": {"battle": {}}, "unanswered": "stand"})", "cases[0].unanswered",
                  "pass"},
        CaseFault{THEN(R"({"units": {}})"), "cases[0].then.units", "no such key"},
        CaseFault{THEN(R"({"asks": {}})"), "cases[0].then.asks", "awaits, at"},
        CaseFault{THEN(R"({"asks": {"awaits": "left"}})"), "cases[0].then.asks.awaits",
                  "bottom, top, both"},
        CaseFault{THEN(R"({"asks": {"at": "lunch"}})"), "cases[0].then.asks.at", "the name of a"},
        CaseFault{THEN(R"({"asks": {"within": {"lunch": null}}})"),
                  "cases[0].then.asks.within.lunch", "the name of a step"},
        CaseFault{THEN(R"({"asks": {"pass": "jump"}})"), "cases[0].then.asks.pass", "an action"},
        CaseFault{THEN(R"({"asks": {"who": 1}})"), "cases[0].then.asks.who", "no such key"},
        CaseFault{THEN(R"({"board": {"E99": null}})"), "cases[0].then.board.E99", "a place"},
        CaseFault{THEN(R"({"board": {"E5": 3}})"), "cases[0].then.board.E5", "a string"},
        CaseFault{THEN(R"({"view": {"left": {}}})"), "cases[0].then.view.left",
                  "bottom, top or spectator as the key"},
        CaseFault{THEN(R"({"view": {"top": {"could": []}}})"), "cases[0].then.view.top.could",
                  "at least one"},
        CaseFault{THEN(R"({"told": {"has": ["it-rained"]}})"), "cases[0].then.told.has[0]",
                  "the name of"},
        CaseFault{THEN(R"({"told": {"lacks": []}})"), "cases[0].then.told.lacks", "at least one"},
        CaseFault{THEN(R"({"told": {}})"), "cases[0].then.told", "has or lacks"},
        CaseFault{THEN(R"({"offers": {}})"), "cases[0].then.offers", "has, lacks or exactly"},
        CaseFault{THEN(R"({"offers": {"lacks": ["jump"]}})"), "cases[0].then.offers.lacks[0]",
                  "an action"},
        CaseFault{THEN(R"({"ledger": {"luck": {}}})"), "cases[0].then.ledger.luck", "a sum"},
        CaseFault{THEN(R"({"winner": "left"})"), "cases[0].then.winner", "bottom or top"}));

INSTANTIATE_TEST_SUITE_P(
    Battles, Faults,
    testing::Values(
        CaseFault{GIVEN("{}"), "cases[0].given.battle", "a value"},
        CaseFault{GIVEN(R"({"battle": {}, "units": []})"), "cases[0].given.units", "no such key"},
        CaseFault{BATTLE(R"("999")"), "cases[0].given.battle", ""},
        CaseFault{BATTLE(R"({"colour": 1})"), "cases[0].given.battle.colour", "no such key"},
        CaseFault{BATTLE(R"({"units": ["FR LI E5", "BR LI E5"]})"),
                  "cases[0].given.battle.units[1]", "a hex without another unit"},
        CaseFault{BATTLE(R"({"units": ["FR LI"]})"), "cases[0].given.battle.units[0]",
                  "NATION TYPE HEX"},
        CaseFault{BATTLE(R"({"units": ["FR LI E5 square"]})"), "cases[0].given.battle.units[0]",
                  "NATION TYPE HEX"},
        CaseFault{BATTLE(R"({"units": ["FR LI E5 5"]})"), "cases[0].given.battle.units[0]",
                  "at most 4 blocks"},
        CaseFault{BATTLE(R"({"units": ["FR RL E5"]})"), "cases[0].given.battle.units[0]",
                  "a type of unit"},
        CaseFault{BATTLE(R"({"units": ["FR LI E5 general=BR"]})"), "cases[0].given.battle.units[0]",
                  "a general of the same side"},
        CaseFault{BATTLE(R"({"units": ["FR LI E5"], "terrain": {"E5": "river"}})"),
                  "cases[0].given.battle", "every unit on ground"},
        CaseFault{BATTLE(R"({"terrain": {"E5": "swamp"}})"), "cases[0].given.battle.terrain.E5",
                  "one of clear"},
        CaseFault{BATTLE(R"({"map": ["."]})"), "cases[0].given.battle.map", "9 rows"},
        CaseFault{BATTLE(R"({"works": {"E5": ["N"]}})"), "cases[0].given.battle.works.E5[0]",
                  "one of E NE"},
        CaseFault{BATTLE(R"({"generals": ["FR C3", "BR C3"]})"),
                  "cases[0].given.battle.generals[1]", "a hex without another general"},
        CaseFault{BATTLE(R"({"units": ["FR LI C3"], "generals": ["FR C3"]})"),
                  "cases[0].given.battle.generals[0]", "a hex without a unit"},
        CaseFault{BATTLE(R"({"deck": ["elan", "elan"]})"), "cases[0].given.battle.deck[1]",
                  "a card the game has"},
        CaseFault{BATTLE(R"({"scenario": "999"})"), "cases[0].given.battle.scenario",
                  "the number of"},
        CaseFault{BATTLE(R"({"options": {"rain": true}})"), "cases[0].given.battle.options.rain",
                  "no such key"},
        CaseFault{BATTLE(R"({"charts": {"cards": {"FR": {"LI": {"blocks": 99}}}}})"),
                  "cases[0].given.battle.charts.cards.FR.LI.blocks", "a whole number from"},
        CaseFault{BATTLE(R"({"special_rules": [{"type": "storm"}]})"),
                  "cases[0].given.battle.special_rules[0].type", "one of"}));

INSTANTIATE_TEST_SUITE_P(
    States, Faults,
    testing::Values(
        CaseFault{STATE(R"({"colour": 1})"), "cases[0].given.state.colour", "no such key"},
        CaseFault{STATE(R"({"units": {"E6": {}}})"), "cases[0].given.state.units.E6", "a key that"},
        CaseFault{STATE(R"({"units": {"E5": {"at": "Z9"}}})"), "cases[0].given.state.units.E5.at",
                  "a place"},
        CaseFault{STATE(R"({"units": {"E5": {"at": "F5"}}})"), "cases[0].given.state",
                  "a position that can arise"},
        CaseFault{STATE(R"({"turn": {"card": "ace"}})"), "cases[0].given.state.turn.card",
                  "one of"},
        CaseFault{STATE(R"({"turn": {"ordered": ["E5", "E5"]}})"),
                  "cases[0].given.state.turn.ordered[1]", "each once"},
        CaseFault{STATE(R"({"turn": {"ordered": ["A1"]}})"), "cases[0].given.state.turn.ordered[0]",
                  "one of E5 F5"},
        CaseFault{STATE(R"({"players": {"bottom": {"hand": ["elan"]}}, "discard": ["elan"]})"),
                  "cases[0].given.state", "a position that can arise"},
        CaseFault{STATE(R"({"players": {"top": {"banners": 9}}})"), "cases[0].given.state",
                  "a position that can arise"},
        CaseFault{STATE(R"({"players": {"top": {"hand": []}}})"), "cases[0].given.state",
                  "a position that can arise"},
        CaseFault{STATE(R"({"frames": []})"), "cases[0].given.state", "a position that can arise"},
        CaseFault{STATE(R"({"frames": [{"is": "lunch"}]})"), "cases[0].given.state.frames[0].is",
                  "the name of a frame"},
        CaseFault{STATE(R"({"frames": [{"is": "fighting"}]})"), "cases[0].given.state",
                  "a position that can arise"},
        CaseFault{STATE(R"({"frames": [{"is": "turn-step", "stage": "begin"}, {"is": "moving"}]})"),
                  "cases[0].given.state", "a position that can arise"},
        CaseFault{
            STATE(R"({"frames": [{"is": "turn-step", "stage": "movement"}, {"is": "placing"}]})"),
            "cases[0].given.state", "a position that can arise"},
        CaseFault{STATE(R"({"turn": {"card": "none"}, "frames": [{"is": "turn-step",
                            "stage": "combat"}, {"is": "moving"}]})"),
                  "cases[0].given.state", "a position that can arise"},
        CaseFault{STATE(R"({"turn": {"ordered": ["F5"]}})"), "cases[0].given.state",
                  "a position that can arise"},
        CaseFault{STATE(R"({"objectives_held": 1})"), "cases[0].given.state",
                  "a position that can arise"},
        CaseFault{STATE(R"({"frames": [{"is": "turn-step", "stage": "end"}, {"is": "fighting"},
                            {"is": "reaction"}]})"),
                  "cases[0].given.state", "a quiet position"}));

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
};

std::string report_with(Breakable::Breach breach, const std::string& step) {
    const Document text = document("[" +
                                   made(R"("given": {"battle": {}}, "when": [)" + step +
                                        R"(], "then": {"state": {"turn": {"active": "bottom"}}})") +
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
    const std::string long_one = HEAD R"("given": {"battle": {}}, "when": [)" + steps + "]}";
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
    const auto verdicts =
        explain_cases(document(R"({"game": "ccn", "cases": [)" +
                               made(R"("given": {"battle": {"units": ["FR LI E5", "BR LI F5"]}},
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

TEST(Cases, WhyReadsCasesOfOneFormOnly) {
    const auto fault = [](const std::string& text) -> std::string {
        try {
            explain_cases(document(text));
        } catch (const BadInput& bad) {
            return bad.what();
        }
        return "no fault";
    };
    EXPECT_EQ(fault(R"({"game": "ccn", "given": {"battle": {}}, "do": "done"})"),
              "t.json: expected {\"game\": ..., \"cases\": [...]}, or the array of cases, found an "
              "object");
    EXPECT_EQ(fault(R"({"game": "ccn", "cases": [)" +
                    made(R"("given": {"units": ["FR LI E5"]}, "when": ["done"])") + "]}"),
              "t.json: cases[0].given.battle: expected a value, found nothing");
}

TEST(Cases, TheGameComesFromTheFileItsFolderItsRulesOrIsSaid) {
    const std::string cases =
        "[" + made(R"("given": {"battle": {}}, "then": {"asks": {"awaits": "bottom"}})") + "]";
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

TEST(Show, TellsWhatIsAskedAndWhatStandsWhere) {
    const auto shown = show_positions(
        document(R"({"game": "ccn", "cases": [)" +
                 made(R"("given": {"battle": {"units": ["FR LI E5", "BR LI F5", "FR LI C2"]}},
                "when": [{"do": "fire E5 F5", "refused": true}, "melee E5 F5", "stand",
                         "dice I C C C C"])") +
                 "]}"));
    ASSERT_EQ(shown.size(), 1U);
    EXPECT_EQ(shown.front().id, "made-up");
    EXPECT_EQ(shown.front().text,
              "  top at battle-back-choice\n  C2: FR LI 4\n  E5: FR LI 4\n  F5: BR LI 3\n");
    EXPECT_EQ(shown.front().line, R"(["melee E5 F5","stand","dice I C C C C"])");
}

TEST(Show, WhatItPrintsIsAPositionOfACase) {
    const std::string moves =
        R"("given": {"battle": {"units": ["FR LI E5", "BR LI F5", "FR LI C2", "BR LI D2"]}},
           "line": ["melee E5 F5", "stand", "dice I I I I C", "pass", "melee C2 D2", "stand"])";
    const auto shown = show_positions(document(R"({"game": "ccn", )" + moves + "}"));
    ASSERT_EQ(shown.size(), 1U);
    EXPECT_EQ(shown.front().line, R"(["melee C2 D2","stand"])");
    const std::string again =
        made("\"given\": " + shown.front().given + ", \"line\": " + shown.front().line +
             R"(, "then": {"board": {"F5": null, "E5": "FR LI 4"},
                                      "asks": {"chance": {"count": 5}}})");
    EXPECT_EQ(report_text(run(again)), "1 passed, 0 failed\n");
    EXPECT_NE(shown_text(shown.front()).find("\n\"given\": {"), std::string::npos);
}

TEST(Show, RefusesALineThatCannotBePlayed) {
    EXPECT_THROW(show_positions(document(
                     R"({"game": "ccn", "given": {"battle": {}}, "line": ["melee E5 F5"]})")),
                 BadInput);
    EXPECT_THROW(show_positions(document(R"({"game": "ccn", "given": {"battle": {}}, "more": 1})")),
                 BadInput);
}

// Every quiet position of a game can be written down and reads back as it was.
TEST(Show, QuietPositionsReadBack) {
    const CcnCases game{Library()};
    int quiet = 0;
    for (const char* battle : {"\"001\"", "\"006\""}) {
        const Document named = document(battle);
        const auto read = game.read_battle(named.root());
        ccn::State s = ccn::start(*read);
        ccn::settle(s, {});
        Stream stream(7);
        for (int i = 0; i < 400 && Ccn::awaits(s) != Awaits::Nobody; ++i) {
            if (is_quiet<CcnCases>(s) && s.frames.top_as<ccn::CardChoice>() != nullptr) {
                ++quiet;
                EXPECT_TRUE(written_given(game, battle, s)) << battle << " step " << i;
            }
            if (Ccn::awaits(s) == Awaits::Chance) {
                const Answer answer = sample(Ccn::chance(s), stream);
                Ccn::resolve(s, drawn(answer), {});
            } else {
                const Seat seat = next_to_act(Ccn::awaits(s));
                Ccn::apply(s, seat, *Ccn::propose(s, seat, stream), {});
            }
        }
    }
    EXPECT_GT(quiet, 20);
}

TEST(MatchJson, HoldsPartOfAnObjectAndWholeLists) {
    const auto fits = [](const std::string& expected, const std::string& actual) {
        const Document a = document(expected);
        const Document b = document(actual);
        return fits_json(a.root(), b.root());
    };
    EXPECT_TRUE(fits(R"({"a": {"b": 1}})", R"({"a": {"b": 1, "c": 2}, "d": 3})"));
    EXPECT_FALSE(fits(R"({"a": null})", R"({"b": 1})"));
    EXPECT_TRUE(fits(R"({"a": null})", R"({"a": null})"));
    EXPECT_FALSE(fits("[1]", "[1, 2]"));
    EXPECT_FALSE(fits("[2, 1]", "[1, 2]"));
    EXPECT_TRUE(fits(R"(["y", "x"])", R"(["x", "y"])"));
    EXPECT_FALSE(fits(R"(["x", "x"])", R"(["x", "y"])"));
    EXPECT_FALSE(fits(R"(["x"])", R"(["x", "y"])"));
    const Document some = document(R"({"hand": ["x"]})");
    const Document all = document(R"({"hand": ["y", "x"]})");
    EXPECT_TRUE(holds_json(some.root(), all.root()));
    EXPECT_FALSE(holds_json(all.root(), some.root()));
}

TEST(LegibleJson, BreaksOnlyWhatIsTooLong) {
    const Document flat = document(R"({"a":[1,"x"],"b":{}})");
    EXPECT_EQ(legible_json(flat.root()), R"({"a": [1, "x"], "b": {}})");
    const std::string word(60, 'x');
    const Document tall = document("[\"" + word + "\",{\"a\":\"" + word + "\"}]");
    EXPECT_EQ(legible_json(tall.root()), "[\n  \"" + word + "\",\n  {\"a\": \"" + word + "\"}\n]");
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
