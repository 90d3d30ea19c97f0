// What a room lets whom do, and what it shows to whom.
#include "server/room.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "parlour.hpp"

namespace grognard::server {

namespace {

// Two people at a table, both come, hands dealt.
class Pair : public ::testing::Test {
  protected:
    Pair() : created_(parlour_.create(two_humans)) {
        bottom_ = parlour_.sit(created_.table, created_.secrets[0], "nb");
        top_ = parlour_.sit(created_.table, created_.secrets[1], "nt");
        watcher_ = parlour_.sit(created_.table, "");
        parlour_.run();
    }

    Seated& awaited() { return state(*bottom_).text("awaits") == "bottom" ? *bottom_ : *top_; }
    Seated& waiting() { return &awaited() == bottom_.get() ? *top_ : *bottom_; }
    static Json state(const Seated& who) { return Json(who.last_state()); }
    std::size_t at() const { return static_cast<std::size_t>(state(*bottom_).number("at")); }
    void say(Seated& who, const std::string& text) {
        for (const auto& each : {bottom_, top_, watcher_}) each->take();
        who.say(text);
        parlour_.run();
    }
    void first_offer() { say(awaited(), act(state(awaited()).texts("offers").front(), at())); }
    void some_offer() {
        const auto offers = state(awaited()).texts("offers");
        say(awaited(), act(offers[(at() * 7919) % offers.size()], at()));
    }

    // Plays on until somebody may fight.
    std::string first_fight() {
        for (int i = 0; i < 2000; ++i) {
            for (const std::string& offer : state(awaited()).texts("offers")) {
                if (offer.starts_with(R"({"do":"fire")") || offer.starts_with(R"({"do":"melee")"))
                    return offer;
            }
            some_offer();
        }
        throw std::runtime_error("nobody fought");
    }

