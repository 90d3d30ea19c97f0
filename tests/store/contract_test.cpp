// What every store promises, asked of each of them.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <functional>
#include <memory>
#include <thread>

#include "store/memory.hpp"
#include "store/sqlite.hpp"
#include "store/sqlite_statement.hpp"
#include "version_4.hpp"

namespace grognard::store {

namespace {

using table::LogEntry;

GameRecord full_record(std::string id) {
    GameRecord out;
    out.id = std::move(id);
    out.game = "ccn";
    out.scenario = "001";
    out.seats[0] = {"human", "Zoë \"O'Neill\"", "aa", "n1"};
    out.seats[1] = {"bot:greedy", "", "", ""};
    out.dice = {true, "00ff", 7};
    out.created = 1'700'000'000;
    out.touched = 1'700'086'400;
    return out;
}

const std::vector<LogEntry> three = {{std::nullopt, "dice I F", 0xffff'ffff'ffff'fff0U},
                                     {Seat::First, "move E5 E6", 2},
                                     {Seat::Second, "pass", 3}};

class Kept {
  public:
    explicit Kept(const char* kind) {
        if (std::string(kind) == "memory") {
            store_ = std::make_unique<MemoryStore>();
            return;
        }
        static int number = 0;
        folder_ = std::filesystem::temp_directory_path() /
                  ("grognard-store-" + std::to_string(::getpid()) + "-" + std::to_string(++number));
        store_ = std::make_unique<SqliteStore>(file());
    }
    ~Kept() {
        store_.reset();
        if (!folder_.empty()) std::filesystem::remove_all(folder_);
    }
    Kept(const Kept&) = delete;
    Kept& operator=(const Kept&) = delete;

    Store& operator*() { return *store_; }
    Store* operator->() { return store_.get(); }
    std::filesystem::path file() const { return folder_ / "deep" / "games.db"; }
    void reopen(const std::function<void()>& meanwhile = [] {}) {
        store_.reset();
        meanwhile();
        store_ = std::make_unique<SqliteStore>(file());
    }

  private:
    std::filesystem::path folder_;
    std::unique_ptr<Store> store_;
};

class Contract : public ::testing::TestWithParam<const char*> {
  protected:
    void write(Write one) { kept_->commit(Writes{std::move(one)}); }

    Kept kept_{GetParam()};
};

}  // namespace

TEST_P(Contract, AnUnknownGameIsNotThere) {
    EXPECT_FALSE(kept_->load("x").has_value());
    EXPECT_TRUE(kept_->unfinished().empty());
    EXPECT_NO_THROW(kept_->check());
}

TEST_P(Contract, ARecordComesBackAsItWas) {
    write(Create{full_record("a")});
    EXPECT_EQ(kept_->load("a")->record, full_record("a"));
}

TEST_P(Contract, AnUpdateReplacesTheRecord) {
    write(Create{full_record("a")});
    GameRecord changed = full_record("a");
    changed.seats[1].nonce = "n2";
    changed.finished = true;
    write(Update{changed});
    EXPECT_EQ(kept_->load("a")->record, changed);
}

TEST_P(Contract, FinishedGamesAreNotAmongTheUnfinished) {
    write(Create{full_record("b")});
    write(Create{full_record("a")});
    GameRecord over = full_record("b");
    over.finished = true;
    write(Create{full_record("c")});
    write(Update{over});
    EXPECT_EQ(kept_->unfinished(), (std::vector<std::string>{"a", "c"}));
    EXPECT_EQ(kept_->count_unfinished(), 2U);
}

TEST_P(Contract, GamesOfAPersonAgainstABotAreFound) {
    GameRecord alone = full_record("people");
    alone.seats[1].kind = "human";
    GameRecord over = full_record("over");
    over.finished = true;
    GameRecord bots = full_record("bots");
    bots.seats[0].kind = "bot:first";
    write(Create{alone});
    write(Create{bots});
    write(Create{full_record("b")});
    write(Create{over});
    write(Create{full_record("a")});
    EXPECT_EQ(kept_->with_bots(), (std::vector<std::string>{"b", "a"}));
}

TEST_P(Contract, GamesThatWereLeftAreFound) {
    constexpr std::uint64_t many = 100;
    const auto made = [this](const char* id, std::int64_t touched, std::vector<LogEntry> inputs) {
        GameRecord record = full_record(id);
        record.touched = touched;
        record.dice.after = 0;
        kept_->commit(Writes{Create{record}, Append{id, 1, std::move(inputs)}});
    };
    made("empty", 10, {});
    // The bot's and chance's inputs are nobody's loss.
    made("one", 10, {three[0], three[1], three[2], three[2]});
    made("two", 10, {three[1], three[1]});
    made("visited", 20, {});
    GameRecord branch = full_record("branch");
    branch.touched = 10;
    branch.dice.after = 2;
    write(Create{branch});
    write(Append{"branch", 1, {three[1], three[1], three[1]}});
    GameRecord over = full_record("over");
    over.touched = 10;
    over.finished = true;
    write(Create{over});
    using Ids = std::vector<std::string>;
    EXPECT_EQ(kept_->left({20, 2, many}), (Ids{"empty", "one", "branch"}));
    EXPECT_EQ(kept_->left({20, 1, many}), (Ids{"empty"}));
    EXPECT_EQ(kept_->left({21, 3, many}), (Ids{"empty", "one", "two", "visited", "branch"}));
    EXPECT_EQ(kept_->left({20, 3, 2}), (Ids{"empty", "one"}));
    EXPECT_EQ(kept_->left({10, 3, many}), Ids{});
}

constexpr std::int64_t never = std::int64_t{1} << 60U;

TEST_P(Contract, APurgedGameIsGoneWithAllThatBelongsToIt) {
    for (const char* id : {"a", "b"}) {
        kept_->commit(Writes{Create{full_record(id)}, Append{id, 1, three},
                             Say{id, {"top", "hm", 1, 0, 1}}, Snap{id, {1, 2, "x"}}});
    }
    kept_->commit(Writes{Bin{"a", never}, Purge{0, 9}});
    EXPECT_FALSE(kept_->load("a").has_value());
    EXPECT_EQ(kept_->unfinished(), std::vector<std::string>{"b"});
    EXPECT_THROW(write(Append{"a", 4, three}), Conflict);
    EXPECT_THROW(write(Bin{"a", never}), Conflict);
    EXPECT_EQ(kept_->load("b")->inputs, three);
    EXPECT_EQ(kept_->load("b")->chat.size(), 1U);
    write(Create{full_record("a")});
    const auto anew = kept_->load("a");
    EXPECT_TRUE(anew->inputs.empty() && anew->chat.empty() && !anew->snapshot && !anew->binned);
}

TEST_P(Contract, AGameInTheBinKeepsAllAndComesBack) {
    using Ids = std::vector<std::string>;
    for (const char* id : {"a", "b"}) {
        kept_->commit(Writes{Create{full_record(id)}, Append{id, 1, three},
                             Say{id, {"top", "hm", 1, 0, 1}}, Snap{id, {1, 2, "x"}}});
    }
    write(Bin{"a", never, 77});
    EXPECT_EQ(kept_->unfinished(), Ids{"b"});
    EXPECT_EQ(kept_->with_bots(), Ids{"b"});
    EXPECT_EQ(kept_->left({never, 99, 99}), Ids{"b"});
    EXPECT_EQ(kept_->count_unfinished(), 1U);
    const auto binned = kept_->load("a");
    EXPECT_TRUE(binned->binned);
    EXPECT_EQ(binned->record, full_record("a"));
    EXPECT_EQ(binned->inputs, three);
    EXPECT_TRUE(binned->chat.size() == 1 && binned->snapshot.has_value());
    write(Update{full_record("a")});
    EXPECT_EQ(kept_->unfinished(), (Ids{"a", "b"}));
    EXPECT_FALSE(kept_->load("a")->binned);
    kept_->commit(Writes{CountHour{}, CountHour{}, Purge{0, 9}});
    EXPECT_EQ(kept_->load("a")->inputs, three);
}

TEST_P(Contract, OnlyAGameThatNobodyVisitsGoesToTheBin) {
    write(Create{full_record("visited")});
    write(Bin{"visited", full_record("").touched});
    EXPECT_FALSE(kept_->load("visited")->binned);
    GameRecord over = full_record("over");
    over.finished = true;
    write(Create{over});
    write(Bin{"over", never});
    EXPECT_FALSE(kept_->load("over")->binned);
}

TEST_P(Contract, TheBinIsEmptiedByHoursOfServiceAlone) {
    for (const char* id : {"a", "b", "c"}) write(Create{full_record(id)});
    write(Bin{"a", never, never});  // whatever the clock on the wall said
    write(CountHour{});
    write(Bin{"b", never, 1});
    write(Bin{"a", never, 1});  // it is there already: its hours go on
    write(Purge{2, 9});
    EXPECT_TRUE(kept_->load("a").has_value());
    write(CountHour{});
    write(Purge{2, 0});
    EXPECT_TRUE(kept_->load("a").has_value());
    write(Purge{2, 9});
    EXPECT_FALSE(kept_->load("a").has_value());
    EXPECT_TRUE(kept_->load("b")->binned);
    EXPECT_FALSE(kept_->load("c")->binned);
    write(CountHour{});
    write(Purge{2, 9});
    EXPECT_FALSE(kept_->load("b").has_value());
    EXPECT_TRUE(kept_->load("c").has_value());
}

TEST_P(Contract, AnInputTwiceInOneBatchIsAConflict) {
    write(Create{full_record("a")});
    EXPECT_THROW(kept_->commit(Writes{Append{"a", 1, three}, Append{"a", 1, three}}), Conflict);
    EXPECT_THROW(kept_->commit(Writes{Append{"a", 1, three}, Append{"a", 3, three}}), Conflict);
    EXPECT_TRUE(kept_->load("a")->inputs.empty());
    write(Append{"a", 1, three});
    EXPECT_EQ(kept_->load("a")->inputs, three);
}

TEST_P(Contract, ManyInputsOfManyGamesComeBackInOrder) {
    for (const char* id : {"a", "b", "c"}) write(Create{full_record(id)});
    constexpr std::size_t at_once = 50;
    std::vector<LogEntry> expected;
    while (expected.size() < 3000) {
        const std::uint64_t first = expected.size() + 1;
        std::vector<LogEntry> some;
        for (std::uint64_t i = first; i < first + at_once; ++i) {
            some.push_back({i % 3 == 0 ? std::nullopt : std::optional(Seat::Second),
                            "step " + std::to_string(i), i});
        }
        kept_->commit(
            Writes{Append{"a", first, some}, Append{"b", first, some}, Append{"c", first, some}});
        expected.insert(expected.end(), some.begin(), some.end());
    }
    for (const char* id : {"a", "b", "c"}) EXPECT_EQ(kept_->load(id)->inputs, expected);
    // In the middle of tidying, too.
    kept_->tidy();
    for (const char* id : {"a", "b", "c"}) EXPECT_EQ(kept_->load(id)->inputs, expected);
    expected.resize(1234);
    kept_->commit(Writes{Cut{"b", 1234}, Append{"b", 1235, {three[0]}}});
    expected.push_back(three[0]);
    EXPECT_EQ(kept_->load("b")->inputs, expected);
    EXPECT_EQ(kept_->load("c")->inputs.size(), 3000U);
    while (kept_->tidy()) {
    }
    EXPECT_FALSE(kept_->tidy());
    EXPECT_EQ(kept_->load("b")->inputs, expected);
    EXPECT_EQ(kept_->load("c")->inputs.size(), 3000U);
    kept_->commit(Writes{Append{"c", 3001, three}});
    EXPECT_EQ(kept_->load("c")->inputs.size(), 3003U);
}

TEST_P(Contract, InputsComeBackInOrder) {
    write(Create{full_record("a")});
    write(Create{full_record("b")});
    write(Append{"a", 1, three});
    write(Append{"b", 1, {three[2]}});
    write(Append{"a", 4, {three[0]}});
    auto expected = three;
    expected.push_back(three[0]);
    EXPECT_EQ(kept_->load("a")->inputs, expected);
    EXPECT_EQ(kept_->load("b")->inputs.size(), 1U);
}

TEST_P(Contract, AnInputThatIsThereOrLeavesAGapIsAConflict) {
    write(Create{full_record("a")});
    write(Append{"a", 1, three});
    EXPECT_THROW(write(Append{"a", 3, {three[0]}}), Conflict);
    EXPECT_THROW(write(Append{"a", 5, {three[0]}}), Conflict);
    EXPECT_EQ(kept_->load("a")->inputs, three);
}

TEST_P(Contract, WhatSpeaksOfNoGameIsAConflict) {
    EXPECT_THROW(write(Append{"x", 1, three}), Conflict);
    EXPECT_THROW(write(Cut{"x", 0}), Conflict);
    EXPECT_THROW(write(Say{"x", {}}), Conflict);
    EXPECT_THROW(write(Update{full_record("x")}), Conflict);
    EXPECT_THROW(write(Snap{"x", {}}), Conflict);
}

TEST_P(Contract, AGameIsCreatedOnce) {
    write(Create{full_record("a")});
    EXPECT_THROW(write(Create{full_record("a")}), Conflict);
}

TEST_P(Contract, ACutForgetsTheLastInputs) {
    write(Create{full_record("a")});
    write(Append{"a", 1, three});
    write(Cut{"a", 1});
    EXPECT_EQ(kept_->load("a")->inputs, (std::vector<LogEntry>{three[0]}));
    write(Append{"a", 2, {three[2]}});
    EXPECT_EQ(kept_->load("a")->inputs, (std::vector<LogEntry>{three[0], three[2]}));
    EXPECT_THROW(write(Cut{"a", 3}), Conflict);
}

TEST_P(Contract, TheLastSnapshotComesBackByteForByte) {
    write(Create{full_record("a")});
    write(Create{full_record("b")});
    write(Append{"a", 1, three});
    EXPECT_FALSE(kept_->load("a")->snapshot.has_value());
    const Snapshot last{2, 0xffff'ffff'ffff'fff0U, std::string("a\0\xff", 3)};
    write(Snap{"a", {1, 5, "older"}});
    write(Snap{"a", last});
    EXPECT_EQ(kept_->load("a")->snapshot, last);
    EXPECT_FALSE(kept_->load("b")->snapshot.has_value());
}

TEST_P(Contract, ASnapshotNeedsItsInputs) {
    write(Create{full_record("a")});
    write(Append{"a", 1, three});
    EXPECT_THROW(write(Snap{"a", {4, 5, "x"}}), Conflict);
    EXPECT_FALSE(kept_->load("a")->snapshot.has_value());
    write(Snap{"a", {2, 5, "x"}});
    write(Cut{"a", 2});
    EXPECT_TRUE(kept_->load("a")->snapshot.has_value());
    write(Cut{"a", 1});
    EXPECT_FALSE(kept_->load("a")->snapshot.has_value());
}

TEST_P(Contract, ChatComesBackInOrder) {
    write(Create{full_record("a")});
    const Chat first{"bottom", "Bonjour — \n\"salut\"", 5, 0, 1};
    const Chat second{"top", "", 6, 3, 2};
    write(Say{"a", first});
    write(Say{"a", second});
    EXPECT_EQ(kept_->load("a")->chat, (std::vector<Chat>{first, second}));
    EXPECT_THROW(write(Say{"a", second}), Conflict);
}

TEST_P(Contract, TheLastLinesOfAChatAreKept) {
    write(Create{full_record("a")});
    write(Create{full_record("b")});
    write(Say{"b", {"top", "still here", 1, 0, 1}});
    constexpr std::uint64_t said = 2 * most_chat + 7;
    for (std::uint64_t i = 1; i <= said; ++i) {
        write(Say{"a", {"bottom", "line " + std::to_string(i), 5, 0, i}});
    }
    const auto chat = kept_->load("a")->chat;
    ASSERT_EQ(chat.size(), most_chat);
    EXPECT_EQ(chat.front().number, said - most_chat + 1);
    EXPECT_EQ(chat.back().text, "line " + std::to_string(said));
    EXPECT_EQ(kept_->load("b")->chat.size(), 1U);
}

TEST_P(Contract, ABatchIsDoneWholeOrNotAtAll) {
    write(Create{full_record("a")});
    const Writes batch = {Append{"a", 1, three}, Create{full_record("b")},
                          Say{"a", {"top", "", 1, 0, 1}}, Snap{"a", {1, 2, "x"}},
                          Append{"a", 9, three}};
    EXPECT_THROW(kept_->commit(batch), Conflict);
    EXPECT_FALSE(kept_->load("a")->snapshot.has_value());
    EXPECT_TRUE(kept_->load("a")->inputs.empty());
    EXPECT_TRUE(kept_->load("a")->chat.empty());
    EXPECT_FALSE(kept_->load("b").has_value());
    EXPECT_EQ(kept_->unfinished(), std::vector<std::string>{"a"});
}

TEST_P(Contract, LaterWritesOfABatchSeeTheEarlier) {
    kept_->commit(Writes{Create{full_record("a")}, Append{"a", 1, three}, Cut{"a", 2},
                         Append{"a", 3, {three[0]}}});
    EXPECT_EQ(kept_->load("a")->inputs, (std::vector<LogEntry>{three[0], three[1], three[0]}));
}

TEST_P(Contract, ReadersAndWritersMayMeet) {
    write(Create{full_record("a")});
    std::jthread writer([this] {
        for (std::uint64_t i = 1; i <= 200; ++i) write(Append{"a", i, {three[0]}});
    });
    std::size_t seen = 0;
    while (seen < 200) {
        const std::size_t now = kept_->load("a")->inputs.size();
        ASSERT_GE(now, seen);
        seen = now;
    }
}

INSTANTIATE_TEST_SUITE_P(Stores, Contract, ::testing::Values("memory", "sqlite"),
                         [](const auto& chosen) { return std::string(chosen.param); });

TEST(SqliteStoreTest, GamesAreThereAfterTheFileIsOpenedAgain) {
    Kept kept("sqlite");
    kept->commit(
        Writes{Create{full_record("a")}, Append{"a", 1, three}, Say{"a", {"top", "hm", 1, 3, 1}}});
    kept.reopen();
    const auto found = kept->load("a");
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->record, full_record("a"));
    EXPECT_EQ(found->inputs, three);
    EXPECT_EQ(found->chat.size(), 1U);
}

TEST(SqliteStoreTest, AFileFromBeforeThereWereSnapshotsIsTakenOver) {
    Kept kept("sqlite");
    kept->commit(Writes{Create{full_record("a")}, Append{"a", 1, three}});
    kept.reopen([&kept] {
        Connection file(kept.file());
        file.run(to_version_4);
        file.run(
            "DROP TABLE snapshots; ALTER TABLE games DROP COLUMN touched; "
            "PRAGMA user_version = 2");
    });
    EXPECT_EQ(kept->load("a")->inputs, three);
    kept->commit(Writes{Snap{"a", {3, 4, "x"}}});
    kept.reopen();
    EXPECT_EQ(kept->load("a")->snapshot, (Snapshot{3, 4, "x"}));
}

TEST(SqliteStoreTest, GamesFromBeforeVisitsWereNotedAreTakenForVisitedToday) {
    Kept kept("sqlite");
    GameRecord old = full_record("a");
    old.touched = 5;
    kept->commit(Writes{Create{old}, Append{"a", 1, three}});
    kept.reopen([&kept] {
        Connection file(kept.file());
        file.run(to_version_4);
        file.run("ALTER TABLE games DROP COLUMN touched; PRAGMA user_version = 3");
    });
    EXPECT_GT(kept->load("a")->record.touched, full_record("a").touched);
    EXPECT_EQ(kept->load("a")->inputs, three);
    kept.reopen();
    EXPECT_EQ(kept->load("a")->inputs, three);
}

TEST(SqliteStoreTest, InputsOfPeopleCountWhereverTheyStand) {
    Kept kept("sqlite");
    GameRecord record = full_record("a");
    record.touched = 10;
    record.dice.after = 0;
    kept->commit(Writes{Create{record}, Append{"a", 1, {three[1], three[2], three[1]}}});
    kept.reopen();  // they are no longer fresh
    EXPECT_TRUE(kept->left({20, 2, 9}).empty());
    EXPECT_EQ(kept->left({20, 3, 9}).size(), 1U);
    kept->commit(Writes{Append{"a", 4, {three[1], three[2]}}});
    EXPECT_TRUE(kept->left({20, 3, 9}).empty());
    EXPECT_EQ(kept->left({20, 4, 9}).size(), 1U);
}

TEST(SqliteStoreTest, AFileOfAnUnknownVersionIsRefused) {
    Kept kept("sqlite");
    EXPECT_THROW(kept.reopen([&kept] { Connection(kept.file()).run("PRAGMA user_version = 99"); }),
                 Failed);
}

TEST(SqliteStoreTest, NobodyElseReadsWhatIsKept) {
    using std::filesystem::perms;
    const mode_t usual = ::umask(0022);
    Kept kept("sqlite");
    kept->commit(Writes{Create{full_record("a")}});
    const auto rights = [&kept](const char* ending) {
        return std::filesystem::status(kept.file().string() + ending).permissions();
    };
    for (const char* ending : {"", "-wal", "-shm"}) {
        EXPECT_EQ(rights(ending), perms::owner_read | perms::owner_write) << ending;
    }
    // One that an earlier version made for all to read; its group stays who it was.
    kept.reopen([&] {
        std::filesystem::permissions(kept.file(), perms::others_read | perms::group_read,
                                     std::filesystem::perm_options::add);
    });
    EXPECT_EQ(rights(""), perms::owner_read | perms::owner_write | perms::group_read);
    ::umask(usual);
}

// Whoever writes behind the store's back: no number is there twice.
TEST(SqliteStoreTest, TheDatabaseItselfRefusesAnInputTwice) {
    Kept kept("sqlite");
    kept->commit(Writes{Create{full_record("a")}, Append{"a", 1, three}});
    Connection(kept.file())
        .run("INSERT INTO fresh SELECT game, 4, 0, 'theirs', 5, 0, '' FROM fresh LIMIT 1");
    EXPECT_THROW(kept->commit(Writes{Append{"a", 4, {three[0]}}}), Conflict);
    EXPECT_EQ(kept->load("a")->inputs.size(), 4U);
    EXPECT_EQ(kept->load("a")->inputs.back().text, "theirs");
    kept->commit(Writes{Append{"a", 5, {three[0]}}});
    EXPECT_EQ(kept->load("a")->inputs.size(), 5U);
}

TEST(SqliteStoreTest, OneHostAtATime) {
    Kept kept("sqlite");
    EXPECT_THROW(SqliteStore{kept.file()}, Failed);
    kept.reopen();
}

// A disk that takes no more: files may not grow for a while.
TEST(SqliteStoreTest, AFullDiskIsToldAndLosesNothing) {
    Kept kept("sqlite");
    kept->commit(Writes{Create{full_record("a")}, Append{"a", 1, three}});
    ::signal(SIGXFSZ, SIG_IGN);
    rlimit usual{};
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &usual), 0);
    rlimit tight = usual;
    tight.rlim_cur = 64 << 10U;
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &tight), 0);
    const std::vector<LogEntry> many(5000, three[0]);
    EXPECT_THROW(kept->commit(Writes{Append{"a", 4, many}}), Failed);
    EXPECT_EQ(kept->load("a")->inputs, three);
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &usual), 0);
    kept->commit(Writes{Append{"a", 4, many}});
    EXPECT_EQ(kept->load("a")->inputs.size(), 5003U);
    kept.reopen();
    EXPECT_EQ(kept->load("a")->inputs.size(), 5003U);
}

TEST(SqliteStoreTest, AProbeFailsWhereNothingCanBeWritten) {
    Kept kept("sqlite");
    kept->commit(Writes{Create{full_record("a")}, Probe{}});
    ::signal(SIGXFSZ, SIG_IGN);
    rlimit usual{};
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &usual), 0);
    rlimit none = usual;
    none.rlim_cur = 1;
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &none), 0);
    EXPECT_THROW(kept->commit(Writes{Probe{}}), Failed);
    EXPECT_NO_THROW(kept->check());
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &usual), 0);
    EXPECT_NO_THROW(kept->commit(Writes{Probe{}}));
    kept.reopen();
    EXPECT_EQ(kept->load("a")->record, full_record("a"));
}

TEST(SqliteStoreTest, AFileThatIsNoDatabaseIsNamed) {
    Kept kept("sqlite");
    const std::filesystem::path wrong = kept.file().parent_path();
    EXPECT_THROW(SqliteStore{wrong}, Failed);
}

}  // namespace grognard::store
