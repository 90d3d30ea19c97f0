// Units that must retreat or fall back, one after another, by their owner's choice.
#pragma once

#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

Seat decider(const State& s, const GoingBack& going);
Verdict refuse(const State& s, const GoingBack& going, const Retreat& said);
void apply(State& s, GoingBack& going, const Retreat& said, const EventSink& events);
void offer(const State& s, const GoingBack& going, Offers<Action>& out);
// A unit with one way takes it, one with none is eliminated.
bool proceed(State& s, GoingBack& going, const EventSink& events);

}  // namespace grognard::waterloo
