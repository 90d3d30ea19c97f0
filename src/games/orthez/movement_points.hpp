// Movement points (PM) in exact thirty-sixths: roads cost 1/2 and 3/4, disorder halves, fatigue
// halves or leaves a third, and a cavalry falls back by a third of what that leaves.
#pragma once

#include <compare>
#include <cstdint>

namespace grognard::orthez {

class Pm {
  public:
    static constexpr int parts = 36;

    constexpr Pm() = default;
    constexpr explicit Pm(int whole) : parts_(static_cast<std::int16_t>(whole * parts)) {}
    static constexpr Pm of_parts(int n) {
        Pm out;
        out.parts_ = static_cast<std::int16_t>(n);
        return out;
    }

    constexpr int in_parts() const { return parts_; }
    constexpr int whole() const { return parts_ / parts; }

    // Exact as long as a rule's fractions are those named above.
    constexpr Pm times(int top, int bottom) const { return of_parts(parts_ * top / bottom); }

    friend constexpr Pm operator+(Pm a, Pm b) { return of_parts(a.parts_ + b.parts_); }
    friend constexpr Pm operator-(Pm a, Pm b) { return of_parts(a.parts_ - b.parts_); }
    constexpr Pm& operator+=(Pm b) { return *this = *this + b; }
    constexpr Pm& operator-=(Pm b) { return *this = *this - b; }
    friend constexpr bool operator==(const Pm&, const Pm&) = default;
    friend constexpr auto operator<=>(const Pm&, const Pm&) = default;

  private:
    std::int16_t parts_ = 0;
};

}  // namespace grognard::orthez
