// Drawing cards at the end of the turn, and the Scout's choice of one of two.
#pragma once

#include "core/offers.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

Chance chance(const State& s, const DrawCard& draw);
void resolve(State& s, DrawCard& draw, Drawn drawn, const EventSink& events);

Chance chance(const State& s, const ScoutDraw& draw);
void resolve(State& s, ScoutDraw& draw, Drawn drawn, const EventSink& events);

Verdict refuse(const State& s, const KeepChoice& choice, const Keep& keep);
void apply(State& s, KeepChoice& choice, const Keep& keep, const EventSink& events);
void offer(const State& s, const KeepChoice& choice, Offers<Action>& out);

}  // namespace grognard::ccn
