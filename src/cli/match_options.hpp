// Options of the commands that let two players meet.
#pragma once

#include <cstdint>
#include <string>

#include "cli/games/games.hpp"
#include "cli/options.hpp"

namespace grognard::cli {

struct MatchOptions {
    std::string a;
    std::string b;
    int games = 0;
    std::uint64_t seed = 1;
    int threads = 1;

    void take(const Options& app);
    // BadInput if the game has no such players.
    Pairing pairing(const GameRow& game, const std::string& scenario) const;
};

// "0.5312" with as many digits as asked for, whatever the locale.
std::string decimal(double value, int digits);
// "1 game", "2 games".
std::string counted(int count, const std::string& noun);
std::string percent(double share);

}  // namespace grognard::cli
