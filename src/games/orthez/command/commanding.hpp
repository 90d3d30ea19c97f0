// Section 19.4: both sides command at once; initiatives. Frames: Commanding, Initiatives.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Commanding awaits both seats: Command, one of each. What one has said is hidden, and may be taken
// back, until the other has too: then it detaches, reattaches, marks State::with_mu and tells
// CommandsRevealed. A side that has nothing to command is not asked. Ended.
inline void begin_commanding(State& s) { s.frames.push(Commanding{}); }
Awaits awaits(const State& s, const Commanding& commanding);
bool proceed(State& s, Commanding& commanding, const EventSink& events);
Verdict refuse(const State& s, const Commanding& commanding, Seat seat, const Command& action);
void apply(State& s, Commanding& commanding, Seat seat, const Command& action,
           const EventSink& events);
Coverage offer(const State& s, const Commanding& commanding, Seat seat, Offers<Action>& out);

// Initiatives asks one side after the other, a die says which first: TryInitiative, Finish; DieRoll
// answers. A success adds the leader to State::with_mu (lb.19.4.H.3). Ended.
inline void begin_initiatives(State& s) { s.frames.push(Initiatives{}); }
Seat decider(const State& s, const Initiatives& initiatives);
bool proceed(State& s, Initiatives& initiatives, const EventSink& events);
Verdict refuse(const State& s, const Initiatives& initiatives, const TryInitiative& action);
Verdict refuse(const State& s, const Initiatives& initiatives, const Finish& action);
void apply(State& s, Initiatives& initiatives, const TryInitiative& action,
           const EventSink& events);
void apply(State& s, Initiatives& initiatives, const Finish& action, const EventSink& events);
void offer(const State& s, const Initiatives& initiatives, Offers<Action>& out);
void resume(State& s, Initiatives& initiatives, const DieReport& report, const EventSink& events);

}  // namespace grognard::orthez
