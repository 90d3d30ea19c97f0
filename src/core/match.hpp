// Handling of variants: std::visit with the variant first, and membership in a list of types.
#pragma once

#include <concepts>
#include <utility>
#include <variant>

namespace grognard {

template <class T, class... Ts>
concept OneOf = (std::same_as<T, Ts> || ...);

template <class Variant, class F>
constexpr decltype(auto) match(Variant& variant, F&& f) {
    return std::visit(std::forward<F>(f), variant);
}

}  // namespace grognard
