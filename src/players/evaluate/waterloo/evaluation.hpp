// How good a position of Waterloo is.
#pragma once

#include "games/waterloo/game.hpp"
#include "players/evaluate/evaluation.hpp"

namespace grognard {

namespace waterloo {

int value(const State& s, Seat seat);

}  // namespace waterloo

template <>
struct Evaluation<Waterloo> {
    // Each die belongs to a unit.
    static constexpr bool dice_in_order = true;

    static int value(const waterloo::State& s, Seat seat) { return waterloo::value(s, seat); }
    static Chance merged(const waterloo::State&, const Chance& dice) { return dice; }
};

}  // namespace grognard
