// A reproducible stream of random numbers for playouts and tests, and answers to chance from it.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "core/chance.hpp"
#include "core/fixed.hpp"
#include "core/weights.hpp"

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

// How far random play went.
struct Strides {
    int actions = 0;  // decisions of players
    int chances = 0;  // answers of chance

    int inputs() const { return actions + chances; }
};

using Answer = Fixed<std::uint8_t, 100>;

template <std::size_t Words, class Source>
[[gnu::always_inline]] constexpr void draw(const Chance& chance, Source& source, Answer& answer) {
    PackedWeights<Words> left(chance);
    std::uint32_t total = left.total();
    for (int i = 0; i < chance.count; ++i) {
        if (i > 0 && chance.replacement == Replacement::Cards) {
            left.remove_one(answer.back());
            --total;
        }
        answer.push(left.at(source.below(total), total));
    }
}

// Into room kept by the caller, of which only what the question fills is written. Always inlined,
// so that what the caller knows of the question is a constant here.
template <class Source>
[[gnu::always_inline]] constexpr void sample_here(const Chance& chance, Source& source,
                                                  Answer& answer) {
    assert(answerable(chance) && chance.count <= Answer::capacity());
    answer.forget();
    if (chance.outcomes <= 8) {
        draw<1>(chance, source, answer);
    } else if (chance.outcomes <= 32) {
        draw<4>(chance, source, answer);
    } else {
        draw<Chance::max_outcomes / 8>(chance, source, answer);
    }
}

template <class Source>
constexpr void sample(const Chance& chance, Source& source, Answer& answer) {
    sample_here(chance, source, answer);
}

template <class Source>
constexpr Answer sample(const Chance& chance, Source& source) {
    Answer answer;
    sample(chance, source, answer);
    return answer;
}

inline Drawn drawn(const Answer& answer) { return {answer.begin(), answer.size()}; }

}  // namespace grognard
