// Actions as JSON: what is offered reads back the same, and what is wrong is said once and clearly.
#include <gtest/gtest.h>

#include "core/sample.hpp"
#include "server/game_port.hpp"

namespace grognard::server {

namespace {

std::string json_of(const table::Table& table, std::string_view text) {
    codec::Writer out;
    table.write_action(out, text);
    return out.take();
}

std::string fault_of(std::string_view game, std::string_view json) {
    const auto table = find_port(game)->make("001");
    const auto read = table->action_text(json);
    const auto* unreadable = std::get_if<table::Unreadable>(&read);
    return unreadable == nullptr ? "" : unreadable->expected;
}

}  // namespace

class ActionJsonTest : public ::testing::TestWithParam<const char*> {};

INSTANTIATE_TEST_SUITE_P(Games, ActionJsonTest, ::testing::Values("ccn", "waterloo"));

TEST_P(ActionJsonTest, EveryOfferOfAGameReadsBackTheSame) {
    const auto table = find_port(GetParam())->make("001");
    Stream random(1815);
    std::size_t read = 0;
    while (table->awaits() != Awaits::Nobody && table->at() < table->bound()) {
        if (table->awaits() == Awaits::Chance) {
            table->answer(table->sampled(random));
            continue;
        }
        const Seat seat = table->awaits() == Awaits::First ? Seat::First : Seat::Second;
        const auto offers = table->offers(seat);
        for (const std::string& offer : offers) {
            ASSERT_EQ(std::get<std::string>(table->action_text(json_of(*table, offer))), offer);
            ++read;
        }
        table->submit(seat, offers[random.below(static_cast<std::uint32_t>(offers.size()))]);
    }
    EXPECT_GT(read, 2000U);
}

TEST(ActionJson, NamesItsMembers) {
    const auto table = find_port("ccn")->make("001");
    EXPECT_EQ(json_of(*table, "melee E5 F6 with D4"),
              R"({"do":"melee","from":"E5","at":"F6","support":["D4"]})");
    EXPECT_EQ(json_of(*table, "move general E5 F6"),
              R"({"do":"move-general","from":"E5","to":"F6"})");
    const auto other = find_port("waterloo")->make("001");
    EXPECT_EQ(json_of(*other, "retreat sheltered defensive german infantry to D6 with british"),
              R"({"do":"retreat","piece":{"nation":"german","arm":"infantry",)"
              R"("posture":"defensive","sheltered":true},"to":"D6","with":["british"]})");
}

TEST(ActionJson, SaysWhatIsWrong) {
    EXPECT_EQ(fault_of("ccn", R"({"do":"order","at":"E5"})"), "");
    EXPECT_EQ(fault_of("ccn", R"({"do":"order","at":"J1"})"), "at: a hex of the board");
    EXPECT_EQ(fault_of("ccn", R"({"do":"order","at":5})"), "at: a string");
    EXPECT_NE(fault_of("ccn", R"({"do":"order"})"), "");
    EXPECT_NE(fault_of("ccn", R"({"do":"order","at":"E5","more":1})"), "");
    EXPECT_NE(fault_of("ccn", R"({"do":"dance"})"), "");
    EXPECT_NE(fault_of("ccn", R"({"at":"E5"})"), "");
    EXPECT_NE(fault_of("ccn", R"(["order"])"), "");
    EXPECT_NE(fault_of("ccn", R"({"do":"melee","from":"E5","at":"F5","support":["D4","D4"]})"), "");
    EXPECT_NE(fault_of("ccn", R"({"do":"ignore","count":256})"), "");
    EXPECT_NE(fault_of("waterloo", R"({"do":"pass","disc":"blue"})"), "");
    EXPECT_NE(fault_of("waterloo", R"({"do":"move","piece":"infantry","to":"D4"})"), "");
    EXPECT_NE(fault_of("waterloo", R"({"do":"charge","to":"D4","with":["german"]})"), "");
}

}  // namespace grognard::server
