// The turn: command, orders, movement, combat, draw, and the next player's turn.
#pragma once

#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

Chance chance(const State& s, const Deal& deal);
void resolve(State& s, Deal& deal, Drawn drawn, const EventSink& events);

bool proceed(State& s, TurnStep& turn, const EventSink& events);

// What follows when a phase has ended and its frame is gone: the turn itself need not be asked.
void begin_movement(State& s);
void begin_combat(State& s);
void end_turn(State& s, const EventSink& events);

// The played card ordered nothing: draw one card and pass (ccn.turn.no-order-possible).
void pass_turn(State& s, const EventSink& events);

}  // namespace grognard::ccn
