// Boards of staggered rows, of any size: numbers of hexes, their names, and all neighbours of a
// set.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/set.hpp"
#include "geometry/hex/axial.hpp"

namespace grognard::hex {

// Row letter and 1-based column, "E5"; empty for no hex.
struct RowName {
    std::array<char, 3> text{};
    std::uint8_t length = 0;

    constexpr std::string_view view() const { return {text.data(), length}; }
    constexpr operator std::string_view() const { return view(); }
    friend constexpr bool operator==(const RowName&, const RowName&) = default;
};

// Row 0 is the lowest. Even rows have `length` hexes, odd ones one fewer, half a hex further right;
// hexes are numbered row by row. A step along a row is 1, one up to the next row length - 1
// (north-west) or length (north-east).
template <int rows, int length>
struct Rows {
    static constexpr int row_count = rows;
    static constexpr int long_row = length;
    static constexpr int short_row = length - 1;
    static constexpr int two_rows = long_row + short_row;
    static constexpr int hex_count = (rows + 1) / 2 * long_row + rows / 2 * short_row;
    static_assert(rows <= 26 && length <= 99, "a letter and two digits name a hex");

    using Index = std::uint8_t;
    static constexpr Index off_board = 255;
    static_assert(hex_count < off_board);
    using Hexes = Set<(hex_count + 63) / 64 * 64>;

    static constexpr int row_length(int row) { return row % 2 == 0 ? long_row : short_row; }

    static constexpr int row(int hex) {
        assert(hex < hex_count);
        return hex / two_rows * 2 + (hex % two_rows >= long_row ? 1 : 0);
    }
    // 0 is the leftmost hex of the row.
    static constexpr int column(int hex) {
        assert(hex < hex_count);
        const int in_pair = hex % two_rows;
        return in_pair >= long_row ? in_pair - long_row : in_pair;
    }

    static constexpr Index at(int row, int column) {
        if (row < 0 || row >= row_count || column < 0 || column >= row_length(row)) {
            return off_board;
        }
        const int before = row / 2 * two_rows + (row % 2 == 0 ? 0 : long_row);
        return static_cast<Index>(before + column);
    }

    static constexpr Axial axial(int hex) { return {column(hex) - row(hex) / 2, row(hex)}; }
    static constexpr Index at(Axial a) {
        return a.r < 0 || a.r >= row_count ? off_board : at(a.r, a.q + a.r / 2);
    }
    // How far apart in number two hexes are that are so far apart on the board.
    static constexpr int apart(Axial a) { return a.q + long_row * a.r; }

    static constexpr Hexes all() {
        Hexes out;
        for (int i = 0; i < hex_count; ++i) out.add(i);
        return out;
    }

    // All neighbours of all these hexes at once; masks keep the ends of rows from wrapping round.
    static constexpr Hexes spread(const Hexes& from, const Hexes& whole) {
        const Hexes west = from & has_half_west;
        const Hexes east = from & has_half_east;
        const Hexes up = (west | east << 1) << short_row;
        const Hexes down = (west >> 1 | east) >> short_row;
        return ((from & has_west) >> 1 | (from & has_east) << 1 | up | down) & whole;
    }

    static constexpr RowName name(int hex) {
        RowName out;
        if (hex >= hex_count) return out;
        const auto put = [&out](int c) { out.text[out.length++] = static_cast<char>(c); };
        const int number = column(hex) + 1;
        put('A' + row(hex));
        if (number >= 10) put('0' + number / 10);
        put('0' + number % 10);
        return out;
    }

    static constexpr std::optional<Index> parse(std::string_view text) {
        if (text.size() < 2 || text.size() > 3) return std::nullopt;
        int number = 0;
        for (const char c : text.substr(1)) {
            if (c < '0' || c > '9') return std::nullopt;
            if (c == '0' && number == 0) return std::nullopt;
            number = number * 10 + (c - '0');
        }
        const Index hex = at(text[0] - 'A', number - 1);
        return hex == off_board ? std::nullopt : std::optional(hex);
    }

  private:
    enum class End : std::uint8_t { First, Last };
    enum class Of : std::uint8_t { All, Long };

    // All hexes but those at that end of these rows.
    static constexpr Hexes but_ends(End end, Of these) {
        Hexes set;
        for (int hex = 0; hex < hex_count; ++hex) {
            const bool at_end = column(hex) == (end == End::First ? 0 : row_length(row(hex)) - 1);
            if (!at_end || (these == Of::Long && row(hex) % 2 == 1)) set.add(hex);
        }
        return set;
    }

  public:
    static const Hexes has_west;
    static const Hexes has_east;
    static const Hexes has_half_west;
    static const Hexes has_half_east;
};

template <int rows, int length>
inline constexpr
    typename Rows<rows, length>::Hexes Rows<rows, length>::has_west = but_ends(End::First, Of::All);
template <int rows, int length>
inline constexpr
    typename Rows<rows, length>::Hexes Rows<rows, length>::has_east = but_ends(End::Last, Of::All);
template <int rows, int length>
inline constexpr
    typename Rows<rows, length>::Hexes Rows<rows, length>::has_half_west = but_ends(End::First,
                                                                                    Of::Long);
template <int rows, int length>
inline constexpr
    typename Rows<rows, length>::Hexes Rows<rows, length>::has_half_east = but_ends(End::Last,
                                                                                    Of::Long);

}  // namespace grognard::hex
