// A question's weights packed eight to a word: their sum, and the outcome that a roll falls on.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <utility>

#include "core/chance.hpp"

namespace grognard {

// In as many words as the outcomes need. Every loop over them is written out, so that they are in
// registers.
template <std::size_t Count>
class PackedWeights {
  public:
    explicit constexpr PackedWeights(const Chance& chance) {
        each_word([&](std::size_t i) { words_[i] = eight_from(chance, i); });
        assert(total() == static_cast<std::uint32_t>(chance.total_weight()));
    }

    constexpr std::uint32_t total() const {
        std::uint64_t sums = 0;  // four of them, of sixteen bits
        each_word([&](std::size_t i) {
            sums += (words_[i] & every_other_byte) + (words_[i] >> 8U & every_other_byte);
        });
        return static_cast<std::uint32_t>(sums * 0x0001000100010001U >> 48U);
    }

    // The first outcome at which the weights up to it exceed the roll: as many outcomes lie before
    // it as there are sums that do not.
    constexpr std::uint8_t at(std::uint32_t roll, std::uint32_t total) const {
        if (total > most_in_bytes) [[unlikely]]
            return at_one_by_one(words_, roll);
        const std::uint64_t rolled = (roll | 0x80U) * every_byte;
        std::uint64_t before = 0;
        int passed = 0;
        each_word([&](std::size_t i) {
            const std::uint64_t sums = words_[i] * every_byte + before;
            passed += std::popcount((rolled - sums) & 0x80U * every_byte);
            before = (sums >> 56U) * every_byte;
        });
        return static_cast<std::uint8_t>(passed);
    }

    constexpr void remove_one(std::uint8_t outcome) {
        each_word([&](std::size_t i) {
            words_[i] -= std::uint64_t{outcome / 8U == i} << shift(outcome);
        });
    }

  private:
    static_assert(std::endian::native == std::endian::little, "outcome 0 is in the lowest byte");
    static_assert(8 * Count <= Chance::max_outcomes);
    using Words = std::array<std::uint64_t, Count>;

    template <class Visit>
    [[gnu::always_inline]] static constexpr void each_word(Visit visit) {
        [&]<std::size_t... I>(std::index_sequence<I...>) { (visit(I), ...); }
        (std::make_index_sequence<Count>{});
    }

    // One word at a time: a wider load just after narrow stores can't be forwarded from them.
    static constexpr std::uint64_t eight_from(const Chance& chance, std::size_t i) {
        std::uint64_t word = 0;
        if (std::is_constant_evaluated()) {
            for (std::size_t k = 8; k-- > 0;) word = word << 8U | chance.weights[8 * i + k];
        } else {
            std::memcpy(&word, chance.weights.data() + 8 * i, 8);
            __asm__("" : "+r"(word));  // nor does the compiler join them
        }
        return word;
    }

    static constexpr std::uint64_t every_byte = 0x0101010101010101U;
    static constexpr std::uint64_t every_other_byte = 0x00ff00ff00ff00ffU;
    static constexpr std::uint32_t most_in_bytes = 127;  // the top bit is needed to compare

    static constexpr unsigned shift(std::uint8_t outcome) { return outcome % 8U * 8U; }

    // Of a copy: what is looked up by index can't be in registers.
    [[gnu::noinline]] static constexpr std::uint8_t at_one_by_one(Words words, std::uint32_t roll) {
        std::uint8_t outcome = 0;
        for (;; ++outcome) {
            const auto weight =
                static_cast<std::uint32_t>(words[outcome / 8U] >> shift(outcome) & 0xffU);
            if (roll < weight) return outcome;
            roll -= weight;
        }
    }

    Words words_{};
};

}  // namespace grognard
