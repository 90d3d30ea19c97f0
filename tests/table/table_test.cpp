// A game through the erased interface: what is accepted, refused, taken back, shown.
#include "table/table.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "codec/json.hpp"
#include "modules/tables.hpp"
#include "played.hpp"
#include "support/seen.hpp"

namespace grognard::table {
namespace {

TEST(Table, PlaysEveryScenarioToItsEndByOffersAlone) {
    for (const std::string scenario : {"001", "006", "013", "015"}) {
        const auto table = make_table("ccn", scenario);
        play_inputs(*table, 100'000, 7);
        EXPECT_EQ(table->awaits(), Awaits::Nobody) << scenario;
        EXPECT_TRUE(table->outcome().decided()) << scenario;
        EXPECT_EQ(table->log().back().hash, table->story_hash()) << scenario;
    }
}

TEST(Table, NamesAnUnknownGameOrScenario) {
    EXPECT_THROW(make_table("chess", "001"), codec::BadInput);
    EXPECT_THROW(make_table("ccn", "999"), codec::BadInput);
}

TEST(Table, LeavesEverythingAsItWasWhenItRefuses) {
    const auto table = make_table("ccn", "001");
    play_inputs(*table, 1, 1);
    const auto hash = table->hash();
    const Seat seat = awaited_seat(*table);
    const auto refused = table->submit(other(seat), "done");
    ASSERT_TRUE(std::holds_alternative<Refused>(refused));
    EXPECT_EQ(std::get<Refused>(refused).rule, "ccn.turn.sequence");
    EXPECT_EQ(std::get<Refused>(refused).reason, "not-your-decision");
    EXPECT_TRUE(std::holds_alternative<Unreadable>(table->submit(seat, "attack everything")));
    EXPECT_EQ(table->hash(), hash);
    EXPECT_EQ(table->at(), 1U);
}

TEST(Table, AsksChanceInTheWordsItsAnswersUse) {
    const auto table = make_table("ccn", "001");
    const auto asked = table->question();
    ASSERT_TRUE(asked);
    EXPECT_EQ(asked->verb, "draw");
    EXPECT_EQ(asked->count, 11);
    EXPECT_NE(std::ranges::find(asked->outcomes, "elan"), asked->outcomes.end());
    const auto hash = table->hash();
    for (const std::string wrong : {"", "draw", "draw elan", "dice I I",
                                    "draw elan elan elan elan elan elan elan elan elan elan elan",
                                    "draw  probe-left", "drawprobe-left"}) {
        EXPECT_TRUE(std::holds_alternative<Unreadable>(table->answer(wrong))) << wrong;
    }
    EXPECT_EQ(table->hash(), hash);
}

TEST(Table, TakesNoAnswerWhenNothingIsAsked) {
    const auto table = make_table("ccn", "001");
    play_inputs(*table, 1, 1);
    EXPECT_FALSE(table->question());
    EXPECT_TRUE(std::holds_alternative<Unreadable>(table->answer("dice I")));
}

TEST(Undo, TakesBackADecisionThatNothingFollowed) {
    const auto table = make_table("ccn", "001");
    play_inputs(*table, 1, 1);
    const Seat seat = awaited_seat(*table);
    const auto before = table->hash();
    EXPECT_FALSE(table->may_undo(seat));
    const auto offers = table->offers(seat);
    const auto section = std::ranges::find_if(offers, [](const std::string& offer) {
        return offer.starts_with("play attack") || offer.starts_with("play probe");
    });
    ASSERT_NE(section, offers.end());
    ASSERT_TRUE(std::holds_alternative<Accepted>(table->submit(seat, *section)));
    EXPECT_FALSE(table->undo(other(seat)));
    EXPECT_TRUE(table->undo(seat));
    EXPECT_EQ(table->hash(), before);
    EXPECT_EQ(table->at(), 1U);
    EXPECT_FALSE(table->undo(seat));
}

// Law: after any input, undo works exactly if that seat spoke last, and chance did not follow.
TEST(Undo, NeverReachesBehindChanceOrTheOtherSide) {
    const auto table = make_table("ccn", "003");
    Stream stream(5);
    int undone = 0;
    while (table->awaits() != Awaits::Nobody && table->at() < 400) {
        const auto before = table->hash();
        ASSERT_TRUE(std::holds_alternative<Accepted>(one_input(*table, stream)));
        const auto last = table->log().back();
        for (const Seat seat : both_seats) {
            if (last.by == seat) continue;
            EXPECT_FALSE(table->may_undo(seat));
        }
        if (!last.by || !table->may_undo(*last.by)) continue;
        ASSERT_TRUE(table->undo(*last.by));
        EXPECT_EQ(table->hash(), before);
        ASSERT_TRUE(std::holds_alternative<Accepted>(table->submit(*last.by, last.text)));
        EXPECT_EQ(table->story_hash(), last.hash);
        ++undone;
    }
    EXPECT_GT(undone, 50);
}

TEST(Mark, IsReturnedToWhateverWasSaidSince) {
    const auto table = make_table("ccn", "003");
    Stream stream(5);
    EXPECT_FALSE(table->return_to_mark());
    for (int turn = 0; turn < 20; ++turn) {
        play_inputs(*table, table->at() + 7, 1);
        const auto hash = table->hash();
        const auto story = table->story_hash();
        const auto at = table->at();
        table->mark();
        EXPECT_FALSE(table->return_to_mark());  // nothing was said since
        for (int i = 0; i < 9; ++i) one_input(*table, stream);
        ASSERT_TRUE(table->return_to_mark());
        EXPECT_EQ(table->hash(), hash);
        EXPECT_EQ(table->story_hash(), story);
        EXPECT_EQ(table->at(), at);
        EXPECT_FALSE(table->return_to_mark());
    }
}

TEST(Mark, IsForgottenWhenWhatWasBeforeItIsTakenBack) {
    const auto table = make_table("ccn", "001");
    Stream stream(4);
    while (!table->may_undo(awaited_seat(*table))) one_input(*table, stream);
    table->mark();
    ASSERT_TRUE(table->undo(awaited_seat(*table)));
    for (int i = 0; i < 3; ++i) one_input(*table, stream);
    EXPECT_FALSE(table->return_to_mark());
}

std::string member(const std::string& json, const std::string& key) {
    const auto document = codec::Document::parse("view", json);
    codec::Object object = document.root().object();
    std::string out;
    for (const auto& item : object.required(key).items()) out += item.as_string() + " ";
    return out;
}

TEST(View, ShowsASeatItsOwnCardsAndNotTheOthers) {
    const auto table = make_table("ccn", "001");
    ASSERT_TRUE(std::holds_alternative<Accepted>(
        table->answer("draw elan rally short-supply leadership bombard "
                      "first-strike force-march cold-steel forward forward grande-manoeuvre")));
    EXPECT_EQ(member(view_json(*table, Seat::First), "hand"),
              "bombard elan leadership rally short-supply ");
    EXPECT_EQ(member(view_json(*table, Seat::Second), "hand"),
              "forward forward first-strike force-march cold-steel grande-manoeuvre ");
    EXPECT_EQ(view_json(*table, Seat::First).find("first-strike"), std::string::npos);
    EXPECT_EQ(view_json(*table, Seat::Second).find("elan"), std::string::npos);
}

TEST(Messages, AreKeptFromThoseWhoMayNotKnow) {
    const auto table = make_table("ccn", "001");
    Stream stream(3);
    const auto reply = table->answer(table->sampled(stream));
    const auto& told = std::get<Accepted>(reply).told;
    const auto drawn = [](const std::vector<Message>& messages) {
        return std::ranges::count_if(messages, [](const Message& message) {
            return message.json().starts_with(R"({"key":"event.card-drawn")");
        });
    };
    EXPECT_EQ(drawn(told), 11);
    EXPECT_EQ(drawn(seen_by(Seat::First, told)), 5);
    EXPECT_EQ(drawn(seen_by(Seat::Second, told)), 6);
}

}  // namespace
}  // namespace grognard::table
