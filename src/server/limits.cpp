// Token buckets.
#include "server/limits.hpp"

#include <algorithm>

namespace grognard::server {

namespace {

constexpr std::chrono::seconds between_sweeps{30};

double filled(double left, const Rate& rate, Clock::duration passed) {
    const double seconds = std::chrono::duration<double>(passed).count();
    return std::min(rate.burst, left + rate.per_second * seconds);
}

}  // namespace

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
