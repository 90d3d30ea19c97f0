// The defender's answer to a melee: First Strike, withdraw, form square, or stand.
#pragma once

#include "core/offers.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

inline constexpr int fewest_cards_for_square = 3;  // R09

// The three windows are one decision: nothing happens between them and each answer excludes the
// others (R34, R54). It is put whether or not First Strike is held, so that asking tells nothing.
bool proceed(State& s, Reaction& reaction, const EventSink& events);

Verdict refuse(const State& s, const Reaction& reaction, const Stand& stand);
Verdict refuse(const State& s, const Reaction& reaction, const StrikeFirst& strike);
Verdict refuse(const State& s, const Reaction& reaction, const Withdraw& withdraw);
Verdict refuse(const State& s, const Reaction& reaction, const FormSquare& form);
void apply(State& s, Reaction& reaction, const Stand& stand, const EventSink& events);
void apply(State& s, Reaction& reaction, const StrikeFirst& strike, const EventSink& events);
void apply(State& s, Reaction& reaction, const Withdraw& withdraw, const EventSink& events);
void apply(State& s, Reaction& reaction, const FormSquare& form, const EventSink& events);
void offer(const State& s, const Reaction& reaction, Offers<Action>& out);

// The random card that goes to the square track, taken from the defender's hand.
Chance chance(const State& s, const SquareDraw& draw);
void resolve(State& s, SquareDraw& draw, Drawn drawn, const EventSink& events);

}  // namespace grognard::ccn
