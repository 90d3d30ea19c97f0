// Escape sequences, and the width of UTF-8 text.
#include "modules/draw/paint.hpp"

#include <unistd.h>

#include <cstdlib>

#include "modules/draw/terminal.hpp"

namespace grognard::modules {

Colours wanted_colours() {
    const char* unwanted = std::getenv("NO_COLOR");
    const bool refused = unwanted != nullptr && *unwanted != '\0';
    return !refused && takes_escapes(STDOUT_FILENO) ? Colours::On : Colours::Off;
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
    std::size_t out = 0;
    bool escape = false;
    for (const char c : text) {
        if (c == '\033') escape = true;
        const bool continues = (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
        if (!escape && !continues) ++out;
        if (c == 'm') escape = false;
    }
    return out;
}

std::string padded(std::string text, std::size_t width) {
    const std::size_t wide = columns(text);
    if (wide < width) text.append(width - wide, ' ');
    return text;
}

}  // namespace grognard::modules
