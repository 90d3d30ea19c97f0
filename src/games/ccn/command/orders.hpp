// Phase 2: naming the units and generals that are ordered.
#pragma once

#include "core/offers.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

void begin_ordering(State& s, const Ordering& ordering);
// Cards that order everybody they name: Force March, Cold Steel, Leadership.
void order_all(State& s, const EventSink& events);
void begin_rallying(State& s, const Rallying& rallying, const EventSink& events);
// How many more may be ordered before the card is used up: as many, whoever is named next.
int orders_left(State s);

Verdict refuse(const State& s, const Ordering& ordering, const OrderUnit& order);
Verdict refuse(const State& s, const Ordering& ordering, const LeaveSquare& order);
Verdict refuse(const State& s, const Ordering& ordering, const OrderGeneral& order);
Verdict refuse(const State& s, const Ordering& ordering, const Done& done);
void apply(State& s, Ordering& ordering, const OrderUnit& order, const EventSink& events);
void apply(State& s, Ordering& ordering, const LeaveSquare& order, const EventSink& events);
void apply(State& s, Ordering& ordering, const OrderGeneral& order, const EventSink& events);
void apply(State& s, Ordering& ordering, const Done& done, const EventSink& events);
void offer(const State& s, const Ordering& ordering, Offers<Action>& out);
bool proceed(State& s, Ordering& ordering, const EventSink& events);

Verdict refuse(const State& s, const Rallying& rallying, const RallyBlock& block);
Verdict refuse(const State& s, const Rallying& rallying, const Done& done);
void apply(State& s, Rallying& rallying, const RallyBlock& block, const EventSink& events);
void apply(State& s, Rallying& rallying, const Done& done, const EventSink& events);
void offer(const State& s, const Rallying& rallying, Offers<Action>& out);
bool proceed(State& s, Rallying& rallying, const EventSink& events);

}  // namespace grognard::ccn
