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

TEST(WaterlooLaws, HoldThroughRandomGames) {
    const waterloo::State start = waterloo::begin(waterloo::find_scenario("001").setup);
    int longest = 0;
    long long inputs = 0;
    const int games = law_games();
    for (int game = 0; game < games; ++game) {
        LawfulPlay<Waterloo> play(start, static_cast<std::uint64_t>(game));
        const auto broken = play.run();
        ASSERT_FALSE(broken) << "game " << game << " step " << broken->step << ": " << broken->law
                             << ": " << broken->detail;
        longest = std::max(longest, play.steps());
        inputs += play.steps();
    }
    RecordProperty("longest", longest);
    RecordProperty("mean_inputs", static_cast<int>(inputs / games));
}

}  // namespace
}  // namespace grognard
