// Players by name, number of games, seed and threads.
#include "cli/match_options.hpp"

#include <algorithm>
#include <iomanip>
#include <sstream>

#include "codec/json.hpp"

namespace grognard::cli {

namespace {

const std::string& known(const GameRow& game, const std::string& option,
                         const std::string& player) {
    if (std::ranges::find(game.players, player) != game.players.end()) return player;
    throw codec::BadInput(option, "", codec::one_of(game.players), codec::shown(player));
}

}  // namespace

void MatchOptions::take(const Options& app) {
    app.option("--a", a, "the first player (see `grognard games`)").required();
    app.option("--b", b, "the second player").required();
    app.option("--games", games, "how many games").required().between(1, 100'000'000);
    app.option("--seed", seed, "the same seed gives the same games");
    app.option("--threads", threads, "games at a time; the result is the same").between(1, 256);
}

Pairing MatchOptions::pairing(const GameRow& game, const std::string& scenario) const {
    return {scenario, known(game, "--a", a), known(game, "--b", b), games, seed, threads};
}

std::string decimal(double value, int digits) {
    std::ostringstream out;
    out << std::fixed << std::setprecision(digits) << value;
    const std::string text = out.str();
    const bool nothing = text.find_first_not_of("-0.") == std::string::npos;
    return nothing && text.front() == '-' ? text.substr(1) : text;
}

std::string counted(int count, const std::string& noun) {
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

std::string percent(double share) { return decimal(100 * share, 1) + " %"; }

}  // namespace grognard::cli
