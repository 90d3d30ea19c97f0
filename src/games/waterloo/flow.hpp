// The dispatcher: where the top frame and an action meet.
#pragma once

#include "core/chance.hpp"
#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "core/seat.hpp"
#include "games/waterloo/events.hpp"
#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

constexpr Awaits awaits(const State& s) { return s.awaited; }
Verdict refuse(const State& s, Seat seat, const Action& action);
Coverage offer(const State& s, Seat seat, Offers<Action>& out);
void apply(State& s, Seat seat, const Action& action, const EventSink& events);
Chance chance(const State& s);
void resolve(State& s, Drawn drawn, const EventSink& events);

// Runs what needs nobody's word, until a player or chance is awaited or the game is over.
void settle(State& s, const EventSink& events);

}  // namespace grognard::waterloo
