// What may be asked beside play. So far: the odds of a fire.
#pragma once

#include <optional>

#include "games/orthez/fire/odds.hpp"

namespace grognard::orthez {

// The hexes that fire and the hex they fire at, as an action would name them.
struct Query {
    Fire fire;
    FireKind kind = FireKind::Combat;
    friend constexpr bool operator==(const Query&, const Query&) = default;
};

// The chance in 36 of each number of losses; empty where the fire is not allowed.
struct Answer {
    Ratio value;
    int defence = 0;
    int column = -1;
    Ledger dice;
    std::array<std::uint8_t, 8> ways{};  // by losses; the last for more

    friend bool operator==(const Answer&, const Answer&) = default;
};

Answer ask(const State& s, const Query& query);

}  // namespace grognard::orthez
