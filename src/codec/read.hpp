// Strict JSON in, by the same field lists that write it.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <type_traits>

#include "codec/json.hpp"
#include "codec/shape.hpp"
#include "codec/wire.hpp"
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

  private:
    Object* from_;
};

template <class T>
void read_fields(Object& from, T& value) {
    FieldReader reader(from);
    fields(reader, value);
}

}  // namespace grognard::codec
