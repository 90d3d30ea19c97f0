// Exact fractions of whole numbers: odds, shares of a unit, movement points.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>
#include <numeric>

namespace grognard {

// Always in lowest terms with a positive denominator, so that equal values are equal members.
// Numbers of rules are small: products of a few of them stay far below 64 bits.
class Ratio {
  public:
    constexpr Ratio() = default;
    constexpr Ratio(std::int64_t whole) : top_(whole) {}  // NOLINT: a whole number is a ratio
    constexpr Ratio(std::int64_t top, std::int64_t bottom) : top_(top), bottom_(bottom) {
        assert(bottom != 0);
        if (bottom_ < 0) {
            top_ = -top_;
            bottom_ = -bottom_;
        }
        if (const std::int64_t common = std::gcd(top_, bottom_); common > 1) {
            top_ /= common;
            bottom_ /= common;
        }
    }

    constexpr std::int64_t top() const { return top_; }
    constexpr std::int64_t bottom() const { return bottom_; }
    constexpr bool is_whole() const { return bottom_ == 1; }
    // The greatest whole number that is not above it.
    constexpr std::int64_t floor() const {
        const std::int64_t whole = top_ / bottom_;
        return top_ < 0 && top_ % bottom_ != 0 ? whole - 1 : whole;
    }

    friend constexpr Ratio operator+(Ratio a, Ratio b) {
        return {a.top_ * b.bottom_ + b.top_ * a.bottom_, a.bottom_ * b.bottom_};
    }
    friend constexpr Ratio operator-(Ratio a) { return {-a.top_, a.bottom_}; }
    friend constexpr Ratio operator-(Ratio a, Ratio b) { return a + -b; }
    friend constexpr Ratio operator*(Ratio a, Ratio b) {
        return {a.top_ * b.top_, a.bottom_ * b.bottom_};
    }
    friend constexpr Ratio operator/(Ratio a, Ratio b) {
        return {a.top_ * b.bottom_, a.bottom_ * b.top_};
    }
    constexpr Ratio& operator+=(Ratio b) { return *this = *this + b; }
    constexpr Ratio& operator-=(Ratio b) { return *this = *this - b; }
    constexpr Ratio& operator*=(Ratio b) { return *this = *this * b; }

    friend constexpr bool operator==(const Ratio&, const Ratio&) = default;
    friend constexpr std::strong_ordering operator<=>(Ratio a, Ratio b) {
        return a.top_ * b.bottom_ <=> b.top_ * a.bottom_;
    }

  private:
    std::int64_t top_ = 0;
    std::int64_t bottom_ = 1;
};

}  // namespace grognard
