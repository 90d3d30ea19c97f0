// After a won melee: taking ground, pursuit, bonus combat.
#pragma once

#include "core/offers.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

// Has cavalry no hex more when it has taken the one it attacked?
bool pursuit_ends(const State& s, const MeleeFight& fight);

Verdict refuse(const State& s, const GroundChoice& choice, const Advance& advance);
Verdict refuse(const State& s, const GroundChoice& choice, const Pass& pass);
void apply(State& s, GroundChoice& choice, const Advance& advance, const EventSink& events);
void apply(State& s, GroundChoice& choice, const Pass& pass, const EventSink& events);
void offer(const State& s, const GroundChoice& choice, Offers<Action>& out);
bool proceed(State& s, GroundChoice& choice, const EventSink& events);

Verdict refuse(const State& s, const PursuitChoice& choice, const Advance& advance);
Verdict refuse(const State& s, const PursuitChoice& choice, const Pass& pass);
void apply(State& s, PursuitChoice& choice, const Advance& advance, const EventSink& events);
void apply(State& s, PursuitChoice& choice, const Pass& pass, const EventSink& events);
void offer(const State& s, const PursuitChoice& choice, Offers<Action>& out);
bool proceed(State& s, PursuitChoice& choice, const EventSink& events);

Verdict refuse(const State& s, const BonusChoice& choice, const Melee& melee);
Verdict refuse(const State& s, const BonusChoice& choice, const Pass& pass);
void apply(State& s, BonusChoice& choice, const Melee& melee, const EventSink& events);
void apply(State& s, BonusChoice& choice, const Pass& pass, const EventSink& events);
Coverage offer(const State& s, const BonusChoice& choice, Offers<Action>& out);
bool proceed(State& s, BonusChoice& choice, const EventSink& events);

}  // namespace grognard::ccn
