// The laws of the contract over full random games.
#include "core/laws.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "codec/waterloo/library.hpp"
#include "games/waterloo/game.hpp"

namespace grognard {
namespace {

int law_games() {
    constexpr int in_release = 10'000;
    const char* given = std::getenv("GROGNARD_LAW_GAMES");
    return given == nullptr ? in_release : std::max(1, std::atoi(given));
}

// In parts, so that cores can share them.
constexpr int parts = 8;

class WaterlooLaws : public testing::TestWithParam<int> {};

TEST_P(WaterlooLaws, HoldThroughRandomGames) {
    const waterloo::State start = waterloo::begin(waterloo::find_scenario("001").setup);
    const int games = law_games();
    int longest = 0;
    for (int game = GetParam(); game < games; game += parts) {
        LawfulPlay<Waterloo> play(start, static_cast<std::uint64_t>(game));
        const auto broken = play.run();
        ASSERT_FALSE(broken) << "game " << game << " step " << broken->step << ": " << broken->law
                             << ": " << broken->detail;
        longest = std::max(longest, play.steps());
    }
    RecordProperty("longest", longest);
}

INSTANTIATE_TEST_SUITE_P(Parts, WaterlooLaws, testing::Range(0, parts));

}  // namespace
}  // namespace grognard
