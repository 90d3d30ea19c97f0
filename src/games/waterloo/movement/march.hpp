// Units of an activated area on the move, one piece at a time.
#pragma once

#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

void begin_approach(State& s, AreaId area, const UnitSet& able, const EventSink& events);
void begin_reserve(State& s, AreaId area, const UnitSet& able, const EventSink& events);
// The moves only: the assaults are left in State::pending for begin_assaults().
void begin_assault_moves(State& s, AreaId area, const UnitSet& able, const EventSink& events);

// Leaders who may only go where others of this activation went (wl.leader.accompany): in an assault
// all, under the disc of one army's leader those of the other.
UnitSet companions(const State& s, const Marching& marching);

constexpr Seat decider(const State& s, const Marching&) { return s.turn.active; }
Verdict refuse(const State& s, const Marching& marching, const Move& said);
Verdict refuse(const State& s, const Marching& marching, const Done& said);
void apply(State& s, Marching& marching, const Move& said, const EventSink& events);
void apply(State& s, Marching& marching, const Done& said, const EventSink& events);
void offer(const State& s, const Marching& marching, Offers<Action>& out);
bool proceed(State& s, Marching& marching, const EventSink& events);

}  // namespace grognard::waterloo
