// Section 17: guns that return, turn and fire along a line. Frames: BatteryReturn, BatteryWindow,
// Ricochet. Supply is supply.hpp, limbering limbering.hpp.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// BatteryReturn asks its side: ReturnBattery, Finish. What returns waits off the map, at full
// strength and limbered, for the reinforcement chit (lb.17.14.A.1). Ended.
inline void begin_battery_return(State& s, Seat side) { s.frames.push(BatteryReturn{side}); }
inline bool has_boxed(const State& s, Seat side) {
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        if (s.units[i].whereabouts == Whereabouts::Boxed && s.battle->units[i].side == side) {
            return true;
        }
    }
    return false;
}
Seat decider(const State& s, const BatteryReturn& frame);
Verdict refuse(const State& s, const BatteryReturn& frame, const ReturnBattery& action);
Verdict refuse(const State& s, const BatteryReturn& frame, const Finish&);
void offer(const State& s, const BatteryReturn& frame, Offers<Action>& out);
void apply(State& s, BatteryReturn& frame, const ReturnBattery& action, const EventSink& events);
void apply(State& s, BatteryReturn& frame, const Finish&, const EventSink& events);
bool proceed(State& s, BatteryReturn& frame, const EventSink& events);

// BatteryWindow asks the side of the batteries beside the hex: TurnBattery, Pass. Finishes by
// itself where none may turn (lb.12.3.E.1). BatteryWindowReport.
inline void begin_battery_window(State& s, HexId enemy) { s.frames.push(BatteryWindow{enemy, {}}); }
Seat decider(const State& s, const BatteryWindow& window);
Verdict refuse(const State& s, const BatteryWindow& window, const TurnBattery& action);
Verdict refuse(const State& s, const BatteryWindow& window, const Pass&);
void offer(const State& s, const BatteryWindow& window, Offers<Action>& out);
void apply(State& s, BatteryWindow& window, const TurnBattery& action, const EventSink& events);
void apply(State& s, BatteryWindow& window, const Pass&, const EventSink& events);
bool proceed(State& s, BatteryWindow& window, const EventSink& events);

// Ricochet carries out one combat fire with all that it strikes: a FireAttack against the target,
// one against an enemy beside the line of sight, one for each hex of the lines of the guns
// (lb.17.12.1). RicochetReport.
void begin_ricochet(State& s, const HexList& from, HexId at, const UnitSet& silent);
bool proceed(State& s, Ricochet& frame, const EventSink& events);

}  // namespace grognard::orthez
