// The plain HTTP side, asked without sockets.
#include "server/api.hpp"

#include <gtest/gtest.h>

#include "parlour.hpp"

namespace grognard::server {

namespace {

Response refused(Parlour& parlour, std::string_view body) {
    return parlour.ask("POST", "/api/tables", std::string(body));
}

void play_to_the_end(Parlour& parlour, Seated& me) {
    for (int i = 0; i < 20'000; ++i) {
        const Json state(me.last_state());
        if (state.text("awaits") == "nobody") return;
        const auto offers = state.texts("offers");
        const auto at = static_cast<std::size_t>(state.number("at"));
        me.say(act(offers[(at * 7919) % offers.size()], at));
        parlour.run();
        me.take();
    }
}

}  // namespace

TEST(ApiTest, TheCatalogueNamesGamesScenariosAndBots) {
    Parlour parlour;
    const Response response = parlour.ask("GET", "/api/games");
    EXPECT_EQ(response.status, 200);
    const Json games(response.body);
    EXPECT_EQ(games.text("games[0].game"), "ccn");
    EXPECT_EQ(games.count("games[0].scenarios"), 15U);
    EXPECT_EQ(games.text("games[0].scenarios[0].id"), "001");
    EXPECT_FALSE(games.text("games[0].scenarios[0].name.fr").empty());
    const auto bots = games.texts("bots");
    EXPECT_NE(std::find(bots.begin(), bots.end(), "greedy"), bots.end());
}

TEST(ApiTest, AScenarioHasAllThatABoardNeeds) {
    Parlour parlour;
    const Json scenario(parlour.ask("GET", "/api/scenarios/ccn/001").body);
    EXPECT_EQ(scenario.count("map"), 9U);
    EXPECT_EQ(scenario.text("map[0]"), "..........f..");
    EXPECT_EQ(scenario.text("map[8]"), "..H...T..H.f.");
    EXPECT_EQ(scenario.count("sections"), 3U);
    EXPECT_EQ(scenario.count("unit_names"), scenario.count("start.units"));
    EXPECT_EQ(scenario.text("start.units.0.at"), "I2");
    EXPECT_EQ(scenario.number("blocks.FR.LI"), 4);
    EXPECT_EQ(scenario.text("first"), "top");
    EXPECT_EQ(scenario.text("places.A7.en"), "Roliça");
    EXPECT_EQ(scenario.text("special_rules[0].id"), "objective_hills");
    EXPECT_EQ(scenario.text("provenance.hands.status"), "sourced");
    EXPECT_EQ(parlour.ask("GET", "/api/scenarios/ccn/999").status, 404);
    EXPECT_EQ(parlour.ask("GET", "/api/scenarios/chess/001").status, 404);
    for (const char* id : {"002", "005", "010", "015"}) {
        EXPECT_EQ(parlour.ask("GET", std::string("/api/scenarios/ccn/") + id).status, 200);
    }
}

TEST(ApiTest, WordsAndRulesInBothLanguages) {
    Parlour parlour;
    const Response english = parlour.ask("GET", "/api/words/ccn/en");
    const Response french = parlour.ask("GET", "/api/words/ccn/fr");
    EXPECT_NE(english.body.find("event.card-drawn"), std::string::npos);
    EXPECT_NE(french.body.find("event.card-drawn"), std::string::npos);
    EXPECT_NE(english.body, french.body);
    EXPECT_EQ(parlour.ask("GET", "/api/words/ccn/de").status, 404);
    const Json rules(parlour.ask("GET", "/api/rules/ccn").body);
    EXPECT_FALSE(rules.text("[0].id").empty());
    EXPECT_FALSE(rules.text("[0].fr").empty());
}

TEST(ApiTest, ChartsSayWhereTheirFiguresComeFrom) {
    Parlour parlour;
    const Response charts = parlour.ask("GET", "/api/charts/ccn");
    EXPECT_EQ(charts.status, 200);
    const char* guns = R"("status":"reconstructed","rules":["ccn.ranged.power.foot-artillery")";
    EXPECT_NE(charts.body.find(guns), std::string::npos);
    EXPECT_EQ(parlour.ask("GET", "/api/charts/chess").status, 404);
}

TEST(ApiTest, ATableIsRefusedWithWhatWasExpected) {
    Parlour parlour;
    for (const char* body : {
             "",
             "[]",
             "{}",
             R"({"game":"ccn"})",
             R"({"game":"chess","scenario":"001","seats":{"bottom":"human","top":"human"}})",
             R"({"game":"ccn","scenario":"999","seats":{"bottom":"human","top":"human"}})",
             R"({"game":"ccn","scenario":"../x.json","seats":{"bottom":"human","top":"human"}})",
             R"({"game":"ccn","scenario":"/etc/passwd","seats":{"bottom":"human","top":"human"}})",
             R"({"game":"ccn","scenario":"001","seats":{"bottom":"human","top":"bot:nobody"}})",
             R"({"game":"ccn","scenario":"001","seats":{"bottom":"human"}})",
             R"({"game":"ccn","scenario":"001",
                 "seats":{"bottom":"human","top":"open"},"solo":true})",
             R"({"game":"ccn","scenario":"001",
                 "seats":{"bottom":"human","top":"open"},"dice":"typed"})",
             R"({"game":"ccn","scenario":"001","seats":{"bottom":"human","top":"open"},"x":1})",
         }) {
        const Response response = refused(parlour, body);
        EXPECT_EQ(response.status, 400) << body;
        EXPECT_TRUE(Json(response.body).has("expected")) << body;
    }
    EXPECT_TRUE(parlour.store().unfinished().empty());
}

