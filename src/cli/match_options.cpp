// Players by name, number of games, seed and threads.
#include "cli/match_options.hpp"

#include <algorithm>

#include "codec/json.hpp"
#include "modules/draw/chances.hpp"

namespace grognard::cli {

namespace {

const std::string& known(const modules::Module& game, const std::string& option,
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

modules::Pairing MatchOptions::pairing(const modules::Module& game,
                                       const std::string& scenario) const {
    return {scenario, known(game, "--a", a), known(game, "--b", b), games, seed, threads};
}

std::string counted(int count, const std::string& noun) {
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

std::string percent(double share) { return modules::decimal(100 * share, 1) + " %"; }

}  // namespace grognard::cli
