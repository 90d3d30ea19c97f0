// A line that grows on a terminal's standard error; silent anywhere else.
#pragma once

#include <chrono>
#include <string>

namespace grognard::cli {

class Progress {
  public:
    explicit Progress(int total);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void show(int done, const std::string& note);

  private:
    using Clock = std::chrono::steady_clock;

    std::string line(int done, std::size_t columns, const std::string& words) const;

    int total_;
    bool visible_;
    bool drawn_ = false;
    Clock::time_point next_ = Clock::now();
};

}  // namespace grognard::cli
