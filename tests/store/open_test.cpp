// Stores are found by their address.
#include "store/open.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "codec/json.hpp"
#include "store/memory.hpp"

namespace grognard::store {

TEST(OpenStoreTest, AnAddressNamesAStore) {
    const auto store = open_store("memory:");
    EXPECT_NE(dynamic_cast<MemoryStore*>(store.get()), nullptr);
    EXPECT_THROW(open_store("mysql:x"), codec::BadInput);
    EXPECT_THROW(open_store("sqlite:"), codec::BadInput);
}

TEST(OpenStoreTest, TheDefaultFileIsInTheUsersDataFolder) {
    ::setenv("XDG_DATA_HOME", "/somewhere", 1);
    EXPECT_EQ(default_file(), "/somewhere/grognard/games.db");
    ::setenv("XDG_DATA_HOME", "relative", 1);
    ::setenv("HOME", "/home/ney", 1);
    EXPECT_EQ(default_file(), "/home/ney/.local/share/grognard/games.db");
}

}  // namespace grognard::store
