// Playouts end, count what they did, and are the same again for the same streams.
#include "players/playout.hpp"

#include <gtest/gtest.h>

#include "players/bench.hpp"
#include "starts.hpp"

namespace grognard {
namespace {

struct Counting {
    int& actions;
    int& answers;

    void operator()(const ccn::State&, Seat, const ccn::Action&) const { ++actions; }
    void operator()(const ccn::State&, const Answer&) const { ++answers; }
};

TEST(Playout, RandomGamesEndDecidedAndRepeatForTheSameSeed) {
    for (const ccn::State& start : three_starts()) {
        Offers<ccn::Action> offers;
        ccn::State one = start;
        ccn::State two = start;
        Stream first(11);
        Stream second(11);
        const Playout a = play_random<Ccn>(one, first, offers);
        const Playout b = play_random<Ccn>(two, second, offers);
        EXPECT_TRUE(a.outcome.decided());
        EXPECT_EQ(Ccn::invariants(one), "");
        EXPECT_EQ(one, two);
        EXPECT_EQ(a.inputs(), b.inputs());
        EXPECT_GT(a.actions, 0);
        EXPECT_GT(a.chances, 0);
    }
}

TEST(Playout, TheObserverHearsEveryInput) {
    ccn::State s = start_of("001");
    auto a = *player_named<Ccn>("random", 1);
    auto b = *player_named<Ccn>("random", 2);
    Stream chance(3);
    int actions = 0;
    int answers = 0;
    const Playout played = play<Ccn>(s, a, b, chance, Counting{actions, answers});
    EXPECT_EQ(actions, played.actions);
    EXPECT_EQ(answers, played.chances);
    EXPECT_TRUE(played.outcome.decided());
}

TEST(Bench, CountsWholeGames) {
    const auto starts = three_starts();
    const Bench measured = bench<Ccn>(starts, 0.01, 1);
    EXPECT_GE(measured.games, 1);
    EXPECT_GT(measured.actions, measured.games);
    EXPECT_GT(measured.inputs, measured.actions);
    EXPECT_GE(measured.seconds, 0.01);
    EXPECT_NEAR(measured.per_second(measured.games) * measured.seconds,
                static_cast<double>(measured.games), 1e-6);
}

}  // namespace
}  // namespace grognard
