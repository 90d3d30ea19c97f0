// How a match stands.
#pragma once

#include <cstdint>

namespace grognard {

// As the first named player sees it.
struct Score {
    int games = 0;
    int wins = 0;
    int losses = 0;
    int draws = 0;
    int cut_off = 0;  // reached the game's bound undecided; counted as draws too
    std::int64_t actions = 0;
    std::int64_t inputs = 0;

    double points() const { return wins + 0.5 * draws; }
    double share() const { return games == 0 ? 0.5 : points() / games; }

    friend bool operator==(const Score&, const Score&) = default;
};

}  // namespace grognard
