// What is sent to the active player of Waterloo does not depend on the tile.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "modules/tables.hpp"
#include "modules/waterloo/traits.hpp"
#include "played.hpp"
#include "support/seen.hpp"
#include "table/words.hpp"

namespace grognard::table {
namespace {

const Words& english() {
    static const Words words = load_words("waterloo", codec::Language::English);
    return words;
}

// Everything a host sends a seat: what it sees, may do and take back, who is awaited for what.
std::string sent(const Table& table, Seat seat) {
    const auto& played = dynamic_cast<const WaterlooTable&>(table);
    std::string out = view_json(table, seat) + "\n" + std::string(table.step()) + "\n" +
                      english().say(WaterlooTraits::ask(played.state(), played.lore()));
    for (const std::string& offer : table.offers(seat)) out += "\n" + offer;
    out += table.may_undo(seat) ? "\nundo" : "";
    return out + "\n" + std::to_string(table.at());
}

std::string heard(const Reply& reply, Seat seat) {
    std::string out;
    for (const Message& message : seen_by(seat, std::get<Accepted>(reply).told)) {
        out += english().say(message) + "\n";
    }
    return out;
}

bool asks_for_the_word(const Table& table) { return table.step() == "stop-word"; }

// One game for each tile, all with the same answers; they part when the word is given.
struct Worlds {
    std::vector<std::unique_ptr<Table>> tables;

    explicit Worlds(const std::vector<std::string>& tiles) {
        for (const std::string& tile : tiles) {
            auto table = make_table("waterloo", "001");
            while (table->step() != "tile-draw") {
                EXPECT_TRUE(
                    std::holds_alternative<Accepted>(table->submit(awaited_seat(*table), "done")));
            }
            EXPECT_TRUE(std::holds_alternative<Accepted>(table->answer("draw " + tile)));
            tables.push_back(std::move(table));
        }
    }

    Table& first() { return *tables.front(); }

    void expect_alike(Seat seat) {
        for (const auto& table : tables) ASSERT_EQ(sent(*table, seat), sent(first(), seat));
    }

    // The same input for all; what the seat hears of it is the same.
    void give(const std::string& text, Seat listener) {
        std::string first_heard;
        for (std::size_t i = 0; i < tables.size(); ++i) {
            Table& table = *tables[i];
            const Reply reply = table.awaits() == Awaits::Chance
                                    ? table.answer(text)
                                    : table.submit(awaited_seat(table), text);
            ASSERT_TRUE(std::holds_alternative<Accepted>(reply)) << text;
            if (i == 0) first_heard = heard(reply, listener);
            ASSERT_EQ(heard(reply, listener), first_heard) << text;
        }
    }

    // Random inputs until the word is asked for.
    void act(Stream& stream, Seat listener) {
        while (!asks_for_the_word(first())) {
            expect_alike(listener);
            if (first().awaits() == Awaits::Chance) {
                give(first().sampled(stream), listener);
                continue;
            }
            const auto offers = first().offers(awaited_seat(first()));
            give(offers[stream.below(static_cast<std::uint32_t>(offers.size()))], listener);
            if (testing::Test::HasFatalFailure()) return;
        }
        expect_alike(listener);
    }
};

TEST(HiddenTile, TheActivePlayerIsSentTheSameWhateverItIs) {
    Stream stream(11);
    for (int game = 0; game < 10; ++game) {
        Worlds worlds({"2", "3", "4", "5"});
        worlds.act(stream, Seat::First);
        while (worlds.tables.size() > 2) {
            ASSERT_FALSE(HasFatalFailure());
            EXPECT_TRUE(std::holds_alternative<Accepted>(worlds.first().answer("draw stop")));
            worlds.tables.erase(worlds.tables.begin());
            worlds.give("draw go-on", Seat::First);
            worlds.act(stream, Seat::First);
        }
    }
}

TEST(HiddenTile, TheOtherPlayerIsShownIt) {
    Worlds worlds({"2", "5"});
    EXPECT_NE(sent(*worlds.tables[0], Seat::Second), sent(*worlds.tables[1], Seat::Second));
    EXPECT_NE(view_json(worlds.first(), Seat::Second).find("\"tile\":2"), std::string::npos);
    EXPECT_EQ(view_json(worlds.first(), Seat::First).find("\"tile\":"), std::string::npos);
}

}  // namespace
}  // namespace grognard::table
