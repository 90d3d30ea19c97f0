// Who may know something: an event, or the answer of chance.
#pragma once

#include <cstdint>

#include "core/seat.hpp"

namespace grognard {

enum class Visible : std::uint8_t { All, FirstOnly, SecondOnly, None };

constexpr Visible only(Seat seat) { return static_cast<Visible>(1 + index(seat)); }
static_assert(only(Seat::First) == Visible::FirstOnly && only(Seat::Second) == Visible::SecondOnly);

constexpr bool sees(Visible visible, Seat seat) {
    return visible == Visible::All || visible == only(seat);
}

}  // namespace grognard
