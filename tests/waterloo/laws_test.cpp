// The laws of the contract over full random games.
#include "core/laws.hpp"

#include <gtest/gtest.h>

#include "support/battles.hpp"
#include "support/wanted.hpp"

namespace grognard {
namespace {

// In parts, so that cores can share them.
constexpr int parts = 8;

class WaterlooLaws : public testing::TestWithParam<int> {};

TEST_P(WaterlooLaws, HoldThroughRandomGames) {
    const waterloo::State start = waterloo_start();
    const int games = std::max(1, wanted("GROGNARD_LAW_GAMES", 1'200));
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
