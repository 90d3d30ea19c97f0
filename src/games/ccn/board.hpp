// The 113 hexes of the Commands & Colors: Napoleonics board: names, neighbours, distance, sight.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>

#include "core/fixed.hpp"
#include "core/set.hpp"
#include "geometry/hex/axial.hpp"

namespace grognard::ccn {

inline constexpr int row_count = 9;
inline constexpr int long_row = 13;   // rows A C E G I
inline constexpr int short_row = 12;  // rows B D F H, half a hex further right
inline constexpr int hex_count = 5 * long_row + 4 * short_row;
inline constexpr int longest_sight = 5;
static_assert(hex_count == 113);

struct Hex {
    std::uint8_t index = 255;

    constexpr auto operator<=>(const Hex&) const = default;
    constexpr bool on_board() const { return index < hex_count; }
};
inline constexpr Hex nowhere{};

constexpr Hex hex_of(int index) { return {static_cast<std::uint8_t>(index)}; }

using Direction = hex::Direction;
using HexSet = Set<128>;

constexpr int row_length(int row) { return row % 2 == 0 ? long_row : short_row; }

// 0 is row A, the bottom base line; 8 is row I, the top one.
constexpr int row(Hex h) {
    assert(h.on_board());
    return h.index / (long_row + short_row) * 2 +
           (h.index % (long_row + short_row) >= long_row ? 1 : 0);
}

// 0 is the leftmost hex of the row.
constexpr int column(Hex h) {
    assert(h.on_board());
    const int in_pair = h.index % (long_row + short_row);
    return in_pair >= long_row ? in_pair - long_row : in_pair;
}

constexpr Hex hex_at(int row, int column) {
    if (row < 0 || row >= row_count || column < 0 || column >= row_length(row)) return nowhere;
    const int before = row / 2 * (long_row + short_row) + (row % 2 == 0 ? 0 : long_row);
    return {static_cast<std::uint8_t>(before + column)};
}

constexpr hex::Axial axial(Hex h) { return {column(h) - row(h) / 2, row(h)}; }

constexpr Hex hex_at(hex::Axial a) {
    return a.r < 0 || a.r >= row_count ? nowhere : hex_at(a.r, a.q + a.r / 2);
}

// Row letter and 1-based column, "E5"; empty for nowhere.
struct HexName {
    std::array<char, 3> text{};
    std::uint8_t length = 0;

    constexpr std::string_view view() const { return {text.data(), length}; }
    constexpr operator std::string_view() const { return view(); }
    friend constexpr bool operator==(const HexName&, const HexName&) = default;
};

HexName name(Hex h);
std::optional<Hex> parse_hex(std::string_view text);

// What the segment between the centres of two hexes meets, in the order in which it meets it, by
// how far the index of each is from that of the first hex: a step along a row is 1, one up to the
// next row 13 (spread, below). So lines that run the same way are one, and all of them stay in the
// cache. Left and right are those of somebody in the first hex looking at the second. A hex touched
// only at a corner is not listed. The two entries (or exits) differ when the line passes a corner.
struct Line {
    using Met = Fixed<std::int8_t, 6>;

