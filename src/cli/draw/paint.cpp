// Escape sequences, and the width of UTF-8 text.
#include "cli/draw/paint.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>

namespace grognard::cli {

Colours wanted_colours() {
    const char* unwanted = std::getenv("NO_COLOR");
    const bool refused = unwanted != nullptr && *unwanted != '\0';
    return !refused && ::isatty(STDOUT_FILENO) == 1 ? Colours::On : Colours::Off;
}

std::string Paint::operator()(std::string_view text, const Ink& ink) const {
    if (colours_ == Colours::Off) return std::string(text);
    std::string codes;
    const auto add = [&codes](const std::string& code) {
        codes += (codes.empty() ? "" : ";") + code;
    };
    if (ink.bold) add("1");
    if (ink.dim) add("2");
    if (ink.text != Ink::none) add("38;5;" + std::to_string(ink.text));
    if (ink.ground != Ink::none) add("48;5;" + std::to_string(ink.ground));
    if (codes.empty()) return std::string(text);
    return "\033[" + codes + "m" + std::string(text) + "\033[0m";
}

std::size_t columns(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string padded(std::string text, std::size_t width) {
    const std::size_t wide = columns(text);
    if (wide < width) text.append(width - wide, ' ');
    return text;
}

}  // namespace grognard::cli
