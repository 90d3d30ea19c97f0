// Actions of one word, put together in a register: one for each bit of a set, many at a stroke.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <type_traits>
#include <utility>

#include "core/bits.hpp"

#ifdef __AVX2__
#include <immintrin.h>
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
inline constexpr int most_strokes = 5;
inline constexpr int slack = most_strokes * stroke;  // what may be built beyond the end

// Each bit of a word stands for its own index, from `base` on.
struct EachBit {
    static constexpr std::uint64_t mask = ~std::uint64_t{0};
    static constexpr std::uint8_t value(int bit) { return static_cast<std::uint8_t>(bit); }
};

// One by one: so many in any case, and four by four where these are not enough.
template <class Layout, int Sure, class Action, unsigned Byte>
[[gnu::always_inline]] inline Action* build_by_ones(Action* places, std::uint64_t bits, int base,
                                                    Series<Byte> series) {
    const int count = std::popcount(bits);
    const std::uint64_t first = series.from(base);
    const auto next = [&](int place) {
        const std::uint64_t value = Layout::value(lowest_bit(bits));
        build(places + place, ActionWord{first + (value << series.shift)});
        bits &= bits - 1;
    };
    for (int i = 0; i < Sure; ++i) next(i);
    for (int i = Sure; i < count; i += 4) {
        next(i);
        next(i + 1);
        next(i + 2);
        next(i + 3);
    }
    return places + count;
}

// What each bit stands for is said by a table.
template <class Action, class Value, unsigned Byte>
[[gnu::always_inline]] inline Action* build_by_ones(Action* places, std::uint64_t bits,
                                                    const Value* table, Series<Byte> series) {
    for (; bits != 0; bits &= bits - 1) {
        const std::uint64_t value = std::bit_cast<std::uint8_t>(table[std::countr_zero(bits)]);
        build(places++, ActionWord{series.first + (value << series.shift)});
    }
    return places;
}

#ifdef __AVX512VBMI2__
namespace detail {

template <class Layout>
alignas(64) inline constexpr auto each_value = [] {
    std::array<std::uint8_t, 64> out{};
    for (int i = 0; i < 64; ++i) out[static_cast<std::size_t>(i)] = Layout::value(i);
    return out;
}();

template <class Layout>
[[gnu::always_inline]] inline __m512i values_of() {
    return _mm512_load_si512(each_value<Layout>.data());
}

}  // namespace detail

// The processor lists the values of all bits at once; then eight actions are one store. Masks that
// let everything through stand where g++ 12 would warn of what its own header leaves undefined.
template <int Strokes, class Action, unsigned Byte>
[[gnu::always_inline]] inline Action* build_by_eights(Action* places, std::uint64_t bits,
                                                      __m512i values, int base,
                                                      Series<Byte> series) {
    static_assert(sizeof(Action) == sizeof(std::uint64_t));
    constexpr __mmask8 all = 0xff;
    const int count = std::popcount(bits);
    const __m512i indices = _mm512_maskz_compress_epi8(bits, values);
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
    if constexpr (Strokes > 4) {
        build_eight(4 * stroke, _mm512_maskz_extracti32x4_epi32(all, indices, 2));
    }
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

#if defined(__BMI2__) && defined(__AVX2__)
namespace detail {

// Eight bits of a layout, and the values they stand for, the first in the lowest byte.
struct Eight {
    std::uint64_t mask = 0;
    std::uint64_t values = 0;
};
template <class Layout>
inline constexpr auto eights_of = [] {
    std::array<Eight, (std::popcount(Layout::mask) + stroke - 1) / stroke> out{};
    unsigned i = 0;
    for (std::uint64_t left = Layout::mask; left != 0; left &= left - 1, ++i) {
        const int bit = std::countr_zero(left);
        out[i / 8].mask |= std::uint64_t{1} << static_cast<unsigned>(bit);
        out[i / 8].values |= std::uint64_t{Layout::value(bit)} << (i % 8 * 8);
    }
    return out;
}();

// How to shuffle eight values so that each becomes the byte of a word that says where.
template <unsigned Byte>
alignas(32) inline constexpr auto each_in_its_word = [] {
    std::array<char, 64> out{};
    for (std::size_t i = 0; i < out.size(); ++i) {
        out[i] = static_cast<char>(i % 8 == Byte ? static_cast<int>(i / 8) : -1);
    }
    return out;
}();

}  // namespace detail

// Eight bits choose among eight values, which are two stores.
template <class Action, unsigned Byte>
class Chooser {
  public:
    static_assert(sizeof(Action) == sizeof(std::uint64_t));

    [[gnu::always_inline]] Chooser(Action* places, std::uint64_t first)
        : places_(places), first_(_mm256_set1_epi64x(static_cast<long long>(first))) {}

    [[gnu::always_inline]] void build_eight(std::uint64_t set, std::uint64_t values) {
        constexpr std::uint64_t every_byte = 0x0101010101010101U;
        const std::uint64_t chosen = gathered(values, scattered(set, every_byte) * 0xffU);
        const __m256i all = _mm256_set1_epi64x(static_cast<long long>(chosen));
        put(0, all, detail::each_in_its_word<Byte>.data());
        put(stroke / 2, all, detail::each_in_its_word<Byte>.data() + 32);
        places_ += std::popcount(set);
    }
    [[gnu::always_inline]] Action* end() const { return places_; }

  private:
    [[gnu::always_inline]] void put(int from, __m256i values, const char* how) {
        const __m256i shuffle = _mm256_load_si256(reinterpret_cast<const __m256i*>(how));
        const __m256i said = _mm256_add_epi64(first_, _mm256_shuffle_epi8(values, shuffle));
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(places_ + from), said);
    }

    Action* places_;
    __m256i first_;
};

