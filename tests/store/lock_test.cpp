// One server for each file, whatever name it is found by.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "store/backup.hpp"
#include "store/sqlite.hpp"
#include "store/sqlite_statement.hpp"

namespace grognard::store {

namespace {

GameRecord locked_record(std::string id) {
    GameRecord out;
    out.id = std::move(id);
    return out;
}

class LockTest : public ::testing::Test {
  protected:
    LockTest()
        : folder_(std::filesystem::temp_directory_path() /
                  ("grognard-lock-" + std::to_string(::getpid()))) {
        std::filesystem::remove_all(folder_);
        std::filesystem::create_directories(folder_);
    }
    ~LockTest() override { std::filesystem::remove_all(folder_); }

    std::filesystem::path file(const char* name = "games.db") const { return folder_ / name; }

    static std::string refusal(const std::filesystem::path& file) {
        try {
            const SqliteStore store(file);
            return "";
        } catch (const Failed& failed) {
            return failed.what();
        }
    }
    // As another process finds it: this one remembers which files it holds.
    static bool locked(const std::filesystem::path& file) {
        const pid_t child = ::fork();
        if (child == 0)
            ::_exit(::flock(::open(file.c_str(), O_RDWR), LOCK_EX | LOCK_NB) == 0 ? 1 : 0);
        int status = -1;
        ::waitpid(child, &status, 0);
        return WIFEXITED(status) && WEXITSTATUS(status) == 0;
    }

  private:
    std::filesystem::path folder_;
};

}  // namespace

TEST_F(LockTest, NoOtherNameLeadsRoundTheLock) {
    SqliteStore first(file());
    std::filesystem::create_symlink("games.db", file("symbolic.db"));
    std::filesystem::create_hard_link(file(), file("hard.db"));
    std::filesystem::remove(file("games.db.lock"));
    for (const char* name : {"games.db", "symbolic.db", "hard.db"}) {
        const std::string why = refusal(file(name));
        EXPECT_EQ(why, file(name).string() + " is in use by another grognard server");
        EXPECT_TRUE(locked(file(name))) << name;
    }
    // To be refused in the same process must not take SQLite's own locks away.
    first.commit(Writes{Create{locked_record("a")}});
    { Connection(file()).run("PRAGMA user_version"); }
    EXPECT_TRUE(std::filesystem::exists(file("games.db-wal")));
    EXPECT_TRUE(first.load("a").has_value());
}

TEST_F(LockTest, TheLockGoesWithTheStore) {
    { const SqliteStore first(file()); }
    EXPECT_EQ(refusal(file()), "");
    std::ofstream(file("no.db")) << "no database, but more than a hundred bytes of something else "
                                    "that SQLite can look at and then refuse to open";
    EXPECT_NE(refusal(file("no.db")), "");
    EXPECT_EQ(refusal(file("no.db")).find("in use"), std::string::npos);
}

TEST_F(LockTest, AServerOfAnEarlierVersionIsNoticed) {
    std::ofstream(file("games.db.lock")) << "";
    const int lock = ::open(file("games.db.lock").c_str(), O_RDWR);
    ASSERT_EQ(::flock(lock, LOCK_EX | LOCK_NB), 0);
    EXPECT_NE(refusal(file()).find("in use"), std::string::npos);
    ::close(lock);
    EXPECT_EQ(refusal(file()), "");
}

// Killed, the server leaves its newest writes in a log that is found by the name of the file.
TEST_F(LockTest, AHardLinkDoesNotHideTheNewestWrites) {
    { const SqliteStore store(file()); }
    const pid_t child = ::fork();
    if (child == 0) {
        SqliteStore store(file());
        store.commit(Writes{Create{locked_record("a")}});
        ::_exit(0);
    }
    ::waitpid(child, nullptr, 0);
    std::filesystem::create_hard_link(file(), file("hard.db"));
    EXPECT_NE(refusal(file("hard.db")).find("is the same file as " + file().string()),
              std::string::npos);
    { EXPECT_TRUE(SqliteStore(file()).load("a").has_value()); }
    EXPECT_TRUE(SqliteStore(file("hard.db")).load("a").has_value());
}

TEST_F(LockTest, ABackupIsMadeWhileTheStoreIsWrittenTo) {
    SqliteStore store(file());
    store.commit(Writes{Create{locked_record("a")}, Append{"a", 1, {{std::nullopt, "one", 1}}}});
    back_up(file(), file("copy.db"));
    store.commit(Writes{Append{"a", 2, {{std::nullopt, "two", 2}}}});
    EXPECT_THROW(back_up(file(), file("copy.db")), Failed);
    EXPECT_THROW(back_up(file(), file("no/folder.db")), Failed);
    EXPECT_THROW(back_up(file("no.db"), file("other.db")), Failed);
    EXPECT_FALSE(std::filesystem::exists(file("other.db")));
    back_up(file(), file("later.db"));
    EXPECT_EQ(SqliteStore(file("copy.db")).load("a")->inputs.size(), 1U);
    EXPECT_EQ(SqliteStore(file("later.db")).load("a")->inputs.size(), 2U);
    using std::filesystem::perms;
    EXPECT_EQ(std::filesystem::status(file("later.db")).permissions(),
              perms::owner_read | perms::owner_write);
    for (const auto& entry : std::filesystem::directory_iterator(file().parent_path())) {
        EXPECT_EQ(entry.path().string().find("partial"), std::string::npos) << entry.path();
    }
    store.commit(Writes{Append{"a", 3, {{std::nullopt, "three", 3}}}});
    EXPECT_EQ(store.load("a")->inputs.size(), 3U);
}

}  // namespace grognard::store
