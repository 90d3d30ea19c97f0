// Waterloo at the host: the tile stays hidden, and what is sent fits the game.
#include <gtest/gtest.h>

#include <array>

#include "core/sample.hpp"
#include "parlour.hpp"
#include "server/game_port.hpp"
#include "server/verify.hpp"
#include "support/seen.hpp"

namespace grognard::server {

namespace {

using table::Accepted;
using table::Table;

const GamePort& port() { return *find_port("waterloo"); }

const std::string by_link =
    R"({"game":"waterloo","scenario":"001","seats":{"bottom":"human","top":"open"}})";

Seat awaited(const Table& at) { return at.awaits() == Awaits::First ? Seat::First : Seat::Second; }

void submit(Table& at, const std::string& text) {
    const table::Reply reply = at.submit(awaited(at), text);
    ASSERT_TRUE(std::holds_alternative<Accepted>(reply)) << text;
}

// "done" to all that is asked before the first tile.
std::unique_ptr<Table> before_the_tile() {
    auto at = port().make("001");
    while (at->awaits() != Awaits::Chance) submit(*at, "done");
    EXPECT_EQ(at->step(), "tile-draw");
    return at;
}

std::string public_view(const Table& at) {
    codec::Writer out;
    at.write_view(out, Viewer::Spectator);
    return out.take();
}

// All that the player whose sequence it is could compare.
std::string known_to_the_active(const Table& at) {
    std::string out = view_json(at, Seat::First) + public_view(at) + at.prompt().json();
    for (const std::string& offer : at.offers(Seat::First)) out += offer;
    return out + std::to_string(at.at()) + (at.may_undo(Seat::First) ? "u" : "-");
}

std::optional<std::string> odds(const Table& at, const std::string& action) {
    return port().odds(at, awaited(at), action, 7)();
}

// Its figure in a view or in the text of its draw, or the event that it was drawn.
bool tells_the_tile(std::string_view message) {
    for (const std::string_view key : {"\"tile\":", "\"text\":\"draw "}) {
        for (std::size_t at = message.find(key); at != message.npos;
             at = message.find(key, at + 1)) {
            const std::string_view value = message.substr(at + key.size(), 1);
            if (!value.empty() && value[0] >= '0' && value[0] <= '9') return true;
        }
    }
    return message.find("event.tile-drawn") != message.npos;
}

}  // namespace

TEST(WaterlooPortTest, WorldsThatDifferByTheTileLookAlikeUntilItStopsHim) {
    std::vector<std::unique_ptr<Table>> worlds;
    for (const char* tile : {"draw 2", "draw 3", "draw 4", "draw 5"}) {
        worlds.push_back(before_the_tile());
        worlds.back()->answer(tile);
    }
    const auto expect_alike = [&worlds](const std::string& action) {
        for (const auto& world : worlds) {
            ASSERT_EQ(known_to_the_active(*world), known_to_the_active(*worlds.front()));
            if (action.empty()) continue;
            ASSERT_EQ(odds(*world, action), odds(*worlds.front(), action)) << action;
        }
    };
    Stream random(1);
    std::vector<std::size_t> left;
    while (worlds.size() > 1) {
        const auto offers = worlds.front()->offers(awaited(*worlds.front()));
        const std::string action = offers[random.below(static_cast<std::uint32_t>(offers.size()))];
        expect_alike(action);
        for (const auto& world : worlds) {
            submit(*world, action);
            while (world->awaits() == Awaits::Chance && world->step() != "stop-word") {
                std::string dice = "dice";
                for (int n = 0; n < world->question()->count; ++n) dice += " 1";
                world->answer(dice);
            }
        }
        if (worlds.front()->step() != "stop-word") continue;
        expect_alike("");
        std::erase_if(worlds, [&random](const auto& world) {
            const std::string word = world->sampled(random);
            world->answer(word);
            return word == "draw stop";
        });
        left.push_back(worlds.size());
    }
    EXPECT_EQ(left, (std::vector<std::size_t>{3, 2, 1}));
}

TEST(WaterlooPortTest, TheTileIsInNoBytesForTheActiveSeatOrForOnlookers) {
    Parlour parlour;
    const Json created(parlour.ask("POST", "/api/tables", by_link).body);
    const auto sit = [&](const std::string& seat) {
        return parlour.sit(created.text("table"),
                           seat.empty() ? "" : created.text("seats." + seat + ".secret"));
    };
    const std::array<std::shared_ptr<Seated>, 3> people = {sit("bottom"), sit("top"), sit("")};
    const std::array<std::string, 3> seats = {"bottom", "top", ""};
    Stream random(4);
    std::size_t tiles = 0;
    std::size_t checked = 0;
    for (int step = 0; step < 4000; ++step) {
        const Json now(people[2]->last_state());
        if (now.text("awaits") == "nobody") break;
        const std::string active = now.text("view.active");
        for (std::size_t i = 0; i < people.size(); ++i) {
            for (const std::string& message : people[i]->take()) {
                const bool tells = tells_the_tile(message);
                const bool may_know = !seats[i].empty() && seats[i] != active;
                EXPECT_TRUE(may_know || !tells) << message;
                tiles += tells ? 1 : 0;
                ++checked;
            }
        }
        const std::size_t mover = now.text("awaits") == "bottom" ? 0 : 1;
        const Json mine(people[mover]->last_state());
        const auto offers = mine.texts("offers");
        ASSERT_FALSE(offers.empty());
        const std::string action = offers[random.below(static_cast<std::uint32_t>(offers.size()))];
        const std::string at = std::to_string(mine.number("at"));
        if (step % 25 == 0 && seats[mover] == active) {
            people[mover]->say(R"({"ask":"replay","at":)" + at + R"(,"id":1})");
            people[mover]->say(ask("odds", action, 2));
            people[2]->say(R"({"ask":"replay","at":)" + at + R"(,"id":3})");
            people[2]->say(R"({"ask":"story","id":4})");
        }
        people[mover]->say(act(action, static_cast<std::size_t>(mine.number("at"))));
        parlour.run();
    }
    EXPECT_EQ(Json(people[0]->last_state()).text("awaits"), "nobody");
    EXPECT_GT(tiles, 20U);  // the other player was told each time
    EXPECT_GT(checked, 1000U);

    // Now that it is over, dice and tiles can be checked by anybody, and the game played on.
    const std::string log =
        parlour.ask("GET", "/api/tables/" + created.text("table") + "/log").body;
    const Verified verified = verify(table::parse_saved("game", log));
    EXPECT_TRUE(verified.verified()) << verified.fault;
    EXPECT_GT(verified.derived, 100);
    EXPECT_EQ(parlour.ask("POST", "/api/import", log).status, 201);
}

TEST(WaterlooPortTest, TheScenarioHoldsAllThatABoardNeeds) {
    const Json scenario(*port().scenario("001"));
    EXPECT_EQ(scenario.count("areas"), 60U);
    EXPECT_EQ(scenario.count("strongholds"), 3U);
    EXPECT_EQ(scenario.text("goals.bottom"), "N5");
    EXPECT_EQ(scenario.text("sides.top.name.en"), "Allied");
    EXPECT_EQ(scenario.count("hours"), 9U);
    EXPECT_EQ(scenario.count("pieces"), scenario.count("start"));
    EXPECT_EQ(scenario.count("track"), 20U);
    EXPECT_EQ(scenario.text("provenance.areas.status"), "reconstructed");
    EXPECT_FALSE(port().scenario("002"));
    EXPECT_NE(port().charts().find(R"("part":"artillery","status":"reconstructed")"),
              std::string::npos);
}

TEST(WaterlooPortTest, SkirmishersHitOnSixAndLuckIsCounted) {
    auto at = port().make("001");
    const std::string action = at->offers(awaited(*at)).front();
    ASSERT_TRUE(action.starts_with("skirmish ")) << action;
    const Json found(*odds(*at, action));
    EXPECT_EQ(found.number("shots[0].needed"), 6);
    EXPECT_EQ(found.number("id"), 7);
    EXPECT_EQ(found.count("shots[0].hits"), 2U);
    EXPECT_FALSE(odds(*at, "done"));
    submit(*at, action);
    Luck luck;
    port().count_luck(luck, *at, "dice 6");
    EXPECT_DOUBLE_EQ(luck.expected[1], 1.0 / 6);
    EXPECT_EQ(luck.actual, (std::array<int, 2>{0, 1}));
}

TEST(WaterlooPortTest, BotsOfEveryLevelChooseWhatIsOffered) {
    const auto at = port().make("001");
    const auto offers = at->offers(awaited(*at));
    for (const std::string_view bot : port().bots()) {
        const std::string chosen = port().think(*at, awaited(*at), bot, 3)();
        EXPECT_NE(std::ranges::find(offers, chosen), offers.end()) << bot << ": " << chosen;
    }
    EXPECT_FALSE(port().think(*at, awaited(*at), "nobody", 3));
}

TEST(WaterlooPortTest, StrengthIsCountedAndLossesAreTheEnemysPoints) {
    const Standing start = port().standing(*port().make("001"));
    EXPECT_EQ(start.points, (std::array<int, 2>{0, 0}));
    EXPECT_GT(start.strength[0], start.strength[1]);
}

}  // namespace grognard::server
