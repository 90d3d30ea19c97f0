// Sections 20.1, 17.14.A: who may come onto the map, where, in which formation and at what price.
#pragma once

#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "games/orthez/events.hpp"
#include "games/orthez/state.hpp"

namespace grognard::orthez {

// A group of this side whose turn has come and which still has units off the map.
bool is_due(const State& s, std::size_t group, Seat side);
// It stays off the map by choice this turn (lb.20.1.C.1).
inline bool waits(const State& s, std::size_t group) { return ((s.held_back >> group) & 1U) != 0; }
void hold_back(State& s, std::size_t group, const EventSink& events);

Verdict refuse_entry(const State& s, const ReinforcementChit& chit, const Enter& action);
void offer_entries(const State& s, const ReinforcementChit& chit, Offers<Action>& out);
// Could anybody of the group come in now?
bool can_enter(const State& s, const ReinforcementChit& chit, std::size_t group);
// A battery out of the box must come in at once (lb.17.14.B.1).
bool battery_can_enter(const State& s, const ReinforcementChit& chit);

// Sets the units and the leaders with them on the map; their move goes on from there.
UnitList enter(State& s, ReinforcementChit& chit, const Enter& action, const EventSink& events);

}  // namespace grognard::orthez
