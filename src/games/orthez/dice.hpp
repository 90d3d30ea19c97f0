// Two dice read as tens and units: 36 results from 11 to 66, counted in base six (lb.6.0.1).
#pragma once

#include <algorithm>
#include <cstdint>

namespace grognard::orthez {

inline constexpr int dice_results = 36;

// A result as its place in the sequence 11, 12, .. 16, 21, .. 66: 0 to 35. Modifiers move it along
// that sequence; the sum may leave it until it is read off a table (lb.6.1.1).
class Roll {
  public:
    constexpr Roll() = default;
    // Faces are 0 to 5, as chance answers them.
    constexpr Roll(int tens, int units) : index_(static_cast<std::int16_t>(6 * tens + units)) {}
    static constexpr Roll at(int index) {
        Roll roll;
        roll.index_ = static_cast<std::int16_t>(index);
        return roll;
    }
    // As players write it: 11 to 66.
    static constexpr Roll read(int printed) { return {printed / 10 - 1, printed % 10 - 1}; }

    constexpr int index() const { return index_; }
    constexpr Roll clamped() const { return at(std::clamp<int>(index_, 0, dice_results - 1)); }
    constexpr int printed() const {
        const int i = clamped().index_;
        return 10 * (i / 6 + 1) + i % 6 + 1;
    }

    // All modifiers are added up first and applied once.
    friend constexpr Roll operator+(Roll roll, int modifiers) {
        return at(roll.index_ + modifiers);
    }
    friend constexpr bool operator==(const Roll&, const Roll&) = default;
    friend constexpr auto operator<=>(const Roll&, const Roll&) = default;

  private:
    std::int16_t index_ = 0;
};

static_assert((Roll::read(35) + 9).printed() == 52);
static_assert((Roll::read(42) + -18).printed() == 12);

}  // namespace grognard::orthez
