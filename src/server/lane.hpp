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

#include "server/hosted.hpp"

namespace grognard::server {

class Lane {
  public:
    using Executor = boost::asio::io_context::executor_type;

    explicit Lane(Clock::duration onlooker_pause) : pause_(onlooker_pause) {}
    Lane(const Lane&) = delete;
    Lane& operator=(const Lane&) = delete;

    boost::asio::io_context& io() { return io_; }
    void run() { io_.run(); }
    void stop() { io_.stop(); }
    // Drops what still waits; all lanes do, before one of them is gone to which it may refer.
    void forget() { io_.forget(); }

    // From any thread, as what follows.
    void post(std::function<void()> task) { boost::asio::post(io_, std::move(task)); }
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
    std::mutex mutex_;
    std::vector<std::weak_ptr<Hosted>> late_;
    boost::asio::steady_timer timer_{io_};
};

using Lanes = std::vector<std::unique_ptr<Lane>>;

}  // namespace grognard::server