TEST(ApiTest, SecretsAreGivenOnceAndKeptHashed) {
    Parlour parlour;
    const Created created = parlour.create(two_humans);
    EXPECT_EQ(created.secrets[0].size(), 22U);
    EXPECT_NE(created.secrets[0], created.secrets[1]);
    const auto record = parlour.store().load(created.table)->record;
    EXPECT_NE(record.seats[0].secret_hash, created.secrets[0]);
    EXPECT_EQ(parlour.ask("GET", "/api/tables/" + created.table + "/state?seat=x").status, 403);
    const Response mine =
        parlour.ask("GET", "/api/tables/" + created.table + "/state?seat=" + created.secrets[1]);
    EXPECT_EQ(Json(mine.body).text("seat"), "top");
    EXPECT_EQ(mine.body.find(created.secrets[0]), std::string::npos);
    EXPECT_EQ(parlour.ask("GET", "/api/tables/nowhere/state").status, 404);
    EXPECT_EQ(parlour.ask("GET", "/api/tables/../state").status, 404);
}

TEST(ApiTest, ARunningGameIsNotExported) {
    Parlour parlour;
    const Created created = parlour.create(two_humans);
    const std::string log = "/api/tables/" + created.table + "/log?seat=";
    parlour.sit(created.table, created.secrets[0]);
    EXPECT_EQ(parlour.ask("GET", log + created.secrets[0]).status, 403);
    EXPECT_EQ(parlour.ask("GET", log).status, 403);
    const std::string branch = "/api/tables/" + created.table + "/branch";
    EXPECT_EQ(
        parlour.ask("POST", branch, R"({"seat":")" + created.secrets[0] + R"(","at":1})").status,
        403);
}

TEST(ApiTest, AGameIsExportedImportedAndBranched) {
    Parlour parlour;
    const Created created = parlour.create(alone);
    const auto me = parlour.sit(created.table, created.secrets[0]);
    play_to_the_end(parlour, *me);
    const Json end(me->last_state());
    ASSERT_EQ(end.text("awaits"), "nobody");
    EXPECT_TRUE(parlour.store().unfinished().empty());

    const Response log = parlour.ask("GET", "/api/tables/" + created.table + "/log");
    ASSERT_EQ(log.status, 200);
    EXPECT_TRUE(log.body.starts_with("grognard 2\ngame ccn\nrules 1\nbattle 001 #"));
    EXPECT_NE(log.body.find("\ndice-commitment " + created.commitment + "\n"), std::string::npos);
    EXPECT_NE(log.body.find("\ndice-seed "), std::string::npos);

    const Response imported = parlour.ask("POST", "/api/import", log.body);
    ASSERT_EQ(imported.status, 201);
    const Json again(imported.body);
    const auto copy = parlour.sit(again.text("table"), again.text("seats.both.secret"));
    EXPECT_EQ(Json(copy->last_state()).number("at"), end.number("at"));

    const Response branched =
        parlour.ask("POST", "/api/tables/" + created.table + "/branch", R"({"seat":null,"at":20})");
    ASSERT_EQ(branched.status, 201);
    const Json branch(branched.body);
    const auto other = parlour.sit(branch.text("table"), branch.text("seats.both.secret"));
    EXPECT_GE(Json(other->last_state()).number("at"), 20);
    EXPECT_EQ(parlour.store().load(branch.text("table"))->record.dice.after, 20U);
}

TEST(ApiTest, GameFilesArePlayedThroughWhereNoGameWaits) {
    Limits limits = Parlour::unlimited();
    limits.waiting_jobs = 0;
    Parlour parlour(limits);
    const Created created = parlour.create(alone);
    const Response log =
        parlour.ask("GET", "/api/tables/" + created.table + "/log?seat=" + created.secrets[0]);
    ASSERT_EQ(log.status, 200);
    EXPECT_EQ(parlour.ask("POST", "/api/import", log.body).status, 503);
    const std::string branch = R"({"seat":")" + created.secrets[0] + R"(","at":0})";
    EXPECT_EQ(parlour.ask("POST", "/api/tables/" + created.table + "/branch", branch).status, 503);
    EXPECT_EQ(parlour.ask("POST", "/api/tables", alone).status, 201);
}

TEST(ApiTest, AFileThatIsNoGameIsNotImported) {
    Parlour parlour;
    for (const std::string& body :
         {std::string(), std::string("grognard 1\n"), std::string(5000, 'x'),
          std::string("grognard 1\ngame ccn\nscenario /etc/passwd\nseats bottom=human "
                      "top=human\nstart #0000000000000000\n"),
          std::string("grognard 2\ngame ccn\nrules 1\nbattle 001 #0000000000000000\nseats "
                      "bottom=human top=human\nstart @0000000000000000 #0000000000000000\n")}) {
        EXPECT_EQ(parlour.ask("POST", "/api/import", body).status, 400) << body;
    }
}

