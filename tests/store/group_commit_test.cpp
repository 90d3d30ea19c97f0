// Many submissions, few transactions, and nobody hears before the store has it.
#include "store/group_commit.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <latch>

#include "store/memory.hpp"

namespace grognard::store {

namespace {

GameRecord record(std::string id) {
    GameRecord out;
    out.id = std::move(id);
    return out;
}

// A store that waits until it is let go, so that others can queue behind it.
class SlowStore final : public Store {
  public:
    void commit(std::span<const Write> writes) override {
        if (!let_go_.test_and_set()) go_.wait();
        inner_.commit(writes);
    }
    std::optional<StoredGame> load(std::string_view id) const override { return inner_.load(id); }
    std::vector<std::string> unfinished() const override { return inner_.unfinished(); }
    std::vector<std::string> with_bots() const override { return inner_.with_bots(); }
    std::size_t count_unfinished() const override { return inner_.count_unfinished(); }
    std::vector<std::string> left(const Left& which) const override { return inner_.left(which); }
    void check() const override {}
    bool tidy() override {
        if (++tidied == 3) throw Failed("nothing to sweep with");
        return true;
    }
    void go() { go_.count_down(); }

    std::atomic<int> tidied = 0;

  private:
    MemoryStore inner_;
    std::atomic_flag let_go_;
    std::latch go_{1};
};

void at_once(std::size_t, const std::function<void()>& task) { task(); }

}  // namespace

TEST(GroupCommitTest, WhatWaitsGoesTogether) {
    SlowStore store;
    std::atomic<int> done = 0;
    {
        GroupCommit commits(store, at_once);
        for (int i = 0; i < 100; ++i) {
            const std::string id = std::to_string(i);
            commits.commit({Create{record(id)}}, 0, [&store, &done, id](std::exception_ptr failed) {
                EXPECT_EQ(failed, nullptr);
                EXPECT_TRUE(store.load(id).has_value());
                ++done;
            });
        }
        EXPECT_EQ(done, 0);
        store.go();
        while (done < 100) std::this_thread::yield();
        EXPECT_EQ(commits.counts().submissions, 100U);
        EXPECT_LE(commits.counts().transactions, 3U);
    }
    EXPECT_EQ(store.unfinished().size(), 100U);
}

TEST(GroupCommitTest, AConflictConcernsOnlyItsOwn) {
    SlowStore store;
    std::atomic<int> good = 0;
    std::atomic<int> bad = 0;
    {
        GroupCommit commits(store, at_once);
        for (int i = 0; i < 10; ++i) {
            const std::string id = i == 5 ? "0" : std::to_string(i);
            commits.commit({Create{record(id)}}, 0,
                           [&](std::exception_ptr failed) { ++(failed ? bad : good); });
        }
        store.go();
    }
    EXPECT_EQ(good, 9);
    EXPECT_EQ(bad, 1);
    EXPECT_EQ(store.unfinished().size(), 9U);
}

TEST(GroupCommitTest, AnInputThatIsQueuedTwiceIsKeptOnce) {
    SlowStore store;
    std::atomic<int> good = 0;
    std::atomic<int> conflicts = 0;
    {
        GroupCommit commits(store, at_once);
        commits.commit({Create{record("a")}}, 0, [](std::exception_ptr) {});
        for (int i = 0; i < 3; ++i) {
            const table::LogEntry entry{Seat::First, std::to_string(i), 1};
            commits.commit({Append{"a", 1, {entry}}}, 0, [&](const std::exception_ptr& failed) {
                try {
                    if (failed) std::rethrow_exception(failed);
                    ++good;
                } catch (const Conflict&) {
                    ++conflicts;
                }
            });
        }
        store.go();
    }
    EXPECT_EQ(good, 1);
    EXPECT_EQ(conflicts, 2);
    EXPECT_EQ(store.load("a")->inputs.size(), 1U);
    EXPECT_EQ(store.load("a")->inputs[0].text, "0");
}

TEST(GroupCommitTest, EachAttemptIsWatched) {
    SlowStore store;
    store.go();
    std::vector<bool> seen;
    {
        GroupCommit commits(store, at_once, [&seen](const std::exception_ptr& failed) {
            seen.push_back(failed != nullptr);
        });
        for (int i = 0; i < 2; ++i) {
            std::atomic<bool> done = false;
            commits.commit({Create{record("a")}}, 0, [&](std::exception_ptr) { done = true; });
            while (!done) std::this_thread::yield();
        }
    }
    EXPECT_EQ(seen, (std::vector<bool>{false, true}));
}

// Until nothing is left to do or it fails, and again after the next commit.
TEST(GroupCommitTest, TidiesWhileNobodyWaits) {
    SlowStore store;
    store.go();
    std::atomic<int> done = 0;
    GroupCommit commits(store, at_once);
    while (store.tidied < 3) std::this_thread::yield();
    commits.commit({Create{record("a")}}, 0, [&done](std::exception_ptr failed) {
        EXPECT_EQ(failed, nullptr);
        ++done;
    });
    while (done < 1 || store.tidied < 4) std::this_thread::yield();
    EXPECT_TRUE(store.load("a").has_value());
}

}  // namespace grognard::store
