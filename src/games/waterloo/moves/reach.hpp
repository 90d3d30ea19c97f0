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
MoveRules approach_rules(const AreaSet& enemy);
MoveRules reserve_rules(const State& s, const AreaSet& enemy, const AreaSet& beside_enemy);
// Those of an approach or a reserve move.
MoveRules move_rules(const State& s, Order order, Seat seat);
int allowance(const State& s, Arm arm, const MoveRules& rules);

// Areas within so many steps; those in `stops` are entered and not left again (W60).
AreaSet flood(const State& s, AreaId from, int steps, const AreaSet& barred, const AreaSet& stops);

// Formation and damage: may it leave at all?
bool may_leave(const State& s, UnitId unit);
// Areas where the unit may end; not its own.
AreaSet areas_within(const State& s, UnitId unit, const MoveRules& rules);
AreaSet approach_areas(const State& s, UnitId unit);
AreaSet reserve_areas(const State& s, UnitId unit);
// Has any of these leaders somewhere to go? Nothing pins them.
bool any_leader_moves(const State& s, const UnitSet& leaders, const MoveRules& rules);
// Has any of these units of that area somewhere to go?
bool anyone_moves(const State& s, AreaId area, const UnitSet& units, const MoveRules& rules);

// Enemy-held areas that a side's infantry or cavalry may assault, near or far.
struct AssaultTargets {
    AreaSet infantry;
    AreaSet cavalry;  // fewer: W30, W31
};
AssaultTargets assault_targets(const State& s, Seat seat);
// W31: its only defenders are infantry that the stronghold shelters.
bool all_sheltered(const State& s, Seat defender, AreaId area);
// Is there anything to assault there for this unit, however far?
bool may_assault(const State& s, UnitId unit, AreaId area);

// An enemy-held area it may assault and the area it enters from: its own, or one on the way.
struct AssaultWay {
    AreaId to = nowhere;
    AreaId via = nowhere;

    friend constexpr bool operator==(const AssaultWay&, const AssaultWay&) = default;
};
using AssaultWays = Fixed<AssaultWay, 64>;
AssaultWays assault_ways(const State& s, UnitId unit);
AssaultWays assault_ways(const State& s, UnitId unit, const AssaultTargets& targets);
// May cavalry from there assault something, at once or by way of other areas?
bool rides_to(const State& s, Seat seat, AreaId from, const AssaultTargets& targets);
bool anyone_assaults(const State& s, AreaId area, const UnitSet& units,
                     const AssaultTargets& targets);

}  // namespace grognard::waterloo
