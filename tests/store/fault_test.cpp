// Writes, syncs and allocations fail in turn, and the power is cut: what was acknowledged is there,
// what failed is reported, and the store goes on. More of it with GROGNARD_STORE_FAULTS and
// GROGNARD_POWER_CUTS (scripts/long).
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <functional>
#include <iostream>
#include <memory>
#include <new>
#include <stdexcept>

#include "faulty_disk.hpp"
#include "faulty_memory.hpp"
#include "random_writes.hpp"
#include "store/fsck.hpp"
#include "store/memory.hpp"
#include "store/sqlite.hpp"
#include "store/sqlite_statement.hpp"
#include "support/wanted.hpp"

namespace grognard::store {

namespace {

// In memory where that can be: what a disk has after a power cut is known by the model.
std::filesystem::path fast_folder() {
    const std::filesystem::path memory = "/dev/shm";
    return ::access(memory.c_str(), W_OK) == 0 ? memory : std::filesystem::temp_directory_path();
}

class Folder {
  public:
    Folder() : path_(fast_folder() / ("grognard-fault-" + std::to_string(::getpid()))) {
        std::filesystem::remove_all(path_);
        std::filesystem::create_directories(path_);
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::filesystem::path file() const { return path_ / "games.db"; }

  private:
    std::filesystem::path path_;
};

std::vector<Problem> problems(const std::filesystem::path& file) {
    return inspect(file, [](const StoredGame&) { return std::nullopt; }).problems;
}

void expect_sound(const std::filesystem::path& file) {
    for (const Problem& problem : problems(file))
        ADD_FAILURE() << problem.game << ": " << problem.what;
}

void checkpoint(const std::filesystem::path& file) {
    Connection(file).run("PRAGMA wal_checkpoint(TRUNCATE)");
}

// What fails, when, and until when.
struct Fault {
    std::function<bool()> happened;
    std::function<void()> stop;
};

// A store beside a model that has what the store acknowledged.
class Faulted {
  public:
    explicit Faulted(Fault fault) : fault_(std::move(fault)) {}

    // Everything a server does with a store.
    void live() {
        constexpr int batches = 24;
        open();
        for (int i = 0; i < batches; ++i) {
            commit(writes_.next(model_));
            if (i % 5 == 0) attempt([&] { store_->tidy(); });
            if (i % 7 == 0) attempt([&] { checkpoint(folder_.file()); });
            if (i % 4 == 0) attempt([&] { compare(); });
            if (i == batches / 2) open();
        }
        fault_.stop();
        compare();
        open();
        compare();
        store_.reset();
        expect_sound(folder_.file());
    }
    int reported() const { return reported_; }

  private:
    static constexpr int most_tries = 40;

    // Whatever fails must have a reason, and be told by an exception.
    bool attempt(const std::function<void()>& work) {
        try {
            const FaultyNew::Trial trial;
            work();
            return true;
        } catch (const Failed& bad) {
            report(bad.what());
        } catch (const std::bad_alloc& bad) {
            report(bad.what());
        }
        if (++tries_ > most_tries) {
            fault_.stop();
            throw std::runtime_error("the store does not recover: " + last_);
        }
        return false;
    }
    void report(const char* what) {
        ++reported_;
        last_ = what;
        if (!fault_.happened()) ADD_FAILURE() << "nothing failed, and yet: " << what;
    }
    void open() {
        store_.reset();
        while (!attempt([&] { store_ = std::make_unique<SqliteStore>(folder_.file()); })) {
        }
    }
    void commit(const Writes& batch) {
        while (!attempt([&] { store_->commit(batch); })) {
            // It is as if it had not been tried.
            attempt([&] { compare(); });
        }
        model_.commit(batch);
    }
    void compare() {
        const std::string found = difference(*store_, model_, writes_.ids());
        if (!found.empty()) ADD_FAILURE() << found;
    }

