// Players by name, number of games, seed and threads.
#include "cli/match_options.hpp"

#include <iomanip>
#include <sstream>

#include "games/ccn/game.hpp"
#include "players/player.hpp"

namespace grognard::cli {

void MatchOptions::take(CLI::App& app) {
    std::vector<std::string> names;
    for (const std::string_view name : player_names<Ccn>) names.emplace_back(name);
    app.add_option("--a", a, "the first player")
        ->required()
        ->check(CLI::IsMember(names))
        ->type_name("");
    app.add_option("--b", b, "the second player")
        ->required()
        ->check(CLI::IsMember(names))
        ->type_name("");
    app.add_option("--games", games, "how many games")
        ->required()
        ->check(CLI::Range(1, 100'000'000));
    app.add_option("--seed", seed, "the same seed gives the same games");
    app.add_option("--threads", threads, "games at a time; the result is the same")
        ->check(CLI::Range(1, 256));
}

std::string decimal(double value, int digits) {
    std::ostringstream out;
    out << std::fixed << std::setprecision(digits) << value;
    return out.str();
}

std::string percent(double share) { return decimal(100 * share, 1) + " %"; }

}  // namespace grognard::cli
