// Values that are nothing but their bytes, compared at a stroke.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <type_traits>

namespace grognard {

template <class T>
requires std::has_unique_object_representations_v<T>
constexpr bool same_bytes(const T& a, const T& b) {
    using Bytes = std::array<unsigned char, sizeof(T)>;
    return std::bit_cast<Bytes>(a) == std::bit_cast<Bytes>(b);
}

}  // namespace grognard
