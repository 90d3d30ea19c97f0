// What a game must say about its positions before a player can prefer one to another.
#pragma once

#include <concepts>

#include "core/game.hpp"

namespace grognard {

// Specialised by every evaluate/<game>:
// - value(s, seat): how good the position is for the seat, from what the seat may know; a decided
//   game outweighs everything else. Steps under way are valued by what they are likely to bring.
// - merged(s, dice): the same roll, with the weights of faces that do the same moved onto one of
//   them. A game that gives this promises that the order of its dice does not matter, unless it
//   says dice_in_order.
template <class G>
struct Evaluation;

template <class G>
concept Evaluated = Game<G> && requires(const typename G::State& s, Seat seat, const Chance& dice) {
    { Evaluation<G>::value(s, seat) } -> std::same_as<int>;
    { Evaluation<G>::merged(s, dice) } -> std::same_as<Chance>;
};

template <class G>
constexpr bool dice_in_order = false;
template <class G>
requires(Evaluation<G>::dice_in_order) constexpr bool dice_in_order<G> = true;

}  // namespace grognard
