// Token buckets.
#include "server/limits.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <array>

namespace grognard::server {

namespace {

constexpr std::chrono::seconds between_sweeps{30};

double filled(double left, const Rate& rate, Clock::duration passed) {
    const double seconds = std::chrono::duration<double>(passed).count();
    return std::min(rate.burst, left + rate.per_second * seconds);
}

}  // namespace

std::string household(const std::string& address) {
    std::array<unsigned char, 16> bytes{};
    if (::inet_pton(AF_INET6, address.c_str(), bytes.data()) != 1) return address;
    constexpr std::array<unsigned char, 12> old = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
    const bool mapped = std::equal(old.begin(), old.end(), bytes.begin());
    if (!mapped) std::fill(bytes.begin() + 8, bytes.end(), 0);
    std::array<char, INET6_ADDRSTRLEN> text{};
    ::inet_ntop(mapped ? AF_INET : AF_INET6, bytes.data() + (mapped ? old.size() : 0), text.data(),
                text.size());
    return text.data();
}

bool Bucket::take(const Rate& rate, double weight, Clock::time_point now) {
    if (rate.per_second <= 0) return true;
    left_ = left_ < 0 ? rate.burst : filled(left_, rate, now - last_);
    last_ = now;
    if (left_ < weight) return false;
    left_ -= weight;
    return true;
}

bool Bucket::full(const Rate& rate, Clock::time_point now) const {
    return left_ < 0 || filled(left_, rate, now - last_) >= rate.burst;
}

bool AddressLimiter::take(const std::string& address, double weight, Clock::time_point now) {
    if (rate_.per_second <= 0) return true;
    const std::lock_guard lock(mutex_);
    if (now - swept_ > between_sweeps) forget_full(now);
    return buckets_[address].take(rate_, weight, now);
}

std::size_t AddressLimiter::size() const {
    const std::lock_guard lock(mutex_);
    return buckets_.size();
}

void AddressLimiter::forget_full(Clock::time_point now) {
    swept_ = now;
    std::erase_if(buckets_, [&](const auto& entry) { return entry.second.full(rate_, now); });
}

}  // namespace grognard::server
