// Section 14.7: opportunity fire. Frame: FireWindow.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Asks the other side than the units in the hex: Fire, Pass. The fire is one FireAttack; then, or
// where nobody can fire, the window closes: FireWindowReport. Units that have fired at the other
// hex of the same unit are barred: its `fired`.
inline void begin_fire_window(State& s, HexId target, const UnitSet& barred = {}) {
    s.frames.push(FireWindow{target, barred, {}});
}

Seat decider(const State& s, const FireWindow& window);
Verdict refuse(const State& s, const FireWindow& window, const Fire& fire);
Verdict refuse(const State& s, const FireWindow& window, const Pass&);
Coverage offer(const State& s, const FireWindow& window, Offers<Action>& out);
void apply(State& s, FireWindow& window, const Fire& fire, const EventSink& events);
void apply(State& s, FireWindow& window, const Pass&, const EventSink& events);
bool proceed(State& s, FireWindow& window, const EventSink& events);
void resume(State& s, FireWindow& window, const FireReport& report, const EventSink& events);

}  // namespace grognard::orthez
