// Set-ups by game, for commands that play many games.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codec/ccn/library.hpp"
#include "games/ccn/game.hpp"

namespace grognard::cli {

template <class G>
struct Start {
    std::string scenario;
    typename G::State state;
};

// One scenario, or every one there is when none is named.
inline std::vector<Start<Ccn>> ccn_starts(std::string_view scenario) {
    std::vector<Start<Ccn>> out;
    if (scenario.empty()) {
        for (const auto& one : ccn::scenarios()) out.push_back({one.id, ccn::begin(one.setup)});
    } else {
        const auto one = ccn::find_scenario(scenario);
        out.push_back({one.id, ccn::begin(one.setup)});
    }
    return out;
}

template <class G>
std::vector<typename G::State> states(const std::vector<Start<G>>& starts) {
    std::vector<typename G::State> out;
    for (const auto& start : starts) out.push_back(start.state);
    return out;
}

}  // namespace grognard::cli
