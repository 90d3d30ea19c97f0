// Section 20: chits drawn from the cup and what they let their side do. Frames: ChitDraw,
// Activation, LeaderChit, RegroupChit, ReinforcementChit.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// ChitDraw is chance among the chits in the cup, leaders by number, then the action chits. It takes
// the chit out, hands State::drawer to the other side and becomes the frame of the chit (the
// artillery chit: begin_fire_phase).
inline void begin_chit_draw(State& s) { s.frames.push(ChitDraw{}); }
inline bool is_empty(const Cup& cup) {
    bool any = !cup.units.empty();
    for (const bool chit : cup.chits) any = any || chit;
    return !any;
}
// Activation asks the leader's side: Activate (pushes Moving), MoveLeader, Replace, Finish.
inline void begin_activation(State& s, LeaderId leader, const UnitSet& able) {
    s.frames.push(Activation{leader, no_formation, able});
}
// The drawing side first: MoveLeader, Finish; Activate, Finish; Enter, HoldBack, Finish.
inline void begin_leader_chit(State& s, Seat first) { s.frames.push(LeaderChit{first, 0}); }
inline void begin_regroup_chit(State& s, Seat first) { s.frames.push(RegroupChit{first, 0, {}}); }
inline void begin_reinforcement_chit(State& s, Seat first) {
    s.frames.push(ReinforcementChit{first, 0});
}

}  // namespace grognard::orthez
