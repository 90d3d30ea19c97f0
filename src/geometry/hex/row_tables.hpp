// Tables of a board of rows (rows.hpp), worked out by whoever keeps them: neighbours, distances,
// rings, and what straight lines meet.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/fixed.hpp"
#include "geometry/hex/axial.hpp"
#include "geometry/hex/sight.hpp"

namespace grognard::hex {

// What the segment between the centres of two hexes meets, in the order in which it meets it, by
// how far the number of each is from that of the first hex. So lines that run the same way are one,
// and all of them stay in the cache. Left and right are those of somebody in the first hex looking
// at the second. A hex touched only at a corner is not listed. The two entries (or exits) differ
// when the line passes a corner.
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

template <class Board>
struct RowTables {
    template <class T>
    using PerHex = std::array<T, static_cast<std::size_t>(Board::hex_count)>;
    using Index = typename Board::Index;
    using Hexes = typename Board::Hexes;
    using Distances = PerHex<PerHex<std::uint8_t>>;

    static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

    static consteval PerHex<std::array<Index, direction_count>> neighbour() {
        PerHex<std::array<Index, direction_count>> table{};
        for (int hex = 0; hex < Board::hex_count; ++hex) {
            for (const Direction d : all_directions) {
                table[at(hex)][static_cast<std::size_t>(d)] =
                    Board::at(hex::neighbour(Board::axial(hex), d));
            }
        }
        return table;
    }

    static consteval Distances distance() {
        PerHex<Axial> places{};
        for (int i = 0; i < Board::hex_count; ++i) places[at(i)] = Board::axial(i);
        Distances table{};
        for (int i = 0; i < Board::hex_count; ++i) {
            for (int j = 0; j < i; ++j) {
                const auto apart =
                    static_cast<std::uint8_t>(hex::distance(places[at(i)], places[at(j)]));
                table[at(i)][at(j)] = apart;
                table[at(j)][at(i)] = apart;
            }
        }
        return table;
    }

    // The hexes at distance 1 to each range.
    template <int farthest>
    static consteval PerHex<std::array<Hexes, farthest>> within(const Distances& distances) {
        PerHex<std::array<Hexes, farthest>> table{};
        for (int i = 0; i < Board::hex_count; ++i) {
            for (int j = 0; j < Board::hex_count; ++j) {
                const int apart = distances[at(i)][at(j)];
                if (apart == 0) continue;
                for (int range = apart; range <= farthest; ++range) {
                    table[at(i)][at(range - 1)].add(j);
                }
            }
        }
        return table;
    }

    template <std::size_t farthest>
    static consteval PerHex<Hexes> neighbours(const PerHex<std::array<Hexes, farthest>>& rings) {
        PerHex<Hexes> table{};
        for (int i = 0; i < Board::hex_count; ++i) table[at(i)] = rings[at(i)][0];
        return table;
    }

    static consteval std::array<Hexes, static_cast<std::size_t>(Board::row_count)> on_row() {
        std::array<Hexes, static_cast<std::size_t>(Board::row_count)> table{};
        for (int i = 0; i < Board::hex_count; ++i) table[at(Board::row(i))].add(i);
        return table;
    }

    // By how far apart the two ends are in number, the middle being 0.
    template <int farthest>
    static std::array<Line, 2 * farthest * Board::long_row + 1> lines() {
        std::array<Line, 2 * farthest * Board::long_row + 1> table{};
        for (int r = -farthest; r <= farthest; ++r) {
            for (int q = -farthest; q <= farthest; ++q) {
                const int steps = hex::distance({}, {q, r});
                if (steps < 1 || steps > farthest) continue;
                const Trace trace = hex::trace({}, {q, r});
                table[at(Board::apart({q, r}) + farthest * Board::long_row)] = {
                    met(trace.crossed), met(trace.left), met(trace.right), trace.entry,
                    trace.entry_other,  trace.exit,      trace.exit_other};
            }
        }
        return table;
    }

  private:
    static Line::Met met(const TraceList& places) {
        Line::Met out;
        for (const Axial a : places) out.push(static_cast<std::int8_t>(Board::apart(a)));
        return out;
    }
};

}  // namespace grognard::hex
