// Phase 2: naming the units and generals that are ordered.
#pragma once

#include "core/offers.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

void begin_ordering(State& s, const Ordering& ordering);
// Cards that order everybody they name: Force March, Cold Steel, Leadership.
void order_all(State& s, EventSink& events);
void begin_rallying(State& s, const Rallying& rallying, EventSink& events);
// How many more may be ordered before the card is used up: as many, whoever is named next.
int orders_left(State s);

Verdict refuse(const State& s, const Ordering& ordering, const OrderUnit& order);
Verdict refuse(const State& s, const Ordering& ordering, const LeaveSquare& order);
Verdict refuse(const State& s, const Ordering& ordering, const OrderGeneral& order);
Verdict refuse(const State& s, const Ordering& ordering, const Done& done);
void apply(State& s, Ordering& ordering, const OrderUnit& order, EventSink& events);
void apply(State& s, Ordering& ordering, const LeaveSquare& order, EventSink& events);
void apply(State& s, Ordering& ordering, const OrderGeneral& order, EventSink& events);
void apply(State& s, Ordering& ordering, const Done& done, EventSink& events);
void offer(const State& s, const Ordering& ordering, Offers<Action>& out);
bool proceed(State& s, Ordering& ordering, EventSink& events);

Verdict refuse(const State& s, const Rallying& rallying, const RallyBlock& block);
Verdict refuse(const State& s, const Rallying& rallying, const Done& done);
void apply(State& s, Rallying& rallying, const RallyBlock& block, EventSink& events);
void apply(State& s, Rallying& rallying, const Done& done, EventSink& events);
void offer(const State& s, const Rallying& rallying, Offers<Action>& out);
bool proceed(State& s, Rallying& rallying, EventSink& events);

}  // namespace grognard::ccn
