// Words of enumerators, looked up both ways in a table with one word a value.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace grognard::enum_names {

// Empty for a value that is none of the enumerators.
template <class Enum, std::size_t N>
constexpr std::string_view of(const std::array<std::string_view, N>& table, Enum value) {
    const auto i = static_cast<std::size_t>(value);
    return i < N ? table[i] : std::string_view();
}

// An empty place in the table has no word.
template <class Enum, std::size_t N>
constexpr std::optional<Enum> find(const std::array<std::string_view, N>& table,
                                   std::string_view text) {
    for (std::size_t i = 0; i < N; ++i) {
        if (!text.empty() && table[i] == text) return static_cast<Enum>(i);
    }
    return std::nullopt;
}

}  // namespace grognard::enum_names
