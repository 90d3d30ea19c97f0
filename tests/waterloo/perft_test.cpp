// Leaves of the tree of play from several moments: a change of these numbers is a change of play.
#include "core/perft.hpp"

#include <gtest/gtest.h>

#include "support/battles.hpp"
#include "support/random_walk.hpp"

namespace grognard {
namespace {

// `played` random inputs lead from the set-up into the battle, so that assaults are counted too.
struct Pinned {
    int played;
    int depth;
    std::uint64_t leaves;
};

class WaterlooPerft : public testing::TestWithParam<Pinned> {};

TEST_P(WaterlooPerft, IsWhatItWas) {
    const waterloo::State start = waterloo_start();
    const waterloo::State from = after<Waterloo>(start, GetParam().played);
    EXPECT_EQ(perft<Waterloo>(from, GetParam().depth), GetParam().leaves);
}

INSTANTIATE_TEST_SUITE_P(Pinned, WaterlooPerft,
                         testing::Values(Pinned{0, 1, 5}, Pinned{0, 4, 514}, Pinned{40, 3, 4881},
                                         Pinned{81, 4, 367155}, Pinned{114, 4, 9900},
                                         Pinned{213, 4, 221598}, Pinned{600, 4, 67986},
                                         Pinned{851, 4, 280924}),
                         [](const auto& tried) {
                             return "After" + std::to_string(tried.param.played) + "Depth" +
                                    std::to_string(tried.param.depth);
                         });

}  // namespace
}  // namespace grognard