// The bits of a layout are few: some eights.
template <class Layout, class Action, unsigned Byte>
[[gnu::always_inline]] inline Action* build_by_choice(Action* places, std::uint64_t bits, int base,
                                                      Series<Byte> series) {
    Chooser<Action, Byte> chooser(places, series.from(base));
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (chooser.build_eight(gathered(bits, detail::eights_of<Layout>[I].mask),
                             detail::eights_of<Layout>[I].values),
         ...);
    }
    (std::make_index_sequence<detail::eights_of<Layout>.size()>{});
    return chooser.end();
}

// So many eights from the first bit on, and one by one what these leave. Nothing beyond the end of
// the table is read.
template <int Eights, class Action, class Value, std::size_t Count, unsigned Byte>
[[gnu::always_inline]] inline Action* build_by_choice(Action* places, std::uint64_t bits,
                                                      const std::array<Value, Count>& table,
                                                      Series<Byte> series) {
    constexpr int sure = Eights * stroke;
    static_assert(sure <= int{Count} && sure < 64);
    const int begin = std::min(lowest_bit(bits), int{Count} - sure);
    const Value* const values = table.data() + begin;
    bits >>= static_cast<unsigned>(begin);
    Chooser<Action, Byte> chooser(places, series.first);
    for (int i = 0; i < sure; i += stroke) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, values + i, sizeof eight);
        chooser.build_eight(bits >> static_cast<unsigned>(i) & 0xffU, eight);
    }
    return build_by_ones(chooser.end(), bits >> sure, values + sure, series);
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
    return build_by_eights<Strokes>(places, bits, detail::values_of<EachBit>(), base, series);
#else
    // One by one a stroke costs more: the last is made only as far as it is needed.
    return build_by_ones<EachBit, 1 + (Strokes - 1) * stroke>(places, bits, base, series);
#endif
}

// The same where only some bits can be set, and stand for other indices than their own: Layout says
// which and for what.
template <class Layout, class Action, unsigned Byte>
[[gnu::always_inline]] inline Action* build_among(Action* places, std::uint64_t bits, int base,
                                                  Series<Byte> series) {
    static_assert(std::popcount(Layout::mask) <= slack);
#ifdef __AVX512VBMI2__
    constexpr int strokes = (std::popcount(Layout::mask) + stroke - 1) / stroke;
    return build_by_eights<strokes>(places, bits, detail::values_of<Layout>(), base, series);
#elif defined(__BMI2__) && defined(__AVX2__)
    return build_by_choice<Layout>(places, bits, base, series);
#else
    return build_by_ones<Layout, 0>(places, bits, base, series);
#endif
}

// The same where a table says what each bit stands for. So many eights, from the first bit on, are
// looked at in any case.
template <int Eights, class Action, class Value, std::size_t Count, unsigned Byte>
[[gnu::always_inline]] inline Action* build_listed(Action* places, std::uint64_t bits,
                                                   const std::array<Value, Count>& table,
                                                   Series<Byte> series) {
    static_assert(sizeof(Value) == 1 && Count <= 64);
    static_assert(Eights <= most_strokes);
#ifdef __AVX512VBMI2__
    return build_by_eights<Eights>(places, bits, _mm512_maskz_loadu_epi8(bits, table.data()), 0,
                                   series);
#elif defined(__BMI2__) && defined(__AVX2__)
    return build_by_choice<Eights>(places, bits, table, series);
#else
    return build_by_ones(places, bits, table.data(), series);
#endif
}

}  // namespace grognard
