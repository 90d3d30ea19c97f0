// Words of enumerators, looked up both ways in a table with one word a value; and reasons.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/refusal.hpp"

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

#define GROGNARD_ENUMERATOR(enumerator, key) enumerator,
#define GROGNARD_KEY(enumerator, key) key,

// A game's reasons, out of one LIST(X) of X(Enumerator, "key"): the enumerators, their keys and a
// refusal that cites a rule and a reason.
#define GROGNARD_REASONS(LIST)                                                                 \
    enum class Reason : std::uint8_t { LIST(GROGNARD_ENUMERATOR) };                            \
    inline constexpr auto reason_keys = std::to_array<std::string_view>({LIST(GROGNARD_KEY)}); \
    constexpr std::string_view name(Reason reason) {                                           \
        return reason_keys[static_cast<std::size_t>(reason)];                                  \
    }                                                                                          \
    constexpr ::grognard::Refusal refused(std::string_view rule, Reason reason) {              \
        return {rule, name(reason)};                                                           \
    }
