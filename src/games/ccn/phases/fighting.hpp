// Phase 4: ordered units fight, one after another, by fire or in melee.
#pragma once

#include "core/offers.hpp"
#include "games/ccn/combat/dice.hpp"

namespace grognard::ccn {

// Is there an ordered unit that may still fight, and has an enemy to fight?
bool can_fight_anybody(const State& s);

Verdict refuse(const State& s, const Fighting& fighting, const Fire& fire);
Verdict refuse(const State& s, const Fighting& fighting, const Melee& melee);
Verdict refuse(const State& s, const Fighting& fighting, const Done& done);
void apply(State& s, Fighting& fighting, const Fire& fire, EventSink& events);
void apply(State& s, Fighting& fighting, const Melee& melee, EventSink& events);
void apply(State& s, Fighting& fighting, const Done& done, EventSink& events);
void offer(const State& s, const Fighting& fighting, Offers<Action>& out);
bool proceed(State& s, Fighting& fighting, EventSink& events);

}  // namespace grognard::ccn
