// Which units may share a hex (section 10), asked of units as they stand there or as they would.
#pragma once

#include "core/refusal.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

struct Occupant {
    UnitId unit = no_unit;
    Formation formation = Formation::Column;
    OrderState order = OrderState::Good;
    Side facing = no_side;
    std::uint8_t hexes = 1;  // over which the unit spreads
};
using Occupants = Fixed<Occupant, 2 * max_stack>;

Occupant occupant(const State& s, UnitId unit);
// Who is in the hex from the top down, but for these.
Occupants occupants_but(const State& s, HexId hex, const UnitList& leaving);

// Who passes needs no common formation, and skirmishers let others by (lb.10.1.1, 10.1.B.6).
// Cavalry that rides over a square of its own will may overfill the hex, for a test (lb.11.8.C.2).
enum class Presence : std::uint8_t { Passing, RidingOver, Staying };
enum class LeaderThere : std::uint8_t { No, Yes };
Verdict may_share(const State& s, HexId hex, const Occupants& all, LeaderThere leader,
                  Presence presence);

// The stack as it is now, as one that stays.
Verdict fault_of_stack(const State& s, HexId hex);

// A light company with its battalion, or a rifle half company with a unit of its division, needs no
// leader and counts as part of the other (lb.10.1.C.4-C.5).
bool is_companion(const State& s, UnitId company, UnitId of);

bool has_friendly_leader(const State& s, HexId hex, Seat side);

}  // namespace grognard::orthez
