// Luck is counted from answers that fit, and from no others: a stranger's file may hold any text.
#include <gtest/gtest.h>

#include "core/sample.hpp"
#include "parlour.hpp"
#include "server/game_port.hpp"

namespace grognard::server {

namespace {

constexpr int line_of_a_file = 500;  // so many dice have room in it

std::string dice(int count, const std::string& face) {
    std::string text = "dice";
    for (int i = 0; i < count; ++i) text += " " + face;
    return text;
}

void play_something(table::Table& at, Stream& random) {
    const Seat seat = at.awaits() == Awaits::First ? Seat::First : Seat::Second;
    const auto offers = at.offers(seat);
    at.submit(seat, offers[random.below(static_cast<std::uint32_t>(offers.size()))]);
}

}  // namespace

TEST(LuckTest, OnlyAnswersThatFitAreCounted) {
    for (const modules::Module* game : modules::all()) {
        const GamePort* const port = &game->port();
        const auto at = port->make("001");
        Stream random(1815);
        Luck counted;
        int asked = 0;
        for (int step = 0; step < 600 && at->awaits() != Awaits::Nobody; ++step) {
            if (at->awaits() != Awaits::Chance) {
                play_something(*at, random);
                continue;
            }
            const table::Question question = *at->question();
            const std::string fair = at->sampled(random);
            const std::string face = question.outcomes.front();
            Luck luck = counted;
            for (const std::string& wrong :
                 {dice(0, face), dice(question.count + 1, face), dice(line_of_a_file, face),
                  fair + " ", fair + " ?", std::string(), std::string(" ")}) {
                port->count_luck(luck, *at, wrong);
                EXPECT_EQ(luck, counted) << port->game() << ": " << wrong;
            }
            asked += question.verb == "dice" ? 1 : 0;
            port->count_luck(counted, *at, fair);
            at->answer(fair);
        }
        EXPECT_GT(asked, 5) << port->game();
        EXPECT_GT(counted.expected[0] + counted.expected[1], 0) << port->game();
    }
}

TEST(LuckTest, AFileWithALineFullOfDiceIsNotImported) {
    Parlour parlour;
    const Created created = parlour.create(alone);
    const auto me = parlour.sit(created.table, created.secrets[0]);
    const std::string log = "/api/tables/" + created.table + "/log?seat=" + created.secrets[0];
    Stream random(1815);
    std::string file;
    while (file.find(" dice ") == std::string::npos) {
        const Json state(me->last_state());
        const auto offers = state.texts("offers");
        me->say(act(offers[random.below(static_cast<std::uint32_t>(offers.size()))],
                    static_cast<std::size_t>(state.number("at"))));
        parlour.run();
        file = parlour.ask("GET", log).body;
    }
    const std::size_t begin = file.find(" dice ") + 1;
    file.replace(begin, file.find(" #", begin) - begin, dice(line_of_a_file, "S"));
    EXPECT_EQ(parlour.ask("POST", "/api/import", file).status, 400);
    EXPECT_EQ(parlour.ask("GET", "/health").status, 200);
}

}  // namespace grognard::server
