// std::visit with the variant first.
#pragma once

#include <utility>
#include <variant>

namespace grognard {

template <class Variant, class F>
constexpr decltype(auto) match(Variant& variant, F&& f) {
    return std::visit(std::forward<F>(f), variant);
}

}  // namespace grognard
