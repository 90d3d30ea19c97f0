// What the host counts, and how Prometheus reads it.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>

namespace grognard::server {

using Count = std::atomic<std::uint64_t>;

// How often something took how long.
class Histogram {
  public:
    static constexpr std::array<double, 12> bounds = {0.0005, 0.001, 0.002, 0.005, 0.01, 0.02,
                                                      0.05,   0.1,   0.2,   0.5,   1.0,  5.0};

    void add(std::chrono::nanoseconds took);
    void write(std::string& out, const char* name, const char* help) const;

  private:
    std::array<Count, bounds.size() + 1> counts_{};
    Count nanoseconds_ = 0;
};

struct Metrics {
    Count games_created = 0;
    Count games_left = 0;  // moved to the bin
    Count actions_accepted = 0;
    Count inputs_refused = 0;
    Count inputs_stale = 0;
    Count messages_malformed = 0;
    Count messages_unheeded = 0;  // over the rate
    Count states_sent = 0;
    Count bot_turns = 0;
    Count http_requests = 0;
    Count http_errors = 0;  // answered with 4xx or 5xx
    Count commits_failed = 0;
    Count slow_readers = 0;
    Count mishaps = 0;          // errors of the host itself
    Count sockets = 0;          // now
    Count rooms = 0;            // in memory now
    Count games_open = 0;       // unfinished now
    Count games_set_aside = 0;  // since they can't be read
    Histogram action_time;      // from an action's arrival to the disk

    std::string text() const;
};

}  // namespace grognard::server
