// Bits of a word put together, or apart, by a mask: one instruction each on most machines since
// 2013.
#pragma once

#include <bit>
#include <cstdint>

#ifdef __BMI__
#include <immintrin.h>
#endif

namespace grognard {

#ifdef __BMI2__
inline constexpr bool gathers_at_once = true;
#else
inline constexpr bool gathers_at_once = false;
#endif

// Which bit is the lowest that is set; of a word without any, no matter which. No branch in any
// case, which std::countr_zero does not promise.
constexpr int lowest_bit(std::uint64_t word) {
#ifdef __BMI__
    if (!__builtin_is_constant_evaluated()) return static_cast<int>(_tzcnt_u64(word));
#endif
    return std::countr_zero(word | std::uint64_t{1} << 63U);
}

// The bits of `word` that lie in the mask, side by side.
constexpr std::uint64_t gathered(std::uint64_t word, std::uint64_t mask) {
#ifdef __BMI2__
    if (!__builtin_is_constant_evaluated()) return _pext_u64(word, mask);
#endif
    std::uint64_t out = 0;
    for (unsigned to = 0; mask != 0; mask &= mask - 1, ++to) {
        out |= (word >> static_cast<unsigned>(std::countr_zero(mask)) & 1U) << to;
    }
    return out;
}

// The lowest bits of `word`, one for each bit of the mask and where that is.
constexpr std::uint64_t scattered(std::uint64_t word, std::uint64_t mask) {
#ifdef __BMI2__
    if (!__builtin_is_constant_evaluated()) return _pdep_u64(word, mask);
#endif
    std::uint64_t out = 0;
    for (; mask != 0; mask &= mask - 1, word >>= 1U) {
        out |= (word & 1U) << static_cast<unsigned>(std::countr_zero(mask));
    }
    return out;
}

}  // namespace grognard
