// 64-bit hashes: of a sequence of numbers, and of a value by the names of its parts.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <variant>

#include "core/fixed.hpp"
#include "core/seat.hpp"

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

// Numbers in their order.
class Hasher {
  public:
    constexpr Hasher() = default;
    explicit constexpr Hasher(std::uint64_t state) : state_(state) {}

    constexpr void mix(std::uint64_t value) {
        state_ = (state_ ^ value) * 0x9fb21c651e98df25U;
        state_ ^= state_ >> 32U;
    }
    constexpr void mix(std::string_view text) {
        mix(text.size());
        for (const char c : text) mix(static_cast<unsigned char>(c));
    }

    constexpr std::uint64_t value() const {
        std::uint64_t z = state_;
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31U);
    }

  private:
    std::uint64_t state_ = 0x2545f4914f6cdd1dU;
};

// An array with one entry for each enumerator: its entries are called like the enumerators.
template <class Enum, class T, std::size_t N>
struct ByEnum {
    const std::array<T, N>& values;
};
template <class Enum, class T, std::size_t N>
constexpr ByEnum<Enum, T, N> by_enum(const std::array<T, N>& values) {
    return {values};
}
template <class Visit, class Enum, class T, std::size_t N>
constexpr void fields(Visit& visit, const ByEnum<Enum, T, N>& by) {
    // Names are string literals, which end with a zero.
    for (std::size_t i = 0; i < N; ++i) visit(name(static_cast<Enum>(i)).data(), by.values[i]);
}

// A set that counts as the list of its members.
template <class Set>
struct Members {
    const Set& set;
    constexpr auto begin() const { return set.begin(); }
    constexpr auto end() const { return set.end(); }
};
template <class Set>
constexpr Members<Set> members_of(const Set& set) {
    return {set};
}

// Each part adds a number of its own, made from the names on the way to it and from its value.
// Fields, enumerators and frames count by name, never by their position in a list; seats, entries
// of other arrays and lists by their number. What is zero, or an enumerator called "" or "none",
// adds nothing. So a new field, enumerator or frame leaves the hash of a state without it.
class NameHasher {
  public:
    template <class T>
    constexpr void operator()(const char* part, const T& value) {
        within(text_hash(part), [&] { feed(value); });
    }

    template <class T>
    constexpr void feed(const T& value) {
        if constexpr (std::same_as<T, Seat>) {
            add(static_cast<std::uint64_t>(value));
        } else if constexpr (std::is_enum_v<T>) {
            // A missing name(T) beside the enumeration is reported here.
            const std::string_view called = name(value);
            if (!called.empty() && called != "none") add(text_hash(called));
        } else if constexpr (std::integral<T>) {
            add(static_cast<std::uint64_t>(value));
        } else if constexpr (HasFields<T>) {
            fields(*this, value);
        } else {
            feed_many(value);
        }
    }

    constexpr std::uint64_t value() const { return sum_; }

  private:
    static constexpr std::uint64_t mixed(std::uint64_t path, std::uint64_t with) {
        Hasher hasher(path);
        hasher.mix(with);
        return hasher.value();
    }
    // FNV-1a: short, and names are short.
    static constexpr std::uint64_t text_hash(std::string_view text) {
        std::uint64_t hash = 0xcbf29ce484222325U;
        for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
        return hash;
    }

    constexpr void add(std::uint64_t value) {
        if (value != 0) sum_ += mixed(path_, value);
    }
    template <class Parts>
    constexpr void within(std::uint64_t part, const Parts& parts) {
        const std::uint64_t outer = path_;
        path_ = mixed(path_, part);
        parts();
        path_ = outer;
    }

    template <class Values>
    constexpr void feed_each(const Values& values) {
        std::uint64_t number = 0;
        for (const auto& value : values) within(++number, [&] { feed(value); });
    }
    template <class T, std::size_t N>
    constexpr void feed_many(const std::array<T, N>& values) {
        feed_each(values);
    }
    template <class T, std::size_t N>
    constexpr void feed_many(const Fixed<T, N>& values) {
        add(values.size());
        feed_each(values);
    }
    template <class Set>
    constexpr void feed_many(const Members<Set>& members) {
        add(static_cast<std::uint64_t>(members.set.size()));
        feed_each(members);
    }
    template <class... Ts>
    constexpr void feed_many(const std::variant<Ts...>& frame) {
        const std::uint64_t called = text_hash(frame_name(frame));
        add(called);
        within(called, [&] { std::visit([this](const auto& held) { this->feed(held); }, frame); });
    }

    std::uint64_t path_ = 0x2545f4914f6cdd1dU;
    std::uint64_t sum_ = 0;
};

template <class T>
constexpr std::uint64_t hash_of(const T& value) {
    NameHasher hasher;
    hasher.feed(value);
    return hasher.value();
}

}  // namespace grognard
