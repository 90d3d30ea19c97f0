// Who is in command and what a manoeuvre unit holds (sections 12.2, 19.4, 22.3.B).
#pragma once

#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Hexes within so many steps of a leader. A hex with a unit of another command is reached but not
// passed (lb.19.4.A.1). `same` says which division or arm may be passed.
HexSet command_reach(const State& s, LeaderId leader, int radius, UnitId of);

bool unit_in_command(const State& s, UnitId unit);
// Through this very leader.
bool commanded_by(const State& s, UnitId unit, LeaderId leader);
bool leader_in_command(const State& s, LeaderId leader);

// Command points of a side this turn (lb.19.4.H.1).
int command_points(const State& s, Seat side);

// The units that a chit of this leader or marker lets move now (lb.12.2.B-12.2.D).
UnitSet manoeuvre_unit(const State& s, LeaderId leader);

// The leader and those below him whom his wing takes along: its ADC, and division and brigade
// leaders in command (lb.12.2.B.3). Only himself unless he leads a wing and is in command.
LeaderSet leaders_along(const State& s, LeaderId leader);

// Within the radius of its own division or brigade leader, a detachment of its brigade left aside
// (lb.19.4.G.3).
bool near_its_leader(const State& s, UnitId unit);

// Does an assault marker point at one of its hexes?
bool is_assault_target(const State& s, UnitId unit);

// The marker of a detached brigade that holds this unit; no_leader (lb.19.4.G.2).
LeaderId marker_of(const State& s, UnitId unit);

// Stacked with a unit, hence able to be given an MU (lb.12.2.B.1).
bool may_lead_unit(const State& s, LeaderId leader);

}  // namespace grognard::orthez
