// One thread of the host, and the rooms and connections that are only ever served by it: they need
// no strand, and what they post to themselves passes no lock.
#pragma once

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "codec/write.hpp"
#include "server/hosted.hpp"

namespace grognard::server {

// What a lane may wake: it then does what there is to do.
class Sleeper {
  public:
    virtual ~Sleeper() = default;
    virtual void awake() = 0;
};

class Lane {
  public:
    using Executor = boost::asio::io_context::executor_type;

    Lane(Clock::duration onlooker_pause, Report report)
        : pause_(onlooker_pause), report_(std::move(report)) {}
    Lane(const Lane&) = delete;
    Lane& operator=(const Lane&) = delete;

    boost::asio::io_context& io() { return io_; }
    // What throws here was nobody's to catch: it is reported, and all others are served on.
    void run() {
        while (true) {
            try {
                io_.run();
                return;
            } catch (const std::exception& bad) {
                report_(std::string("a lane: ") + bad.what());
            }
        }
    }
    void stop() { io_.stop(); }
    // Drops what still waits; all lanes do, before one of them is gone to which it may refer.
    void forget() {
        io_.forget();
        woken_.clear();
    }
    // What is written and sent at once is written here, one after another.
    codec::Writer& paper() { return paper_; }

    // From any thread, as what follows.
    void post(std::function<void()> task) { boost::asio::post(io_, std::move(task)); }
    // A commit wakes many: they share one place in the queue.
    void wake(std::shared_ptr<Sleeper> one) {
        {
            const std::lock_guard lock(mutex_);
            woken_.push_back(std::move(one));
            if (woken_.size() > 1) return;
        }
        boost::asio::post(io_, [this] { wake_all(); });
    }
    // Some of the room's listeners wait for news: one timer for all such rooms.
    void remind(std::weak_ptr<Hosted> room) {
        const std::lock_guard lock(mutex_);
        late_.push_back(std::move(room));
        if (late_.size() > 1) return;
        timer_.expires_after(pause_);
        timer_.async_wait([this](boost::system::error_code error) {
            if (!error) tell_late();
        });
    }

  private:
    class Context : public boost::asio::io_context {
      public:
        Context() : io_context(1) {}  // so many threads run it
        void forget() { shutdown(); }
    };

    void wake_all() {
        {
            const std::lock_guard lock(mutex_);
            waking_.swap(woken_);
        }
        for (const auto& one : waking_) one->awake();
        waking_.clear();
    }

    void tell_late() {
        std::vector<std::weak_ptr<Hosted>> late;
        {
            const std::lock_guard lock(mutex_);
            late.swap(late_);
        }
        for (const std::weak_ptr<Hosted>& room : late) {
            if (const auto there = room.lock()) there->tell_late();
        }
    }

    Context io_;
    boost::asio::executor_work_guard<Executor> open_{io_.get_executor()};
    Clock::duration pause_;
    Report report_;
    codec::Writer paper_;
    std::mutex mutex_;
    std::vector<std::shared_ptr<Sleeper>> woken_;
    std::vector<std::shared_ptr<Sleeper>> waking_;
    std::vector<std::weak_ptr<Hosted>> late_;
    boost::asio::steady_timer timer_{io_};
};

using Lanes = std::vector<std::unique_ptr<Lane>>;

}  // namespace grognard::server
