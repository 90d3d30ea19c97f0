// Section 7: the phases of a turn in their order, the clock and the end. Frame: TurnStep.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

bool proceed(State& s, TurnStep& turn, const EventSink& events);
void resume(State& s, TurnStep& turn, const DieReport& report, const EventSink& events);

// The clock (lb.7.7.1): three turns an hour.
inline int slot(const State& s) { return s.battle->first_minute_slot + s.turn; }
inline bool is_full_hour(const State& s) { return slot(s) % 3 == 0; }
inline int hour(const State& s) { return s.battle->first_hour + slot(s) / 3; }
inline int minute(const State& s) { return slot(s) % 3 * 20; }
inline bool is_night(const State& s) { return s.turn >= s.battle->night_from; }

}  // namespace grognard::orthez
