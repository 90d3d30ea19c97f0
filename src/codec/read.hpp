// Strict JSON in, by the same field lists that write it.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <type_traits>
#include <vector>

#include "codec/json.hpp"
#include "codec/shape.hpp"
#include "codec/wire.hpp"
#include "core/action_fields.hpp"
#include "core/hash.hpp"

namespace grognard::codec {

// `fields(visit, value)` for values that are read as well takes them const or not.
template <class T, class U>
concept Is = std::same_as<std::remove_const_t<T>, U>;

// What a client's numbers hold exactly.
inline constexpr std::int64_t most_number = std::int64_t{1} << 53U;

// A text of 1 to N bytes.
template <std::size_t N>
struct Short : std::string {};

// Nothing but true.
struct True {
    static Shape shape(Shapes&) { return {Shape::Kind::True, {}, {}, {}, {}}; }
};

template <class T>
void read_fields(Object& from, T& value);

inline void read_value(const Node& node, std::string& value) { value = node.as_text(); }
inline void read_value(const Node& node, bool& value) { value = node.as_bool(); }
inline void read_value(const Node& node, std::uint64_t& value) {
    value = node.as_int<std::uint64_t>(0, most_number);
}
inline void read_value(const Node& node, std::uint8_t& value) {
    value = node.as_int<std::uint8_t>(0, UINT8_MAX);
}
inline void read_value(const Node& node, True&) {
    if (!node.as_bool()) node.fail("true");
}
template <std::size_t N>
void read_value(const Node& node, Short<N>& value) {
    static_cast<std::string&>(value) = node.as_text();
    if (value.size() > N) node.fail("at most " + std::to_string(N) + " bytes");
}
template <class T>
void read_value(const Node& node, std::optional<T>& value) {
    value.reset();
    if (!node.is_null()) read_value(node, value.emplace());
}
template <class T>
void read_value(const Node& node, std::vector<T>& values) {
    values.clear();
    for (const Node& item : node.items()) read_value(item, values.emplace_back());
}
template <IsOneOf T>
void read_value(const Node& node, T& value) {
    const std::string& text = node.as_string();
    for (const std::string_view word : T::words) {
        if (word == text) {
            value.text = word;
            return;
        }
    }
    node.fail(one_of(T::words));
}
template <HasFields T>
void read_value(const Node& node, T& value) {
    Object object = node.object();
    read_fields(object, value);
    object.done();
}

// Reads the members that fields(visit, value) names.
class FieldReader {
  public:
    explicit FieldReader(Object& from) : from_(&from) {}

    template <class T>
    void operator()(const char* field, T& value) {
        read_value(from_->required(field), value);
    }
    template <class T>
    void operator()(const char* field, Maybe<T>& value) {
        value.value.reset();
        if (const auto node = from_->optional(field)) read_value(*node, value.value.emplace());
    }

    // Members of actions.
    template <class S, class T>
    void operator()(const char* field, const AsWord<S, T>& member) {
        read_word(from_->required(field), member);
    }
    template <class S, class T>
    void operator()(const char* field, const AsWordIfSet<S, T>& member) {
        if (const auto node = from_->optional(field)) read_word(*node, member);
    }
    template <class T>
    void operator()(const char* field, const IfAny<T>& member) {
        const auto node = from_->optional(field);
        if (!node) return;
        read_value(*node, *member.value);
        if (*member.value == 0) node->fail("a number above 0");
    }
    template <class T>
    void operator()(const char* field, const IfIs<T>& member) {
        const auto node = from_->optional(field);
        if (!node) return;
        if (!node->as_bool()) node->fail("true");
        *member.value = member.meant;
    }
    template <class S, class T>
    void operator()(const char* field, const AsWords<S, T>& member) {
        read_words(from_->required(field), member);
    }
    template <class S, class T>
    void operator()(const char* field, const AsWordsIfAny<S, T>& member) {
        if (const auto node = from_->optional(field)) read_words(*node, member);
    }

  private:
    template <class Member>
    static void read_word(const Node& node, const Member& member) {
        const auto found = member.spelling.parse(node.as_string());
        if (!found) node.fail(member.spelling.expected);
        *member.value = *found;
    }
    template <class Member>
    static void read_words(const Node& node, const Member& member) {
        for (const Node& item : node.items()) {
            if (!member.spelling.add(*member.value, item.as_string())) {
                item.fail(member.spelling.expected);
            }
        }
    }

    Object* from_;
};

template <class T>
void read_fields(Object& from, T& value) {
    FieldReader reader(from);
    fields(reader, value);
}

}  // namespace grognard::codec
