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

// How a firing hex is used: a square divides its fire among its attacks (lb.11.8.G.6), a ball that
// runs along a hexside strikes both hexes at half value (lb.13.1.B.1).
struct FiringHex {
    HexId hex = no_hex;
    std::uint8_t attacks = 1;
};

// The value of one hex that fires at another; zero if nobody there may fire so. The silent units
// in it do not take part.
Ratio firing_value(const State& s, FiringHex from, HexId at, FireKind kind,
                   const UnitSet& silent = {});

// Do guns take part in the fire of this hex? In a stack with infantry only the battery on top
// (lb.10.2.3), in a square and among guns alone all of them.
bool guns_fire(const State& s, HexId hex, const UnitSet& silent = {});

// Combat fire of the fire phase and the artillery chit, with all that it strikes.
constexpr bool is_offensive(FireKind kind) {
    return kind == FireKind::Combat || kind == FireKind::Ricochet || kind == FireKind::Accidental;
}

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
                      std::uint8_t attacks = 1, const UnitSet& silent = {});

// Skirmishing cavalry attacks with its skirmish value, never halved (lb.11.9.I.1).
int skirmish_value_of(const State& s, UnitId unit);
FireOdds skirmish_odds_of(const State& s, UnitId unit, const HexList& from, HexId at);
// Harassment: both figures come from the hexes ridden past (lb.11.9.G.1-G.3).
FireOdds plain_odds(Ratio value, int defence);

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
