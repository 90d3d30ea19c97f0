// Draws the bar at most ten times a second.
#include "cli/progress.hpp"

#include <unistd.h>

#include <algorithm>
#include <iostream>

#include "modules/draw/terminal.hpp"

namespace grognard::cli {

namespace {
constexpr std::size_t longest_bar = 30;
constexpr std::size_t widest = 80;  // of a terminal that does not say
constexpr std::size_t frame = 4;    // brackets, a space, and the last column free
constexpr auto pause = std::chrono::milliseconds(100);
}  // namespace

Progress::Progress(int total) : total_(total), visible_(modules::takes_escapes(STDERR_FILENO)) {}

Progress::~Progress() {
    if (drawn_) std::cerr << "\r\033[K" << std::flush;
}

void Progress::show(int done, const std::string& note) {
    if (!visible_ || total_ <= 0 || Clock::now() < next_) return;
    next_ = Clock::now() + pause;
    drawn_ = true;
    const std::string words = std::to_string(done) + "/" + std::to_string(total_) + "  " + note;
    const std::size_t columns = modules::terminal_columns(STDERR_FILENO);
    std::cerr << "\r\033[K" << line(done, columns, words) << std::flush;
}

// The bar gives way to the words; a line that fills the terminal would leave copies of itself.
std::string Progress::line(int done, std::size_t columns, const std::string& words) const {
    if (columns == 0) columns = widest;
    const std::size_t room = columns > words.size() + frame ? columns - words.size() - frame : 0;
    const std::size_t width = std::min(longest_bar, room);
    if (width == 0) return words.substr(0, columns - 1);
    const std::size_t full =
        static_cast<std::size_t>(done) * width / static_cast<std::size_t>(total_);
    return "[" + std::string(full, '#') + std::string(width - full, '.') + "] " + words;
}

}  // namespace grognard::cli