    Met crossed;
    Met left;
    Met right;
    Direction entry = Direction::E;  // sides of the second hex
    Direction entry_other = Direction::E;
    Direction exit = Direction::E;  // sides of the first hex
    Direction exit_other = Direction::E;
};
inline constexpr int row_apart = long_row;
inline constexpr int farthest_apart = longest_sight * row_apart;

namespace tables {

template <typename T>
using PerHex = std::array<T, hex_count>;

extern const PerHex<std::array<Hex, hex::direction_count>> neighbour;
extern const PerHex<HexSet> neighbours;
extern const PerHex<PerHex<std::uint8_t>> distance;
extern const PerHex<std::array<HexSet, longest_sight>> within;
extern const std::array<Line, 2 * farthest_apart + 1> lines;
extern const std::array<HexSet, row_count> on_row;
extern const HexSet whole_board;

}  // namespace tables

// nowhere if that side of the hex is an edge of the board.
inline Hex neighbour(Hex h, Direction d) {
    assert(h.on_board());
    return tables::neighbour[h.index][static_cast<std::size_t>(d)];
}

inline const HexSet& neighbours(Hex h) {
    assert(h.on_board());
    return tables::neighbours[h.index];
}

inline int distance(Hex a, Hex b) {
    assert(a.on_board() && b.on_board());
    return tables::distance[a.index][b.index];
}

inline bool adjacent(Hex a, Hex b) { return distance(a, b) == 1; }

// The hexes at distance 1 to range.
inline const HexSet& within(Hex h, int range) {
    assert(h.on_board() && range >= 1 && range <= longest_sight);
    return tables::within[h.index][static_cast<std::size_t>(range - 1)];
}

inline const HexSet& on_row(int row) {
    assert(row >= 0 && row < row_count);
    return tables::on_row[static_cast<std::size_t>(row)];
}

inline const HexSet& whole_board() { return tables::whole_board; }

// For hexes at distance 1 to 5; between adjacent hexes nothing is met.
inline const Line& line(Hex from, Hex to) {
    assert(from != to && distance(from, to) <= longest_sight);
    return tables::lines[static_cast<std::size_t>(to.index - from.index + farthest_apart)];
}

// What a line from there meets; nowhere if it is off the board (ccn.los.board-edge), where the
// index is out of range or that of a hex at the other end of a row.
inline Hex met(Hex from, int apart) {
    const int there = from.index + apart;
    if (there < 0 || there >= hex_count || !within(from, longest_sight).has(there)) return nowhere;
    return hex_of(there);
}

inline Direction direction(Hex from, Hex to_adjacent) {
    assert(adjacent(from, to_adjacent));
    return line(from, to_adjacent).exit;
}

namespace tables {

enum class End : std::uint8_t { First, Last };
enum class Rows : std::uint8_t { All, Long };

// All hexes but those at that end of these rows.
consteval HexSet but_ends(End end, Rows rows) {
    HexSet set;
    for (std::uint8_t i = 0; i < hex_count; ++i) {
        const Hex h{i};
        const bool at_end = column(h) == (end == End::First ? 0 : row_length(row(h)) - 1);
        if (!at_end || (rows == Rows::Long && row(h) % 2 == 1)) set.add(i);
    }
    return set;
}
inline constexpr HexSet has_west = but_ends(End::First, Rows::All);
inline constexpr HexSet has_east = but_ends(End::Last, Rows::All);
inline constexpr HexSet has_half_west = but_ends(End::First, Rows::Long);
inline constexpr HexSet has_half_east = but_ends(End::Last, Rows::Long);

}  // namespace tables

// All neighbours of all these hexes at once. A row and the one above it differ by 12 (north-west)
// or 13 (north-east) in index; the masks keep the ends of rows from wrapping round.
inline HexSet spread(const HexSet& from) {
    const HexSet west = from & tables::has_half_west;
    const HexSet east = from & tables::has_half_east;
    const HexSet up = (west | east << 1) << 12;
    const HexSet down = (west >> 1 | east) >> 12;
    return ((from & tables::has_west) >> 1 | (from & tables::has_east) << 1 | up | down) &
           whole_board();
}

// Lets a range-for walk a HexSet as hexes: for (const Hex h : hexes(set)).
class Hexes {
  public:
    class Iterator {
      public:
        constexpr explicit Iterator(HexSet::Iterator at) : at_(at) {}
        constexpr Hex operator*() const { return {static_cast<std::uint8_t>(*at_)}; }
        constexpr Iterator& operator++() {
            ++at_;
            return *this;
        }
        friend constexpr bool operator==(const Iterator& it, std::default_sentinel_t end) {
            return it.at_ == end;
        }

      private:
        HexSet::Iterator at_;
    };

    constexpr explicit Hexes(const HexSet& set) : set_(set) {}
    constexpr Iterator begin() const { return Iterator(set_.begin()); }
    constexpr std::default_sentinel_t end() const { return {}; }

  private:
    HexSet set_;
};

constexpr Hexes hexes(const HexSet& set) { return Hexes(set); }

}  // namespace grognard::ccn
