// Writes JSON text; everything outside printable ASCII and UTF-8 is escaped.
#include "codec/write.hpp"

#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

namespace grognard::codec {

void Writer::line() {
    if (layout_ == Layout::Compact) return;
    out_ += '\n';
    out_.append(2 * counts_.size(), ' ');
}

void Writer::before_value() {
    if (std::exchange(after_key_, false) || counts_.empty()) return;
    if (counts_.back()++ > 0) out_ += ',';
    line();
}

void Writer::open(char bracket) {
    before_value();
    out_ += bracket;
    counts_.push_back(0);
}

void Writer::close(char bracket) {
    assert(!counts_.empty() && !after_key_);
    const bool empty = counts_.back() == 0;
    counts_.pop_back();
    if (!empty) line();
    out_ += bracket;
}

void Writer::key(std::string_view name) {
    assert(!counts_.empty() && !after_key_);
    before_value();
    quote(name);
    out_ += layout_ == Layout::Compact ? ":" : ": ";
    after_key_ = true;
}

void Writer::null() {
    before_value();
    out_ += "null";
}

void Writer::boolean(bool value) {
    before_value();
    out_ += value ? "true" : "false";
}

void Writer::integer(std::int64_t value) {
    before_value();
    out_ += std::to_string(value);
}

void Writer::natural(std::uint64_t value) {
    before_value();
    out_ += std::to_string(value);
}

void Writer::real(double value) {
    if (!std::isfinite(value)) return null();
    before_value();
    std::array<char, 32> buffer{};
    const auto done = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    out_.append(buffer.data(), done.ptr);
}

void Writer::string(std::string_view value) {
    before_value();
    quote(value);
}

void Writer::raw(std::string_view json) {
    before_value();
    out_ += json;
}

void Writer::quote(std::string_view value) {
    constexpr std::string_view digits = "0123456789abcdef";
    out_ += '"';
    for (const char c : value) {
        const auto byte = static_cast<unsigned char>(c);
        switch (c) {
            case '"':
                out_ += "\\\"";
                break;
            case '\\':
                out_ += "\\\\";
                break;
            case '\n':
                out_ += "\\n";
                break;
            case '\r':
                out_ += "\\r";
                break;
            case '\t':
                out_ += "\\t";
                break;
            default:
                if (byte < 0x20 || byte == 0x7f) {
                    out_ += "\\u00";
                    out_ += digits[byte >> 4U];
                    out_ += digits[byte & 15U];
                } else {
                    out_ += c;
                }
        }
    }
    out_ += '"';
}

}  // namespace grognard::codec
