// Yields, answers that the table gives itself, and simultaneous choices.
#include <gtest/gtest.h>

#include <filesystem>

#include "modules/tables.hpp"
#include "played.hpp"
#include "support/patrol_table.hpp"
#include "table/save_file.hpp"

namespace grognard::table {
namespace {

constexpr Seat one = Seat::First;
constexpr Seat two = Seat::Second;

void give(Table& table, Seat seat, std::string_view text) {
    ASSERT_TRUE(std::holds_alternative<Accepted>(table.submit(seat, text))) << text;
}
void answer(Table& table, std::string_view text) {
    ASSERT_TRUE(std::holds_alternative<Accepted>(table.answer(text))) << text;
}
// Gives what is due, and says how many inputs that were.
int give_due(Table& table) {
    int count = 0;
    while (const auto due = table.due()) {
        const Reply reply = table.submit(due->seat, due->text, due->why);
        EXPECT_TRUE(std::holds_alternative<Accepted>(reply));
        ++count;
    }
    return count;
}

// One marches, two watches and is asked after the first of three legs.
std::unique_ptr<Table> two_is_asked() {
    auto table = patrol_table();
    give(*table, one, "order march");
    give(*table, two, "order watch");
    answer(*table, "draw first");
    give(*table, one, "march 100 100 100");
    return table;
}

std::string text_of(const Table& table) {
    return saved_text(header_of(table, {"human", "human"}), table);
}
std::unique_ptr<Table> reopened(const Table& table) {
    auto out = patrol_table();
    replay(parse_saved("patrol", text_of(table)), *out);
    return out;
}

TEST(Yield, PassesOnQuestionsOfThatKindUntilItsScopeEnds) {
    const auto table = two_is_asked();
    ASSERT_EQ(table->asks(two)->kind, "shoot");
    EXPECT_FALSE(table->due());
    ASSERT_TRUE(table->yield(two, "shoot", Scope::Activation));
    EXPECT_EQ(give_due(*table), 3);
    for (std::size_t i = table->at() - 3; i < table->at(); ++i) {
        EXPECT_EQ(table->log()[i].text, "hold");
        EXPECT_EQ(table->log()[i].automatic, Automatic::Yield);
    }
    EXPECT_EQ(table->awaits(), Awaits::Chance);
    answer(*table, "draw second");
    answer(*table, "draw rain");
    EXPECT_TRUE(table->yields(two).empty());
    give(*table, two, "order watch");
    give(*table, one, "order march");
    answer(*table, "draw first");
    give(*table, one, "march 100");
    EXPECT_EQ(table->awaits(), Awaits::Second);
    EXPECT_FALSE(table->due());
}

TEST(Yield, OfAMoveAsksAgainOnTheNextLeg) {
    const auto table = two_is_asked();
    ASSERT_TRUE(table->yield(two, "shoot", Scope::Move));
    EXPECT_EQ(give_due(*table), 1);
    EXPECT_EQ(table->awaits(), Awaits::Second);
    EXPECT_TRUE(table->yields(two).empty());
}

TEST(Yield, IsOfOneKindAndOneSeatAndEndsOnRequest) {
    const auto table = two_is_asked();
    ASSERT_TRUE(table->yield(two, "march", Scope::Phase));
    ASSERT_TRUE(table->yield(one, "shoot", Scope::Phase));
    EXPECT_FALSE(table->due());
    ASSERT_TRUE(table->yield(two, "shoot", Scope::Phase));
    ASSERT_EQ(table->yields(two).size(), 2U);
    EXPECT_EQ(table->yields(one).size(), 1U);
    ASSERT_TRUE(table->end_yield(two, "shoot"));
    EXPECT_FALSE(table->end_yield(two, "shoot"));
    EXPECT_FALSE(table->due());
    EXPECT_FALSE(table->yield(two, "no such kind", Scope::Phase));
    EXPECT_FALSE(table->yield(two, "", Scope::Phase));
}

TEST(Yield, IsStoredWithTheGameAndSoAreItsPasses) {
    const auto table = two_is_asked();
    ASSERT_TRUE(table->yield(two, "shoot", Scope::Activation));
    const auto due = table->due();
    table->submit(due->seat, due->text, due->why);
    const std::string text = text_of(*table);
    EXPECT_NE(text.find("\nyield two shoot activation 1 #"), std::string::npos) << text;
    EXPECT_NE(text.find("\n5 two hold (yield) @"), std::string::npos) << text;
    const auto again = reopened(*table);
    EXPECT_EQ(text_of(*again), text);
    EXPECT_EQ(again->log(), table->log());
    ASSERT_EQ(again->yields(two).size(), 1U);
    EXPECT_EQ(give_due(*again), 2);
}

TEST(Yield, OutlivesAnUndoAndIsWrittenAgain) {
    const auto path = std::filesystem::temp_directory_path() / "grognard-yield.txt";
    std::filesystem::remove(path);
    const auto table = two_is_asked();
    table->set(OthersPasses::KeepUndo);
    const auto file = SaveFile::create(path, header_of(*table, {"human", "human"}), *table);
    table->keep_in(*file);
    give_due(*table);
    ASSERT_TRUE(table->yield(two, "shoot", Scope::Phase));
    EXPECT_EQ(give_due(*table), 3);
    ASSERT_TRUE(table->undo(one));
    EXPECT_EQ(table->at(), 3U);
    EXPECT_EQ(table->yields(two).size(), 1U);
    EXPECT_EQ(codec::read_file(path, max_saved_bytes), text_of(*table));
    give(*table, one, "march 50 50");
    EXPECT_EQ(give_due(*table), 2);
    EXPECT_EQ(codec::read_file(path, max_saved_bytes), text_of(*table));
    std::filesystem::remove(path);
}

TEST(SingleAnswer, IsGivenOnlyWhereThatIsSet) {
    const auto table = make_table("waterloo", "001");
    const auto plain = make_table("waterloo", "001");
    table->set(SingleAnswers::Give);
    Stream stream(5);
    int given = 0;
    int left_to_player = 0;  // by such an answer he gives up what he could undo
    while (table->awaits() != Awaits::Nobody && table->at() < 2000) {
        EXPECT_FALSE(plain->due());
        const auto due = table->due();
        if (due) {
            const auto offers = table->offers(due->seat);
            ASSERT_EQ(offers, std::vector<std::string>{due->text});
            ASSERT_EQ(table->asks(due->seat)->answers, Answers::Open);
            ASSERT_EQ(due->why, Automatic::Only);
            table->submit(due->seat, due->text, due->why);
            ++given;
        } else {
            const Seat seat = awaited_seat(*table);
            const auto asked = table->asks(seat);
            const bool only =
                asked && asked->answers == Answers::Open && table->offers(seat).size() == 1;
            if (only) ASSERT_TRUE(table->may_undo(seat));
            one_input(*table, stream);
            left_to_player += only ? 1 : 0;
        }
        const LogEntry& last = table->log().back();
        last.by ? plain->submit(*last.by, last.text) : plain->answer(last.text);
        ASSERT_EQ(plain->story_hash(), table->story_hash());
    }
    EXPECT_GT(given, 20);
    EXPECT_GT(left_to_player, 5);
    const std::string text = text_of(*table);
    EXPECT_NE(text.find(" (only) @"), std::string::npos);
    const auto again = make_table("waterloo", "001");
    replay(parse_saved("game", text), *again);
    EXPECT_EQ(again->log(), table->log());
}

TEST(SingleAnswer, IsNeverGivenWhereItDependsOnTheHand) {
    const auto table = make_table("ccn", "001");
    table->set(SingleAnswers::Give);
    Stream stream(2);
    int single = 0;
    for (int i = 0; i < 3000 && table->awaits() != Awaits::Nobody; ++i) {
        const Seat seat = awaited_seat(*table);
        const auto asked = table->asks(seat);
        if (asked && asked->answers == Answers::DependOnHidden) {
            single += table->offers(seat).size() == 1 ? 1 : 0;
            EXPECT_FALSE(table->due()) << asked->kind;
        }
        one_input(*table, stream);
    }
    EXPECT_GT(single, 0);
}

TEST(Undo, PassesOfTheOtherSeatCountOnlyBetweenTwoPeople) {
    for (const OthersPasses passes : {OthersPasses::EndUndo, OthersPasses::KeepUndo}) {
        const auto table = two_is_asked();
        table->set(passes);
        table->yield(two, "shoot", Scope::Phase);
        EXPECT_TRUE(table->may_undo(one));
        give_due(*table);
        EXPECT_EQ(table->may_undo(one), passes == OthersPasses::KeepUndo);
        EXPECT_FALSE(table->may_undo(two));
        if (passes == OthersPasses::EndUndo) continue;
        ASSERT_TRUE(table->undo(one));
        EXPECT_EQ(table->at(), 3U);
    }
}

TEST(Undo, StopsAtAnAnswerOfTheOtherSeat) {
    const auto table = two_is_asked();
    table->set(OthersPasses::KeepUndo);
    give(*table, two, "hold");
    EXPECT_FALSE(table->may_undo(one));
    EXPECT_TRUE(table->may_undo(two));
    table->yield(two, "shoot", Scope::Phase);
    give_due(*table);
    EXPECT_FALSE(table->may_undo(one));
    ASSERT_TRUE(table->undo(two));
    EXPECT_EQ(table->at(), 4U);
}

// The card is played, then units are ordered one by one.
std::unique_ptr<Table> ordering(std::vector<std::string>& orders) {
    auto table = make_table("ccn", "001");
    Stream stream(1);
    one_input(*table, stream);
    const Seat seat = awaited_seat(*table);
    for (const std::string& offer : table->offers(seat)) {
        give(*table, seat, offer);
        for (const std::string& next : table->offers(seat)) {
            if (next.starts_with("order ")) orders.push_back(next);
        }
        if (orders.size() >= 2) break;
        orders.clear();
        table->undo(seat);
    }
    return table;
}

TEST(Remove, TakesOneInputOutAndGivesTheRestAgain) {
    std::vector<std::string> orders;
    const auto table = ordering(orders);
    ASSERT_GE(orders.size(), 2U);
    const Seat seat = awaited_seat(*table);
    give(*table, seat, orders[0]);
    const std::size_t first = table->at();
    give(*table, seat, orders[1]);
    ASSERT_EQ(table->removable(seat).back(), first + 1);
    ASSERT_FALSE(table->remove(seat, first));
    EXPECT_EQ(table->at(), first);
    EXPECT_EQ(table->log().back().text, orders[1]);
    ASSERT_TRUE(table->undo(seat));
    give(*table, seat, orders[0]);
    EXPECT_EQ(table->log().back().text, orders[0]);
}

TEST(Remove, SaysWhichLaterInputWouldBeRefused) {
    std::vector<std::string> orders;
    const auto table = ordering(orders);
    const Seat seat = awaited_seat(*table);
    const std::size_t card = table->at();
    give(*table, seat, orders[0]);
    const std::uint64_t story = table->story_hash();
    const auto no = table->remove(seat, card);
    ASSERT_TRUE(no);
    EXPECT_EQ(no->later, card + 1);
    EXPECT_FALSE(no->why.rule.empty());
    EXPECT_EQ(table->story_hash(), story);
    EXPECT_EQ(table->remove(seat, 1)->later, 0U);  // the deal
    EXPECT_EQ(table->remove(other(seat), card)->later, 0U);
}

TEST(Remove, AnswersAnewForTheOtherSeat) {
    const auto table = two_is_asked();
    table->set(OthersPasses::KeepUndo);
    table->yield(two, "shoot", Scope::Phase);
    give_due(*table);
    const auto found = table->removal(one, 4);
    ASSERT_TRUE(std::holds_alternative<Removal>(found));
    EXPECT_EQ(std::get<Removal>(found).kept, 3U);
    EXPECT_TRUE(std::get<Removal>(found).again.empty());
}

TEST(Simultaneous, ChoicesComeInAnyOrderAndLeaveTheOthersQuestion) {
    for (const Seat first : both_seats) {
        const auto table = patrol_table();
        EXPECT_EQ(table->awaits(), Awaits::Both);
        EXPECT_TRUE(table->secret(first, "order march"));
        give(*table, first, first == one ? "order march" : "order watch");
        EXPECT_EQ(table->awaits(), awaits_seat(other(first)));
        EXPECT_EQ(table->asked_at(other(first)), 0U);
        give(*table, other(first), first == one ? "order watch" : "order march");
        EXPECT_EQ(table->asked_at(one), 2U);
        const auto other_way = patrol_table();
        give(*other_way, one, "order march");
        give(*other_way, two, "order watch");
        EXPECT_EQ(table->hash(), other_way->hash());
    }
}

TEST(Simultaneous, AChoiceIsWithdrawnUntilTheLastArrives) {
    const auto table = patrol_table();
    give(*table, two, "order march");
    EXPECT_FALSE(table->may_undo(one));
    ASSERT_TRUE(table->undo(two));
    EXPECT_EQ(table->awaits(), Awaits::Both);
    EXPECT_EQ(table->asked_at(one), 0U);
    give(*table, one, "order watch");
    give(*table, two, "order watch");
    for (const Seat seat : both_seats) EXPECT_FALSE(table->may_undo(seat));
}

TEST(Requests, ATakebackIsAskedForAndAgreedTo) {
    const auto table = two_is_asked();
    EXPECT_FALSE(table->request_takeback(one, 4));
    ASSERT_TRUE(table->request_takeback(one, 2));
    EXPECT_FALSE(table->request_takeback(two, 1));
    EXPECT_EQ(table->takeback_request()->by, one);
    EXPECT_EQ(table->takeback_request()->kept, 2U);
    EXPECT_FALSE(table->decline_takeback(one));
    ASSERT_TRUE(table->decline_takeback(two));
    EXPECT_FALSE(table->takeback_request());
    ASSERT_TRUE(table->request_takeback(one, 2));
    ASSERT_TRUE(table->offer_draw(two));
    EXPECT_TRUE(table->takeback_request());
    EXPECT_EQ(table->draw_offer(), two);
    const auto again = reopened(*table);
    EXPECT_EQ(again->takeback_request()->kept, 2U);
    EXPECT_EQ(again->draw_offer(), two);
    ASSERT_TRUE(again->take_back(2));
    EXPECT_FALSE(again->takeback_request());
    EXPECT_FALSE(again->draw_offer());
    EXPECT_EQ(reopened(*again)->hash(), again->hash());
    give(*table, two, "hold");
    EXPECT_FALSE(table->takeback_request());
}

}  // namespace
}  // namespace grognard::table
