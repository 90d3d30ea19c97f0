// One transaction for all who wait; each on its own only when the common one fails.
#include "store/group_commit.hpp"

#include <chrono>
#include <iterator>
#include <map>
#include <utility>

namespace grognard::store {

namespace {

constexpr std::size_t crowd = 8;
constexpr std::chrono::microseconds gathering{500};
constexpr std::chrono::milliseconds lull{20};

std::exception_ptr tried(Store& store, const Watch& watch, std::span<const Write> writes) {
    std::exception_ptr failed;
    try {
        store.commit(writes);
    } catch (...) {
        failed = std::current_exception();
    }
    if (watch) watch(failed);
    return failed;
}

}  // namespace

void ImmediateCommit::commit(Writes writes, std::size_t lane, Committed done) {
    runner_(lane,
            [done = std::move(done), failed = tried(store_, watch_, writes)] { done(failed); });
}

GroupCommit::GroupCommit(Store& store, Runner runner, Watch watch)
    : store_(store),
      runner_(std::move(runner)),
      watch_(std::move(watch)),
      thread_([this] { work(); }) {}

GroupCommit::~GroupCommit() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    came_.notify_one();
    thread_.join();
}

void GroupCommit::commit(Writes writes, std::size_t lane, Committed done) {
    bool first = false;
    {
        const std::lock_guard lock(mutex_);
        first = waiting_.empty();
        waiting_.push_back({std::move(writes), lane, std::move(done)});
    }
    // Whoever follows finds the thread awake, or gathering.
    if (first) came_.notify_one();
}

GroupCommit::Counts GroupCommit::counts() const {
    const std::lock_guard lock(mutex_);
    return counts_;
}

void GroupCommit::work() {
    std::vector<Submission> batch;
    const auto due = [this] { return ending_ || !waiting_.empty(); };
    bool untidy = true;
    while (true) {
        {
            std::unique_lock lock(mutex_);
            if (untidy && !came_.wait_for(lock, lull, due)) {
                lock.unlock();
                untidy = tidied();
                continue;
            }
            came_.wait(lock, due);
            if (waiting_.empty()) return;
            // Where many come at once, more are on their way; who comes alone does not wait.
            if (batch.size() >= crowd) came_.wait_for(lock, gathering, [this] { return ending_; });
            batch.clear();
            batch.swap(waiting_);
            ++counts_.transactions;
            counts_.submissions += batch.size();
        }
        commit_all(batch);
        untidy = true;
    }
}

// False: nothing is left to do, or it must wait.
bool GroupCommit::tidied() {
    try {
        return store_.tidy();
    } catch (const std::exception&) {
        return false;  // what was committed is safe without it
    }
}

void GroupCommit::commit_all(std::vector<Submission>& batch) {
    Writes together;
    std::vector<std::size_t> ends;
    for (Submission& one : batch) {
        together.insert(together.end(), std::make_move_iterator(one.writes.begin()),
                        std::make_move_iterator(one.writes.end()));
        ends.push_back(together.size());
    }
    const std::span<const Write> all(together);
    const std::exception_ptr failed = tried(store_, watch_, all);
    struct Told {
        Committed done;
        std::exception_ptr failed;
    };
    std::map<std::size_t, std::vector<Told>> by_lane;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < batch.size(); ++i) {
        // One game's conflict must not be another's loss.
        const bool alone = failed != nullptr && batch.size() > 1;
        by_lane[batch[i].lane].push_back(
            {std::move(batch[i].done),
             alone ? tried(store_, watch_, all.subspan(begin, ends[i] - begin)) : failed});
        begin = ends[i];
    }
    for (auto& [lane, all_told] : by_lane) {
        runner_(lane, [told = std::move(all_told)] {
            for (const Told& one : told) one.done(one.failed);
        });
    }
}

}  // namespace grognard::store
