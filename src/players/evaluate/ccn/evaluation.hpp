// How good a position of Commands & Colors: Napoleonics is.
#pragma once

#include "games/ccn/game.hpp"
#include "players/evaluate/evaluation.hpp"

namespace grognard {

namespace ccn {

int value(const State& s, Seat seat);
Chance merged(const State& s, const Chance& dice);

}  // namespace ccn

template <>
struct Evaluation<Ccn> {
    static int value(const ccn::State& s, Seat seat) { return ccn::value(s, seat); }
    static Chance merged(const ccn::State& s, const Chance& dice) { return ccn::merged(s, dice); }
};

}  // namespace grognard
