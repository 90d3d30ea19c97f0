// The penalty for areas that are too full at the end of a sequence.
#pragma once

#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

// Pushed by the sequence before its end. The owner takes his areas in the order he likes; he is
// asked only when it could matter, that is when the cubes of a colour may run out.
void begin_penalties(State& s, Seat seat);

Seat decider(const State& s, const Overstacked& overstacked);
Verdict refuse(const State& s, const Overstacked& overstacked, const Resolve& said);
void apply(State& s, Overstacked& overstacked, const Resolve& said, const EventSink& events);
void offer(const State& s, const Overstacked& overstacked, Offers<Action>& out);
bool proceed(State& s, Overstacked& overstacked, const EventSink& events);

}  // namespace grognard::waterloo