    Parlour parlour_;
    Created created_;
    std::shared_ptr<Seated> bottom_;
    std::shared_ptr<Seated> top_;
    std::shared_ptr<Seated> watcher_;
};

}  // namespace

TEST_F(Pair, TheDealIsDoneWhenBothHaveCome) {
    const Json mine = state(*bottom_);
    EXPECT_EQ(mine.text("type"), "state");
    EXPECT_EQ(mine.text("seat"), "bottom");
    EXPECT_EQ(mine.text("viewer"), "bottom");
    EXPECT_EQ(mine.number("at"), 1);
    EXPECT_EQ(mine.text("awaits"), "top");
    EXPECT_EQ(mine.count("view.hand"), 5U);
    EXPECT_EQ(state(*top_).count("view.hand"), 6U);
    EXPECT_EQ(mine.count("waiting"), 0U);
    EXPECT_EQ(mine.count("offers"), 0U);
    EXPECT_GT(state(*top_).count("offers"), 0U);
    EXPECT_EQ(mine.text("commitment"), created_.commitment);
    EXPECT_TRUE(mine.truth("online.top"));
    EXPECT_EQ(mine.text("kinds.top"), "open");
}

TEST(RoomTest, TheDealWaitsForThoseWhoHaveNotCome) {
    Parlour parlour;
    const Created created = parlour.create(two_humans);
    const auto bottom = parlour.sit(created.table, created.secrets[0]);
    Json first(bottom->last_state());
    EXPECT_EQ(first.text("awaits"), "chance");
    EXPECT_EQ(first.texts("waiting"), std::vector<std::string>{"top"});
    bottom->take();
    bottom->say(act("pass", 0));
    parlour.run();
    EXPECT_EQ(Json(bottom->take().at(0)).text("reason"), "host.waiting");
    bottom->say(R"({"begin":true})");
    parlour.run();
    EXPECT_EQ(Json(bottom->last_state()).number("at"), 1);
}

TEST_F(Pair, AnOfferedActionIsTakenAndToldToAll) {
    const std::string offer = state(*top_).texts("offers").front();
    say(*top_, act(offer, 1));
    for (const auto& each : {bottom_, top_, watcher_}) {
        ASSERT_EQ(each->messages().size(), 1U);
        const Json now(each->messages().front());
        EXPECT_GE(now.number("at"), 2);
        EXPECT_EQ(now.number("since"), 1);
        EXPECT_EQ(now.text("events[0].by"), "top");
        EXPECT_EQ(now.text("events[0].do"), offer);
        EXPECT_EQ(now.number("events[0].at"), 2);
    }
    EXPECT_EQ(parlour_.store().load(created_.table)->inputs.size(), at());
}

TEST_F(Pair, WhatIsStaleForeignOrForbiddenChangesNothing) {
    const auto before = parlour_.store().load(created_.table)->inputs;
    const std::string offer = state(*top_).texts("offers").front();
    say(*top_, act(offer, 0));
    EXPECT_EQ(Json(top_->messages().at(0)).text("type"), "stale");
    EXPECT_EQ(Json(top_->messages().at(0)).number("at"), 1);
    EXPECT_EQ(Json(top_->messages().at(1)).text("type"), "state");
    say(*bottom_, act(offer, 1));
    EXPECT_EQ(Json(bottom_->messages().at(0)).text("type"), "refused");
    EXPECT_FALSE(Json(bottom_->messages().at(0)).text("rule").empty());
    say(*watcher_, act(offer, 1));
    EXPECT_EQ(Json(watcher_->messages().at(0)).text("reason"), "host.spectator");
    say(*top_, act("battle-back", 1));
    EXPECT_EQ(Json(top_->messages().at(0)).text("type"), "refused");
    EXPECT_EQ(Json(top_->messages().at(0)).text("do"), action("battle-back"));
    say(*top_, act("dice", 1));
    EXPECT_EQ(Json(top_->messages().at(0)).text("type"), "error");
    say(*top_, R"({"roll":["I"],"at":1})");
    EXPECT_EQ(Json(top_->messages().at(0)).text("type"), "refused");
    EXPECT_EQ(parlour_.store().load(created_.table)->inputs, before);
}

TEST_F(Pair, NobodySeesAnothersCards) {
    for (int i = 0; i < 300 && state(*bottom_).text("awaits") != "nobody"; ++i) {
        const Json mine = state(*bottom_);
        const Json theirs = state(*top_);
        const Json open = state(*watcher_);
        EXPECT_EQ(open.count("view.hand"), 0U);
        EXPECT_EQ(open.count("view.scouted"), 0U);
        EXPECT_EQ(open.count("offers"), 0U);
        EXPECT_EQ(mine.count("view.hand"),
                  static_cast<std::size_t>(mine.number("view.hand_sizes[0]")));
        EXPECT_EQ(open.raw().find("\"text\":\"draw "), std::string::npos);
        EXPECT_EQ(open.raw().find("\"text\":\"keep "), std::string::npos);
        EXPECT_EQ(open.raw().find("event.card-drawn"), std::string::npos);
        some_offer();
    }
    EXPECT_GT(at(), 200U);
}

TEST_F(Pair, UndoTakesBackOnesOwnLastInput) {
    EXPECT_FALSE(state(*top_).truth("undo"));
    // What drew a card or rolled dice can't be taken back: on until something can.
    for (int i = 0; i < 200 && !state(*top_).truth("undo"); ++i) first_offer();
    ASSERT_TRUE(state(*top_).truth("undo"));
    const std::size_t after = at();
    say(*bottom_, R"({"undo":true,"at":)" + std::to_string(after) + "}");
    EXPECT_EQ(Json(bottom_->messages().at(0)).text("reason"), "host.no-undo");
    say(*top_, R"({"undo":true,"at":)" + std::to_string(after) + "}");
    EXPECT_EQ(at(), after - 1);
    EXPECT_EQ(state(*watcher_).number("since"), static_cast<std::int64_t>(after - 1));
    EXPECT_EQ(parlour_.store().load(created_.table)->inputs.size(), after - 1);
}

TEST_F(Pair, WhatWasMeantForAStoryThatWasTakenBackIsStale) {
    // On until top may take back one of several things it could have done.
    std::string other;
    for (int i = 0; i < 400; ++i) {
        const auto offers = state(awaited()).texts("offers");
        some_offer();
        if (!state(*top_).truth("undo") || offers.size() < 2) continue;
        const std::string done = state(*top_).text("events[0].do");
        other = offers.front() == done ? offers.back() : offers.front();
        break;
    }
    ASSERT_FALSE(other.empty());
    const std::size_t length = at();
    const std::string before = state(*top_).text("moment");
    const auto seat_of = [](const std::string& awaits) {
        return awaits == "bottom" ? Seat::First : Seat::Second;
    };
    BotTurn thinking{seat_of(state(*top_).text("awaits")), "first", length, 0};
    top_->room().look([&](Room& room, const auto&) { thinking.story = room.table().story_hash(); });

    say(*top_, R"({"undo":true,"at":)" + std::to_string(length) + "}");
    EXPECT_NE(state(*top_).text("moment"), before);
    say(*top_, act(other, at()));
    ASSERT_EQ(at(), length);
    const std::string now = state(*top_).text("moment");
    EXPECT_NE(now, before);
    EXPECT_EQ(state(*bottom_).text("moment"), now);

    const std::string next = state(awaited()).texts("offers").front();
    const auto meant_for = [&](const std::string& moment) {
        return R"({"do":)" + next + R"(,"at":)" + std::to_string(length) + R"(,"moment":")" +
               moment + "\"}";
    };
    Seated& acting = awaited();
    say(acting, meant_for(before));
    EXPECT_EQ(Json(acting.messages().at(0)).text("type"), "stale");
    say(*top_,
        R"({"undo":true,"at":)" + std::to_string(length) + R"(,"moment":")" + before + "\"}");
    EXPECT_EQ(Json(top_->messages().at(0)).text("type"), "stale");
    top_->room().look([&](Room& room, const auto&) {
        EXPECT_TRUE(std::holds_alternative<Stale>(room.play_for(thinking, "pass")));
    });
    EXPECT_EQ(at(), length);

    // Who comes again knows nothing of this story, or all of it.
    const auto astray = parlour_.sit(created_.table, "", "", {length, before});
    EXPECT_EQ(Json(astray->last_state()).count("events"), length);
    const auto knowing = parlour_.sit(created_.table, "", "", {length, now});
    EXPECT_EQ(Json(knowing->last_state()).count("events"), 0U);
    knowing->say(R"({"since":)" + std::to_string(length) + R"(,"moment":")" + before + "\"}");
    parlour_.run();
    EXPECT_EQ(Json(knowing->last_state()).count("events"), length);

    say(acting, meant_for(now));
    EXPECT_GT(at(), length);
}

