// Simultaneous choices, yields, removal, resignation, draws, takebacks and time limits at the host.
#include <gtest/gtest.h>

#include "fixed_chance.hpp"
#include "parlour.hpp"
#include "patrol_port.hpp"

namespace grognard::server {
namespace {

constexpr std::int64_t day = 24 * 60 * 60;

// A room of the second toy game, without a host around it.
class PatrolRoom : public ::testing::Test {
  protected:
    PatrolRoom() : room_(port_, record(false)) { begin(room_); }

    static store::GameRecord record(bool solo) {
        store::GameRecord out;
        out.id = "patrol";
        out.game = "patrol";
        out.scenario = "001";
        out.solo = solo;
        for (store::SeatRecord& seat : out.seats) seat.kind = "human";
        out.dice.seed = std::string(64, 'a');
        out.dice.scheme = 2;
        return out;
    }
    static void begin(Room& room) {
        for (const Role role : {Role::First, Role::Second}) room.share(role, "share");
    }
    static Json state(Room& room, Role role) {
        codec::Writer out;
        room.write_state(out, {role}, {true, true});
        return Json(out.take());
    }
    static Do answer(std::string_view action, const std::string& question) {
        Do out;
        out.action.json = action;
        out.question.value.emplace();
        out.question.value->assign(question);
        return out;
    }
    static std::string question(Room& room, Role role) {
        return state(room, role).text("asks[0].question");
    }
    static bool changed(const Result& result) { return std::holds_alternative<Changed>(result); }

    static constexpr std::string_view march = R"({"do":"order","order":"march"})";
    static constexpr std::string_view watch = R"({"do":"order","order":"watch"})";

