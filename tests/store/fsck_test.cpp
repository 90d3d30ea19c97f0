// What is wrong with a store is found, named by game, and does not stop the rest.
#include "store/fsck.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>

#include "store/sqlite.hpp"
#include "store/sqlite_statement.hpp"
#include "version_4.hpp"

namespace grognard::store {

namespace {

using Entries = std::vector<table::LogEntry>;

const Entries entries = {
    {std::nullopt, "one", 1}, {Seat::First, "two", 2}, {Seat::Second, "three", 3}};

GameRecord empty_record(std::string id) {
    GameRecord out;
    out.id = std::move(id);
    out.seats[0].kind = out.seats[1].kind = "human";
    return out;
}

class FsckTest : public ::testing::Test {
  protected:
    FsckTest()
        : file_(std::filesystem::temp_directory_path() /
                ("grognard-fsck-" + std::to_string(::getpid()) + ".db")) {
        remove();
        SqliteStore store(file_);
        for (const char* id : {"a", "b"}) {
            store.commit(
                Writes{Create{empty_record(id)}, Append{id, 1, entries}, Snap{id, {3, 1, "x"}}});
        }
    }
    ~FsckTest() override { remove(); }

    void reopen() const { const SqliteStore store(file_); }  // fresh inputs move on

    void run(const char* sql) const { Connection(file_).run(sql); }
    static std::optional<std::string> no_fault(const StoredGame&) { return std::nullopt; }
    std::vector<Problem> problems(const GameCheck& check = no_fault) const {
        return inspect(file_, check).problems;
    }
    void remove() const {
        for (const char* ending : {"", "-wal", "-shm"}) {
            std::filesystem::remove(file_.string() + ending);
        }
    }

    std::filesystem::path file_;
};

using Problems = std::vector<Problem>;

}  // namespace

TEST_F(FsckTest, ASoundStoreHasNoProblems) {
    const Inspection found = inspect(file_, no_fault);
    EXPECT_EQ(found.problems, Problems{});
    EXPECT_EQ(found.games, 2U);
    EXPECT_EQ(found.inputs, 6U);
    SqliteStore in_use(file_);
    in_use.commit(Writes{Append{"a", 4, {entries[0]}}, Bin{"b", 9}});
    EXPECT_EQ(inspect(file_, no_fault).inputs, 7U);
    EXPECT_EQ(inspect(file_, no_fault).binned, 1U);
}

TEST_F(FsckTest, EachProblemNamesItsGame) {
    reopen();
    run("DELETE FROM inputs WHERE number = 2 AND game = 1");
    EXPECT_EQ(problems(), (Problems{{"a", "input 2 is missing"}}));
    run("DELETE FROM inputs WHERE number = 3 AND game = 2");
    EXPECT_EQ(problems(), (Problems{{"a", "input 2 is missing"},
                                    {"b", "its snapshot stands after input 3, but there are 2"}}));
    run("INSERT INTO fresh VALUES (2, 2, 0, 'again', 7, 0, ''), (9, 1, 0, 'whose', 7, 0, '')");
    EXPECT_EQ(problems(), (Problems{{"", "fresh has rows of game number 9, which is not there"},
                                    {"a", "input 2 is missing"},
                                    {"b", "input 2 is there twice"}}));
    // The store still opens, refuses those two, and serves the others.
    SqliteStore store(file_);
    EXPECT_THROW(store.load("a"), Damaged);
    EXPECT_THROW(store.load("b"), Damaged);
    store.commit(Writes{Create{empty_record("c")}, Append{"c", 1, entries}});
    EXPECT_EQ(store.load("c")->inputs, entries);
}

TEST_F(FsckTest, GamesAreCheckedByWhoCanPlayThem) {
    const auto found = problems([](const StoredGame& game) -> std::optional<std::string> {
        if (game.record.id == "b") return "it leads elsewhere";
        return std::nullopt;
    });
    EXPECT_EQ(found, (Problems{{"b", "it leads elsewhere"}}));
}

TEST_F(FsckTest, ADamagedPageIsReported) {
    {
        SqliteStore store(file_);
        store.commit(Writes{Append{"b", 4, Entries(2000, entries[0])}});
    }
    reopen();
    std::int64_t page = 0;
    {
        const Connection connection(file_);
        Statement leaf(connection,
                       "SELECT pageno FROM dbstat WHERE name = 'inputs' AND pagetype = 'leaf' "
                       "ORDER BY path DESC LIMIT 1 OFFSET 2");
        leaf.step();
        page = leaf.number();
    }
    {
        std::fstream out(file_, std::ios::in | std::ios::out | std::ios::binary);
        out.seekp((page - 1) * 4096);
        out << std::string(4096, '\x55');
    }
    const auto found = problems();
    ASSERT_GE(found.size(), 2U);
    EXPECT_EQ(found.front().game, "");
    EXPECT_EQ(found.back().game, "b");
    // What is not on that page is served.
    SqliteStore store(file_);
    EXPECT_THROW(store.load("b"), Damaged);
    EXPECT_EQ(store.load("a")->inputs, entries);
    store.commit(Writes{Create{empty_record("c")}});
    EXPECT_TRUE(store.load("c").has_value());
}

TEST_F(FsckTest, WhatIsNoStoreIsRefused) {
    EXPECT_THROW(inspect(file_.string() + "-no", no_fault), Failed);
    EXPECT_THROW(inspect(file_.parent_path(), no_fault), Failed);
    run("PRAGMA application_id = 7");
    EXPECT_THROW(problems(), Failed);
}

// Two servers on one file wrote the same numbers: version 4 took them.
TEST_F(FsckTest, AnInputThatIsThereTwiceConcernsItsGameAlone) {
    run(to_version_4);
    run("INSERT INTO fresh VALUES (1, 4, 0, 'by one', 7), (1, 4, 0, 'by the other', 8), "
        "(2, 4, 0, 'once', 7), (2, 4, 0, 'once', 7)");
    EXPECT_EQ(problems(), (Problems{{"a", "input 4 was written twice by two servers"}}));
    SqliteStore store(file_);
    EXPECT_EQ(store.load("b")->inputs.size(), 4U);
    EXPECT_THROW(store.load("a"), Damaged);
    EXPECT_EQ(problems(), (Problems{{"a", "input 4 was written twice by two servers"}}));
}

}  // namespace grognard::store
