// Actions as words: one for each bit of a set, however many at a stroke.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <cstdint>
#include <numeric>
#include <vector>

#include "core/bits.hpp"
#include "core/words.hpp"

namespace grognard {
namespace {

struct OneWord {
    std::uint64_t word = 0;
    friend bool operator==(const OneWord&, const OneWord&) = default;
};

constexpr int most = 64;
constexpr int lowest_index = -26;
constexpr std::uint64_t untouched = 0xdead;
constexpr Series<1> series(ActionWord{0x0b00'0000'0000'0000U + (26U << 8U) + 7U});

std::vector<OneWord> one_by_one(std::uint64_t bits) {
    std::vector<OneWord> out;
    for (int i = 0; i < most; ++i) {
        const auto shift = static_cast<unsigned>(i);
        if ((bits >> shift & 1U) != 0) out.push_back({0x0b00'0000'0000'0007U + (shift << 8U)});
    }
    return out;
}

template <class Build>
void expect_same(const std::vector<OneWord>& expected, Build build_all) {
    std::array<OneWord, most + slack + 1> places;
    places.fill({untouched});
    OneWord* const end = build_all(places.data());
    RC_ASSERT(std::vector<OneWord>(places.data(), end) == expected);
    const int count = static_cast<int>(end - places.data());
    for (std::size_t i = static_cast<std::size_t>(count + slack); i < places.size(); ++i) {
        RC_ASSERT(places[i].word == untouched);
    }
}

void expect_same_in_all_ways(std::uint64_t bits) {
    const auto expected = one_by_one(bits);
    expect_same(expected, [&](OneWord* to) {
        return build_by_ones<EachBit, 0>(to, bits, lowest_index, series);
    });
    expect_same(expected, [&](OneWord* to) {
        return build_by_ones<EachBit, 9>(to, bits, lowest_index, series);
    });
    expect_same(expected,
                [&](OneWord* to) { return build_each<1>(to, bits, lowest_index, series); });
    expect_same(expected,
                [&](OneWord* to) { return build_each<2>(to, bits, lowest_index, series); });
    expect_same(expected,
                [&](OneWord* to) { return build_each<3>(to, bits, lowest_index, series); });
    expect_same(expected,
                [&](OneWord* to) { return build_each<4>(to, bits, lowest_index, series); });
    expect_same(expected,
                [&](OneWord* to) { return build_each<5>(to, bits, lowest_index, series); });
}

RC_GTEST_PROP(Words, are_built_for_each_bit_and_no_other, (std::uint64_t bits)) {
    expect_same_in_all_ways(bits);
}

RC_GTEST_PROP(Words, are_built_for_sets_of_any_size, ()) {
    std::uint64_t bits = ~std::uint64_t{0};
    for (int gone = *rc::gen::inRange(0, most + 1); gone > 0; --gone) {
        bits &= ~(std::uint64_t{1} << *rc::gen::inRange(0U, unsigned{most}));
    }
    expect_same_in_all_ways(bits);
}

// Two bits of three can be set, and stand for numbers that go up by more than one.
struct Sparse {
    static constexpr std::uint64_t mask = 0x0db6'db6d'b6db'6db6U;
    static constexpr std::uint8_t value(int bit) { return static_cast<std::uint8_t>(3 * bit + 5); }
};

std::vector<OneWord> one_by_one_among(std::uint64_t bits) {
    std::vector<OneWord> out;
    for (int i = 0; i < most; ++i) {
        if ((bits >> static_cast<unsigned>(i) & 1U) == 0) continue;
        out.push_back({0x0b00'0000'0000'0007U + (std::uint64_t{Sparse::value(i)} << 8U)});
    }
    return out;
}

RC_GTEST_PROP(Words, are_built_for_the_values_that_a_layout_gives_its_bits, (std::uint64_t any)) {
    const std::uint64_t bits = any & Sparse::mask;
    const auto expected = one_by_one_among(bits);
    expect_same(expected,
                [&](OneWord* to) { return build_among<Sparse>(to, bits, lowest_index, series); });
    expect_same(expected, [&](OneWord* to) {
        return build_by_ones<Sparse, 0>(to, bits, lowest_index, series);
    });
#if defined(__BMI2__) && defined(__AVX2__)
    expect_same(expected, [&](OneWord* to) {
        return build_by_choice<Sparse>(to, bits, lowest_index, series);
    });
#endif
}

constexpr Series<0> named(ActionWord{0x0400'0000'0000'0000U});

template <std::size_t Count>
void expect_listed(std::uint64_t any) {
    std::array<std::uint8_t, Count> table{};
    for (std::size_t i = 0; i < Count; ++i) table[i] = static_cast<std::uint8_t>(251 * i + any % 7);
    const std::uint64_t bits = any & ~std::uint64_t{0} >> (64 - Count);
    std::vector<OneWord> expected;
    for (std::size_t i = 0; i < Count; ++i) {
        if ((bits >> i & 1U) != 0) expected.push_back({named.first + table[i]});
    }
    const auto listed = [&]<int Eights>() {
        expect_same(expected,
                    [&](OneWord* to) { return build_listed<Eights>(to, bits, table, named); });
    };
    listed.template operator()<1>();
    listed.template operator()<2>();
    if constexpr (Count >= 40) listed.template operator()<5>();
    expect_same(expected,
                [&](OneWord* to) { return build_by_ones(to, bits, table.data(), named); });
}

RC_GTEST_PROP(Words, are_built_for_what_a_table_says_of_each_bit, (std::uint64_t any)) {
    expect_listed<64>(any);
    expect_listed<16>(any);
    expect_listed<64>(any << *rc::gen::inRange(0U, 64U));
    expect_listed<16>(0);
}

RC_GTEST_PROP(Bits, say_which_bytes_are_not_zero_and_their_sum, (std::uint32_t wanted)) {
    std::array<std::uint8_t, 29> bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        bytes[i] = static_cast<std::uint8_t>((wanted >> i & 1U) * (i + 100));
    }
    RC_ASSERT(nonzero(bytes) == (wanted & 0x1fff'ffffU));
    RC_ASSERT(sum(bytes) == std::accumulate(bytes.begin(), bytes.end(), 0));
}

RC_GTEST_PROP(Bits, that_were_gathered_are_scattered_back,
              (std::uint64_t word, std::uint64_t mask)) {
    const std::uint64_t together = gathered(word, mask);
    RC_ASSERT(scattered(together, mask) == (word & mask));
    RC_ASSERT(std::popcount(together) == std::popcount(word & mask));
    const int room = std::popcount(mask);
    RC_ASSERT(room == 64 || together >> static_cast<unsigned>(room) == 0);
}

TEST(Bits, keep_their_order) {
    static_assert(gathered(0b1010'0110U, 0b1110'0010U) == 0b1011U);
    static_assert(scattered(0b1011U, 0b1110'0010U) == 0b1010'0010U);
    volatile std::uint64_t word = 0b1010'0110U;  // not worked out by the compiler
    EXPECT_EQ(gathered(word, 0b1110'0010U), 0b1011U);
    word = 0b1011U;
    EXPECT_EQ(scattered(word, 0b1110'0010U), 0b1010'0010U);
    word = 0b1010'1000U;
    EXPECT_EQ(lowest_bit(word), 3);
}

TEST(Words, are_none_for_no_bit_and_64_for_all) {
    std::array<OneWord, most + slack> places;
    EXPECT_EQ(build_each<1>(places.data(), 0, 0, series), places.data());
    EXPECT_EQ(build_each<1>(places.data(), ~std::uint64_t{0}, 0, series), places.data() + most);
}

}  // namespace
}  // namespace grognard
