// Why an action is refused: one list of reasons and their keys, joined from the sections' lists
// under reasons/. A reason of two sections belongs in reasons/common.hpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/refusal.hpp"
#include "games/orthez/reasons/assault.hpp"
#include "games/orthez/reasons/charge.hpp"
#include "games/orthez/reasons/command.hpp"
#include "games/orthez/reasons/common.hpp"
#include "games/orthez/reasons/fire.hpp"
#include "games/orthez/reasons/morale.hpp"
#include "games/orthez/reasons/movement.hpp"

namespace grognard::orthez {

// The keys leave the game: the words of the data have their wording.
// clang-format off
#define GROGNARD_ORTHEZ_REASONS(X)    \
    GROGNARD_ORTHEZ_COMMON_REASONS(X)   \
    GROGNARD_ORTHEZ_COMMAND_REASONS(X)  \
    GROGNARD_ORTHEZ_MOVEMENT_REASONS(X) \
    GROGNARD_ORTHEZ_FIRE_REASONS(X)     \
    GROGNARD_ORTHEZ_ASSAULT_REASONS(X)  \
    GROGNARD_ORTHEZ_CHARGE_REASONS(X)   \
    GROGNARD_ORTHEZ_MORALE_REASONS(X)
// clang-format on

#define GROGNARD_ENUMERATOR(enumerator, key) enumerator,
enum class Reason : std::uint8_t { GROGNARD_ORTHEZ_REASONS(GROGNARD_ENUMERATOR) };
#undef GROGNARD_ENUMERATOR

#define GROGNARD_KEY(enumerator, key) key,
inline constexpr auto reason_keys =
    std::to_array<std::string_view>({GROGNARD_ORTHEZ_REASONS(GROGNARD_KEY)});
#undef GROGNARD_KEY

constexpr std::string_view name(Reason reason) {
    return reason_keys[static_cast<std::size_t>(reason)];
}

constexpr Refusal refused(std::string_view rule, Reason reason) { return {rule, name(reason)}; }

}  // namespace grognard::orthez