    Folder folder_;
    RandomWrites writes_{7};
    Fault fault_;
    MemoryStore model_;
    std::unique_ptr<SqliteStore> store_;
    std::string last_;  // that was reported
    int reported_ = 0;
    int tries_ = 0;
};

// Fails at points spread over all `calls`, each once and several times in a row.
template <class Live>
void fail_everywhere(std::uint64_t calls, int points, const Live& live) {
    int reported = 0;
    int faults = 0;
    for (const std::uint64_t times : {1, 3, 12}) {
        const std::uint64_t step =
            std::max<std::uint64_t>(1, calls / static_cast<std::uint64_t>(points));
        for (std::uint64_t nth = 1; nth <= calls; nth += step) {
            SCOPED_TRACE("call " + std::to_string(nth) + ", " + std::to_string(times) + " times");
            reported += live(nth, times);
            ++faults;
            if (::testing::Test::HasFailure()) return;
        }
    }
    std::cout << faults << " faults among " << calls << " calls, " << reported << " reported\n";
    EXPECT_GT(reported, faults / 4);
}

}  // namespace

TEST(StoreFaultTest, EveryCallToTheDiskMayFail) {
    const auto live = [](FaultyDisk& disk) {
        Faulted faulted({[&] { return disk.failed(); }, [&] { disk.stop_failing(); }});
        faulted.live();
        return faulted.reported();
    };
    std::uint64_t calls = 0;
    {
        FaultyDisk disk;
        EXPECT_EQ(live(disk), 0);
        calls = disk.calls();
    }
    fail_everywhere(calls, wanted("GROGNARD_STORE_FAULTS", 30), [&](auto nth, auto times) {
        FaultyDisk disk;
        disk.fail_at(nth, times);
        return live(disk);
    });
}

TEST(StoreFaultTest, EveryAllocationOfSqliteMayFail) {
    const FaultyMemory memory;
    const auto live = [](std::uint64_t nth, std::uint64_t times) {
        const FaultyDisk disk;  // which need not wait for syncs
        if (nth > 0) FaultyMemory::fail_at(nth, times);
        Faulted faulted({FaultyMemory::failed, FaultyMemory::stop_failing});
        faulted.live();
        return faulted.reported();
    };
    const std::uint64_t before = FaultyMemory::calls();
    EXPECT_EQ(live(0, 0), 0);
    fail_everywhere(FaultyMemory::calls() - before, wanted("GROGNARD_STORE_FAULTS", 30), live);
}

TEST(StoreFaultTest, EveryAllocationOfTheStoreMayFail) {
    const auto live = [](std::uint64_t nth, std::uint64_t times) {
        const FaultyDisk disk;
        if (nth > 0) FaultyNew::fail_at(nth, times);
        Faulted faulted({FaultyNew::failed, FaultyNew::stop_failing});
        faulted.live();
        return faulted.reported();
    };
    const std::uint64_t before = FaultyNew::calls();
    EXPECT_EQ(live(0, 0), 0);
    fail_everywhere(FaultyNew::calls() - before, wanted("GROGNARD_STORE_FAULTS", 30), live);
}

namespace {

// A store on a disk that loses power again and again, and what it acknowledged.
class Unplugged {
  public:
    explicit Unplugged(Stream& random) : random_(random), writes_(random.next()) {}

    // Works until the power is cut, then finds what it acknowledged.
    void live(std::uint32_t longest) {
        disk_.cut_power_at(1 + random_.below(longest));
        if (random_.below(3) == 0) disk_.fail_at(1 + random_.below(200), 1 + random_.below(3));
        while (disk_.powered()) {
            try {
                work();
            } catch (const Failed& bad) {
                if (disk_.powered() && !disk_.failed()) ADD_FAILURE() << bad.what();
            }
        }
        store_.reset();
        disk_.restore_power(random_);
        open();
        store_.reset();
        expect_sound(folder_.file());
    }
    std::size_t acknowledged() const { return acknowledged_.size(); }
    int found() const { return found_; }

