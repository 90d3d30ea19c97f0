// How far each piece may go in an approach, a reserve move or an assault.
#pragma once

#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

// What holds for all of a side's pieces in one kind of move.
struct MoveRules {
    AreaSet barred;  // not even passed through
    AreaSet pinned;  // nobody leaves
    int factor = 1;  // of the allowances
};
// Of an approach or a reserve move.
MoveRules move_rules(const State& s, Order order, Seat seat);
int allowance(const State& s, Arm arm, const MoveRules& rules);

// Enemy-held areas that a side's infantry or cavalry may assault, near or far.
struct AssaultTargets {
    AreaSet infantry;
    AreaSet cavalry;  // fewer: W30, W31
};
AssaultTargets assault_targets(const State& s, Seat seat);

// What depends on the enemy alone, computed once for all areas and orders of a side.
struct Reach {
    Seat seat = french;
    MoveRules approach;
    MoveRules reserve;
    AssaultTargets targets;
};
Reach reach_of(const State& s, Seat seat);

// Nobody moves into the box; from it all entries are one step (wl.prussians.delay-move).
AreaSet first_steps(const State& s, AreaId from);
// Areas within so many steps; those in `stops` are entered and not left again (W60).
AreaSet flood(const State& s, AreaId from, int steps, const AreaSet& barred, const AreaSet& stops);

// Formation and damage: may it leave at all?
bool may_leave(const State& s, UnitId unit);
// Areas where the unit may end; not its own.
AreaSet areas_within(const State& s, UnitId unit, const MoveRules& rules);
// Has any of these units of that area somewhere to go?
bool anyone_moves(const State& s, AreaId area, const UnitSet& units, const MoveRules& rules);

// W31: its only defenders are infantry that the stronghold shelters.
bool all_sheltered(const State& s, Seat defender, AreaId area);

// An enemy-held area it may assault and the area it enters from: its own, or one on the way.
struct AssaultWay {
    AreaId to = nowhere;
    AreaId via = nowhere;

    friend constexpr bool operator==(const AssaultWay&, const AssaultWay&) = default;
};
using AssaultWays = Fixed<AssaultWay, 64>;
AssaultWays assault_ways(const State& s, UnitId unit, const AssaultTargets& targets);
// May any of these units of that area assault something?
bool anyone_assaults(const State& s, AreaId area, const UnitSet& units,
                     const AssaultTargets& targets);

}  // namespace grognard::waterloo
