// Knows whether the store takes what it is given, and tells the operator when that changes.
#pragma once

#include <atomic>
#include <exception>
#include <string>
#include <utility>

#include "server/workers.hpp"

namespace grognard::server {

class StoreWatch {
  public:
    explicit StoreWatch(Report report) : report_(std::move(report)) {}

    // After each commit, from the one thread that commits.
    void saw(const std::exception_ptr& failed);
    // From any thread: did the last commit fail?
    bool failing() const { return failing_; }

  private:
    Report report_;
    std::atomic<bool> failing_ = false;
};

}  // namespace grognard::server
