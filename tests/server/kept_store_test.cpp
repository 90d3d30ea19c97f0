// A store that an earlier program wrote: every game in it opens, plays on and is written anew.
#include <gtest/gtest.h>

#include <filesystem>

#include "parlour.hpp"
#include "server/verify.hpp"
#include "store/sqlite.hpp"

namespace grognard::server {

namespace {

namespace fs = std::filesystem;

const fs::path kept = fs::path(GROGNARD_CHECKOUT) / "tests/kept/format1";

class KeptStore : public testing::Test {
  protected:
    KeptStore() {
        fs::remove_all(folder_);
        fs::create_directories(folder_);
        fs::copy_file(kept / "store.db", folder_ / "store.db");
    }
    ~KeptStore() override { fs::remove_all(folder_); }

    static Room opened(const store::Store& from, const std::string& id) {
        store::StoredGame game = *from.load(id);
        const GamePort& port = *find_port(game.record.game);
        return Room(port, std::move(game));
    }

    fs::path folder_ = fs::temp_directory_path() / "grognard-kept-store";
};

}  // namespace

TEST_F(KeptStore, EveryGameOpensAndIsTakenOver) {
    const auto list = codec::Document::load(kept / "store.json");
    int games = 0;
    for (const codec::Node& node : list.root().items()) {
        codec::Object made = node.object();
        const std::string id = made.required("table").as_string();
        const int at = made.required("at").as_int(0, 1'000'000);
        const std::string commitment = made.required("commitment").as_string();
        for (const char* const rest : {"seats", "steps", "game", "awaits"}) made.optional(rest);
        std::uint64_t hash = 0;
        std::size_t length = 0;
        std::string file;
        {
            store::SqliteStore store(folder_ / "store.db");
            Room room = opened(store, id);
            EXPECT_EQ(room.at(), static_cast<std::size_t>(at)) << id;
            EXPECT_EQ(room.record().dice.scheme, 1) << id;
            if (at > 0) {
                ASSERT_TRUE(room.notice()) << id;
                EXPECT_NE(room.notice()->json().find("old-format"), std::string::npos);
            }
            store.commit(room.roll_on().writes);
            hash = room.table().hash();
            length = room.at();
            file = room.exported();
        }
        // From now on it is a game of format 2.
        store::SqliteStore store(folder_ / "store.db");
        Room again = opened(store, id);
        EXPECT_EQ(again.at(), length) << id;
        EXPECT_EQ(again.table().hash(), hash) << id;
        EXPECT_FALSE(again.notice()) << id;
        EXPECT_EQ(again.exported(), file) << id;
        EXPECT_EQ(again.record().stamp, again.table().stamp()) << id;
        const Verified found = verify(table::parse_saved(id, file));
        EXPECT_FALSE(found.wrong()) << id << ": " << found.fault;
        EXPECT_NE(file.find("\ndice-commitment " + commitment + "\n"), std::string::npos);
        ++games;
    }
    EXPECT_GE(games, 6);
}

}  // namespace grognard::server
