// Matches: the same for any number of threads, fair in seats, stoppable.
#include "players/arena.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>
#include <vector>

#include "starts.hpp"
#include "toy.hpp"

namespace grognard {
namespace {

TEST(InOrder, HandsResultsOverInTheOrderOfTheirNumbers) {
    for (const int threads : {1, 2, 4}) {
        std::vector<int> taken;
        in_order(
            50, threads,
            [](int i) {
                if (i % 5 == 0) std::this_thread::sleep_for(std::chrono::milliseconds(2));
                return i * i;
            },
            [&](int result) {
                taken.push_back(result);
                return GoOn::Yes;
            });
        ASSERT_EQ(taken.size(), 50U);
        for (int i = 0; i < 50; ++i) EXPECT_EQ(taken[static_cast<std::size_t>(i)], i * i);
    }
}

TEST(InOrder, StopsWhenToldTo) {
    for (const int threads : {1, 3}) {
        int taken = 0;
        in_order(
            1000, threads, [](int i) { return i; },
            [&](int) { return ++taken == 7 ? GoOn::No : GoOn::Yes; });
        EXPECT_EQ(taken, 7);
    }
}

TEST(Arena, GivesTheSameScoreOnAnyNumberOfThreads) {
    const auto starts = three_starts();
    Match<Ccn> match{starts, "random", "first", 30, 5, 1};
    const auto alone = arena<Ccn>(match);
    ASSERT_TRUE(alone.has_value());
    match.threads = 2;
    EXPECT_EQ(arena<Ccn>(match), alone);
    match.seed = 6;
    EXPECT_NE(arena<Ccn>(match)->inputs, alone->inputs);
}

TEST(Arena, CountsEveryGameOnce) {
    const auto starts = three_starts();
    std::vector<int> heard;
    const auto score =
        arena<Ccn>(Match<Ccn>{starts, "random", "random", 40, 3, 2}, [&](const Score& so_far) {
            heard.push_back(so_far.games);
            return GoOn::Yes;
        });
    ASSERT_TRUE(score.has_value());
    EXPECT_EQ(score->games, 40);
    EXPECT_EQ(score->wins + score->losses + score->draws, 40);
    EXPECT_EQ(score->cut_off, 0);
    ASSERT_EQ(heard.size(), 40U);
    for (int i = 0; i < 40; ++i) EXPECT_EQ(heard[static_cast<std::size_t>(i)], i + 1);
}

TEST(Arena, AlternatesTheSeatsAndSimulateDoesNot) {
    // Four men against one: the first seat wins most games, whoever has it.
    toy::State start = toy::setup();
    start.men = {4, 1};
    const std::vector<toy::State> starts = {start};
    const Match<toy::Toy> match{starts, "random", "random", 400, 1, 1};
    const auto fixed = simulate<toy::Toy>(match);
    const auto alternating = arena<toy::Toy>(match);
    ASSERT_TRUE(fixed && alternating);
    EXPECT_GT(fixed->share(), 0.8);
    EXPECT_NEAR(alternating->share(), 0.5, 0.1);
}

TEST(Arena, EndsWhenTheReportSaysSo) {
    const auto starts = three_starts();
    const auto score =
        arena<Ccn>(Match<Ccn>{starts, "random", "random", 100, 3, 2},
                   [](const Score& so_far) { return so_far.games < 9 ? GoOn::Yes : GoOn::No; });
    EXPECT_EQ(score->games, 9);
}

TEST(Arena, KnowsNoOneByAnUnknownName) {
    const auto starts = three_starts();
    EXPECT_FALSE(arena<Ccn>(Match<Ccn>{starts, "random", "wellington", 1}).has_value());
    EXPECT_FALSE(simulate<Ccn>(Match<Ccn>{starts, "", "random", 1}).has_value());
    EXPECT_FALSE(arena<Ccn>(Match<Ccn>{{}, "random", "random", 1}).has_value());
}

TEST(Arena, GreedyBeatsRandomClearly) {
    const auto starts = three_starts();
    const auto score = arena<Ccn>(Match<Ccn>{starts, "greedy", "random", 20, 1815, 2});
    ASSERT_TRUE(score.has_value());
    EXPECT_EQ(score->games, 20);
    EXPECT_GE(score->wins, 16);
}

}  // namespace
}  // namespace grognard
