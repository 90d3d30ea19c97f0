// The hexes within three steps of one, in a single word: a step on from many of them is a few
// shifts.
#pragma once

#include <cassert>
#include <cstdint>

#include "core/bits.hpp"
#include "games/ccn/board.hpp"

namespace grognard::ccn {

// Seven rows of seven, each in eight bits: what leaves a row at its end falls on no hex.
struct Window {
    std::uint64_t bits = 0;

    static constexpr int radius = 3;
    static constexpr int row_apart = 8;
    static constexpr int farthest = radius * ccn::row_apart;  // on the board, by index

    // Which bit is so far from the hex in the middle.
    static constexpr unsigned bit(hex::Axial apart) {
        return static_cast<unsigned>((apart.r + radius) * row_apart + apart.q + radius);
    }
    // What set holds of the hexes around that one; not the one in the middle.
    static Window of(const HexSet& set, Hex middle);
    // All within so many steps of the middle.
    static constexpr Window within(int steps) {
        std::uint64_t bits = 0;
        for (int r = -steps; r <= steps; ++r) {
            for (int q = -steps; q <= steps; ++q) {
                const int apart = hex::distance({}, {q, r});
                if (apart > 0 && apart <= steps) bits |= std::uint64_t{1} << bit({q, r});
            }
        }
        return {bits};
    }

    // Next to any of them.
    constexpr Window beside() const {
        const std::uint64_t west = bits >> 1U;
        const std::uint64_t east = bits << 1U;
        return {west | east | (bits | west) << row_apart | (bits | east) >> row_apart};
    }
    constexpr Window only_if(bool wanted) const { return {bits & (0 - std::uint64_t{wanted})}; }

    friend constexpr Window operator&(Window a, Window b) { return {a.bits & b.bits}; }
    friend constexpr Window operator|(Window a, Window b) { return {a.bits | b.bits}; }
    friend constexpr Window operator-(Window a, Window b) { return {a.bits & ~b.bits}; }
};

// How offers read a window of so many steps (build_among in core/words.hpp): which bits may be set,
// and for which hexes they stand, counted from the one that `lowest` names.
template <int Steps>
struct Around {
    static constexpr std::uint64_t mask = Window::within(Steps).bits;
    static constexpr std::uint8_t value(int bit) {
        const int row = bit / Window::row_apart - Window::radius;
        const int column = bit % Window::row_apart - Window::radius;
        return static_cast<std::uint8_t>(Window::farthest + row * row_apart + column);
    }
    static constexpr int lowest(Hex middle) { return middle.index - Window::farthest; }
};

namespace tables {

// Which bits of a set's two words go into the window around a hex, and where.
struct IntoWindow {
    std::uint64_t take_low = 0;
    std::uint64_t put_low = 0;
    std::uint64_t take_high = 0;
    std::uint64_t put_high = 0;
};
extern const PerHex<IntoWindow> into_window;

}  // namespace tables

inline Window Window::of(const HexSet& set, Hex middle) {
    assert(middle.on_board());
    const tables::IntoWindow& into = tables::into_window[middle.index];
    const auto [low, high] = set.words();
    return {scattered(gathered(low, into.take_low), into.put_low) |
            scattered(gathered(high, into.take_high), into.put_high)};
}

}  // namespace grognard::ccn
