// Two players without judgement: one takes the first offer, the other any legal action.
#pragma once

#include <string_view>

#include "players/fair.hpp"

namespace grognard {

struct First {
    static constexpr std::string_view name = "first";

    template <Game G>
    typename G::Action choose(const Fair<G>& fair, Stream&) const {
        Offers<typename G::Action> offers;
        G::offer(fair.state(), fair.seat(), offers);
        return offers.front();
    }
};

struct Random {
    static constexpr std::string_view name = "random";

    template <Game G>
    typename G::Action choose(const Fair<G>& fair, Stream& stream) const {
        return *G::propose(fair.state(), fair.seat(), stream);
    }
};

}  // namespace grognard
