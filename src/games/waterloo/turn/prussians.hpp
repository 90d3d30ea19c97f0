// Phase 2: how many Prussians come, where they enter, who waits in the Delayed box.
#pragma once

#include "core/chance.hpp"
#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

void begin_arrivals(State& s);
// Entry areas of these letters without enemy combat units (W48).
AreaSet open_entries(const State& s, const AreaSet& entries);

Chance chance(const State& s, const PrussianRoll& roll);
void resolve(State& s, PrussianRoll& roll, Drawn drawn, const EventSink& events);

Seat decider(const State& s, const Arrival& arrival);
Verdict refuse(const State& s, const Arrival& arrival, const Enter& said);
Verdict refuse(const State& s, const Arrival& arrival, const Delay& said);
void apply(State& s, Arrival& arrival, const Enter& said, const EventSink& events);
void apply(State& s, Arrival& arrival, const Delay& said, const EventSink& events);
void offer(const State& s, const Arrival& arrival, Offers<Action>& out);
bool proceed(State& s, Arrival& arrival, const EventSink& events);

Seat decider(const State& s, const Relief& relief);
Verdict refuse(const State& s, const Relief& relief, const Leave& said);
Verdict refuse(const State& s, const Relief& relief, const Done& said);
void apply(State& s, Relief& relief, const Leave& said, const EventSink& events);
void apply(State& s, Relief& relief, const Done& said, const EventSink& events);
void offer(const State& s, const Relief& relief, Offers<Action>& out);
bool proceed(State& s, Relief& relief, const EventSink& events);

}  // namespace grognard::waterloo
