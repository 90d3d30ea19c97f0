// Actions of one word, put together in a register: one for each bit of a set, many at a stroke.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <type_traits>

#ifdef __AVX512VBMI2__
#include <immintrin.h>

#include <array>
#endif

namespace grognard {

// An action as it is in memory: rules that put it together in a register spare a store for every
// byte of it.
struct ActionWord {
    std::uint64_t bits = 0;
};

template <class Action, class Said>
[[gnu::always_inline]] inline void build(Action* place, const Said& said) {
    if constexpr (std::is_same_v<Said, ActionWord>) {
        static_assert(sizeof(Action) == sizeof(said.bits));
        std::memcpy(static_cast<void*>(place), &said.bits, sizeof said.bits);
    } else {
        std::construct_at(place, said);
    }
}

// Actions that differ in one byte, which says where: the one for index 0, and which byte it is.
template <unsigned Byte>
struct Series {
    std::uint64_t first = 0;

    constexpr explicit Series(ActionWord for_zero) : first(for_zero.bits) {}
    static constexpr unsigned shift = 8 * Byte;
    // As if indices began so much higher, or lower.
    constexpr std::uint64_t from(int base) const {
        return first + (static_cast<std::uint64_t>(base) << shift);
    }
};

inline constexpr int stroke = 8;
inline constexpr int most_strokes = 4;
inline constexpr int slack = most_strokes * stroke;  // what may be built beyond the end

// Four by four, as many as there are: one by one it would cost too much to build what nobody wants.
template <class Action, unsigned Byte>
[[gnu::always_inline]] inline Action* build_by_fours(Action* places, std::uint64_t bits, int base,
                                                     Series<Byte> series) {
    const int count = std::popcount(bits);
    const std::uint64_t first = series.from(base);
    for (int i = 0; i < count; i += 4) {
        const auto next = [&](int k) {
            constexpr std::uint64_t not_empty = std::uint64_t{1} << 63U;
            const auto lowest = static_cast<std::uint64_t>(std::countr_zero(bits | not_empty));
            build(places + i + k, ActionWord{first + (lowest << series.shift)});
            bits &= bits - 1;
        };
        next(0);
        next(1);
        next(2);
        next(3);
    }
    return places + count;
}

#ifdef __AVX512VBMI2__
namespace detail {

alignas(64) inline constexpr auto each_index = [] {
    std::array<std::uint8_t, 64> out{};
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = static_cast<std::uint8_t>(i);
    return out;
}();

}  // namespace detail

// The processor lists the indices of all bits at once; then eight actions are one store. Masks that
// let everything through stand where g++ 12 would warn of what its own header leaves undefined.
template <int Strokes, class Action, unsigned Byte>
[[gnu::always_inline]] inline Action* build_by_eights(Action* places, std::uint64_t bits, int base,
                                                      Series<Byte> series) {
    static_assert(sizeof(Action) == sizeof(std::uint64_t));
    constexpr __mmask8 all = 0xff;
    const int count = std::popcount(bits);
    const __m512i indices =
        _mm512_maskz_compress_epi8(bits, _mm512_load_si512(detail::each_index.data()));
    const __m512i first = _mm512_set1_epi64(static_cast<long long>(series.from(base)));
    const auto build_eight = [&](int from, __m128i next) {
        const __m512i there =
            _mm512_maskz_slli_epi64(all, _mm512_maskz_cvtepu8_epi64(all, next), series.shift);
        _mm512_storeu_si512(places + from, _mm512_add_epi64(first, there));
    };
    const __m128i lower = _mm512_maskz_extracti32x4_epi32(all, indices, 0);
    const __m128i upper = _mm512_maskz_extracti32x4_epi32(all, indices, 1);
    build_eight(0, lower);
    if constexpr (Strokes > 1) build_eight(stroke, _mm_bsrli_si128(lower, stroke));
    if constexpr (Strokes > 2) build_eight(2 * stroke, upper);
    if constexpr (Strokes > 3) build_eight(3 * stroke, _mm_bsrli_si128(upper, stroke));
    if (count > Strokes * stroke) [[unlikely]] {
        alignas(64) std::array<std::uint8_t, 64> listed;
        _mm512_store_si512(listed.data(), indices);
        for (int i = Strokes * stroke; i < count; i += stroke) {
            build_eight(i, _mm_loadl_epi64(reinterpret_cast<const __m128i*>(listed.data() + i)));
        }
    }
    return places + count;
}
#endif

// Builds one for each bit of a word, of which the lowest stands for the index `base`; answers with
// their end. How many there are nobody can foresee: so many strokes are made in any case, and more
// where these are not enough. What they build beyond the end is no offer.
template <int Strokes, class Action, unsigned Byte>
[[gnu::always_inline]] inline Action* build_each(Action* places, std::uint64_t bits, int base,
                                                 Series<Byte> series) {
    static_assert(Strokes >= 1 && Strokes <= most_strokes);
#ifdef __AVX512VBMI2__
    return build_by_eights<Strokes>(places, bits, base, series);
#else
    return build_by_fours(places, bits, base, series);
#endif
}

}  // namespace grognard
