#include "games/orthez/queries.hpp"

#include <algorithm>

namespace grognard::orthez {

namespace {

bool is_hex(const State& s, HexId hex) { return hex < ground(s).terrain.size(); }

}  // namespace

Answer ask(const State& s, const Query& query) {
    const Fire& fire = query.fire;
    const bool hexes = is_hex(s, fire.at) && !fire.from.empty() &&
                       std::ranges::all_of(fire.from, [&](HexId hex) { return is_hex(s, hex); });
    if (!hexes || !is_occupied(s, fire.at)) return {};
    const FireOdds odds = fire_odds_of(s, fire.from, fire.at, query.kind);
    Answer out{odds.value, odds.defence, odds.column, odds.dice, {}};
    if (!odds.allowed()) return out;
    for (int i = 0; i < dice_results; ++i) {
        const auto losses = static_cast<std::size_t>(fire_losses(s, odds, Roll::at(i)));
        ++out.ways[std::min(losses, out.ways.size() - 1)];
    }
    return out;
}

}  // namespace grognard::orthez
