// Games survive a restart; rooms nobody uses are closed; a store that fails loses nothing it said.
#include "server/lobby.hpp"

#include <gtest/gtest.h>

#include "parlour.hpp"

namespace grognard::server {

namespace {

void play_on(Parlour& parlour, Seated& me, int steps) {
    for (int i = 0; i < steps; ++i) {
        const Json state(me.last_state());
        if (state.text("awaits") == "nobody") return;
        const auto offers = state.texts("offers");
        const auto at = static_cast<std::size_t>(state.number("at"));
        me.say(act(offers[at % offers.size()], at));
        parlour.run();
    }
}

}  // namespace

TEST(LobbyTest, AGameGoesOnAfterARestart) {
    Parlour parlour;
    const Created created = parlour.create(alone);
    auto me = parlour.sit(created.table, created.secrets[0]);
    play_on(parlour, *me, 60);
    me->say(R"({"say":"to be continued"})");
    parlour.run();
    me->say(R"({"since":0})");
    parlour.run();
    const Json before(me->last_state());
    parlour.restart();
    me = parlour.sit(created.table, created.secrets[0]);
    EXPECT_EQ(me->last_state(), before.raw());
    play_on(parlour, *me, 5);
    EXPECT_GT(Json(me->last_state()).number("at"), before.number("at"));
}

const std::string against_bot =
    R"({"game":"ccn","scenario":"001","seats":{"bottom":"human","top":"bot:first"}})";
const std::string bots_alone =
    R"({"game":"ccn","scenario":"001","seats":{"bottom":"bot:random","top":"bot:first"}})";

std::size_t length(Parlour& parlour, const std::string& table) {
    return parlour.store().load(table)->inputs.size();
}
void wait_for(Parlour& parlour, const std::string& table, std::size_t inputs) {
    for (int i = 0; i < 20'000 && length(parlour, table) < inputs; ++i) {
        parlour.run();
        std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
    EXPECT_GE(length(parlour, table), inputs);
}

TEST(LobbyTest, ABotGoesOnAfterARestart) {
    Parlour parlour;
    const Created created = parlour.create(against_bot);
    // The cards are dealt, and it is the bot's turn.
    parlour.sit(created.table, created.secrets[0]);
    parlour.restart();
    wait_for(parlour, created.table, 3);
}

TEST(LobbyTest, BotsPlayAgainstEachOtherWhileSomebodyLooksOn) {
    Parlour parlour;
    const Created created = parlour.create(bots_alone);
    const auto idle = [&] {
        const std::size_t before = length(parlour, created.table);
        for (int i = 0; i < 20; ++i) {
            parlour.lobby().close_idle(Clock::now());
            parlour.run();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        return length(parlour, created.table) == before;
    };
    EXPECT_TRUE(idle());
    parlour.restart();
    EXPECT_TRUE(idle());
    const auto watcher = parlour.sit(created.table, "");
    wait_for(parlour, created.table, 50);
    watcher->leave();
    // What was being thought of when he left is still done.
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    parlour.run();
    EXPECT_TRUE(idle());
}

void spoil_second_step(Parlour& parlour, const std::string& table) {
    auto inputs = parlour.store().load(table)->inputs;
    inputs.at(1).hash ^= 1U;
    parlour.store().commit(store::Writes{store::Cut{table, 0}, store::Append{table, 1, inputs}});
}

TEST(LobbyTest, AKeptGameThatDoesNotReplayIsNotPlayed) {
    Parlour parlour;
    const Created created = parlour.create(alone);
    const auto me = parlour.sit(created.table, created.secrets[0]);
    play_on(parlour, *me, 3);
    spoil_second_step(parlour, created.table);
    parlour.restart();
    try {
        parlour.lobby().find(created.table);
        FAIL() << "it was brought back";
    } catch (const BrokenLog& bad) {
        EXPECT_NE(std::string(bad.what()).find("step 2"), std::string::npos) << bad.what();
    }
}

TEST(LobbyTest, ABotsGameThatDoesNotReplayIsNamedAtTheStart) {
    Parlour parlour;
    const Created created = parlour.create(against_bot);
    const auto me = parlour.sit(created.table, created.secrets[0]);
    while (parlour.store().load(created.table)->inputs.size() < 2) parlour.run();
    spoil_second_step(parlour, created.table);
    try {
        parlour.restart();
        FAIL() << "nobody noticed";
    } catch (const std::runtime_error& bad) {
        EXPECT_NE(std::string(bad.what()).find(created.table), std::string::npos) << bad.what();
    }
}

TEST(LobbyTest, AFullDiskRefusesAndTheGameGoesOn) {
    Parlour parlour;
    const Created created = parlour.create(alone);
    const auto me = parlour.sit(created.table, created.secrets[0]);
    const auto watcher = parlour.sit(created.table, "");
    play_on(parlour, *me, 4);
    const Json before(me->last_state());
    const std::string action =
        act(before.texts("offers").front(), static_cast<std::size_t>(before.number("at")));
    parlour.store().full = true;
    me->take();
    for (int i = 0; i < 3; ++i) {
        me->say(action);
        parlour.run();
        const Json refused(me->take().at(0));
        EXPECT_EQ(refused.text("type"), "refused");
        EXPECT_EQ(refused.text("reason"), "host.not-kept");
        EXPECT_EQ(refused.number("at"), before.number("at"));
        EXPECT_EQ(Json(me->last_state()).number("at"), before.number("at"));
        EXPECT_EQ(Json(me->last_state()).texts("offers"), before.texts("offers"));
        EXPECT_EQ(Json(watcher->last_state()).number("at"), before.number("at"));
    }
    EXPECT_EQ(parlour.metrics().commits_failed, 3U);
    EXPECT_EQ(parlour.ask("GET", "/health").status, 503);
    EXPECT_EQ(parlour.ask("POST", "/api/tables", alone).status, 503);
    EXPECT_TRUE(me->closed().empty());
    const std::string begun = "the store takes no writes: the disk is full";
    EXPECT_EQ(parlour.reported(), std::vector<std::string>{begun});
    parlour.store().full = false;
    EXPECT_EQ(parlour.ask("GET", "/health").status, 200);
    EXPECT_EQ(parlour.reported(),
              (std::vector<std::string>{begun, "the store takes writes again"}));
    me->say(action);
    parlour.run();
    EXPECT_GT(Json(me->last_state()).number("at"), before.number("at"));
    EXPECT_GT(Json(watcher->last_state()).number("at"), before.number("at"));
}

TEST(LobbyTest, ABotTriesAgainWhenTheDiskTakesMore) {
    Parlour parlour;
    const Created created = parlour.create(against_bot);
    parlour.store().full = true;
    const auto me = parlour.sit(created.table, created.secrets[0]);
    const auto pause = std::chrono::milliseconds(2);
    for (int i = 0; i < 20; ++i) {
        parlour.run();
        std::this_thread::sleep_for(pause);
    }
    EXPECT_LE(parlour.metrics().commits_failed, 2U);
    parlour.store().full = false;
    me->leave();
    const auto again = parlour.sit(created.table, created.secrets[0]);
    for (int i = 0; i < 5000 && Json(again->last_state()).number("at") < 2; ++i) {
        parlour.lobby().close_idle(Clock::now());
        parlour.run();
        std::this_thread::sleep_for(pause);
    }
    EXPECT_GT(Json(again->last_state()).number("at"), 1);
}

TEST(LobbyTest, RoomsNobodyUsesAreClosedAndComeBack) {
    Limits limits = Parlour::unlimited();
    limits.room_idle = std::chrono::seconds(60);
    Parlour parlour(limits);
    const Created created = parlour.create(alone);
    const auto me = parlour.sit(created.table, created.secrets[0]);
    play_on(parlour, *me, 10);
    const auto later = Clock::now() + std::chrono::hours(1);
    parlour.lobby().close_idle(later);
    EXPECT_EQ(parlour.metrics().rooms, 1U);
    me->leave();
    const auto old = parlour.lobby().find(created.table);
    parlour.lobby().close_idle(later);
    EXPECT_EQ(parlour.metrics().rooms, 0U);
    EXPECT_EQ(old->enter(me, "", "", "here", {}), nullptr);
    const auto again = parlour.sit(created.table, created.secrets[0]);
    EXPECT_EQ(Json(again->last_state()).number("at"), Json(me->last_state()).number("at"));
}

TEST(LobbyTest, WhatTheStoreDoesNotTakeIsNotTold) {
    Parlour parlour;
    const Created created = parlour.create(alone);
    const auto me = parlour.sit(created.table, created.secrets[0]);
    play_on(parlour, *me, 4);
    const Json before(me->last_state());
    const auto at = static_cast<std::size_t>(before.number("at"));
    // Another node has played this game on meanwhile.
    parlour.store().commit(
        store::Writes{store::Append{created.table, at + 1, {{std::nullopt, "elsewhere", 1}}}});
    me->take();
    me->say(act(before.texts("offers").front(), at));
    parlour.run();
    EXPECT_TRUE(me->messages().empty());
    EXPECT_FALSE(me->closed().empty());
    EXPECT_EQ(parlour.metrics().rooms, 0U);
}

TEST(LobbyTest, TooManyGamesAreTurnedAway) {
    Limits limits = Parlour::unlimited();
    limits.open_games = 2;
    Parlour parlour(limits);
    parlour.create(alone);
    parlour.create(alone);
    EXPECT_EQ(parlour.ask("POST", "/api/tables", alone).status, 503);
}

constexpr std::int64_t day = 24 * 60 * 60;

TEST(LobbyTest, GamesHardlyBegunGoToTheBinWhenNobodyCameForLong) {
    Parlour parlour;
    const Limits limits = Parlour::unlimited();
    const std::int64_t long_ago =
        std::chrono::duration_cast<std::chrono::seconds>(limits.left_after).count();
    const auto left_inputs = static_cast<int>(limits.left_inputs);
    const Created begun = parlour.create(alone);
    const Created played = parlour.create(alone);
    const Created visited = parlour.create(alone);
    const Created open = parlour.create(alone);
    for (const Created* game : {&begun, &played}) {
        const auto me = parlour.sit(game->table, game->secrets[0]);
        play_on(parlour, *me, game == &played ? left_inputs : 2);
        me->leave();
    }
    const auto there = [&parlour](const Created& game) {
        return !parlour.store().load(game.table)->binned;
    };
    auto now = Clock::now();
    const auto pass = [&](std::int64_t seconds) {
        parlour.wall_time += seconds;
        now += std::chrono::seconds(seconds);
        parlour.lobby().close_idle(now);
        parlour.run();
        // Rooms were closed; games are looked at an hour later.
        now += std::chrono::hours(2);
        parlour.lobby().close_idle(now);
        parlour.run();
    };
    const auto sitting = parlour.sit(open.table, "");
    pass(long_ago - day);
    parlour.sit(visited.table, "")->leave();
    parlour.run();
    EXPECT_TRUE(there(begun));
    pass(2 * day);
    EXPECT_FALSE(there(begun));
    EXPECT_TRUE(there(played));
    EXPECT_TRUE(there(visited));
    EXPECT_TRUE(there(open));
    EXPECT_EQ(parlour.metrics().games_left, 1U);
    EXPECT_EQ(parlour.metrics().games_open, 3U);
    EXPECT_FALSE(parlour.store().load(begun.table)->inputs.empty());
    // Who was there all the time counts from when he leaves.
    sitting->leave();
    pass(long_ago - day);
    EXPECT_TRUE(there(open));
    EXPECT_FALSE(there(visited));
    pass(2 * day);
    EXPECT_FALSE(there(open));
    EXPECT_TRUE(there(played));
}

// A clock that is wrong by years bins what was hardly begun, and that is all it does.
TEST(LobbyTest, AClockThatJumpsDeletesNothing) {
    Limits limits = Parlour::unlimited();
    limits.room_idle = std::chrono::seconds(0);
    Parlour parlour(limits);
    const Created created = parlour.create(alone);
    const auto me = parlour.sit(created.table, created.secrets[0]);
    play_on(parlour, *me, 2);
    const auto before = parlour.store().load(created.table)->inputs;
    me->leave();
    auto now = Clock::now();
    const auto sweep = [&](int hours) {
        for (int i = 0; i < hours; ++i) {
            now += std::chrono::hours(1);
            parlour.lobby().close_idle(now);
            parlour.run();
        }
    };
    sweep(1);
    const std::int64_t right = parlour.wall_time;
    for (const std::int64_t jump : {1000 * day, -1000 * day, 20'000 * day, std::int64_t{0}}) {
        parlour.wall_time = right + jump;
        sweep(3);
        ASSERT_TRUE(parlour.store().load(created.table).has_value()) << jump;
    }
    ASSERT_TRUE(parlour.store().load(created.table)->binned);
    EXPECT_EQ(parlour.metrics().games_open, 0U);
    // A server started again and again counts no hours.
    for (int i = 0; i < 100; ++i) {
        parlour.wall_time += day;
        parlour.restart();
        parlour.lobby().close_idle(Clock::now());
        parlour.run();
    }
    ASSERT_TRUE(parlour.store().load(created.table).has_value());
    // Its link brings it back, with all that was played.
    const auto again = parlour.sit(created.table, created.secrets[0]);
    EXPECT_FALSE(parlour.store().load(created.table)->binned);
    EXPECT_EQ(parlour.store().load(created.table)->inputs, before);
    play_on(parlour, *again, 1);
    EXPECT_GT(parlour.store().load(created.table)->inputs.size(), before.size());
}

TEST(LobbyTest, WhatIsInTheBinIsDeletedAfterThirtyDaysOfService) {
    Limits limits = Parlour::unlimited();
    limits.room_idle = std::chrono::seconds(0);
    Parlour parlour(limits);
    const Created created = parlour.create(alone);
    const Created looked_at = parlour.create(alone);
    auto now = Clock::now();
    const auto sweep = [&] {
        now += std::chrono::hours(1);
        parlour.wall_time += 60 * 60;
        parlour.lobby().close_idle(now);
        parlour.run();
    };
    sweep();
    parlour.wall_time += 91 * day;
    int hours = 0;
    while (!parlour.store().load(created.table)->binned) sweep();
    for (; parlour.store().load(created.table) && hours < 1000; ++hours) {
        // A look over HTTP is a visit, too.
        if (hours == 700) {
            EXPECT_EQ(parlour.ask("GET", "/api/tables/" + looked_at.table + "/state").status, 200);
        }
        sweep();
    }
    EXPECT_EQ(hours, 30 * 24);
    ASSERT_TRUE(parlour.store().load(looked_at.table).has_value());
    EXPECT_FALSE(parlour.store().load(looked_at.table)->binned);
    EXPECT_EQ(parlour.ask("GET", "/api/tables/" + created.table + "/state").status, 404);
}

TEST(LobbyTest, AGameThatCantBeReadIsSetAsideAndTheOthersAreServed) {
    Parlour parlour;
    const Created broken = parlour.create(alone);
    const Created good = parlour.create(alone);
    for (const Created* game : {&broken, &good}) {
        play_on(parlour, *parlour.sit(game->table, game->secrets[0]), 3);
    }
    spoil_second_step(parlour, broken.table);
    parlour.restart();
    EXPECT_EQ(parlour.ask("GET", "/health").body, R"({"status":"ok"})");
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(parlour.ask("GET", "/api/tables/" + broken.table + "/state").status, 500);
    }
    ASSERT_EQ(parlour.reported().size(), 1U);
    EXPECT_TRUE(parlour.reported()[0].starts_with("game " + broken.table +
                                                  " can't be read and is set aside: step 2"))
        << parlour.reported()[0];
    const Response health = parlour.ask("GET", "/health");
    EXPECT_EQ(health.status, 200);
    EXPECT_EQ(health.body,
              R"({"status":"ok","set_aside":{"count":1,"games":[")" + broken.table + R"("]}})");
    EXPECT_EQ(parlour.metrics().games_set_aside, 1U);
    play_on(parlour, *parlour.sit(good.table, good.secrets[0]), 3);
}

TEST(LobbyTest, AGameWhoseRowsAreDamagedDoesNotKeepTheOthersFromStarting) {
    Parlour parlour;
    const Created broken = parlour.create(against_bot);
    const Created good = parlour.create(against_bot);
    for (const Created* game : {&broken, &good}) parlour.sit(game->table, game->secrets[0]);
    parlour.store().damaged = broken.table;
    try {
        parlour.restart();
        FAIL() << "nobody noticed";
    } catch (const std::runtime_error& bad) {
        EXPECT_NE(std::string(bad.what()).find(broken.table), std::string::npos) << bad.what();
    }
    EXPECT_EQ(parlour.lobby().set_aside(), std::vector<std::string>{broken.table});
    wait_for(parlour, good.table, 3);
}

TEST(LobbyTest, OneAddressMakesSoManyTablesADay) {
    Limits limits = Parlour::unlimited();
    limits.address = {1000, 100'000};
    limits.tables = {3.0 / day, 3};
    Parlour parlour(limits);
    EXPECT_EQ(parlour.ask("POST", "/api/tables", "{}").status, 400);
    for (int i = 0; i < 2; ++i) {
        EXPECT_EQ(parlour.ask("POST", "/api/tables", alone).status, 201);
    }
    const Created third = parlour.create(alone);
    const std::string log = "/api/tables/" + third.table + "/log?seat=" + third.secrets[0];
    EXPECT_EQ(parlour.ask("POST", "/api/tables", alone).status, 429);
    EXPECT_EQ(parlour.ask("POST", "/api/import", parlour.ask("GET", log).body).status, 429);
    EXPECT_EQ(parlour.ask("GET", log).status, 200);
    EXPECT_EQ(parlour.store().count_unfinished(), 3U);
}

TEST(LobbyTest, LooksBackAreNotHeededWhereTooManyWait) {
    Limits limits = Parlour::unlimited();
    limits.waiting_jobs = 0;
    Parlour parlour(limits);
    const Created created = parlour.create(alone);
    const auto me = parlour.sit(created.table, created.secrets[0]);
    me->take();
    for (const char* question :
         {R"({"ask":"replay","at":0,"id":1})", R"({"ask":"story","id":1})"}) {
        me->say(question);
        EXPECT_EQ(Json(me->take().at(0)).text("type"), "slow") << question;
    }
}

TEST(LobbyTest, ASeatThatShoutsIsNotHeeded) {
    Limits limits = Parlour::unlimited();
    limits.seat = {1, 10};
    limits.unheeded = 20;
    Parlour parlour(limits);
    const Created created = parlour.create(alone);
    const auto me = parlour.sit(created.table, created.secrets[0]);
    me->take();
    for (int i = 0; i < 12; ++i) me->say(ask("why", "pass", 1));
    parlour.run();
    // The share in the dice was the first of its ten messages.
    const auto heard = [&me](const std::string& type) {
        return std::ranges::count_if(me->messages(), [&type](const std::string& message) {
            return Json(message).text("type") == type;
        });
    };
    EXPECT_EQ(heard("answer"), 9);
    EXPECT_EQ(heard("slow"), 3);
    EXPECT_TRUE(me->closed().empty());
    for (int i = 0; i < 20; ++i) me->say(ask("why", "pass", 1));
    EXPECT_FALSE(me->closed().empty());
}

TEST(LobbyTest, FiveMessagesThatCantBeReadAreEnough) {
    Parlour parlour;
    const Created created = parlour.create(alone);
    const auto me = parlour.sit(created.table, created.secrets[0]);
    me->take();
    for (int i = 0; i < 4; ++i) me->say("{");
    EXPECT_TRUE(me->closed().empty());
    me->say(act("dance", 1));
    EXPECT_FALSE(me->closed().empty());
    EXPECT_EQ(me->messages().size(), 5U);
    EXPECT_EQ(Json(me->messages().back()).text("type"), "error");
}

}  // namespace grognard::server
