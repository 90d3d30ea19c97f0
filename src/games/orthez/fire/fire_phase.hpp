// Sections 7.4, 14.6: simultaneous fire of the fire phase and of the artillery chit. Frames:
// FirePhase, FireEffectsStep.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// FirePhase asks the sides in turn: Fire, SquareFire, SkirmishAttack, Finish. When both are done
// FireEffectsStep follows. On the artillery chit a die decides who declares first where both sides
// can fire (lb.14.6.2). Ended.
enum class FireOccasion : std::uint8_t { Phase, Chit };
void begin_fire_phase(State& s, Seat first, FireOccasion occasion);

Seat decider(const State& s, const FirePhase& phase);
Verdict refuse(const State& s, const FirePhase& phase, const Fire& fire);
Verdict refuse(const State& s, const FirePhase& phase, const SquareFire& fire);
Verdict refuse(const State& s, const FirePhase& phase, const SkirmishAttack& attack);
Verdict refuse(const State& s, const FirePhase& phase, const Finish&);
Coverage offer(const State& s, const FirePhase& phase, Offers<Action>& out);
void apply(State& s, FirePhase& phase, const Fire& fire, const EventSink& events);
void apply(State& s, FirePhase& phase, const SquareFire& fire, const EventSink& events);
void apply(State& s, FirePhase& phase, const SkirmishAttack& attack, const EventSink& events);
void apply(State& s, FirePhase& phase, const Finish&, const EventSink& events);
bool proceed(State& s, FirePhase& phase, const EventSink& events);
void resume(State& s, FirePhase& phase, const DieReport& report, const EventSink& events);

// FireEffectsStep lets everything in State::pending take effect in the order of lb.14.6.3: losses
// and explosions, closing of ranks, leaders, one morale test for each unit, routs. Of each step the
// side that fired first goes first. It empties State::pending. Ended.
void begin_fire_effects(State& s, Seat first);

bool proceed(State& s, FireEffectsStep& step, const EventSink& events);
void resume(State& s, FireEffectsStep& step, const LeaderReport& report, const EventSink& events);
void resume(State& s, FireEffectsStep& step, const TestReport& report, const EventSink& events);

}  // namespace grognard::orthez
