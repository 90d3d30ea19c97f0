// The odds of a fire attack: values of those who fire, defence of the hex, column and dice
// (sections 14, 16.4 and 17.10-17.11). Dice, log, odds and players read the same sums.
#pragma once

#include <string_view>

#include "core/fixed.hpp"
#include "core/ledger.hpp"
#include "core/ratio.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// A sum or product that remembers why.
struct Factor {
    Ratio amount;
    std::string_view rule;
    std::string_view reason;

    friend constexpr bool operator==(const Factor&, const Factor&) = default;
};

// How a firing hex is used: a square divides its fire among its attacks (lb.11.8.G.6).
struct FiringHex {
    HexId hex = no_hex;
    std::uint8_t attacks = 1;
};

// The value of one hex that fires at another; zero if nobody there may fire so.
Ratio firing_value(const State& s, FiringHex from, HexId at, FireKind kind);

// The defence of a hex against these firers; not_allowed if nobody is there.
int fire_defence(const State& s, const HexList& from, HexId at);

struct FireOdds {
    Ratio value;
    int defence = 0;
    int column = -1;  // of the fire table; -1: below 1:3, which may not be fired (lb.14.4.C.1)
    Ledger dice;      // modifiers

    bool allowed() const { return column >= 0; }
};

FireOdds fire_odds_of(const State& s, const HexList& from, HexId at, FireKind kind,
                      std::uint8_t attacks = 1);

// Losses that these odds inflict with a roll.
int fire_losses(const State& s, const FireOdds& odds, Roll natural);

// The highest column that is not above the ratio; -1 if it is below the first.
template <std::size_t N>
constexpr int column_of(const std::array<Ratio, N>& columns, Ratio ratio) {
    int found = -1;
    for (std::size_t i = 0; i < N && columns[i] <= ratio; ++i) found = static_cast<int>(i);
    return found;
}

}  // namespace grognard::orthez
