// Canonical JSON out: members in the order they are written, one layout, no surprises.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "codec/wire.hpp"
#include "core/action_fields.hpp"
#include "core/hash.hpp"

namespace grognard::codec {

enum class Layout : std::uint8_t { Compact, Indented };

class Writer {
  public:
    explicit Writer(Layout layout = Layout::Compact, std::size_t expected_bytes = 256)
        : out_(expected_bytes, '\0'), layout_(layout) {}

    void begin_object() { open('{'); }
    void end_object() { close('}'); }
    void begin_array() { open('['); }
    void end_array() { close(']'); }
    void key(std::string_view name) {
        before_value();
        quote(name);
        colon();
    }
    // A literal of our own needs no look at its characters.
    template <std::size_t N>
    void key(const char (&name)[N]) {
        if (layout_ == Layout::Indented) return key(std::string_view(name, N - 1));
        char* out = space_for(N + 3);
        if (next_ == Next::Another) *out++ = ',';
        *out++ = '"';
        std::memcpy(out, name, N - 1);
        out += N - 1;
        *out++ = '"';
        *out++ = ':';
        end_at(out);
        next_ = Next::Value;
    }

    void null() { bare("null"); }
    void boolean(bool value) { value ? bare("true") : bare("false"); }
    void integer(std::int64_t value);
    void natural(std::uint64_t value);
    void real(double value);  // shortest text that reads back the same; null if not finite
    void string(std::string_view value) {
        before_value();
        quote(value);
        next_ = Next::Another;
    }
    // A text known to hold nothing that must be escaped.
    void word(std::string_view value) {
        if (layout_ == Layout::Indented) return string(value);
        char* out = space_for(value.size() + 3);
        if (next_ == Next::Another) *out++ = ',';
        *out++ = '"';
        out = copied(value, out);
        *out++ = '"';
        end_at(out);
        next_ = Next::Another;
    }
    void raw(std::string_view json) { bare(json); }  // a value that is JSON already

    // What has been written so far; whole once every object and array is closed.
    std::string_view text() const { return {out_.data(), length_}; }
    // For the next text, in the same memory.
    void clear() {
        length_ = 0;
        next_ = Next::First;
    }
    std::string take() {
        out_.resize(std::exchange(length_, 0));
        next_ = Next::First;
        return std::exchange(out_, {});
    }

  private:
    // What stands before the next key or value: nothing, a comma, or a key that awaits it.
    enum class Next : std::uint8_t { First, Another, Value };

    char* space_for(std::size_t bytes) {
        if (out_.size() - length_ < bytes) grow(bytes);
        return out_.data() + length_;
    }
    void end_at(const char* end) { length_ = static_cast<std::size_t>(end - out_.data()); }
    // Most words are shorter than a call is long.
    static char* copied(std::string_view text, char* out) {
        if (text.size() > 8) return copied_at_length(text, out);
        for (const char c : text) *out++ = c;
        return out;
    }
    static char* copied_at_length(std::string_view text, char* out);
    void put(char c) {
        *space_for(1) = c;
        ++length_;
    }
    void put(std::string_view text) {
        std::memcpy(space_for(text.size()), text.data(), text.size());
        length_ += text.size();
    }
    void plain(std::string_view text) {
        char* const out = space_for(text.size() + 2);
        out[0] = '"';
        std::memcpy(out + 1, text.data(), text.size());
        out[text.size() + 1] = '"';
        length_ += text.size() + 2;
    }
    void colon() {
        put(':');
        if (layout_ == Layout::Indented) put(' ');
        next_ = Next::Value;
    }
    void bare(std::string_view json) {
        before_value();
        put(json);
        next_ = Next::Another;
    }
    void before_value() {
        if (next_ == Next::Value) return;
        if (next_ == Next::Another) put(',');
        if (layout_ == Layout::Indented && depth_ > 0) line();
    }
    void open(char bracket) {
        before_value();
        put(bracket);
        ++depth_;
        next_ = Next::First;
    }
    void close(char bracket) {
        --depth_;
        if (layout_ == Layout::Indented && next_ == Next::Another) line();
        put(bracket);
        next_ = Next::Another;
    }
    template <class Number>
    void digits(Number value);
    void line();
    void quote(std::string_view value);
    void grow(std::size_t bytes);

    std::string out_;  // its first length_ bytes are written
    std::size_t length_ = 0;
    std::size_t depth_ = 0;
    Layout layout_;
    Next next_ = Next::First;
};

// A text as JSON, at the end of `out`.
void append_quoted(std::string& out, std::string_view text);

// A value whose own room can spell it: a hex, a card, a nation.
template <class T>
concept Spelled = requires(const T& value) {
    { name(value) } -> std::convertible_to<std::string_view>;
};

// An alternative of a variant that says which it is.
template <class T>
concept Tagged = requires(const T& value) {
    { tag(value) } -> std::convertible_to<std::string_view>;
};

template <class T>
void write_value(Writer& out, const T& value);

// Writes the members that fields(visit, value) names.
class FieldWriter {
  public:
    explicit FieldWriter(Writer& out) : out_(&out) {}

