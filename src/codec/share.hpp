// A fraction as a number between 0 and 1, for the wire and the screen.
#pragma once

#include "core/fraction.hpp"

namespace grognard::codec {

inline double share(const Fraction& chance) {
    return static_cast<double>(chance.ways) / static_cast<double>(chance.of);
}

}  // namespace grognard::codec
