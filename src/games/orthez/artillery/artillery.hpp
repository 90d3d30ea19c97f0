// Section 17: guns that return, turn and fire ricochets. Frames: BatteryReturn, BatteryWindow,
// Ricochet.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// BatteryReturn asks its side: ReturnBattery, Finish. Ended.
inline void begin_battery_return(State& s, Seat side) { s.frames.push(BatteryReturn{side}); }
inline bool has_boxed(const State& s, Seat side) {
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        if (s.units[i].whereabouts == Whereabouts::Boxed && s.battle->units[i].side == side) {
            return true;
        }
    }
    return false;
}
// BatteryWindow asks the side of the batteries beside the hex: TurnBattery, Pass. Finishes by
// itself where none may turn. BatteryWindowReport.
inline void begin_battery_window(State& s, HexId enemy) { s.frames.push(BatteryWindow{enemy}); }
// Ricochet pushes one FireAttack for each hex of the line. RicochetReport.
inline void begin_ricochet(State& s, const HexList& from, HexId at) {
    s.frames.push(Ricochet{from, at, 0});
}

}  // namespace grognard::orthez
