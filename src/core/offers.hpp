// What a seat may do, in the order it is offered: a vector that costs little more than its stores.
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <type_traits>
#include <variant>

#include "core/fixed.hpp"
#include "core/set.hpp"
#include "core/words.hpp"

namespace grognard {

// std::vector copies a std::variant by way of its alternatives and reads its own end back after
// every byte it writes. Here what is said is built in its place, and growing is out of the way.
template <class Action>
class Offers {
    static_assert(std::is_trivially_copyable_v<Action>);

  public:
    using value_type = Action;

    // Room asked for at once: filled without a look at what is left, counted when it goes; until
    // then nothing else is offered.
    class Room {
      public:
        Room(const Room&) = delete;
        Room& operator=(const Room&) = delete;
        [[gnu::always_inline]] ~Room() { offers_.end_ = end_; }

        template <class Said>
        [[gnu::always_inline]] void push_back(const Said& said) {
            assert(end_ != offers_.limit_);
            build(end_++, said);
        }
        // Built in any case: what nobody can foresee is better not branched on.
        template <class Said>
        [[gnu::always_inline]] void push_back_if(bool wanted, const Said& said) {
            std::construct_at(end_, said);
            end_ += static_cast<int>(wanted);
        }

        // One for each index of the set, in so many strokes or more; there must be slack.
        template <int Strokes, int Capacity, unsigned Byte>
        [[gnu::always_inline]] void push_each(const Set<Capacity>& set, Series<Byte> series) {
            int base = 0;
            for (const std::uint64_t word : set.words()) {
                push_each<Strokes>(word, base, series);
                base += 64;
            }
        }
        // The same for the bits of one word, of which the lowest stands for the index `base`.
        template <int Strokes, unsigned Byte>
        [[gnu::always_inline]] void push_each(std::uint64_t bits, int base, Series<Byte> series) {
            assert(offers_.limit_ - end_ >= std::popcount(bits) + slack);
            end_ = build_each<Strokes>(end_, bits, base, series);
        }

        // For the bits of a word that is laid out around a place.
        template <class Layout, class Word, class Place, unsigned Byte>
        [[gnu::always_inline]] void push_among(Word word, Place place, Series<Byte> series) {
            assert(offers_.limit_ - end_ >= std::popcount(word.bits) + slack);
            end_ = build_among<Layout>(end_, word.bits, Layout::lowest(place), series);
        }

        // For the indices of a set, of each of which a table says what it stands for.
        template <int Eights, int Capacity, class Value, std::size_t Count, unsigned Byte>
        [[gnu::always_inline]] void push_listed(const Set<Capacity>& set,
                                                const std::array<Value, Count>& table,
                                                Series<Byte> series) {
            static_assert(Capacity <= 64);
            assert(offers_.limit_ - end_ >= set.size() + slack);
            end_ = build_listed<Eights>(end_, set.words()[0], table, series);
        }

        // Of a list: so many in any case, which there must be room for there and here.
        template <int Sure, std::size_t Capacity>
        [[gnu::always_inline]] void push_copies(const Fixed<Action, Capacity>& said) {
            static_assert(Sure <= int{Capacity});
            assert(offers_.limit_ - end_ >= std::ptrdiff_t{Capacity});
            const Action* const from = said.begin();
            const int count = static_cast<int>(said.size());
            const auto copy = [&](int i) {
                std::memcpy(static_cast<void*>(end_ + i), from + i, sizeof(Action));
            };
            for (int i = 0; i < Sure; ++i) copy(i);
            for (int i = Sure; i < count; ++i) copy(i);
            end_ += count;
        }

      private:
        friend Offers;
        [[gnu::always_inline]] explicit Room(Offers& offers) : offers_(offers), end_(offers.end_) {}

        Offers& offers_;
        Action* end_;
    };

    Offers() = default;
    Offers(const Offers&) = delete;
    Offers& operator=(const Offers&) = delete;
    ~Offers() { std::allocator<Action>().deallocate(begin_, capacity()); }

    template <class Said>
    [[gnu::always_inline]] void push_back(const Said& said) {
        if (end_ == limit_) [[unlikely]]
            grow(1);
        build(end_, said);
        ++end_;
    }
    // For so many more, or fewer.
    [[gnu::always_inline]] Room room(int more) {
        if (limit_ - end_ < more) [[unlikely]]
            grow(static_cast<std::size_t>(more));
        return Room(*this);
    }
    // Copied in whole blocks, of which the last may hold more than was listed.
    static constexpr std::size_t block = 8;
    template <std::size_t Capacity>
    void append(const Fixed<Action, Capacity>& said) {
        static_assert(Capacity % block == 0);
        if (limit_ - end_ < std::ptrdiff_t{Capacity}) [[unlikely]]
            grow(Capacity);
        Action* const end = end_ + said.size();
        const Action* from = said.begin();
        for (Action* to = end_; to < end; to += block, from += block) {
            std::memcpy(static_cast<void*>(to), from, block * sizeof(Action));
        }
        end_ = end;
    }
    void clear() { end_ = begin_; }
    // From there on they are no offers any more.
    void cut(Action* from) { end_ = from; }

    std::size_t size() const { return static_cast<std::size_t>(end_ - begin_); }
    std::size_t capacity() const { return static_cast<std::size_t>(limit_ - begin_); }
    bool empty() const { return begin_ == end_; }

    Action& operator[](std::size_t i) {
        assert(i < size());
        return begin_[i];
    }
    const Action& operator[](std::size_t i) const {
        assert(i < size());
        return begin_[i];
    }
    Action* begin() { return begin_; }
    Action* end() { return end_; }
    const Action* begin() const { return begin_; }
    const Action* end() const { return end_; }

  private:
    [[gnu::noinline, gnu::cold]] void grow(std::size_t more) {
        constexpr std::size_t least = 256;
        const std::size_t held = size();
        const std::size_t wider = std::max(least, 2 * (held + more));
        Action* const begin = std::allocator<Action>().allocate(wider);
        std::uninitialized_copy(begin_, end_, begin);
        std::allocator<Action>().deallocate(begin_, capacity());
        begin_ = begin;
        end_ = begin + held;
        limit_ = begin + wider;
    }

    Action* begin_ = nullptr;
    Action* end_ = nullptr;
    Action* limit_ = nullptr;
};

}  // namespace grognard
