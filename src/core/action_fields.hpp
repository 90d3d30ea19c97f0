// How the members of an action are listed, once, for JSON in and out and the client's types.
#pragma once

#include <concepts>
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

template <class T, class U>
concept ConstOrNot = std::same_as<std::remove_const_t<T>, U>;

}  // namespace grognard

// An action's verb and the list of its members: visit("name", a.member); for each.
#define GROGNARD_ACTION(Type, word, ...)                                          \
    constexpr std::string_view verb(const Type&) { return word; }                 \
    template <class Visit, ::grognard::ConstOrNot<Type> A>                        \
    constexpr void fields([[maybe_unused]] Visit& visit, [[maybe_unused]] A& a) { \
        __VA_ARGS__                                                               \
    }