    template <std::size_t N, class T>
    void operator()(const char (&field)[N], const T& value) {
        if constexpr (is_maybe<T>) {
            if (value.value) (*this)(field, *value.value);
        } else {
            out_->key(field);
            write_value(*out_, value);
        }
    }

    // Members of actions.
    template <std::size_t N, class S, class T>
    void operator()(const char (&field)[N], const AsWord<S, T>& member) {
        out_->key(field);
        out_->word(member.spelling.name(*member.value));
    }
    template <std::size_t N, class S, class T>
    void operator()(const char (&field)[N], const AsWordIfSet<S, T>& member) {
        if (member.spelling.is_set(*member.value)) {
            (*this)(field, AsWord<S, T>{member.spelling, member.value});
        }
    }
    template <std::size_t N, class T>
    void operator()(const char (&field)[N], const IfAny<T>& member) {
        if (*member.value != 0) (*this)(field, *member.value);
    }
    template <std::size_t N, class T>
    void operator()(const char (&field)[N], const IfIs<T>& member) {
        if (*member.value == member.meant) (*this)(field, true);
    }
    template <std::size_t N, class S, class T>
    void operator()(const char (&field)[N], const AsWords<S, T>& member) {
        out_->key(field);
        out_->begin_array();
        member.spelling.each(*member.value, [this](std::string_view word) { out_->word(word); });
        out_->end_array();
    }
    template <std::size_t N, class S, class T>
    void operator()(const char (&field)[N], const AsWordsIfAny<S, T>& member) {
        bool any = false;
        member.spelling.each(*member.value, [&any](std::string_view) { any = true; });
        if (any) (*this)(field, AsWords<S, T>{member.spelling, member.value});
    }

  private:
    Writer* out_;
};

template <class T, class Range>
void write_each(Writer& out, const Each<T, Range>& value) {
    out.begin_array();
    if (value.range != nullptr) {
        for (const auto& one : *value.range) {
            if constexpr (std::is_aggregate_v<T>) {
                write_value(out, T{one});
            } else {
                write_value(out, static_cast<T>(one));
            }
        }
    }
    out.end_array();
}

template <class... Ts>
void write_variant(Writer& out, const std::variant<Ts...>& value) {
    std::visit(
        [&out, &value](const auto& held) {
            using Held = std::decay_t<decltype(held)>;
            out.begin_object();
            out.key("is");
            if constexpr (Tagged<Held>) {
                out.string(tag(held));
            } else {
                out.natural(value.index());
            }
            if constexpr (HasFields<Held>) {
                FieldWriter writer(out);
                fields(writer, held);
            }
            out.end_object();
        },
        value);
}

template <class T>
constexpr bool is_variant = false;
template <class... Ts>
constexpr bool is_variant<std::variant<Ts...>> = true;
template <class T>
constexpr bool is_optional = false;
template <class T>
constexpr bool is_optional<std::optional<T>> = true;

template <class T>
void write_value(Writer& out, const T& value) {
    if constexpr (std::same_as<T, bool>) {
        out.boolean(value);
    } else if constexpr (std::same_as<T, Word> || IsOneOf<T>) {
        out.word(value.text);
    } else if constexpr (is_json<T>) {
        out.raw(value.text);
    } else if constexpr (is_streamed<T>) {
        value.write(out);
    } else if constexpr (is_each<T>) {
        write_each(out, value);
    } else if constexpr (is_map<T>) {
        out.begin_object();
        for (const auto& [name, one] : value) {
            out.key(name);
            write_value(out, one);
        }
        out.end_object();
    } else if constexpr (Spelled<T>) {
        const auto spelled = name(value);
        const std::string_view text = spelled;
        text.empty() ? out.null() : out.word(text);
    } else if constexpr (std::is_enum_v<T>) {
        out.natural(static_cast<std::uint64_t>(value));
    } else if constexpr (std::unsigned_integral<T>) {
        out.natural(value);
    } else if constexpr (std::signed_integral<T>) {
        out.integer(value);
    } else if constexpr (std::floating_point<T>) {
        out.real(value);
    } else if constexpr (std::convertible_to<const T&, std::string_view>) {
        out.string(value);
    } else if constexpr (is_optional<T>) {
        value ? write_value(out, *value) : out.null();
    } else if constexpr (is_variant<T>) {
        write_variant(out, value);
    } else if constexpr (HasFields<T>) {
        out.begin_object();
        FieldWriter writer(out);
        fields(writer, value);
        out.end_object();
    } else {
        out.begin_array();
        for (auto it = value.begin(); it != value.end(); ++it) write_value(out, *it);
        out.end_array();
    }
}

template <class T>
std::string write_json(const T& value, Layout layout = Layout::Compact) {
    Writer out(layout);
    write_value(out, value);
    return out.take();
}

}  // namespace grognard::codec
