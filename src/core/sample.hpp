// A reproducible stream of random numbers for playouts and tests, and answers to chance from it.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "core/chance.hpp"
#include "core/fixed.hpp"

namespace grognard {

// xoshiro256**, seeded by splitmix64: the same seed gives the same stream on every machine.
class Stream {
  public:
    explicit constexpr Stream(std::uint64_t seed) {
        for (auto& word : words_) {
            seed += 0x9e3779b97f4a7c15U;
            std::uint64_t z = seed;
            z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
            z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
            word = z ^ (z >> 31U);
        }
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(words_[1] * 5, 7) * 9;
        const std::uint64_t t = words_[1] << 17U;
        words_[2] ^= words_[0];
        words_[3] ^= words_[1];
        words_[1] ^= words_[2];
        words_[0] ^= words_[3];
        words_[2] ^= t;
        words_[3] = std::rotl(words_[3], 45);
        return result;
    }

    // Uniform in [0, bound): multiply-shift with rejection, so no outcome is favoured.
    constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t m = (next() >> 32U) * bound;
        if (static_cast<std::uint32_t>(m) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(m) < threshold) m = (next() >> 32U) * bound;
        }
        return static_cast<std::uint32_t>(m >> 32U);
    }

  private:
    std::array<std::uint64_t, 4> words_{};
};

using Answer = Fixed<std::uint8_t, 100>;

// One draw: counts through the weights to the number drawn below their sum.
template <class Source>
constexpr std::uint8_t draw_one(const std::array<std::uint8_t, Chance::max_outcomes>& weights,
                                std::uint32_t total, Source& source) {
    std::uint32_t number = source.below(total);
    std::uint8_t outcome = 0;
    while (number >= weights[outcome]) number -= weights[outcome++];
    return outcome;
}

// An answer to the question; Source is a Stream, or verifiable dice.
template <class Source>
constexpr void sample(const Chance& chance, Source& source, Answer& answer) {
    assert(answerable(chance) && chance.count <= Answer::capacity());
    answer.clear();
    auto left = chance.weights;
    auto total = static_cast<std::uint32_t>(chance.total_weight());
    for (int i = 0; i < chance.count; ++i) {
        const std::uint8_t outcome = draw_one(left, total, source);
        answer.push(outcome);
        if (chance.replacement == Replacement::Cards) {
            --left[outcome];
            --total;
        }
    }
}

template <class Source>
constexpr Answer sample(const Chance& chance, Source& source) {
    Answer answer;
    sample(chance, source, answer);
    return answer;
}

inline Drawn drawn(const Answer& answer) { return {answer.begin(), answer.size()}; }

}  // namespace grognard
