// Why an action is not allowed: the rule that forbids it and a key for the reason.
#pragma once

#include <optional>
#include <string_view>

namespace grognard {

// Both views point at string literals: a refusal never owns text.
struct Refusal {
    std::string_view rule;
    std::string_view reason;

    friend constexpr bool operator==(const Refusal&, const Refusal&) = default;
};

using Verdict = std::optional<Refusal>;

inline constexpr std::nullopt_t allowed = std::nullopt;

}  // namespace grognard
