// A set of small indices kept in 64-bit words: a plain value that is cheap to copy and combine.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <type_traits>

namespace grognard {

template <int Capacity>
class Set {
    static_assert(Capacity > 0);

  public:
    static constexpr int capacity = Capacity;
    static constexpr int word_count = (Capacity + 63) / 64;
    using Words = std::array<std::uint64_t, static_cast<std::size_t>(word_count)>;

    // Walks a copy of the words, so that a loop may change the set it started from.
    class WordByWord {
      public:
        using value_type = int;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::input_iterator_tag;
        using pointer = const int*;
        using reference = int;

        constexpr WordByWord() = default;
        constexpr explicit WordByWord(const Words& words) : left_(words[0]), words_(words) {
            skip_empty_words();
        }

        constexpr int operator*() const {
            if (left_ == 0) __builtin_unreachable();
            return base_ + std::countr_zero(left_);
        }
        constexpr WordByWord& operator++() {
            left_ &= left_ - 1;
            skip_empty_words();
            return *this;
        }
        constexpr WordByWord operator++(int) {
            const WordByWord before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(const WordByWord&, const WordByWord&) = default;
        friend constexpr bool operator==(const WordByWord& it, std::default_sentinel_t) {
            return it.left_ == 0;
        }

      private:
        // The words move down one by one: no index to compute, so all of it can be in registers.
        constexpr void skip_empty_words() {
            while (left_ == 0 && base_ + 64 < word_count * 64) {
                for (std::size_t i = 1; i < words_.size(); ++i) words_[i - 1] = words_[i];
                left_ = words_[0];
                base_ += 64;
            }
        }

        std::uint64_t left_ = 0;
        Words words_{};
        int base_ = 0;
    };

    // The same for two words: in which of them the next index is nobody can foresee, so that it is
    // chosen without a branch.
    class OfTwo {
      public:
        using value_type = int;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::input_iterator_tag;
        using pointer = const int*;
        using reference = int;

        constexpr OfTwo() = default;
        constexpr explicit OfTwo(const Words& words) : low_(words[0]), high_(words.back()) {}

        constexpr int operator*() const {
            const std::uint64_t word = low_ | (high_ & (0 - in_high()));
            if (word == 0) __builtin_unreachable();
            return std::countr_zero(word) + 64 * static_cast<int>(in_high());
        }
        constexpr OfTwo& operator++() {
            high_ &= high_ - in_high();
            low_ &= low_ - 1;
            return *this;
        }
        constexpr OfTwo operator++(int) {
            const OfTwo before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(const OfTwo&, const OfTwo&) = default;
        friend constexpr bool operator==(const OfTwo& it, std::default_sentinel_t) {
            return (it.low_ | it.high_) == 0;
        }

      private:
        constexpr std::uint64_t in_high() const { return std::uint64_t{low_ == 0}; }

        std::uint64_t low_ = 0;
        std::uint64_t high_ = 0;
    };
    using Iterator = std::conditional_t<word_count == 2, OfTwo, WordByWord>;

    constexpr Set() = default;
    constexpr explicit Set(const Words& words) : words_(words) {}

    constexpr bool has(int index) const { return (words_[word(index)] & bit(index)) != 0; }
    constexpr void add(int index) { words_[word(index)] |= bit(index); }
    constexpr void add_if(bool wanted, int index) {
        if (wanted) add(index);
    }
    constexpr void remove(int index) { words_[word(index)] &= ~bit(index); }
    constexpr void clear() { words_ = {}; }

    constexpr bool empty() const {
        std::uint64_t any = 0;
        for (const std::uint64_t w : words_) any |= w;
        return any == 0;
    }
    constexpr int size() const {
        int count = 0;
        for (const std::uint64_t w : words_) count += std::popcount(w);
        return count;
    }
    // The lowest index, -1 if the set is empty. Which of two words it is in nobody can foresee.
    constexpr int first() const {
        if constexpr (word_count == 2) {
            const std::uint64_t low = words_[0];
            const std::uint64_t word = low != 0 ? low : words_[1];
            return word == 0 ? -1 : std::countr_zero(word) + (low != 0 ? 0 : 64);
        }
        for (std::size_t i = 0; i < words_.size(); ++i) {
            if (words_[i] != 0) return static_cast<int>(i) * 64 + std::countr_zero(words_[i]);
        }
        return -1;
    }
    constexpr bool intersects(const Set& other) const { return !(*this & other).empty(); }
    constexpr bool contains(const Set& other) const { return (other - *this).empty(); }

    constexpr Set& operator&=(const Set& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
        return *this;
    }
    constexpr Set& operator|=(const Set& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
        return *this;
    }
    constexpr Set& operator^=(const Set& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] ^= other.words_[i];
        return *this;
    }
    constexpr Set& operator-=(const Set& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
        return *this;
    }
    friend constexpr Set operator&(Set a, const Set& b) { return a &= b; }
    friend constexpr Set operator|(Set a, const Set& b) { return a |= b; }
    friend constexpr Set operator^(Set a, const Set& b) { return a ^= b; }
    friend constexpr Set operator-(Set a, const Set& b) { return a -= b; }
    // Within the capacity; a board smaller than that masks the result with its own places.
    friend constexpr Set operator~(Set a) {
        for (std::uint64_t& w : a.words_) w = ~w;
        a.words_.back() &= last_word_mask;
        return a;
    }
    friend constexpr bool operator==(const Set&, const Set&) = default;

    // Word by word, for bodies so short that the iterator's steps between words would count.
    template <class Visit>
    [[gnu::always_inline]] constexpr void each(Visit visit) const {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            for (std::uint64_t left = words_[i]; left != 0; left &= left - 1) {
                visit(static_cast<int>(i) * 64 + std::countr_zero(left));
            }
        }
    }

    constexpr Iterator begin() const { return Iterator(words_); }
    constexpr std::default_sentinel_t end() const { return {}; }

    // Every index raised or lowered by 1 to 63; what leaves the capacity is gone.
    friend constexpr Set operator<<(const Set& a, unsigned by) {
        Set moved;
        std::uint64_t carry = 0;
        for (std::size_t i = 0; i < a.words_.size(); ++i) {
            moved.words_[i] = a.words_[i] << by | carry;
            carry = a.words_[i] >> (64U - by);
        }
        return moved;
    }
    friend constexpr Set operator>>(const Set& a, unsigned by) {
        Set moved;
        std::uint64_t carry = 0;
        for (std::size_t i = a.words_.size(); i-- > 0;) {
            moved.words_[i] = a.words_[i] >> by | carry;
            carry = a.words_[i] << (64U - by);
        }
        return moved;
    }

    constexpr const Words& words() const { return words_; }

  private:
    static constexpr std::uint64_t last_word_mask =
        Capacity % 64 == 0 ? ~std::uint64_t{0} : (std::uint64_t{1} << (Capacity % 64)) - 1;

    static constexpr std::size_t word(int index) {
        assert(index >= 0 && index < Capacity);
        if constexpr (word_count == 1) return 0;
        return static_cast<std::size_t>(index) / 64;
    }
    static constexpr std::uint64_t bit(int index) {
        return std::uint64_t{1} << (static_cast<unsigned>(index) % 64);
    }

    Words words_{};
};

template <class Visit, int Capacity>
constexpr void fields(Visit& visit, const Set<Capacity>& set) {
    visit("words", set.words());
}

}  // namespace grognard
