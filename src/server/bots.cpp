// A queue and its workers.
#include "server/bots.hpp"

#include <utility>

namespace grognard::server {

Bots::Bots(int threads) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

Bots::~Bots() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
        waiting_.clear();
    }
    came_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

void Bots::think(Thought thought, Thoughtful done) {
    {
        const std::lock_guard lock(mutex_);
        if (ending_) return;
        waiting_.push_back({std::move(thought), std::move(done)});
    }
    came_.notify_one();
}

void Bots::work() {
    while (true) {
        Job job;
        {
            std::unique_lock lock(mutex_);
            came_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
            if (ending_) return;
            job = std::move(waiting_.front());
            waiting_.pop_front();
        }
        job.done(job.thought ? job.thought() : std::string());
    }
}

}  // namespace grognard::server
