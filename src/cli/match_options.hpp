// Options of the commands that let two players meet.
#pragma once

#include <cstdint>
#include <string>

#include "cli/options.hpp"
#include "modules/module.hpp"

namespace grognard::cli {

struct MatchOptions {
    std::string a;
    std::string b;
    int games = 0;
    std::uint64_t seed = 1;
    int threads = 1;

    void take(const Options& app);
    // BadInput if the game has no such players.
    modules::Pairing pairing(const modules::Module& game, const std::string& scenario) const;
};

// "1 game", "2 games".
std::string counted(int count, const std::string& noun);
std::string percent(double share);

}  // namespace grognard::cli
