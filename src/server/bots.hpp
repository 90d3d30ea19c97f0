// Bots and those who answer questions think here, on threads of their own, so that no game waits
// for what concerns another.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace grognard::server {

class Bots {
  public:
    using Thought = std::function<std::string()>;
    using Thoughtful = std::function<void(std::string)>;

    explicit Bots(int threads);
    // Waits for those who are thinking; those who wait are sent home.
    ~Bots();

    Bots(const Bots&) = delete;
    Bots& operator=(const Bots&) = delete;

    // `done` is called on the bot's thread, with nothing if it has no answer.
    void think(Thought thought, Thoughtful done);

  private:
    struct Job {
        Thought thought;
        Thoughtful done;
    };

    void work();

    std::mutex mutex_;
    std::condition_variable came_;
    std::deque<Job> waiting_;
    bool ending_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace grognard::server
