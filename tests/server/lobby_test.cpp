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

TEST(LobbyTest, ABotGoesOnAfterARestart) {
    Parlour parlour;
    const Created created = parlour.create(
        R"({"game":"ccn","scenario":"001","seats":{"bottom":"bot:random","top":"bot:first"}})");
    const auto length = [&] { return parlour.store().load(created.table)->inputs.size(); };
    const auto wait_for = [&](std::size_t inputs) {
        for (int i = 0; i < 20'000 && length() < inputs; ++i) {
            parlour.run();
            std::this_thread::sleep_for(std::chrono::microseconds(200));
        }
    };
    wait_for(50);
    EXPECT_GE(length(), 50U);
    parlour.restart();
    wait_for(100);
    EXPECT_GE(length(), 100U);
}

TEST(LobbyTest, AKeptGameThatDoesNotReplayIsNamedAndNotPlayed) {
    Parlour parlour;
    const Created created = parlour.create(alone);
    const auto me = parlour.sit(created.table, created.secrets[0]);
    play_on(parlour, *me, 3);
    auto inputs = parlour.store().load(created.table)->inputs;
    inputs[1].hash ^= 1U;
    parlour.store().commit(
        store::Writes{store::Cut{created.table, 0}, store::Append{created.table, 1, inputs}});
    EXPECT_THROW(
        {
            try {
                parlour.restart();
            } catch (const std::runtime_error& bad) {
                EXPECT_NE(std::string(bad.what()).find("step 2"), std::string::npos) << bad.what();
                throw;
            }
        },
        std::runtime_error);
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
    EXPECT_EQ(old->enter(me, "", "", "here", 0), nullptr);
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

TEST(LobbyTest, ASeatThatShoutsIsNotHeeded) {
    Limits limits = Parlour::unlimited();
    limits.seat = {1, 10};
    limits.unheeded = 20;
    Parlour parlour(limits);
    const Created created = parlour.create(alone);
    const auto me = parlour.sit(created.table, created.secrets[0]);
    me->take();
    for (int i = 0; i < 12; ++i) me->say(R"({"ask":"why","do":"pass","id":1})");
    parlour.run();
    EXPECT_EQ(Json(me->messages().at(9)).text("type"), "answer");
    EXPECT_EQ(Json(me->messages().at(10)).text("type"), "slow");
    EXPECT_TRUE(me->closed().empty());
    for (int i = 0; i < 20; ++i) me->say(R"({"ask":"why","do":"pass","id":1})");
    EXPECT_FALSE(me->closed().empty());
}

TEST(LobbyTest, FiveMessagesThatCantBeReadAreEnough) {
    Parlour parlour;
    const Created created = parlour.create(alone);
    const auto me = parlour.sit(created.table, created.secrets[0]);
    me->take();
    for (int i = 0; i < 4; ++i) me->say("{");
    EXPECT_TRUE(me->closed().empty());
    me->say(R"({"do":"dance","at":1})");
    EXPECT_FALSE(me->closed().empty());
    EXPECT_EQ(me->messages().size(), 5U);
    EXPECT_EQ(Json(me->messages().back()).text("type"), "error");
}

}  // namespace grognard::server
