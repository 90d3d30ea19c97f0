// Two players that look at nothing but the offers: the first one, or any.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/sample.hpp"

namespace grognard {

struct First {
    static constexpr std::string_view name = "first";

    template <class Action>
    std::size_t choose(std::span<const Action>, Stream&) const {
        return 0;
    }
};

struct Random {
    static constexpr std::string_view name = "random";

    template <class Action>
    std::size_t choose(std::span<const Action> offers, Stream& stream) const {
        return stream.below(static_cast<std::uint32_t>(offers.size()));
    }
};

}  // namespace grognard
