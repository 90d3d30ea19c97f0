// Short Supply: one unit goes back to its base line.
#pragma once

#include "core/offers.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

void begin_supply(State& s, const EventSink& events);

Verdict refuse(const State& s, const Supplying& supplying, const SendBack& target);
void apply(State& s, Supplying& supplying, const SendBack& target, const EventSink& events);
void offer(const State& s, const Supplying& supplying, Offers<Action>& out);

inline Seat decider(const State& s, const Placing& placing) { return s.units[placing.unit].side; }
Verdict refuse(const State& s, const Placing& placing, const Place& place);
void apply(State& s, Placing& placing, const Place& place, const EventSink& events);
void offer(const State& s, const Placing& placing, Offers<Action>& out);
bool proceed(State& s, Placing& placing, const EventSink& events);

}  // namespace grognard::ccn
