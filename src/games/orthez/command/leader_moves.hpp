// Leaders who move alone (lb.12.1.A.2, 19.B.1, 20.0.L.1).
#pragma once

#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "games/orthez/events.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Where a leader may end a move of his own that starts in this hex: infantry's costs, the road's
// rate, past enemy leaders but through no enemy unit.
HexSet leader_reach(const State& s, LeaderId leader, HexId from);

// On the map, not a marker, not moved in this phase, not held in reserve (lb.22.3.C.0).
bool leader_may_move(const State& s, LeaderId leader);

Verdict refuse_leader_move(const State& s, const MoveLeader& action);
void move_leader(State& s, const MoveLeader& action, const EventSink& events);
void offer_leader_moves(const State& s, LeaderId leader, Offers<Action>& out);

// Marks those who stand outside the defence zone of their division (lb.22.3.B.1.c).
void note_leaders_outside(State& s);

}  // namespace grognard::orthez
