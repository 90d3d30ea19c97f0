// Writes JSON text; control characters are escaped, and bytes that are no text become U+FFFD.
#include "codec/write.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "codec/utf8.hpp"

namespace grognard::codec {

namespace {

constexpr std::string_view replacement_character = "\xef\xbf\xbd";

constexpr bool needs_a_look(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte >= 0x7f || c == '"' || c == '\\';
}

constexpr std::array<bool, 256> looked_at = [] {
    std::array<bool, 256> out{};
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = needs_a_look(static_cast<char>(i));
    return out;
}();

std::size_t plain_length(std::string_view text) {
    std::size_t length = 0;
    while (length < text.size() && !looked_at[static_cast<unsigned char>(text[length])]) ++length;
    return length;
}

// The escape of one character, in `out`.
std::string_view escaped(char c, std::array<char, 6>& out) {
    constexpr std::string_view digits = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(c);
    switch (c) {
        case '"':
            return "\\\"";
        case '\\':
            return "\\\\";
        case '\n':
            return "\\n";
        case '\r':
            return "\\r";
        case '\t':
            return "\\t";
        default:
            out = {'\\', 'u', '0', '0', digits[byte >> 4U], digits[byte & 15U]};
            return {out.data(), out.size()};
    }
}

}  // namespace

void Writer::grow(std::size_t bytes) { out_.resize(std::max(out_.size() * 2, length_ + bytes)); }

char* Writer::copied_at_length(std::string_view text, char* out) {
    std::memcpy(out, text.data(), text.size());
    return out + text.size();
}

void Writer::line() {
    put('\n');
    for (std::size_t i = 0; i < depth_; ++i) put("  ");
}

template <class Number>
void Writer::digits(Number value) {
    before_value();
    constexpr std::size_t longest = 32;
    char* const begin = space_for(longest);
    length_ += static_cast<std::size_t>(std::to_chars(begin, begin + longest, value).ptr - begin);
    next_ = Next::Another;
}

void Writer::integer(std::int64_t value) { digits(value); }
void Writer::natural(std::uint64_t value) {
    if (value > 9 || layout_ == Layout::Indented) return digits(value);
    char* out = space_for(2);
    if (next_ == Next::Another) *out++ = ',';
    *out++ = static_cast<char>('0' + value);
    end_at(out);
    next_ = Next::Another;
}
void Writer::real(double value) { std::isfinite(value) ? digits(value) : null(); }

void Writer::quote(std::string_view value) {
    if (plain_length(value) == value.size()) return plain(value);
    std::string quoted;
    append_quoted(quoted, value);
    put(quoted);
}

void append_quoted(std::string& out, std::string_view text) {
    out += '"';
    while (true) {
        const std::size_t length = plain_length(text);
        out += text.substr(0, length);
        if (length == text.size()) break;
        text.remove_prefix(length);
        const std::size_t size = character_size(text);
        std::array<char, 6> buffer{};
        if (size == 0) {
            out += replacement_character;
        } else {
            out += size == 1 ? escaped(text.front(), buffer) : text.substr(0, size);
        }
        text.remove_prefix(std::max<std::size_t>(size, 1));
    }
    out += '"';
}

}  // namespace grognard::codec
