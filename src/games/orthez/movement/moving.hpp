// Section 12: a stack on the move and each thing it does. Frames: Moving, Performing.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Moving asks the units' side: Step, Turn, Form, Extend, Gather, Pivot, Reorder, Drop, TakeAlong,
// LeaveBehind, BreakDown, Recombine, Assault, Charge, Finish. Reports MoveReport.
inline void begin_moving(State& s, const UnitList& units, Mission mission) {
    Moving moving;
    moving.units = units;
    moving.mission = mission;
    s.frames.push(moving);
}
// Performing asks nobody: it runs the stages of lb.14.7.3 and pushes their windows. DeedReport.
inline void begin_performing(State& s, const Deed& deed) { s.frames.push(Performing{deed}); }

}  // namespace grognard::orthez
