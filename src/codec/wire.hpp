// Kinds of values that only travel: members left out, words out of a few, JSON made before.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string_view>

namespace grognard::codec {

class Writer;

// A member that is left out when it is empty.
template <class T>
struct Maybe {
    std::optional<T> value;
};

// A text known to hold nothing that must be escaped.
struct Word {
    std::string_view text;
};

// A value of shape T that is JSON already.
template <class T>
struct Json {
    std::string_view text;
};

// A value of shape T that is written as it is found, without being gathered first.
template <class T>
struct Streamed {
    std::function<void(Writer&)> write;
};

// Each of a range as a T.
template <class T, class Range>
struct Each {
    const Range* range = nullptr;
};
template <class T, class Range>
Each<T, Range> each(const Range& range) {
    return {&range};
}

// One of a few words: a text in JSON, a type of its own elsewhere.
template <std::size_t N>
struct Letters {
    char text[N]{};
    constexpr Letters(const char (&from)[N]) { std::copy_n(from, N, text); }
    constexpr std::string_view view() const { return {text, N - 1}; }
};
template <Letters... Words>
struct OneOf {
    static constexpr std::string_view words[] = {Words.view()...};
    std::string_view text = words[0];
};

template <class T>
constexpr bool is_maybe = false;
template <class T>
constexpr bool is_maybe<Maybe<T>> = true;
template <class T>
constexpr bool is_json = false;
template <class T>
constexpr bool is_json<Json<T>> = true;
template <class T>
constexpr bool is_streamed = false;
template <class T>
constexpr bool is_streamed<Streamed<T>> = true;
template <class T>
constexpr bool is_each = false;
template <class T, class Range>
constexpr bool is_each<Each<T, Range>> = true;
template <class T>
constexpr bool is_map = false;
template <class K, class V, class C>
constexpr bool is_map<std::map<K, V, C>> = true;
template <class T>
concept IsOneOf = requires(const T& value) {
    { value.text } -> std::convertible_to<std::string_view>;
    T::words;
};

}  // namespace grognard::codec
