// Keeps the tables of the board.
#include "games/ccn/board.hpp"

namespace grognard::ccn::tables {

constexpr PerHex<std::array<Board::Index, hex::direction_count>> neighbour = Of::neighbour();
constexpr Of::Distances distance = Of::distance();
constexpr PerHex<std::array<HexSet, longest_sight>> within = Of::within<longest_sight>(distance);
constexpr PerHex<HexSet> neighbours = Of::neighbours(within);
constexpr std::array<HexSet, row_count> on_row = Of::on_row();
constexpr HexSet whole_board = Board::all();

// Traced when the program starts, and ready before every other static object asks for it.
[[gnu::init_priority(200)]] const std::array<Line, 2 * farthest_apart + 1> lines =
    Of::lines<longest_sight>();

}  // namespace grognard::ccn::tables
