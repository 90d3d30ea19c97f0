// Leaves of the tree of play from three set-ups: a change of these numbers is a change of play.
#include "core/perft.hpp"

#include <gtest/gtest.h>

#include "support/battles.hpp"
#include "support/random_walk.hpp"

namespace grognard {
namespace {

// `played` random inputs lead from the set-up into the battle, so that combat is counted too.
struct Pinned {
    const char* scenario;
    int played;
    int depth;
    std::uint64_t leaves;
};

class CcnPerft : public testing::TestWithParam<Pinned> {};

TEST_P(CcnPerft, IsWhatItWas) {
    const ccn::State start = after<Ccn>(ccn_start(GetParam().scenario), GetParam().played);
    EXPECT_EQ(perft<Ccn>(start, GetParam().depth), GetParam().leaves);
}

INSTANTIATE_TEST_SUITE_P(Pinned, CcnPerft,
                         testing::Values(Pinned{"001", 0, 1, 6}, Pinned{"001", 0, 5, 43315},
                                         Pinned{"001", 500, 6, 369036}, Pinned{"006", 0, 5, 687535},
                                         Pinned{"006", 200, 6, 691595}, Pinned{"015", 0, 4, 17952},
                                         Pinned{"015", 600, 5, 272057}),
                         [](const auto& tried) {
                             return std::string("Scenario") + tried.param.scenario + "After" +
                                    std::to_string(tried.param.played) + "Depth" +
                                    std::to_string(tried.param.depth);
                         });

}  // namespace
}  // namespace grognard