    PatrolPort port_;
    Room room_;
};

TEST_F(PatrolRoom, AnAnswerIsStaleOnlyIfItsQuestionIsGone) {
    const std::string first = question(room_, Role::First);
    const std::string second = question(room_, Role::Second);
    ASSERT_TRUE(changed(room_.play(Role::First, answer(march, first))));
    // The same moment is stale, the same question is not.
    EXPECT_TRUE(std::holds_alternative<Stale>(room_.play(Role::Second, "order watch", {0, ""})));
    EXPECT_TRUE(std::holds_alternative<Stale>(room_.play(Role::First, answer(watch, first))));
    EXPECT_EQ(question(room_, Role::Second), second);
    ASSERT_TRUE(changed(room_.play(Role::Second, answer(watch, second))));
    EXPECT_TRUE(std::holds_alternative<Stale>(room_.play(Role::Second, answer(march, second))));
}

TEST_F(PatrolRoom, AChoiceIsSecretAndMayBeWithdrawnUntilTheLastArrives) {
    const std::string second = question(room_, Role::Second);
    room_.play(Role::First, answer(march, question(room_, Role::First)));
    const Json mine = state(room_, Role::First);
    EXPECT_EQ(mine.text("events[0].text"), "order march");
    EXPECT_EQ(mine.text("view.one"), "march");
    EXPECT_TRUE(mine.truth("undo"));
    for (const Role other : {Role::Second, Role::Spectator}) {
        const Json theirs = state(room_, other);
        EXPECT_EQ(theirs.text("events[0].text"), "order");
        EXPECT_FALSE(theirs.has("events[0].do"));
        EXPECT_FALSE(theirs.has("view.one"));
        EXPECT_FALSE(theirs.truth("undo"));
    }
    ASSERT_TRUE(changed(room_.undo(Role::First, {1, ""})));
    EXPECT_EQ(state(room_, Role::First).text("awaits"), "both");
    EXPECT_EQ(question(room_, Role::Second), second);
    ASSERT_TRUE(changed(room_.play(Role::Second, answer(watch, second))));
    ASSERT_TRUE(changed(room_.play(Role::First, answer(watch, question(room_, Role::First)))));
    EXPECT_FALSE(state(room_, Role::First).truth("undo"));
    EXPECT_EQ(state(room_, Role::Second).text("events[1].text"), "order");
}

TEST_F(PatrolRoom, OneWhoHoldsBothSeatsNamesTheSeat) {
    Room solo(port_, record(true));
    solo.share(Role::Both, "share");
    Json asked = state(solo, Role::Both);
    ASSERT_EQ(asked.count("asks"), 2U);
    EXPECT_EQ(asked.text("viewer"), "bottom");
    Do second = answer(watch, asked.text("asks[1].question"));
    second.seat.value.emplace(Seat::Second);
    ASSERT_TRUE(changed(solo.play(Role::Both, second)));
    asked = state(solo, Role::Both);
    EXPECT_EQ(asked.text("awaits"), "bottom");
    Do theirs = answer(march, question(room_, Role::First));
    theirs.seat.value.emplace(Seat::Second);
    const Result refused = room_.play(Role::First, theirs);
    EXPECT_EQ(std::get<table::Refused>(refused).reason, "host.not-your-seat");
}

TEST_F(PatrolRoom, AYieldIsShownToItsSeatAloneAndItsPassesAreAutomatic) {
    room_.play(Role::First, answer(march, question(room_, Role::First)));
    room_.play(Role::Second, answer(watch, question(room_, Role::Second)));
    while (room_.table().awaits() != Awaits::Second) {
        const std::string at = question(room_, Role::First);
        const auto kind = state(room_, Role::First).text("asks[0].kind");
        const std::string_view action =
            kind == "order" ? march : R"({"do":"march","legs":["9","9"]})";
        ASSERT_TRUE(changed(room_.play(Role::First, answer(action, at))));
        if (room_.table().awaits() == Awaits::Second &&
            state(room_, Role::Second).text("asks[0].kind") == "order") {
            room_.play(Role::Second, answer(watch, question(room_, Role::Second)));
        }
    }
    ASSERT_EQ(state(room_, Role::Second).text("asks[0].kind"), "shoot");
    EXPECT_EQ(state(room_, Role::Second).text("asks[0].pass"), R"({"do":"hold"})");
    Yield yield;
    yield.kind.assign("shoot");
    yield.until.text = "phase";
    const std::size_t before = room_.at();
    ASSERT_TRUE(changed(room_.yield(Role::Second, yield)));
    EXPECT_EQ(state(room_, Role::First).count("yields"), 0U);
    EXPECT_EQ(state(room_, Role::Spectator).count("yields"), 0U);
    ASSERT_GT(room_.at(), before);
    const std::string event = "events[" + std::to_string(before) + "]";
    EXPECT_EQ(state(room_, Role::Second).text(event + ".automatic"), "yield");
    EXPECT_EQ(state(room_, Role::First).text(event + ".text"), "hold");
    EXPECT_FALSE(state(room_, Role::First).has(event + ".automatic"));
    EXPECT_FALSE(state(room_, Role::First).truth("undo"));
    // As it is stored, it comes back.
    Room again(port_, store::StoredGame{room_.record(), room_.table().log(), {}, {}});
    EXPECT_EQ(again.table().log(), room_.table().log());
    EXPECT_EQ(again.table().yields(Seat::Second).size(), room_.table().yields(Seat::Second).size());
}

// Two people by link, at Commands & Colors.
class Agreements : public ::testing::Test {
  protected:
    Agreements() : Agreements("") {}
    explicit Agreements(const std::string& more)
        : created_(parlour_.create(
              R"({"game":"ccn","scenario":"001","seats":{"bottom":"human","top":"open"})" + more +
              "}")) {
        sit();
    }
    void sit() {
        bottom_ = parlour_.sit(created_.table, created_.secrets[0], "nb");
        top_ = parlour_.sit(created_.table, created_.secrets[1], "nt");
        parlour_.run();
    }
    std::string say(Seated& who, const std::string& text) {
        bottom_->take();
        top_->take();
        who.say(text);
        parlour_.run();
        const auto heard = who.messages();
        return heard.empty() ? "" : heard.front();
    }
    Seated& awaited() { return state(*bottom_).text("awaits") == "bottom" ? *bottom_ : *top_; }
    Seated& waiting() { return &awaited() == bottom_.get() ? *top_ : *bottom_; }
    static Json state(const Seated& who) { return Json(who.last_state()); }
    void play(int inputs) {
        for (int i = 0; i < inputs; ++i) {
            const Json mine = state(awaited());
            const auto offers = mine.texts("offers");
            say(awaited(), act(offers.back(), static_cast<std::size_t>(mine.number("at"))));
        }
    }
    std::string file() {
        return parlour_.ask("GET", "/api/tables/" + created_.table + "/log").body;
    }
    static std::string reason(const std::string& message) { return Json(message).text("reason"); }

