// The operator is told when the store fails and when it works again, once each.
#include "server/store_watch.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "store/store.hpp"

namespace grognard::server {

TEST(StoreWatchTest, TellsWhenItBeginsAndWhenItEnds) {
    std::vector<std::string> told;
    StoreWatch watch([&told](const std::string& line) { told.push_back(line); });
    const auto full = std::make_exception_ptr(store::Failed("the disk is full"));
    watch.saw(nullptr);
    EXPECT_TRUE(told.empty());
    for (int i = 0; i < 3; ++i) watch.saw(full);
    EXPECT_TRUE(watch.failing());
    EXPECT_EQ(told, std::vector<std::string>{"the store takes no writes: the disk is full"});
    for (int i = 0; i < 3; ++i) watch.saw(nullptr);
    EXPECT_FALSE(watch.failing());
    EXPECT_EQ(told.size(), 2U);
    EXPECT_EQ(told.back(), "the store takes writes again");
}

TEST(StoreWatchTest, AConflictIsOneGamesAffair) {
    int told = 0;
    StoreWatch watch([&told](const std::string&) { ++told; });
    const auto conflict = std::make_exception_ptr(store::Conflict("there is no game a"));
    watch.saw(conflict);
    EXPECT_FALSE(watch.failing());
    watch.saw(std::make_exception_ptr(store::Failed("the disk is full")));
    watch.saw(conflict);
    EXPECT_TRUE(watch.failing());
    EXPECT_EQ(told, 1);
}

}  // namespace grognard::server
