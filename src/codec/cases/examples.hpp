// Examples of a rulebook that tell of something that may not be done, with the rules against it.
#pragma once

#include <algorithm>
#include <span>
#include <string_view>

namespace grognard::codec {

struct Shown {
    std::string_view example;
    std::string_view rule;

    friend constexpr bool operator==(const Shown&, const Shown&) = default;
};

constexpr bool shows(std::span<const Shown> all, std::string_view example, std::string_view rule) {
    return std::find(all.begin(), all.end(), Shown{example, rule}) != all.end();
}

}  // namespace grognard::codec
