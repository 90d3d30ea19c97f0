// Looks at text byte by byte.
#include "codec/utf8.hpp"

#include <algorithm>

namespace grognard::codec {

std::size_t character_size(std::string_view text) {
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    if (first < 0x80) return 1;
    if (first < 0xc2 || first > 0xf4) return 0;
    const std::size_t size = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (text.size() < size) return 0;
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xc0U) != 0x80U) return 0;
    }
    // Longer than need be, half of a pair, beyond the last character.
    const bool wrong = (first == 0xe0 && byte(1) < 0xa0) || (first == 0xed && byte(1) > 0x9f) ||
                       (first == 0xf0 && byte(1) < 0x90) || (first == 0xf4 && byte(1) > 0x8f);
    return wrong ? 0 : size;
}

namespace {

// Bytes of the character with which the text begins; 0 if it is none that can be shown.
std::size_t shown_size(std::string_view text) {
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::size_t size = character_size(text);
    const bool steers =
        byte(0) < 0x20 || byte(0) == 0x7f || (size == 2 && byte(0) == 0xc2 && byte(1) < 0xa0);
    // U+FFFE and U+FFFF are no characters, and XML has no place for them.
    const bool no_character = size == 3 && byte(0) == 0xef && byte(1) == 0xbf && byte(2) >= 0xbe;
    return steers || no_character ? 0 : size;
}

}  // namespace

std::string legible(std::string_view text, std::size_t most) {
    std::string out;
    while (!text.empty()) {
        if (out.size() >= most) return out + "...";
        const std::size_t size = shown_size(text);
        if (size == 0) {
            constexpr std::string_view digits = "0123456789abcdef";
            const auto c = static_cast<unsigned char>(text.front());
            out += "\\x";
            out += digits[c >> 4U];
            out += digits[c & 15U];
            text.remove_prefix(1);
        } else {
            out += text.substr(0, size);
            text.remove_prefix(size);
        }
    }
    return out;
}

std::string legible_lines(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        out += legible(text.substr(0, end), std::string_view::npos);
        if (end < text.size()) out += '\n';
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

bool printable(std::string_view text) {
    while (!text.empty()) {
        const std::size_t size = shown_size(text);
        if (size == 0) return false;
        text.remove_prefix(size);
    }
    return true;
}

}  // namespace grognard::codec
