// Canonical JSON out: members in the order they are written, one layout, no surprises.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/hash.hpp"

namespace grognard::codec {

enum class Layout : std::uint8_t { Compact, Indented };

class Writer {
  public:
    explicit Writer(Layout layout = Layout::Compact) : layout_(layout) {}

    void begin_object() { open('{'); }
    void end_object() { close('}'); }
    void begin_array() { open('['); }
    void end_array() { close(']'); }
    void key(std::string_view name);

    void null();
    void boolean(bool value);
    void integer(std::int64_t value);
    void natural(std::uint64_t value);
    void real(double value);  // shortest text that reads back the same; null if not finite
    void string(std::string_view value);
    void raw(std::string_view json);  // a value that is JSON already

    // What has been written so far; whole once every object and array is closed.
    const std::string& text() const { return out_; }
    std::string take() { return std::exchange(out_, {}); }

  private:
    void before_value();
    void line();
    void open(char bracket);
    void close(char bracket);
    void quote(std::string_view value);

    Layout layout_;
    std::string out_;
    std::vector<std::size_t> counts_;  // members of each open object or array
    bool after_key_ = false;
};

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

    template <class T>
    void operator()(const char* field, const T& value) {
        out_->key(field);
        write_value(*out_, value);
    }

  private:
    Writer* out_;
};

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
    } else if constexpr (Spelled<T>) {
        const auto spelled = name(value);
        const std::string_view text = spelled;
        text.empty() ? out.null() : out.string(text);
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