    Parlour parlour_;
    Created created_;
    std::shared_ptr<Seated> bottom_;
    std::shared_ptr<Seated> top_;
};

TEST_F(Agreements, AResignationEndsTheGameForBoth) {
    play(4);
    say(*top_, R"({"resign":true})");
    for (const auto& each : {bottom_, top_}) {
        EXPECT_EQ(state(*each).text("awaits"), "nobody");
        EXPECT_EQ(state(*each).text("ended.winner"), "bottom");
        EXPECT_EQ(state(*each).text("ended.by"), "resigned");
    }
    EXPECT_NE(file().find("\nresign top #"), std::string::npos);
    EXPECT_EQ(reason(say(*bottom_, R"({"resign":true})")), "host.over");
    parlour_.restart();
    sit();
    EXPECT_EQ(state(*bottom_).text("ended.by"), "resigned");
}

TEST_F(Agreements, ADrawIsOfferedDeclinedAndAgreed) {
    EXPECT_EQ(reason(say(*top_, R"({"draw":"accept"})")), "host.no-offer");
    say(*bottom_, R"({"draw":"offer"})");
    EXPECT_EQ(state(*top_).text("draw_offer"), "bottom");
    EXPECT_EQ(reason(say(*bottom_, R"({"draw":"accept"})")), "host.no-offer");
    say(*top_, R"({"draw":"decline"})");
    EXPECT_FALSE(state(*bottom_).has("draw_offer"));
    say(*top_, R"({"draw":"offer"})");
    parlour_.restart();
    sit();
    say(*bottom_, R"({"draw":"accept"})");
    EXPECT_EQ(state(*top_).text("ended.winner"), "draw");
    EXPECT_EQ(state(*top_).text("ended.by"), "agreed");
}

TEST_F(Agreements, ATakebackNeedsConsentAndChangesTheDice) {
    const auto before = state(*bottom_).text("moment");
    play(30);
    const std::string once = state(*bottom_).text("moment");
    const auto at = state(*bottom_).number("at");
    EXPECT_EQ(reason(say(*top_, R"({"takeback":"accept"})")), "host.no-request");
    say(*bottom_, R"({"takeback":"request","from":2})");
    EXPECT_EQ(state(*top_).text("takeback.by"), "bottom");
    EXPECT_EQ(state(*top_).number("takeback.from"), 2);
    EXPECT_EQ(state(*top_).number("at"), at);
    EXPECT_EQ(reason(say(*bottom_, R"({"takeback":"accept"})")), "host.no-request");
    say(*top_, R"({"takeback":"decline"})");
    EXPECT_FALSE(state(*bottom_).has("takeback"));
    say(*bottom_, R"({"takeback":"request","from":2})");
    say(*top_, R"({"takeback":"accept"})");
    EXPECT_EQ(state(*bottom_).number("at"), 1);
    EXPECT_EQ(state(*bottom_).text("moment"), before);
    EXPECT_EQ(state(*bottom_).number("luck.top.actual"), 0);
    EXPECT_FALSE(state(*bottom_).has("takeback"));
    play(30);
    // The same choices lead elsewhere: the dice and the deck have another key.
    EXPECT_NE(state(*bottom_).text("moment"), once);
    parlour_.restart();
    sit();
    say(*bottom_, R"({"resign":true})");
    const std::string text = file();
    EXPECT_NE(text.find("\ntakeback-request bottom 2 #"), std::string::npos);
    EXPECT_NE(text.find("\ncut 2 takeback #"), std::string::npos);
}

TEST_F(Agreements, OneInputIsRemovedOrTheRefusalNamesTheLaterOne) {
    play(1);
    while (!state(awaited()).truth("undo")) play(1);
    Seated& who = awaited();
    const auto order = [&] {
        for (const std::string& offer : state(who).texts("offers")) {
            if (offer.starts_with(R"({"do":"order")")) return offer;
        }
        return std::string();
    };
    const auto at = [&] { return static_cast<std::size_t>(state(who).number("at")); };
    const std::size_t card = at();
    if (order().empty()) GTEST_FAIL() << "no unit to order";
    const std::string first = order();
    say(who, act(first, at()));
    const auto remove = [&](std::size_t number) {
        return say(who, R"({"remove":)" + std::to_string(number) + R"(,"at":)" +
                            std::to_string(at()) + "}");
    };
    const Json no(remove(card));
    EXPECT_EQ(no.text("type"), "refused");
    EXPECT_EQ(no.number("later"), static_cast<std::int64_t>(card) + 1);
    EXPECT_EQ(no.text("do"), first);
    EXPECT_FALSE(no.text("rule").empty());
    const std::string second = order();
    ASSERT_FALSE(second.empty());
    say(who, act(second, at()));
    EXPECT_EQ(state(who).count("removable"), 3U);
    remove(card + 1);
    EXPECT_EQ(at(), card + 1);
    EXPECT_EQ(state(*bottom_).number("since"), static_cast<std::int64_t>(card));
    EXPECT_EQ(state(*bottom_).text("events[0].do"), second);
    EXPECT_EQ(reason(remove(1)), "host.no-undo");
    EXPECT_EQ(reason(say(waiting(), R"({"remove":2,"at":)" + std::to_string(at()) + "}")),
              "host.no-undo");
}

TEST_F(Agreements, WithoutALimitNobodyIsLate) {
    parlour_.wall_time += 100 * day;
    EXPECT_FALSE(state(*bottom_).has("deadline"));
    EXPECT_EQ(reason(say(waiting(), R"({"overdue":"claim"})")), "host.in-time");
}

class TimeLimit : public Agreements {
  protected:
    TimeLimit() : Agreements(R"(,"days":3)") {}
};

TEST_F(TimeLimit, TheOtherMayClaimWhenTheDaysAreOver) {
    EXPECT_EQ(state(*bottom_).number("days"), 3);
    parlour_.wall_time += 2 * day;
    play(1);
    EXPECT_EQ(state(*bottom_).number("deadline"), parlour_.wall_time + 3 * day);
    parlour_.wall_time += 3 * day - 1;
    parlour_.restart();
    sit();
    EXPECT_EQ(reason(say(waiting(), R"({"overdue":"claim"})")), "host.in-time");
    ++parlour_.wall_time;
    EXPECT_EQ(reason(say(awaited(), R"({"overdue":"claim"})")), "host.in-time");
    const std::string winner = &waiting() == bottom_.get() ? "bottom" : "top";
    say(waiting(), R"({"overdue":"claim"})");
    EXPECT_EQ(state(*bottom_).text("ended.winner"), winner);
    EXPECT_EQ(state(*bottom_).text("ended.by"), "time");
    EXPECT_NE(file().find("\noption days-per-move 3\n"), std::string::npos);
}

TEST_F(TimeLimit, OrPutTheGameAsideUntilTheNextInput) {
    parlour_.wall_time += 3 * day;
    Seated& patient = waiting();
    say(patient, R"({"overdue":"adjourn"})");
    EXPECT_TRUE(state(*bottom_).truth("adjourned"));
    EXPECT_FALSE(state(*bottom_).has("deadline"));
    EXPECT_EQ(reason(say(patient, R"({"overdue":"claim"})")), "host.in-time");
    play(1);
    EXPECT_FALSE(state(*bottom_).has("adjourned"));
    EXPECT_TRUE(state(*bottom_).has("deadline"));
}

TEST(Alone, ADrawAndATakebackNeedNobodyElse) {
    Parlour parlour;
    const Created created = parlour.create(alone);
    const auto me = parlour.sit(created.table, created.secrets[0], "n");
    parlour.run();
    const auto state = [&] { return Json(me->last_state()); };
    for (int i = 0; i < 5; ++i) {
        me->say(
            act(state().texts("offers").back(), static_cast<std::size_t>(state().number("at"))));
        parlour.run();
    }
    me->say(R"({"takeback":"request","from":2})");
    parlour.run();
    EXPECT_EQ(state().number("at"), 1);
    me->say(R"({"draw":"offer"})");
    parlour.run();
    EXPECT_EQ(state().text("ended.by"), "agreed");
}

TEST(PlanLane, AnswersOneAndTheNewest) {
    Parlour parlour;
    const Created created = parlour.create(alone);
    const auto me = parlour.sit(created.table, created.secrets[0], "n");
    parlour.run();
    me->take();
    for (int id = 1; id <= 5; ++id) {
        std::string question = ask("why", "pass", id);
        question.pop_back();
        me->say(question + R"(,"plan":true})");
    }
    std::vector<std::string> heard = me->take();
    ASSERT_EQ(heard.size(), 3U);
    for (int i = 0; i < 3; ++i) {
        EXPECT_TRUE(Json(heard[static_cast<std::size_t>(i)]).truth("replaced"));
        EXPECT_EQ(Json(heard[static_cast<std::size_t>(i)]).number("id"), i + 2);
    }
    parlour.run();
    heard = me->take();
    ASSERT_EQ(heard.size(), 2U);
    EXPECT_EQ(Json(heard[0]).number("id"), 1);
    EXPECT_EQ(Json(heard[1]).number("id"), 5);
    EXPECT_FALSE(Json(heard[1]).truth("allowed"));
}

TEST(Automatic, SingleAnswersAreReportedAndCanBeTurnedOff) {
    int asked_with = 0;
    int asked_without = 0;
    for (const bool automatic : {true, false}) {
        Parlour parlour;
        const Created created = parlour.create(
            R"({"game":"waterloo","scenario":"001","seats":{"bottom":"human","top":"human"},)"
            R"("solo":true,"automatic":)" +
            std::string(automatic ? "true" : "false") + "}");
        const auto me = parlour.sit(created.table, created.secrets[0], "n");
        parlour.run();
        int single = 0;
        int given = 0;
        Stream random(3);
        for (int i = 0; i < 400 && Json(me->last_state()).text("awaits") != "nobody"; ++i) {
            const Json state(me->last_state());
            const auto offers = state.texts("offers");
            single += offers.size() == 1 ? 1 : 0;
            // Only a player who could still undo something is asked for a single answer.
            if (automatic && offers.size() == 1) EXPECT_TRUE(state.truth("undo"));
            for (const codec::Node& event : state.at("events").items()) {
                given += event.json().find(R"("automatic":"only")") != std::string::npos ? 1 : 0;
            }
            me->say(act(offers[random.below(static_cast<std::uint32_t>(offers.size()))],
                        static_cast<std::size_t>(state.number("at"))));
            parlour.run();
        }
        (automatic ? asked_with : asked_without) = single;
        EXPECT_EQ(given > 0, automatic);
    }
    EXPECT_LT(asked_with, asked_without);
}

}  // namespace
}  // namespace grognard::server
