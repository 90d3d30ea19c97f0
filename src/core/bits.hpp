// Bits of a word put together, or apart, by a mask: one instruction each on most machines since
// 2013; and bits of bytes.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#ifdef __SSE2__
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

#ifdef __SSE2__
namespace detail {

template <std::size_t Count>
__m128i sixteen(const std::array<std::uint8_t, Count>& bytes, std::size_t from) {
    __m128i there;
    std::memcpy(&there, bytes.data() + from, sizeof there);
    return there;
}

}  // namespace detail
#endif

// Which of the bytes are not zero, as bits. For 17 to 32 bytes the second load overlaps the first.
template <std::size_t Count>
std::uint32_t nonzero(const std::array<std::uint8_t, Count>& bytes) {
    static_assert(Count >= 16 && Count <= 32);
#ifdef __SSE2__
    const auto bits_of = [](__m128i there) {
        const __m128i zero = _mm_cmpeq_epi8(there, _mm_setzero_si128());
        return ~static_cast<std::uint32_t>(_mm_movemask_epi8(zero)) & 0xffffU;
    };
    return bits_of(detail::sixteen(bytes, 0)) | bits_of(detail::sixteen(bytes, Count - 16))
                                                    << (Count - 16);
#else
    std::uint32_t out = 0;
    for (std::size_t i = 0; i < Count; ++i) out |= std::uint32_t{bytes[i] != 0} << i;
    return out;
#endif
}

// The bytes added up.
template <std::size_t Count>
int sum(const std::array<std::uint8_t, Count>& bytes) {
    static_assert(Count >= 16 && Count <= 32);
#ifdef __SSE2__
    constexpr int twice = 32 - int{Count};  // bytes that are among both sixteens
    const __m128i none = _mm_setzero_si128();
    const __m128i rest = _mm_srli_si128(detail::sixteen(bytes, Count - 16), twice);
    const __m128i halves =
        _mm_add_epi64(_mm_sad_epu8(detail::sixteen(bytes, 0), none), _mm_sad_epu8(rest, none));
    return _mm_cvtsi128_si32(_mm_add_epi64(halves, _mm_unpackhi_epi64(halves, halves)));
#else
    int out = 0;
    for (const std::uint8_t byte : bytes) out += byte;
    return out;
#endif
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
