// Commits on a thread of its own: all that came while one was under way goes into the next.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "store/store.hpp"

namespace grognard::store {

// Called once: with nothing when the writes are on the disk, with what went wrong if they are not.
using Committed = std::function<void(std::exception_ptr)>;
// Where those calls are made: a host has a thread for each lane.
using Runner = std::function<void(std::size_t lane, std::function<void()>)>;
// Called for each attempt, in the order in which the store had them, on the thread that commits.
using Watch = std::function<void(const std::exception_ptr& failed)>;

class Committer {
  public:
    virtual ~Committer() = default;
    virtual void commit(Writes writes, std::size_t lane, Committed done) = 0;
};

// Within the call: for tests.
class ImmediateCommit final : public Committer {
  public:
    ImmediateCommit(Store& store, Runner runner, Watch watch = {})
        : store_(store), runner_(std::move(runner)), watch_(std::move(watch)) {}
    void commit(Writes writes, std::size_t lane, Committed done) override;

  private:
    Store& store_;
    Runner runner_;
    Watch watch_;
};

class GroupCommit final : public Committer {
  public:
    struct Counts {
        std::uint64_t transactions = 0;
        std::uint64_t submissions = 0;
    };

    // The runner is called on the committing thread, once a transaction for each lane.
    GroupCommit(Store& store, Runner runner, Watch watch = {});
    // Commits what is left, then ends.
    ~GroupCommit() override;

    void commit(Writes writes, std::size_t lane, Committed done) override;

    Counts counts() const;

  private:
    struct Submission {
        Writes writes;
        std::size_t lane = 0;
        Committed done;
    };

    void work();
    bool tidied();
    void commit_all(std::vector<Submission>& batch);

    Store& store_;
    Runner runner_;
    Watch watch_;
    mutable std::mutex mutex_;
    std::condition_variable came_;
    std::vector<Submission> waiting_;
    Counts counts_;
    bool ending_ = false;
    std::thread thread_;
};

}  // namespace grognard::store
