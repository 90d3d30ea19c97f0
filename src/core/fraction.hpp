// Exact chances: whole numbers of ways to roll, out of a power of six.
#pragma once

#include <cstdint>
#include <numeric>

namespace grognard {

// g++ and clang know 128 bits on every machine we build for; 49 dice fit.
__extension__ using Ways = unsigned __int128;

inline constexpr int most_dice_counted = 49;

constexpr Ways ways_of_dice(int dice) {
    Ways ways = 1;
    for (int i = 0; i < dice; ++i) ways *= 6;
    return ways;
}

struct Fraction {
    std::uint64_t ways = 0;
    std::uint64_t of = 1;

    friend bool operator==(const Fraction&, const Fraction&) = default;
};

// In lowest terms; if even those are too long for 64 bits, the nearest that are not.
constexpr Fraction reduced(Ways ways, Ways of) {
    Ways a = ways;
    Ways b = of;
    while (b != 0) {
        const Ways rest = a % b;
        a = b;
        b = rest;
    }
    ways /= a;
    of /= a;
    while (of > UINT64_MAX) {
        ways >>= 1U;
        of >>= 1U;
    }
    return {static_cast<std::uint64_t>(ways), static_cast<std::uint64_t>(of)};
}

}  // namespace grognard
