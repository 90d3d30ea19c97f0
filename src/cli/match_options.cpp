// Players by name, number of games, seed and threads.
#include "cli/match_options.hpp"

#include <iomanip>
#include <sstream>

#include "games/ccn/game.hpp"
#include "players/player.hpp"

namespace grognard::cli {

void MatchOptions::take(const Options& app) {
    std::vector<std::string> names;
    for (const std::string_view name : player_names<Ccn>) names.emplace_back(name);
    app.option("--a", a, "the first player").required().among(names);
    app.option("--b", b, "the second player").required().among(names);
    app.option("--games", games, "how many games").required().between(1, 100'000'000);
    app.option("--seed", seed, "the same seed gives the same games");
    app.option("--threads", threads, "games at a time; the result is the same").between(1, 256);
}

std::string decimal(double value, int digits) {
    std::ostringstream out;
    out << std::fixed << std::setprecision(digits) << value;
    return out.str();
}

std::string percent(double share) { return decimal(100 * share, 1) + " %"; }

}  // namespace grognard::cli
