// What takes long is done here, on threads of its own, so that no game waits for what concerns
// another: bots think, odds are worked out, game files are played through.
#pragma once

#include <array>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <limits>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace grognard::server {

// Told of what went wrong with the host itself, a line at a time; from any thread.
using Report = std::function<void(const std::string& line)>;

class Workers {
  public:
    using Job = std::function<void()>;

    // At most so many jobs of each haste wait. A job that throws is reported, and the next one
    // done.
    Workers(int threads, Report report, std::size_t most = std::numeric_limits<std::size_t>::max());
    // Waits for those who are at work; what waits is dropped.
    ~Workers();

    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    // What somebody waits for is done before all that nobody does.
    enum class Haste : std::uint8_t { Awaited, Unawaited };

    // False if too many wait already: it will not be done.
    bool take(Job job, Haste haste = Haste::Awaited);

  private:
    bool idle() const { return waiting_[0].empty() && waiting_[1].empty(); }
    Job next();
    void work();

    Report report_;
    std::size_t most_;
    std::mutex mutex_;
    std::condition_variable came_;
    std::array<std::deque<Job>, 2> waiting_;  // by haste
    bool ending_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace grognard::server