TEST_F(Pair, TheWordForAMomentIsTheSameAfterARestart) {
    some_offer();
    const std::string before = state(*bottom_).text("moment");
    EXPECT_EQ(before.size(), longest_moment);
    parlour_.restart();
    const auto again = parlour_.sit(created_.table, created_.secrets[0]);
    EXPECT_EQ(Json(again->last_state()).text("moment"), before);
}

TEST_F(Pair, TheEndIsNotTakenBack) {
    for (int i = 0; i < 20'000 && state(*bottom_).text("awaits") != "nobody"; ++i) some_offer();
    ASSERT_EQ(state(*bottom_).text("awaits"), "nobody");
    const std::size_t after = at();
    for (const auto& each : {bottom_, top_}) {
        EXPECT_FALSE(state(*each).truth("undo"));
        say(*each, R"({"undo":true,"at":)" + std::to_string(after) + "}");
        EXPECT_EQ(Json(each->messages().at(0)).text("reason"), "host.no-undo");
    }
    EXPECT_EQ(at(), after);
}

TEST_F(Pair, QuestionsAreAnsweredWithTheirNumber) {
    say(*top_, ask("why", "battle-back", 7));
    const Json why(top_->messages().at(0));
    EXPECT_EQ(why.number("id"), 7);
    EXPECT_FALSE(why.truth("allowed"));
    EXPECT_FALSE(why.text("rule").empty());
    EXPECT_FALSE(why.has("also"));
    const std::string offer = state(*top_).texts("offers").front();
    say(*top_, ask("why", offer, 8));
    EXPECT_TRUE(Json(top_->messages().at(0)).truth("allowed"));
    say(*watcher_, ask("why", "pass", 9));
    EXPECT_EQ(Json(watcher_->messages().at(0)).text("reason"), "host.spectator");
    say(*top_, ask("odds", offer, 10));
    EXPECT_FALSE(Json(top_->messages().at(0)).truth("allowed"));
    say(*bottom_, R"({"ask":"story","id":11})");
    EXPECT_GT(Json(bottom_->messages().at(0)).number("points[0].strength.top"), 10);
}

TEST_F(Pair, OddsAreThoseOfTheDiceThatWouldBeRolled) {
    const std::string fight = first_fight();
    say(awaited(), ask("odds", fight, 1));
    const Json odds(awaited().messages().at(0));
    ASSERT_TRUE(odds.truth("allowed")) << odds.raw();
    std::int64_t sum = 0;
    for (std::size_t row = 0; row < odds.count("dice.rows"); ++row) {
        sum += odds.number("dice.rows[" + std::to_string(row) + "].amount");
    }
    EXPECT_EQ(sum, odds.number("dice.total"));
    EXPECT_GT(odds.count("losses"), 0U);
}

TEST_F(Pair, TheGameGoesOnWhileOddsArePondered) {
    const std::string fight = first_fight();
    const std::string question = ask("odds", fight, 1);
    Seated& asking = awaited();
    say(asking, question);
    const std::string answer = asking.take().at(0);
    const std::size_t before = at();
    asking.say(question);
    asking.say(act(fight, before));
    EXPECT_TRUE(asking.messages().empty());
    parlour_.run();
    EXPECT_GT(at(), before);
    // About the moment of the question, though the dice have fallen since.
    EXPECT_EQ(asking.messages().at(0), answer);
}

TEST_F(Pair, NobodyAsksForMoreOddsThanCanBePondered) {
    const std::string question = ask("odds", "pass", 1);
    const int most = Parlour::unlimited().questions;
    for (int i = 0; i <= most; ++i) top_->say(question);
    ASSERT_FALSE(top_->messages().empty());
    EXPECT_EQ(Json(top_->take().back()).text("type"), "slow");
    parlour_.run();
    EXPECT_EQ(top_->take().size(), static_cast<std::size_t>(most));
    say(*top_, question);
    EXPECT_EQ(Json(top_->messages().at(0)).number("id"), 1);
}

TEST_F(Pair, OneLooksBackThroughOnesOwnEyes) {
    for (int i = 0; i < 30; ++i) first_offer();
    say(*bottom_, R"({"ask":"replay","at":1,"id":3})");
    const Json back(bottom_->messages().at(0));
    EXPECT_EQ(back.number("at"), 1);
    EXPECT_EQ(back.text("viewer"), "bottom");
    EXPECT_EQ(back.count("view.hand"), 5U);
    EXPECT_EQ(back.text("events[0].text"), "draw");
    say(*bottom_, R"({"ask":"replay","at":1,"id":3,"seat":"top"})");
    EXPECT_EQ(Json(bottom_->messages().at(0)).text("reason"), "host.not-over");
    say(*watcher_, R"({"ask":"replay","at":5,"id":3})");
    EXPECT_EQ(Json(watcher_->messages().at(0)).count("view.hand"), 0U);
}

TEST_F(Pair, WhoComesLateHearsTheWholeStory) {
    for (int i = 0; i < 200; ++i) first_offer();
    const auto late = parlour_.sit(created_.table, created_.secrets[0]);
    const Json all(late->last_state());
    EXPECT_EQ(all.count("events"), at());
    EXPECT_EQ(all.number("events[0].at"), 1);
    const auto knowing = parlour_.sit(created_.table, created_.secrets[0], "", {at() - 3, {}});
    EXPECT_EQ(Json(knowing->last_state()).count("events"), 3U);
    late->take();
    late->say(R"({"since":)" + std::to_string(at() - 1) + "}");
    parlour_.run();
    EXPECT_EQ(Json(late->take().at(0)).count("events"), 1U);
}

TEST_F(Pair, NoGameWaitsForWhoLooksBack) {
    for (int i = 0; i < 200; ++i) some_offer();
    for (const char* question :
         {R"({"ask":"replay","at":5,"id":1})", R"({"ask":"story","id":1})"}) {
        top_->take();
        top_->say(question);
        EXPECT_TRUE(top_->messages().empty()) << question;
        parlour_.run();
        EXPECT_EQ(Json(top_->messages().at(0)).number("id"), 1) << question;
    }
    // Nor for who comes late and has all to be told.
    const auto late = std::make_shared<Seated>();
    const auto room = parlour_.lobby().find(created_.table);
    late->sit(room, room->enter(late, "", "", "here", {}));
    late->read();
    EXPECT_TRUE(late->messages().empty());
    some_offer();
    late->wake();
    late->read();
    EXPECT_EQ(Json(late->last_state()).count("events"), at());
}

TEST_F(Pair, WhoLooksBackSeesTheStoryThatCounts) {
    for (int i = 0; i < 400; ++i) {
        const auto offers = state(awaited()).texts("offers");
        some_offer();
        if (!state(*top_).truth("undo") || offers.size() < 2) continue;
        const std::string done = state(*top_).text("events[0].do");
        const std::size_t length = at();
        const std::string question =
            R"({"ask":"replay","at":)" + std::to_string(length) + R"(,"id":1})";
        say(*top_, question);
        EXPECT_EQ(Json(top_->messages().at(0)).text("events[0].do"), done);
        const std::string other = offers.front() == done ? offers.back() : offers.front();
        say(*top_, R"({"undo":true,"at":)" + std::to_string(length) + "}");
        say(*top_, act(other, length - 1));
        say(*top_, question);
        EXPECT_EQ(Json(top_->messages().at(0)).text("events[0].do"), other);
        return;
    }
    FAIL() << "nothing could be taken back";
}

TEST_F(Pair, ChatAndNamesReachEverybody) {
    say(*bottom_, R"({"name":" Michel  Ney "})");
    EXPECT_EQ(state(*top_).text("names.bottom"), "Michel Ney");
    say(*bottom_, R"({"say":"Salut !"})");
    EXPECT_EQ(state(*watcher_).text("chat[0].text"), "Salut !");
    EXPECT_EQ(state(*watcher_).text("chat[0].by"), "bottom");
    EXPECT_EQ(state(*watcher_).text("chat[0].name"), "Michel Ney");
    say(*watcher_, R"({"say":"psst"})");
    EXPECT_EQ(Json(watcher_->messages().at(0)).text("reason"), "host.spectator");
    EXPECT_EQ(parlour_.store().load(created_.table)->chat.size(), 1U);
}

TEST_F(Pair, WhoComesHearsTheLastLinesAndWhoIsThereEveryNewOne) {
    constexpr int said = 3 * static_cast<int>(store::most_chat) / 2;
    const std::string last = "line " + std::to_string(said);
    for (int i = 1; i <= said; ++i) {
        say(*bottom_, R"({"say":"line )" + std::to_string(i) + "\"}");
        ASSERT_EQ(state(*top_).count("chat"), 1U);
        ASSERT_EQ(state(*top_).text("chat[0].text"), "line " + std::to_string(i));
    }
    const auto expect_the_last = [&last](const Json& told) {
        ASSERT_EQ(told.count("chat"), store::most_chat);
        EXPECT_EQ(told.text("chat[" + std::to_string(store::most_chat - 1) + "].text"), last);
    };
    expect_the_last(Json(parlour_.sit(created_.table, "")->last_state()));
    parlour_.restart();
    const auto again = parlour_.sit(created_.table, created_.secrets[0]);
    expect_the_last(Json(again->last_state()));
    again->say(R"({"say":"after it"})");
    parlour_.run();
    EXPECT_EQ(Json(again->last_state()).count("chat"), 1U);
    EXPECT_EQ(parlour_.store().load(created_.table)->chat.size(), store::most_chat);
}