  private:
    void work() {
        if (!store_) open();
        Writes batch = writes_.next(*model_);
        under_way_.push_back(batch);
        store_->commit(batch);
        model_->commit(batch);
        acknowledged_.push_back(std::move(batch));
        under_way_.clear();
        if (random_.below(10) == 0) store_->tidy();
        if (random_.below(10) == 0) checkpoint(folder_.file());
        if (random_.below(20) == 0) store_.reset();
    }

    // All that was acknowledged is there. Of what failed since, one batch may be there, too, and
    // then the whole of it.
    void open() {
        auto opened = std::make_unique<SqliteStore>(folder_.file());
        std::string wrong = difference(*opened, *model_, writes_.ids());
        for (std::size_t i = 0; i < under_way_.size() && !wrong.empty(); ++i) {
            auto with = std::make_unique<MemoryStore>();
            for (const Writes& batch : acknowledged_) with->commit(batch);
            with->commit(under_way_[i]);
            if (!difference(*opened, *with, writes_.ids()).empty()) continue;
            model_ = std::move(with);
            acknowledged_.push_back(under_way_[i]);
            wrong.clear();
            ++found_;
        }
        EXPECT_EQ(wrong, "");
        under_way_.clear();
        store_ = std::move(opened);
    }

    Stream& random_;
    RandomWrites writes_;
    Folder folder_;
    FaultyDisk disk_;
    std::unique_ptr<MemoryStore> model_ = std::make_unique<MemoryStore>();
    std::unique_ptr<SqliteStore> store_;
    std::vector<Writes> acknowledged_;
    std::vector<Writes> under_way_;  // since the last that was acknowledged
    int found_ = 0;
};

}  // namespace

// The power goes while the store is opened, writes, moves inputs or is closed, and comes back, some
// times over; now and then calls to the disk fail before that.
TEST(StoreFaultTest, WhatWasAcknowledgedSurvivesAPowerCut) {
    Stream random(1812);
    const int cuts = wanted("GROGNARD_POWER_CUTS", 200);
    std::size_t acknowledged = 0;
    int found = 0;
    for (int cut = 0; cut < cuts && !HasFailure();) {
        Unplugged unplugged(random);
        for (int life = 0; life < 5 && !HasFailure(); ++life, ++cut) {
            SCOPED_TRACE("cut " + std::to_string(cut));
            unplugged.live(life == 0 ? 600 : 300);
        }
        acknowledged += unplugged.acknowledged();
        found += unplugged.found();
    }
    EXPECT_GT(acknowledged, static_cast<std::size_t>(cuts));
    std::cout << cuts << " power cuts, " << acknowledged << " commits acknowledged, " << found
              << " found that were not\n";
}

// A sync that failed may have lost what it was to write, though it can still be read until the
// power goes. What is acknowledged after the store was opened again must not depend on it.
TEST(StoreFaultTest, WhatAFailedSyncLostIsNotBuiltUpon) {
    GameRecord record;
    const auto create = [&record](const char* id) {
        record.id = id;
        return Writes{Create{record}};
    };
    for (std::uint64_t nth = 1; nth < 20 && !HasFailure(); ++nth) {
        SCOPED_TRACE("call " + std::to_string(nth));
        const Folder folder;
        FaultyDisk disk;
        Stream random(nth);
        auto store = std::make_unique<SqliteStore>(folder.file());
        store->commit(create("before"));
        disk.fail_at(nth, 1000);
        try {
            store->commit(create("failed"));
        } catch (const Failed&) {
            EXPECT_TRUE(disk.failed());
        }
        store.reset();
        disk.stop_failing();
        store = std::make_unique<SqliteStore>(folder.file());
        store->commit(create("after"));
        disk.cut_power_at(1);
        store.reset();
        disk.restore_power(random);
        store = std::make_unique<SqliteStore>(folder.file());
        EXPECT_TRUE(store->load("before").has_value());
        EXPECT_TRUE(store->load("after").has_value());
    }
}

}  // namespace grognard::store
