// A melee from declaration to last consequence, its windows in order.
#pragma once

#include "core/offers.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

bool proceed(State& s, MeleeFight& fight, const EventSink& events);

// After a First Strike or a square's die the attacker may attack, or leave it (000: "may").
Verdict refuse(const State& s, const PressChoice& choice, const Press& press);
Verdict refuse(const State& s, const PressChoice& choice, const Pass& pass);
void apply(State& s, PressChoice& choice, const Press& press, const EventSink& events);
void apply(State& s, PressChoice& choice, const Pass& pass, const EventSink& events);
void offer(const State& s, const PressChoice& choice, Offers<Action>& out);
bool proceed(State& s, PressChoice& choice, const EventSink& events);

Verdict refuse(const State& s, const BattleBackChoice& choice, const BattleBack& back);
Verdict refuse(const State& s, const BattleBackChoice& choice, const Pass& pass);
void apply(State& s, BattleBackChoice& choice, const BattleBack& back, const EventSink& events);
void apply(State& s, BattleBackChoice& choice, const Pass& pass, const EventSink& events);
void offer(const State& s, const BattleBackChoice& choice, Offers<Action>& out);
bool proceed(State& s, BattleBackChoice& choice, const EventSink& events);

}  // namespace grognard::ccn
