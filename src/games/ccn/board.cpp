// Works out the tables of the board, and reads and writes the names of its hexes.
#include "games/ccn/board.hpp"

#include "geometry/hex/sight.hpp"

namespace grognard::ccn {
namespace {

using tables::PerHex;

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

constexpr Hex numbered(int index) { return {static_cast<std::uint8_t>(index)}; }

consteval auto make_neighbour() {
    PerHex<std::array<Hex, hex::direction_count>> table{};
    for (int i = 0; i < hex_count; ++i) {
        for (const Direction d : hex::all_directions) {
            table[at(i)][static_cast<std::size_t>(d)] =
                hex_at(hex::neighbour(axial(numbered(i)), d));
        }
    }
    return table;
}

consteval auto make_distance() {
    PerHex<hex::Axial> places{};
    for (int i = 0; i < hex_count; ++i) places[at(i)] = axial(numbered(i));
    PerHex<PerHex<std::uint8_t>> table{};
    for (int i = 0; i < hex_count; ++i) {
        for (int j = 0; j < i; ++j) {
            const auto apart =
                static_cast<std::uint8_t>(hex::distance(places[at(i)], places[at(j)]));
            table[at(i)][at(j)] = apart;
            table[at(j)][at(i)] = apart;
        }
    }
    return table;
}

consteval auto make_within(const PerHex<PerHex<std::uint8_t>>& distances) {
    PerHex<std::array<HexSet, longest_sight>> table{};
    for (int i = 0; i < hex_count; ++i) {
        for (int j = 0; j < hex_count; ++j) {
            const int apart = distances[at(i)][at(j)];
            if (apart == 0) continue;
            for (int range = apart; range <= longest_sight; ++range) {
                table[at(i)][at(range - 1)].add(j);
            }
        }
    }
    return table;
}

consteval auto make_neighbours(const PerHex<std::array<HexSet, longest_sight>>& rings) {
    PerHex<HexSet> table{};
    for (int i = 0; i < hex_count; ++i) table[at(i)] = rings[at(i)][0];
    return table;
}

consteval auto make_rows() {
    std::array<HexSet, row_count> table{};
    for (int i = 0; i < hex_count; ++i) table[at(row(numbered(i)))].add(i);
    return table;
}

consteval HexSet make_board() {
    HexSet all;
    for (int i = 0; i < hex_count; ++i) all.add(i);
    return all;
}

constexpr int apart(hex::Axial a) { return a.q + row_apart * a.r; }

Line::Met list(const hex::TraceList& met) {
    Line::Met list;
    for (const hex::Axial a : met) list.push(static_cast<std::int8_t>(apart(a)));
    return list;
}

std::array<Line, 2 * farthest_apart + 1> make_lines() {
    std::array<Line, 2 * farthest_apart + 1> table{};
    for (int r = -longest_sight; r <= longest_sight; ++r) {
        for (int q = -longest_sight; q <= longest_sight; ++q) {
            const int steps = hex::distance({}, {q, r});
            if (steps < 1 || steps > longest_sight) continue;
            const hex::Trace trace = hex::trace({}, {q, r});
            table[at(apart({q, r}) + farthest_apart)] = {
                list(trace.crossed), list(trace.left), list(trace.right), trace.entry,
                trace.entry_other,   trace.exit,       trace.exit_other};
        }
    }
    return table;
}

}  // namespace

namespace tables {

constexpr PerHex<std::array<Hex, hex::direction_count>> neighbour = make_neighbour();
constexpr PerHex<PerHex<std::uint8_t>> distance = make_distance();
constexpr PerHex<std::array<HexSet, longest_sight>> within = make_within(distance);
constexpr PerHex<HexSet> neighbours = make_neighbours(within);
constexpr std::array<HexSet, row_count> on_row = make_rows();
constexpr HexSet whole_board = make_board();

// Traced when the program starts, and ready before every other static object asks for it.
[[gnu::init_priority(200)]] const std::array<Line, 2 * farthest_apart + 1> lines = make_lines();

}  // namespace tables

HexName name(Hex h) {
    if (!h.on_board()) return {};
    HexName result;
    const auto put = [&](int c) { result.text[result.length++] = static_cast<char>(c); };
    const int number = column(h) + 1;
    put('A' + row(h));
    if (number >= 10) put('0' + number / 10);
    put('0' + number % 10);
    return result;
}

std::optional<Hex> parse_hex(std::string_view text) {
    if (text.size() < 2 || text.size() > 3) return std::nullopt;
    int number = 0;
    for (const char c : text.substr(1)) {
        if (c < '0' || c > '9') return std::nullopt;
        if (c == '0' && number == 0) return std::nullopt;
        number = number * 10 + (c - '0');
    }
    const Hex h = hex_at(text[0] - 'A', number - 1);
    if (!h.on_board()) return std::nullopt;
    return h;
}

}  // namespace grognard::ccn
