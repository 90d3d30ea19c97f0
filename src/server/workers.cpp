// A queue and its workers.
#include "server/workers.hpp"

#include <exception>
#include <utility>

namespace grognard::server {

Workers::Workers(int threads, Report report, std::size_t most)
    : report_(std::move(report)), most_(most) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

Workers::~Workers() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
        waiting_.clear();
    }
    came_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

bool Workers::take(Job job) {
    {
        const std::lock_guard lock(mutex_);
        if (ending_ || waiting_.size() >= most_) return false;
        waiting_.push_back(std::move(job));
    }
    came_.notify_one();
    return true;
}

void Workers::work() {
    while (true) {
        Job job;
        {
            std::unique_lock lock(mutex_);
            came_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
            if (ending_) return;
            job = std::move(waiting_.front());
            waiting_.pop_front();
        }
        try {
            job();
        } catch (const std::exception& bad) {
            report_(std::string("a worker: ") + bad.what());
        }
    }
}

}  // namespace grognard::server
