// Asks the system about the terminal, and breaks lines for it.
#include "modules/draw/terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "modules/draw/paint.hpp"

namespace grognard::modules {

namespace {

constexpr std::size_t step_in = 2;

// Where the lines after the first begin.
std::size_t hanging(std::string_view line, std::size_t width) {
    const std::size_t start = line.find_first_not_of(' ');
    const std::size_t gap = line.substr(0, width / 2).rfind("   ");
    if (gap == std::string_view::npos || gap < start) return start + step_in;
    return columns(line.substr(0, line.find_first_not_of(' ', gap)));
}

std::string wrapped_line(std::string_view line, std::size_t width) {
    if (columns(line) <= width) return std::string(line);
    const std::string indent(std::min(hanging(line, width), width / 2), ' ');
    std::string out;
    std::size_t used = 0;
    while (!line.empty()) {
        const std::size_t word = std::min(line.find_first_not_of(' '), line.size());
        const std::size_t end = std::min(line.find(' ', word), line.size());
        std::string_view piece = line.substr(0, end);
        if (used > 0 && used + columns(piece) > width) {
            out += "\n" + indent;
            used = indent.size();
            piece.remove_prefix(word);
        }
        out += piece;
        used += columns(piece);
        line.remove_prefix(end);
    }
    return out;
}

}  // namespace

bool takes_escapes(int handle) {
    const char* const term = std::getenv("TERM");
    return ::isatty(handle) == 1 && term != nullptr && std::string_view(term) != "dumb";
}

std::size_t terminal_columns(int handle) {
    winsize size{};
    if (::isatty(handle) != 1) return 0;
    return ::ioctl(handle, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

std::size_t widest_line(std::string_view text) {
    std::size_t out = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        out = std::max(out, columns(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

std::string wrapped(std::string_view text, std::size_t width) {
    if (width == 0) return std::string(text);
    std::string out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        out += wrapped_line(text.substr(0, end), width);
        if (end < text.size()) out += '\n';
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

}  // namespace grognard::modules
