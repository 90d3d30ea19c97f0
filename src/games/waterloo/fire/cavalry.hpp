// What hits do to cavalry: tired, away, eliminated, as its owner chooses.
#pragma once

#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

// Under skirmish and offensive gun fire (W26, W56).
void hit_cavalry(State& s, AreaId area, Seat owner);
Seat decider(const State& s, const CavalryHit& hit);
Verdict refuse(const State& s, const CavalryHit& hit, const Suffer& said);
Verdict refuse(const State& s, const CavalryHit& hit, const Retreat& said);
void apply(State& s, CavalryHit& hit, const Suffer& said, const EventSink& events);
void apply(State& s, CavalryHit& hit, const Retreat& said, const EventSink& events);
void offer(const State& s, const CavalryHit& hit, Offers<Action>& out);
bool proceed(State& s, CavalryHit& hit, const EventSink& events);

// Inside assaults and for overfull areas: no way back instead. Hits that nobody is left to take
// are lost; the caller works out beforehand how many that will be if it matters.
void wear_cavalry(State& s, const UnitSet& among, int hits);
Seat decider(const State& s, const CavalryLosses& losses);
Verdict refuse(const State& s, const CavalryLosses& losses, const Suffer& said);
Verdict refuse(const State& s, const CavalryLosses& losses, const Retreat& said);
void apply(State& s, CavalryLosses& losses, const Suffer& said, const EventSink& events);
void offer(const State& s, const CavalryLosses& losses, Offers<Action>& out);
bool proceed(State& s, CavalryLosses& losses, const EventSink& events);

}  // namespace grognard::waterloo
