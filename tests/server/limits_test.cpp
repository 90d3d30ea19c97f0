// Buckets let a burst through, then a rate.
#include "server/limits.hpp"

#include <gtest/gtest.h>

namespace grognard::server {

namespace {

constexpr Clock::time_point start{std::chrono::hours(1)};
constexpr std::chrono::seconds second{1};

}  // namespace

TEST(BucketTest, ABurstThenARate) {
    const Rate rate{2, 5};
    Bucket bucket;
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(bucket.take(rate, 1, start));
    EXPECT_FALSE(bucket.take(rate, 1, start));
    EXPECT_TRUE(bucket.take(rate, 1, start + second));
    EXPECT_TRUE(bucket.take(rate, 1, start + second));
    EXPECT_FALSE(bucket.take(rate, 1, start + second));
    EXPECT_TRUE(bucket.take(rate, 5, start + 100 * second));
    EXPECT_FALSE(bucket.take(rate, 1, start + 100 * second));
}

TEST(BucketTest, NoRateIsNoLimit) {
    Bucket bucket;
    for (int i = 0; i < 1000; ++i) EXPECT_TRUE(bucket.take({}, 100, start));
}

TEST(AddressLimiterTest, AddressesDoNotShareAndAreForgotten) {
    AddressLimiter limiter({1, 2});
    EXPECT_TRUE(limiter.take("a", 2, start));
    EXPECT_FALSE(limiter.take("a", 1, start));
    EXPECT_TRUE(limiter.take("b", 2, start));
    EXPECT_EQ(limiter.size(), 2U);
    EXPECT_TRUE(limiter.take("c", 1, start + 60 * second));
    EXPECT_EQ(limiter.size(), 1U);
}

TEST(HouseholdTest, AHouseholdHasHalfOfAnAddressToChooseFrom) {
    EXPECT_EQ(household("192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(household("2001:db8:1:2:3:4:5:6"), household("2001:db8:1:2::9"));
    EXPECT_NE(household("2001:db8:1:2::1"), household("2001:db8:1:3::1"));
    EXPECT_EQ(household("::ffff:192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(household("here"), "here");
}

}  // namespace grognard::server
