// How the members of an action are listed, once, for JSON in and out and the client's types.
#pragma once

#include <concepts>
#include <optional>
#include <string_view>
#include <type_traits>

namespace grognard {

// A member that JSON has as a word. The spelling says name(value), parse(text) and what it expects.
template <class Spelling, class T>
struct AsWord {
    Spelling spelling;
    T* value;
};

// The same, left out where the member has its default value.
template <class Spelling, class T>
struct AsWordIfSet {
    Spelling spelling;
    T* value;
};

// A number that is left out where it is 0.
template <class T>
struct IfAny {
    T* value;
};

// True where the member has that value, else left out.
template <class T>
struct IfIs {
    T* value;
    std::remove_const_t<T> meant;
};

// Several words in any order. The spelling says each(set, visit), add(set, text), which is false
// for a word that does not fit or stands twice, and what it expects.
template <class Spelling, class T>
struct AsWords {
    Spelling spelling;
    T* value;
};
// The same, left out where it is empty.
template <class Spelling, class T>
struct AsWordsIfAny {
    Spelling spelling;
    T* value;
};

// The members of those forms, for a field list.
template <class Spelling, class T>
constexpr AsWord<Spelling, T> as(T& value) {
    return {{}, &value};
}
template <class Spelling, class T>
constexpr AsWordIfSet<Spelling, T> as_if_set(T& value) {
    return {{}, &value};
}
template <class T>
constexpr IfAny<T> if_any(T& count) {
    return {&count};
}
template <class T>
constexpr IfIs<T> if_is(std::remove_const_t<T> meant, T& value) {
    return {&value, meant};
}
template <class Spelling, class T>
constexpr AsWords<Spelling, T> words_of(T& set) {
    return {{}, &set};
}

template <class T, class U>
concept ConstOrNot = std::same_as<std::remove_const_t<T>, U>;

}  // namespace grognard

// The spelling of a type: what is expected, its word said with `value`, and read from `text`.
#define GROGNARD_SPELLING(Spelling, Type, words, said, read)                     \
    struct Spelling {                                                            \
        static constexpr std::string_view expected = words;                      \
        static auto name(Type value) { return said; }                            \
        static std::optional<Type> parse(std::string_view text) { return read; } \
    };

// An action's verb and the list of its members: visit("name", a.member); for each.
#define GROGNARD_ACTION(Type, word, ...)                                          \
    constexpr std::string_view verb(const Type&) { return word; }                 \
    template <class Visit, ::grognard::ConstOrNot<Type> A>                        \
    constexpr void fields([[maybe_unused]] Visit& visit, [[maybe_unused]] A& a) { \
        __VA_ARGS__                                                               \
    }
