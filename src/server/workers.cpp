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
        for (auto& queue : waiting_) queue.clear();
    }
    came_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

bool Workers::take(Job job, Haste haste) {
    {
        const std::lock_guard lock(mutex_);
        auto& queue = waiting_[static_cast<std::size_t>(haste)];
        if (ending_ || queue.size() >= most_) return false;
        queue.push_back(std::move(job));
    }
    came_.notify_one();
    return true;
}

Workers::Job Workers::next() {
    auto& queue = waiting_[0].empty() ? waiting_[1] : waiting_[0];
    Job job = std::move(queue.front());
    queue.pop_front();
    return job;
}

void Workers::work() {
    while (true) {
        Job job;
        {
            std::unique_lock lock(mutex_);
            came_.wait(lock, [this] { return ending_ || !idle(); });
            if (ending_) return;
            job = next();
        }
        try {
            job();
        } catch (const std::exception& bad) {
            report_(std::string("a worker: ") + bad.what());
        }
    }
}

}  // namespace grognard::server
