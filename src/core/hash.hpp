// A 64-bit fingerprint of any value that lists its fields.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <type_traits>
#include <variant>

#include "core/fixed.hpp"

namespace grognard {

// Readers of `fields(visit, value)`: the function names each member once, found by ADL.
struct FieldProbe {
    template <class T>
    void operator()(const char*, const T&) {}
};

template <class T>
concept HasFields = requires(const T& value, FieldProbe probe) {
    fields(probe, value);
};

class Hasher {
  public:
    constexpr void mix(std::uint64_t value) {
        state_ = (state_ ^ value) * 0x9fb21c651e98df25U;
        state_ ^= state_ >> 32U;
    }

    template <class T>
    constexpr void operator()(const char*, const T& value) {
        feed(value);
    }

    template <class T>
    constexpr void feed(const T& value) {
        if constexpr (std::is_enum_v<T>) {
            mix(static_cast<std::uint64_t>(value));
        } else if constexpr (std::integral<T>) {
            mix(static_cast<std::uint64_t>(value));
        } else if constexpr (HasFields<T>) {
            fields(*this, value);
        } else {
            feed_many(value);
        }
    }

    constexpr std::uint64_t value() const {
        std::uint64_t z = state_;
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31U);
    }

  private:
    template <class T, std::size_t N>
    constexpr void feed_many(const std::array<T, N>& values) {
        for (const T& value : values) feed(value);
    }
    template <class T, std::size_t N>
    constexpr void feed_many(const Fixed<T, N>& values) {
        mix(values.size());
        for (const T& value : values) feed(value);
    }
    template <class... Ts>
    constexpr void feed_many(const std::variant<Ts...>& value) {
        mix(value.index());
        std::visit([this](const auto& held) { this->feed(held); }, value);
    }

    std::uint64_t state_ = 0x2545f4914f6cdd1dU;
};

template <class T>
constexpr std::uint64_t hash_of(const T& value) {
    Hasher hasher;
    hasher.feed(value);
    return hasher.value();
}

}  // namespace grognard
