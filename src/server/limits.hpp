// How much one may ask of the host: rates as buckets that fill again, and plain numbers.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <string>
#include <unordered_map>

namespace grognard::server {

using Clock = std::chrono::steady_clock;

struct Rate {
    double per_second = 0;  // 0: as many as come
    double burst = 0;
};

struct Limits {
    std::size_t message_bytes = 4096;
    std::size_t body_bytes = 16384;
    std::size_t import_bytes = std::size_t{512} << 10U;
    std::size_t open_games = 20'000;
    std::size_t sockets = 4000;
    std::size_t sockets_per_address = 64;
    std::size_t waiting_messages = 32;  // of one room, while a commit is under way
    std::size_t waiting_answers = 64;   // of one socket, before it counts as a slow reader
    int questions = 16;  // of one socket about odds and the past, before others are unheeded
    std::size_t waiting_jobs = 256;  // questions and game files of all, before others are unheeded
    int malformed = 5;               // before the socket is closed
    int unheeded = 200;              // messages over the rate before the socket is closed
    std::chrono::milliseconds onlooker_pause{40};  // between states for who need not act
    std::chrono::seconds write_within{20};
    std::chrono::seconds heard_within{60};  // a word or the answer to a ping
    std::chrono::seconds room_idle{600};
    Rate seat{40, 160};
    Rate address{200, 800};
    // New tables of an address; as many as come where the rate of an address is lifted. One alone
    // can't fill the house, since what it leaves unplayed goes.
    Rate tables{200.0 / (24 * 60 * 60), 200};
    std::chrono::hours left_after{90 * 24};  // nobody came: then it goes to the bin, if
    std::uint64_t left_inputs = 10;          // people made fewer inputs than these
    std::uint64_t bin_hours = 30 * 24;       // of service, before what is in the bin is deleted
};

// What some messages weigh against a rate; others weigh one.
inline constexpr double creation_weight = 10;
inline constexpr double import_weight = 40;
inline constexpr double replay_weight = 2;

class Bucket {
  public:
    bool take(const Rate& rate, double weight, Clock::time_point now);
    // Has it nothing to remember?
    bool full(const Rate& rate, Clock::time_point now) const;

  private:
    double left_ = -1;  // not used yet
    Clock::time_point last_{};
};

// Whoever holds an address: of IPv6 its first half, since a household has the rest to choose from.
std::string household(const std::string& address);

// One bucket an address; those that are full again are forgotten.
class AddressLimiter {
  public:
    explicit AddressLimiter(const Rate& rate) : rate_(rate) {}

    bool take(const std::string& address, double weight, Clock::time_point now);
    std::size_t size() const;

  private:
    void forget_full(Clock::time_point now);

    Rate rate_;
    mutable std::mutex mutex_;
    std::unordered_map<std::string, Bucket> buckets_;
    Clock::time_point swept_{};
};

}  // namespace grognard::server
