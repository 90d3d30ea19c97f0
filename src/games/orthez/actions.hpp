// What a player may say. One struct for each kind of decision.
#pragma once

#include <cstdint>
#include <variant>

#include "core/fixed.hpp"
#include "games/orthez/battle.hpp"

namespace grognard::orthez {

#define GROGNARD_SAME(T) friend constexpr bool operator==(const T&, const T&) = default

inline constexpr std::size_t max_stack = 8;     // units that may share a hex at any moment
inline constexpr std::size_t max_firing = 8;    // hexes that fire together
inline constexpr std::size_t max_points = 8;    // command points of a side
inline constexpr std::size_t max_detached = 3;  // markers of a side
using UnitList = Fixed<UnitId, max_stack>;
using HexList = Fixed<HexId, max_firing>;

// Read like a table, a line each.
// clang-format off

// Before the first turn: a unit is set up anew inside its side's zone, or play begins.
struct Deploy { UnitId unit = no_unit; HexId at = no_hex; Formation formation = Formation::Column; Side facing = no_side; GROGNARD_SAME(Deploy); };
struct Begin { GROGNARD_SAME(Begin); };

// The command phase, one action of each side in secret (lb.19.4.1): brigades detached by the unit
// that gets the marker, markers taken back, leaders and markers given an MU.
struct Command {
    Fixed<UnitId, max_detached> detach;
    Fixed<LeaderId, max_detached> reattach;
    Fixed<LeaderId, max_points> points;
    GROGNARD_SAME(Command);
};
struct ReturnBattery { UnitId unit = no_unit; GROGNARD_SAME(ReturnBattery); };
struct TryInitiative { LeaderId leader = no_leader; GROGNARD_SAME(TryInitiative); };

// Manoeuvre. Activate names the units of one hex that move together, the top one first.
struct Activate { UnitList units; GROGNARD_SAME(Activate); };
// A step out of ground that imposes general order names the formation taken there; general order
// itself is never named.
struct Step { Side side = no_side; Side facing = no_side; Formation formation = Formation::GeneralOrder; GROGNARD_SAME(Step); };
struct Turn { Side facing = no_side; GROGNARD_SAME(Turn); };
struct Form { Formation formation = Formation::Column; Side facing = no_side; GROGNARD_SAME(Form); };
struct Extend { Side side = no_side; GROGNARD_SAME(Extend); };
struct Gather { HexId at = no_hex; GROGNARD_SAME(Gather); };
struct Pivot { HexId moving = no_hex; GROGNARD_SAME(Pivot); };
struct Reorder { UnitId unit = no_unit; std::uint8_t depth = 0; GROGNARD_SAME(Reorder); };
struct Drop { UnitId unit = no_unit; GROGNARD_SAME(Drop); };
struct TakeAlong { LeaderId leader = no_leader; GROGNARD_SAME(TakeAlong); };
struct LeaveBehind { LeaderId leader = no_leader; GROGNARD_SAME(LeaveBehind); };
struct BreakDown { GROGNARD_SAME(BreakDown); };
struct Recombine { GROGNARD_SAME(Recombine); };
struct Assault { HexId target = no_hex; HexId second = no_hex; GROGNARD_SAME(Assault); };
struct Charge { HexId target = no_hex; HexId second = no_hex; GROGNARD_SAME(Charge); };
struct MoveLeader { LeaderId leader = no_leader; HexId to = no_hex; GROGNARD_SAME(MoveLeader); };
struct Enter { UnitId unit = no_unit; HexId at = no_hex; Formation formation = Formation::RoadColumn; GROGNARD_SAME(Enter); };
struct HoldBack { std::uint8_t group = 0; GROGNARD_SAME(HoldBack); };
// Ends what the player is doing: a unit's move, an activation, his part of a phase.
struct Finish { GROGNARD_SAME(Finish); };
// Declines an offer to react or to go on.
struct Pass { GROGNARD_SAME(Pass); };

// Fire of all kinds: hexes that fire together at one hex. A square names up to three targets.
struct Fire { HexList from; HexId at = no_hex; GROGNARD_SAME(Fire); };
struct SquareFire { HexId from = no_hex; Fixed<HexId, 3> at; GROGNARD_SAME(SquareFire); };
struct SkirmishAttack { UnitId unit = no_unit; HexId at = no_hex; GROGNARD_SAME(SkirmishAttack); };
struct Harass { UnitId unit = no_unit; GROGNARD_SAME(Harass); };

// Reactions to a moving enemy.
struct OpportunityCharge { UnitId unit = no_unit; HexId via = no_hex; GROGNARD_SAME(OpportunityCharge); };
struct TurnBattery { UnitId unit = no_unit; Side facing = no_side; GROGNARD_SAME(TurnBattery); };
enum class Reaction : std::uint8_t { Square, RallyingSquare, Reform, Charge };
inline constexpr std::size_t reaction_count = 4;
struct React { Reaction reaction = Reaction::Square; HexId hex = no_hex; GROGNARD_SAME(React); };

// Charges.
struct RideThrough { GROGNARD_SAME(RideThrough); };   // past a square
struct Halt { GROGNARD_SAME(Halt); };                 // before a square
struct ChargeSquare { GROGNARD_SAME(ChargeSquare); };
struct Recall { GROGNARD_SAME(Recall); };
enum class Strength : std::uint8_t { Whole, Squadron };
struct Engage { Strength strength = Strength::Whole; GROGNARD_SAME(Engage); };

// Assaults and what follows a combat.
struct Resolve { HexId target = no_hex; GROGNARD_SAME(Resolve); };
struct Abandon { LeaderId leader = no_leader; HexId to = no_hex; GROGNARD_SAME(Abandon); };
struct Retreat { Side side = no_side; GROGNARD_SAME(Retreat); };  // one hex of a retreat before combat
struct Stand { GROGNARD_SAME(Stand); };
struct TakeLoss { HexId stack = no_hex; GROGNARD_SAME(TakeLoss); };
struct GoTo { HexId hex = no_hex; GROGNARD_SAME(GoTo); };  // a hex to gather, rout, be displaced or relocate to
struct SendBack { UnitId unit = no_unit; GROGNARD_SAME(SendBack); };
struct Face { Side facing = no_side; GROGNARD_SAME(Face); };

// Reorganisation.
struct Rally { HexId hex = no_hex; GROGNARD_SAME(Rally); };
struct Replace { LeaderId lost = no_leader; LeaderId by = no_leader; GROGNARD_SAME(Replace); };

// clang-format on

using Action =
    std::variant<Deploy, Begin, Command, ReturnBattery, TryInitiative, Activate, Step, Turn, Form,
                 Extend, Gather, Pivot, Reorder, Drop, TakeAlong, LeaveBehind, BreakDown, Recombine,
                 Assault, Charge, MoveLeader, Enter, HoldBack, Finish, Pass, Fire, SquareFire,
                 SkirmishAttack, Harass, OpportunityCharge, TurnBattery, React, RideThrough, Halt,
                 ChargeSquare, Recall, Engage, Resolve, Abandon, Retreat, Stand, TakeLoss, GoTo,
                 SendBack, Face, Rally, Replace>;

}  // namespace grognard::orthez