TEST(ApiTest, PagesFilesHealthAndMetrics) {
    Parlour parlour;
    const Response home = parlour.ask("GET", "/");
    EXPECT_EQ(home.status, 200);
    EXPECT_TRUE(home.type.starts_with("text/html"));
    EXPECT_EQ(parlour.ask("GET", "/t/abc").body, home.body);
    EXPECT_EQ(parlour.ask("GET", "/rules/ccn/ccn.board.sections").body, home.body);
    EXPECT_EQ(parlour.ask("GET", "/no/such.js").status, 404);
    EXPECT_EQ(parlour.ask("GET", "/api/no").status, 404);
    EXPECT_EQ(parlour.ask("DELETE", "/").status, 405);
    EXPECT_EQ(parlour.ask("GET", "/api/tables").status, 405);
    EXPECT_EQ(parlour.ask("GET", "/health").body, R"({"status":"ok"})");
    EXPECT_NE(parlour.ask("GET", "/metrics").body.find("grognard_http_requests_total"),
              std::string::npos);
}

TEST(ApiTest, AStateTellsWhoIsThere) {
    Parlour parlour;
    const Created created = parlour.create(two_humans);
    const auto top = parlour.sit(created.table, created.secrets[1]);
    const Json state(parlour.ask("GET", "/api/tables/" + created.table + "/state").body);
    EXPECT_TRUE(state.truth("online.top"));
    EXPECT_FALSE(state.truth("online.bottom"));
}

TEST(ApiTest, WhatIsAskedWhileAGameIsBeingKeptIsAnsweredAfterwards) {
    Parlour parlour;
    const Created created = parlour.create(alone);
    const auto me = parlour.sit(created.table, created.secrets[0]);
    const std::string table = "/api/tables/" + created.table;
    const std::string seat = "?seat=" + created.secrets[0];
    const auto act_first = [&] {
        const Json state(me->last_state());
        me->say(act(state.texts("offers").front(), static_cast<std::size_t>(state.number("at"))));
        return state.number("at");
    };
    std::int64_t before = act_first();
    const Response state = parlour.ask("GET", table + "/state" + seat);
    ASSERT_EQ(state.status, 200);
    EXPECT_GT(Json(state.body).number("at"), before);
    act_first();
    EXPECT_EQ(parlour.ask("GET", table + "/log" + seat).status, 200);
    before = act_first();
    const std::string branch = R"({"seat":")" + created.secrets[0] + R"(","at":1})";
    EXPECT_EQ(parlour.ask("POST", table + "/branch", branch).status, 201);
    // A host that stops does not leave anybody without an answer.
    act_first();
    std::optional<int> status;
    parlour.api().handle({"GET", table + "/state", "", "here", false},
                         [&status](const Response& response) { status = response.status; });
    EXPECT_FALSE(status.has_value());
    parlour.lobby().finish();
    EXPECT_EQ(status, 503);
}

TEST(ApiTest, EveryPathHasAnAnswer) {
    Parlour parlour;
    for (const char* path : {"/api", "/api/", "/api//", "/api?x", "//", "", "/?", "/api/tables/"}) {
        EXPECT_NO_THROW(parlour.ask("GET", path)) << path;
    }
    EXPECT_EQ(parlour.ask("GET", "/api").status, 404);
}

TEST(ApiTest, AMistakeOfTheHostIsAnsweredAndReported) {
    Parlour parlour;
    parlour.store().senseless = true;
    EXPECT_EQ(parlour.ask("GET", "/health?a=b").status, 500);
    EXPECT_EQ(parlour.reported(), std::vector<std::string>{"GET /health: a mistake of ours"});
    parlour.store().senseless = false;
    EXPECT_EQ(parlour.ask("GET", "/health").status, 200);
}

TEST(ApiTest, AnAddressThatAsksTooMuchIsTurnedAway) {
    Limits limits = Parlour::unlimited();
    limits.address = {1, 25};
    Parlour parlour(limits);
    EXPECT_EQ(parlour.ask("POST", "/api/tables", alone).status, 201);
    EXPECT_EQ(parlour.ask("POST", "/api/tables", alone).status, 201);
    EXPECT_EQ(parlour.ask("POST", "/api/tables", alone).status, 429);
}

TEST(QueryTest, ValuesAreFoundByName) {
    EXPECT_EQ(query_value("/ws/a?seat=S&nonce=N", "seat"), "S");
    EXPECT_EQ(query_value("/ws/a?seat=S&nonce=N", "nonce"), "N");
    EXPECT_EQ(query_value("/ws/a?seat=S", "nonce"), "");
    EXPECT_EQ(query_value("/ws/a", "seat"), "");
    EXPECT_EQ(query_value("/ws/a?&&=&seat", "seat"), "");
    EXPECT_EQ(path_of("/ws/a?seat=S"), "/ws/a");
}

}  // namespace grognard::server
