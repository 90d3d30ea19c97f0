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

#include "geometry/hex/axial.hpp"
#include "geometry/hex/row_tables.hpp"
#include "geometry/hex/rows.hpp"

namespace grognard::ccn {

// Rows A C E G I have 13 hexes, rows B D F H 12.
using Board = hex::Rows<9, 13>;
inline constexpr int row_count = Board::row_count;
inline constexpr int long_row = Board::long_row;
inline constexpr int short_row = Board::short_row;
inline constexpr int hex_count = Board::hex_count;
inline constexpr int longest_sight = 5;
static_assert(hex_count == 113);

struct Hex {
    std::uint8_t index = Board::off_board;

    constexpr auto operator<=>(const Hex&) const = default;
    constexpr bool on_board() const { return index < hex_count; }
};
inline constexpr Hex nowhere{};

constexpr Hex hex_of(int index) { return {static_cast<std::uint8_t>(index)}; }

using Direction = hex::Direction;
using HexSet = Board::Hexes;
using HexName = hex::RowName;
using Line = hex::Line;

constexpr int row_length(int row) { return Board::row_length(row); }

// 0 is row A, the bottom base line; 8 is row I, the top one.
constexpr int row(Hex h) { return Board::row(h.index); }
// 0 is the leftmost hex of the row.
constexpr int column(Hex h) { return Board::column(h.index); }

constexpr Hex hex_at(int row, int column) { return {Board::at(row, column)}; }
constexpr Hex hex_at(hex::Axial a) { return {Board::at(a)}; }
constexpr hex::Axial axial(Hex h) { return Board::axial(h.index); }

inline HexName name(Hex h) { return Board::name(h.index); }
inline std::optional<Hex> parse_hex(std::string_view text) {
    const auto index = Board::parse(text);
    return index ? std::optional(Hex{*index}) : std::nullopt;
}

inline constexpr int farthest_apart = longest_sight * Board::long_row;

namespace tables {

using Of = hex::RowTables<Board>;
template <typename T>
using PerHex = Of::PerHex<T>;

extern const PerHex<std::array<Board::Index, hex::direction_count>> neighbour;
extern const PerHex<HexSet> neighbours;
extern const Of::Distances distance;
extern const PerHex<std::array<HexSet, longest_sight>> within;
extern const std::array<Line, 2 * farthest_apart + 1> lines;
extern const std::array<HexSet, row_count> on_row;
extern const HexSet whole_board;

}  // namespace tables

// nowhere if that side of the hex is an edge of the board.
inline Hex neighbour(Hex h, Direction d) {
    assert(h.on_board());
    return {tables::neighbour[h.index][static_cast<std::size_t>(d)]};
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

// All neighbours of all these hexes at once.
inline HexSet spread(const HexSet& from) { return Board::spread(from, whole_board()); }

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
