// Looks at text byte by byte.
#include "codec/utf8.hpp"

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

std::string legible(std::string_view text, std::size_t most) {
    std::string out;
    while (!text.empty()) {
        if (out.size() >= most) return out + "...";
        const auto c = static_cast<unsigned char>(text.front());
        const std::size_t size = character_size(text);
        const bool steers = c < 0x20 || c == 0x7f ||
                            (c == 0xc2 && size == 2 && static_cast<unsigned char>(text[1]) < 0xa0);
        if (size == 0 || steers) {
            constexpr std::string_view digits = "0123456789abcdef";
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

}  // namespace grognard::codec