TEST_F(Pair, GoneIsShown) {
    top_->take();
    bottom_->leave();
    parlour_.run();
    EXPECT_FALSE(state(*top_).truth("online.bottom"));
}

TEST(RoomTest, OneSecretHoldsBothSeatsOfASoloTable) {
    Parlour parlour;
    const Created created = parlour.create(alone);
    ASSERT_TRUE(created.solo);
    const auto me = parlour.sit(created.table, created.secrets[0]);
    std::vector<std::string> viewers;
    for (int i = 0; i < 400; ++i) {
        const Json state(me->last_state());
        if (state.text("awaits") == "nobody") break;
        EXPECT_EQ(state.text("seat"), "both");
        EXPECT_EQ(state.text("viewer"), state.text("awaits"));
        if (viewers.empty() || viewers.back() != state.text("viewer")) {
            viewers.push_back(state.text("viewer"));
        }
        me->say(act(state.texts("offers").back(), static_cast<std::size_t>(state.number("at"))));
        parlour.run();
    }
    EXPECT_GT(viewers.size(), 3U);
}

TEST(RoomTest, TypedDiceAreAskedForAndCardsAreDealt) {
    Parlour parlour;
    const Created created = parlour.create(
        R"({"game":"ccn","scenario":"001",
                 "seats":{"bottom":"human","top":"human"},"solo":true,"dice":"typed"})");
    const auto me = parlour.sit(created.table, created.secrets[0]);
    int typed = 0;
    for (int i = 0; i < 3000 && typed < 3; ++i) {
        const Json state(me->last_state());
        const auto at = static_cast<std::size_t>(state.number("at"));
        if (state.text("awaits") == "nobody") break;
        if (state.text("awaits") == "chance") {
            EXPECT_EQ(state.text("question.verb"), "dice");
            std::string dice;
            for (std::int64_t die = 0; die < state.number("question.count"); ++die)
                dice += "\"S\",";
            const auto roll = [at](const std::string& faces) {
                return R"({"roll":[)" + faces + R"(],"at":)" + std::to_string(at) + "}";
            };
            me->say(roll(dice + "\"S\""));
            parlour.run();
            EXPECT_EQ(Json(me->take().back()).text("type"), "error");
            me->say(roll(dice.substr(0, dice.size() - 1)));
            ++typed;
        } else {
            const auto offers = state.texts("offers");
            const auto fight = std::find_if(offers.begin(), offers.end(), [](const auto& offer) {
                return offer.starts_with(R"({"do":"fire")") ||
                       offer.starts_with(R"({"do":"melee")");
            });
            me->say(act(fight == offers.end() ? offers.front() : *fight, at));
        }
        parlour.run();
    }
    EXPECT_EQ(typed, 3);
}

TEST(RoomTest, ABotTakesItsTurns) {
    Parlour parlour;
    const Created created = parlour.create(
        R"({"game":"ccn","scenario":"001","seats":{"bottom":"human","top":"bot:random"}})");
    EXPECT_TRUE(created.secrets[1].empty());
    const auto me = parlour.sit(created.table, created.secrets[0]);
    for (int i = 0; i < 5000; ++i) {
        parlour.run();
        if (Json(me->last_state()).text("awaits") == "bottom") break;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    const Json state(me->last_state());
    EXPECT_EQ(state.text("awaits"), "bottom");
    EXPECT_GT(state.number("at"), 1);
    EXPECT_TRUE(state.truth("online.top"));
}

}  // namespace grognard::server
