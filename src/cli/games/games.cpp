// The list of games, in the order in which they came to the house.
#include "cli/games/games.hpp"

#include <algorithm>

#include "codec/json.hpp"

namespace grognard::cli {

namespace {

constexpr std::array<const GameRow*, 2> rows = {&ccn_row, &waterloo_row};

}  // namespace

std::span<const GameRow* const> games() { return rows; }

const GameRow& game_row(std::string_view name) {
    const auto found = std::ranges::find(rows, name, &GameRow::name);
    if (found != rows.end()) return **found;
    std::vector<std::string_view> names;
    for (const GameRow* row : rows) names.push_back(row->name);
    throw codec::BadInput("game", "", codec::one_of(names), codec::shown(name));
}

}  // namespace grognard::cli
