// Phase 4: ordered units fight, one after another, by fire or in melee.
#pragma once

#include "core/offers.hpp"
#include "games/ccn/combat/dice.hpp"

namespace grognard::ccn {

Verdict refuse(const State& s, const Fighting& fighting, const Fire& fire);
Verdict refuse(const State& s, const Fighting& fighting, const Melee& melee);
Verdict refuse(const State& s, const Fighting& fighting, const Done& done);
void apply(State& s, Fighting& fighting, const Fire& fire, const EventSink& events);
void apply(State& s, Fighting& fighting, const Melee& melee, const EventSink& events);
void apply(State& s, Fighting& fighting, const Done& done, const EventSink& events);
Coverage offer(const State& s, const Fighting& fighting, Offers<Action>& out);
bool proceed(State& s, Fighting& fighting, const EventSink& events);

}  // namespace grognard::ccn
