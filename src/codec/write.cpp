// Writes JSON text; everything outside printable ASCII and UTF-8 is escaped.
#include "codec/write.hpp"

#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

namespace grognard::codec {

namespace {

bool needs_escape(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7f || c == '"' || c == '\\';
}

void append_escaped(std::string& out, char c) {
    constexpr std::string_view digits = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(c);
    switch (c) {
        case '"':
            out += "\\\"";
            break;
        case '\\':
            out += "\\\\";
            break;
        case '\n':
            out += "\\n";
            break;
        case '\r':
            out += "\\r";
            break;
        case '\t':
            out += "\\t";
            break;
        default:
            out += "\\u00";
            out += digits[byte >> 4U];
            out += digits[byte & 15U];
    }
}

template <class Number>
void append_number(std::string& out, Number value) {
    std::array<char, 24> buffer{};
    const auto done = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    out.append(buffer.data(), done.ptr);
}

}  // namespace

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
    append_number(out_, value);
}

void Writer::natural(std::uint64_t value) {
    before_value();
    append_number(out_, value);
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
    out_ += '"';
    // Most texts need no escape: they are copied in one piece.
    while (true) {
        std::size_t plain = 0;
        while (plain < value.size() && !needs_escape(value[plain])) ++plain;
        out_.append(value.data(), plain);
        if (plain == value.size()) break;
        append_escaped(out_, value[plain]);
        value.remove_prefix(plain + 1);
    }
    out_ += '"';
}

}  // namespace grognard::codec
