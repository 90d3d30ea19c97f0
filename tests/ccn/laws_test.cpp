// The laws of the contract over full random games of every scenario.
#include "core/laws.hpp"

#include <gtest/gtest.h>

#include <string>

#include "codec/ccn/library.hpp"
#include "games/ccn/game.hpp"
#include "support/wanted.hpp"

namespace grognard {
namespace {

class CcnLaws : public testing::TestWithParam<std::size_t> {};

TEST_P(CcnLaws, HoldThroughRandomGames) {
    static const std::vector<ccn::Scenario> scenarios = ccn::scenarios();
    ASSERT_EQ(scenarios.size(), 15U);
    const ccn::Scenario& scenario = scenarios[GetParam()];
    const ccn::State start = Ccn::start(*scenario.battle);
    const int games =
        std::max(1, wanted("GROGNARD_LAW_GAMES", 3'000) / static_cast<int>(scenarios.size()));
    int longest = 0;
    long long inputs = 0;
    for (int game = 0; game < games; ++game) {
        LawfulPlay<Ccn> play(start, static_cast<std::uint64_t>(game) * 1000 + GetParam());
        const auto broken = play.run();
        ASSERT_FALSE(broken) << scenario.id << " game " << game << " step " << broken->step << ": "
                             << broken->law << ": " << broken->detail;
        longest = std::max(longest, play.steps());
        inputs += play.steps();
    }
    RecordProperty("games", games);
    RecordProperty("longest", longest);
    RecordProperty("mean_inputs", static_cast<int>(inputs / games));
}

INSTANTIATE_TEST_SUITE_P(Scenarios, CcnLaws, testing::Range<std::size_t>(0, 15));

}  // namespace
}  // namespace grognard
