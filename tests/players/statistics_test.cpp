// Statistics against published values and values worked out by hand.
#include "players/statistics.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace grognard {
namespace {

TEST(Wilson, AgreesWithPublishedIntervals) {
    EXPECT_NEAR(wilson(8, 10).low, 0.4902, 1e-4);
    EXPECT_NEAR(wilson(8, 10).high, 0.9433, 1e-4);
    EXPECT_NEAR(wilson(0, 10).low, 0, 1e-12);
    EXPECT_NEAR(wilson(0, 10).high, 0.2775, 1e-4);
    EXPECT_NEAR(wilson(50, 100).low, 0.4038, 1e-4);
    EXPECT_NEAR(wilson(50, 100).high, 0.5962, 1e-4);
}

TEST(Wilson, KeepsTheShareInsideAndTheUnitIntervalAround) {
    for (int games = 1; games <= 60; ++games) {
        for (int points = 0; points <= games; ++points) {
            const Interval found = wilson(points, games);
            const double share = static_cast<double>(points) / games;
            ASSERT_GE(found.low, 0);
            ASSERT_LE(found.low, share);
            ASSERT_GE(found.high, share);
            ASSERT_LE(found.high, 1);
        }
    }
    EXPECT_EQ(wilson(0, 0).low, 0);
    EXPECT_EQ(wilson(0, 0).high, 1);
}

TEST(Elo, FollowsTheLogisticCurve) {
    EXPECT_NEAR(elo(0.5), 0, 1e-12);
    EXPECT_NEAR(elo(0.75), 190.8485, 1e-4);
    EXPECT_NEAR(elo(0.25), -190.8485, 1e-4);
    EXPECT_NEAR(expected_score(400), 10.0 / 11.0, 1e-12);
    EXPECT_NEAR(elo(expected_score(123)), 123, 1e-9);
}

TEST(Elo, StopsAtTheEndOfItsScale) {
    EXPECT_EQ(elo(1), most_elo);
    EXPECT_EQ(elo(0), -most_elo);
    EXPECT_EQ(elo(1 - 1e-9), most_elo);
}

TEST(Elo, ComesWithTheIntervalOfItsScore) {
    const EloEstimate found = elo_estimate(60, 100);
    EXPECT_NEAR(found.elo, 70.4365, 1e-4);
    EXPECT_NEAR(found.low, 1.3915, 1e-4);
    EXPECT_NEAR(found.high, 139.4815, 1e-4);
    EXPECT_EQ(elo_estimate(20, 20).elo, most_elo);
    EXPECT_LT(elo_estimate(20, 20).low, most_elo);
    EXPECT_EQ(elo_estimate(0, 0).high, most_elo);
}

TEST(Sprt, HasWaldsBounds) {
    const Sprt even{0, 50, 0.05, 0.05};
    EXPECT_NEAR(upper_bound(even), std::log(19.0), 1e-12);
    EXPECT_NEAR(lower_bound(even), -std::log(19.0), 1e-12);
    const Sprt uneven{0, 50, 0.05, 0.1};
    EXPECT_NEAR(upper_bound(uneven), 2.8904, 1e-4);
    EXPECT_NEAR(lower_bound(uneven), -2.2513, 1e-4);
}

TEST(Sprt, AddsUpTheEvidenceOfEveryGame) {
    const Sprt sprt{0, 50, 0.05, 0.05};
    EXPECT_NEAR(log_likelihood_ratio(sprt, 60, 100), 1.84626, 1e-5);
    EXPECT_EQ(log_likelihood_ratio(sprt, 0, 0), 0);
    EXPECT_EQ(verdict(sprt, 60, 100), SprtVerdict::Undecided);
    EXPECT_EQ(verdict(sprt, 120, 200), SprtVerdict::AcceptElo1);
    EXPECT_EQ(verdict(sprt, 90, 200), SprtVerdict::AcceptElo0);
}

}  // namespace
}  // namespace grognard
