// Draws the bar at most ten times a second.
#include "cli/progress.hpp"

#include <unistd.h>

#include <iostream>

#include "cli/draw/terminal.hpp"

namespace grognard::cli {

namespace {
constexpr int width = 30;
constexpr auto pause = std::chrono::milliseconds(100);
}  // namespace

Progress::Progress(int total) : total_(total), visible_(takes_escapes(STDERR_FILENO)) {}

Progress::~Progress() {
    if (drawn_) std::cerr << "\r\033[K" << std::flush;
}

void Progress::show(int done, const std::string& note) {
    if (!visible_ || total_ <= 0 || Clock::now() < next_) return;
    next_ = Clock::now() + pause;
    drawn_ = true;
    const int full = static_cast<int>(static_cast<long>(done) * width / total_);
    std::cerr << "\r\033[K[" << std::string(static_cast<std::size_t>(full), '#')
              << std::string(static_cast<std::size_t>(width - full), '.') << "] " << done << "/"
              << total_ << "  " << note << std::flush;
}

}  // namespace grognard::cli
