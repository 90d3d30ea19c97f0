// Infantry and guns change formation: freely everywhere, or by an order in one area.
#pragma once

#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "games/waterloo/movement/reach.hpp"
#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

// wl.sequence.formation, wl.formation.phase5.free
void begin_free_formation(State& s, Seat side);
bool may_reform(const State& s, const Reach& reach, AreaId area, const UnitSet& able);
Refusal why_no_formation(const State& s, Seat seat, AreaId area, const UnitSet& able);
void begin_formation(State& s, AreaId area, const UnitSet& able, const EventSink& events);

constexpr Seat decider(const State&, const Reforming& reforming) { return reforming.side; }
Verdict refuse(const State& s, const Reforming& reforming, const Reform& said);
Verdict refuse(const State& s, const Reforming& reforming, const Done& said);
void apply(State& s, Reforming& reforming, const Reform& said, const EventSink& events);
void apply(State& s, Reforming& reforming, const Done& said, const EventSink& events);
void offer(const State& s, const Reforming& reforming, Offers<Action>& out);
constexpr bool proceed(State& s, Reforming& reforming, const EventSink&) {
    if (!reforming.able.empty()) return false;
    s.frames.pop();
    return true;
}

}  // namespace grognard::waterloo
