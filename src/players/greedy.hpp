// Looks one decision ahead: takes the offer with the best expectation.
#pragma once

#include <limits>
#include <string_view>

#include "players/expectation.hpp"
#include "players/fair.hpp"

namespace grognard {

struct Greedy {
    static constexpr std::string_view name = "greedy";

    template <Evaluated G>
    typename G::Action choose(const Fair<G>& fair, Stream& stream) const {
        Offers<typename G::Action> offers;
        G::offer(fair.state(), fair.seat(), offers);
        if (offers.size() == 1) return offers.front();
        std::size_t best = 0;
        double best_worth = -std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < offers.size(); ++i) {
            typename G::State next = fair.state();
            G::apply(next, fair.seat(), offers[i], {});
            const double worth = expectation<G>(next, fair.seat(), stream);
            if (worth <= best_worth) continue;
            best = i;
            best_worth = worth;
        }
        return offers[best];
    }
};

}  // namespace grognard
