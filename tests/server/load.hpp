// Many random players on sockets of their own, by hand-made frames: cheap, so that it is the host
// that is measured.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace grognard::server {

struct LoadOptions {
    std::uint16_t port = 0;
    int games = 100;
    double seconds = 10;
    std::string scenario = "001";
    std::uint64_t seed = 1;
};

struct LoadResult {
    std::uint64_t actions = 0;  // acknowledged
    std::uint64_t refused = 0;
    std::uint64_t inputs = 0;    // actions and answers of chance
    std::uint64_t finished = 0;  // games
    std::uint64_t states = 0;    // received
    std::uint64_t bytes = 0;     // received
    double seconds = 0;
    std::vector<double> milliseconds;  // from an action to its acknowledgement, each
};

struct LoadTable {
    std::string id;
    std::string secrets[2];
};

// Enough tables for games that follow those that end.
std::vector<LoadTable> tables_for(const LoadOptions& options);
// So many games at once, each of two random players with a socket each. Throws std::runtime_error
// if the host can't be reached.
LoadResult load(const LoadOptions& options, const std::vector<LoadTable>& tables);

}  // namespace grognard::server
