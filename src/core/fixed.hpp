// A vector of fixed capacity inside its owner: trivially copyable, compared by what it holds.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <type_traits>

namespace grognard {

template <class T, std::size_t Capacity>
class Fixed {
    static_assert(Capacity < 256);
    static_assert(std::is_trivially_copyable_v<T>);

  public:
    using value_type = T;

    constexpr Fixed() = default;

    static constexpr std::size_t capacity() { return Capacity; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == Capacity; }

    // Built in its place, also from what is not yet a T, such as one alternative of a variant.
    template <class U = T>
    constexpr void push(const U& value) {
        assert(!full());
        std::construct_at(&items_[size_], value);
        ++size_;
    }
    // So many more at once, where the first of them goes: the caller builds them all.
    constexpr T* extend(std::size_t more) {
        assert(size_ + more <= Capacity);
        T* const first = end();
        size_ = static_cast<std::uint8_t>(size_ + more);
        return first;
    }
    // What leaves is wiped, so that equal contents mean equal bytes.
    constexpr void pop() {
        assert(!empty());
        items_[--size_] = T{};
    }
    constexpr void clear() {
        for (T& item : *this) item = T{};
        size_ = 0;
    }

    // For a list whose bytes nobody compares: what leaves stays behind.
    constexpr void forget() { size_ = 0; }
    constexpr void forget(std::size_t last) {
        assert(last <= size_);
        size_ = static_cast<std::uint8_t>(size_ - last);
    }

    constexpr T& operator[](std::size_t i) {
        assert(i < size_);
        return items_[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        assert(i < size_);
        return items_[i];
    }
    constexpr T& back() { return (*this)[size_ - 1U]; }
    constexpr const T& back() const { return (*this)[size_ - 1U]; }

    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }

    friend constexpr bool operator==(const Fixed& a, const Fixed& b) {
        if (a.size_ != b.size_) return false;
        // Where a value is nothing but its bytes, all of them are compared at a stroke.
        if constexpr (std::has_unique_object_representations_v<T>) {
            if (!std::is_constant_evaluated()) {
                return std::memcmp(&a.items_, &b.items_, a.size_ * sizeof(T)) == 0;
            }
        }
        for (std::size_t i = 0; i < a.size_; ++i) {
            if (!(a.items_[i] == b.items_[i])) return false;
        }
        return true;
    }

  private:
    std::array<T, Capacity> items_{};
    std::uint8_t size_ = 0;
};

}  // namespace grognard
