// Looks one decision ahead: takes the offer whose exact expectation is best.
#pragma once

#include <cstddef>
#include <limits>
#include <span>
#include <string_view>

#include "players/expectation.hpp"
#include "players/fair.hpp"

namespace grognard {

template <Evaluated G>
struct Greedy {
    static constexpr std::string_view name = "greedy";

    std::size_t choose(const Fair<G>& fair, std::span<const typename G::Action> offers,
                       Stream& stream) const {
        if (offers.size() == 1) return 0;
        Events<typename G::Event> silent;
        std::size_t best = 0;
        double best_worth = -std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < offers.size(); ++i) {
            typename G::State next = fair.state();
            G::apply(next, fair.seat(), offers[i], silent);
            const double worth = expectation<G>(next, fair.seat(), stream);
            if (worth <= best_worth) continue;
            best = i;
            best_worth = worth;
        }
        return best;
    }
};

}  // namespace grognard
