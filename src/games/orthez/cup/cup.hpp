// Section 20: chits drawn from the cup and what they let their side do. Frames: ChitDraw,
// Activation, LeaderChit, RegroupChit, ReinforcementChit.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

inline bool is_empty(const Cup& cup) {
    bool any = !cup.units.empty();
    for (const bool chit : cup.chits) any = any || chit;
    return !any;
}

// ChitDraw is chance among the chits in the cup: the outcome is a chit's place among those left,
// leaders by number, then the action chits. It takes the chit out, hands State::drawer to the other
// side and becomes the frame of the chit (the artillery chit: begin_fire_phase).
inline void begin_chit_draw(State& s) { s.frames.push(ChitDraw{}); }
Chance chance(const State& s, const ChitDraw& draw);
void resolve(State& s, ChitDraw& draw, Drawn drawn, const EventSink& events);

// Activation asks the leader's side: Activate (pushes Moving), MoveLeader, Replace, Finish. Who may
// move is found when it begins, and nobody moves twice in it. Ended.
void begin_activation(State& s, LeaderId leader);
Seat decider(const State& s, const Activation& activation);
bool proceed(State& s, Activation& activation, const EventSink& events);
Verdict refuse(const State& s, const Activation& activation, const Activate& action);
Verdict refuse(const State& s, const Activation& activation, const MoveLeader& action);
Verdict refuse(const State& s, const Activation& activation, const Replace& action);
Verdict refuse(const State& s, const Activation& activation, const Finish& action);
void apply(State& s, Activation& activation, const Activate& action, const EventSink& events);
void apply(State& s, Activation& activation, const MoveLeader& action, const EventSink& events);
void apply(State& s, Activation& activation, const Replace& action, const EventSink& events);
void apply(State& s, Activation& activation, const Finish& action, const EventSink& events);
Coverage offer(const State& s, const Activation& activation, Offers<Action>& out);

// The other chits ask the drawing side first, then the other; a side that can do nothing is not
// asked. LeaderChit: MoveLeader (also onto the map, for one who arrives on this chit), Replace,
// Finish. Ended.
inline void begin_leader_chit(State& s, Seat first) { s.frames.push(LeaderChit{first, 0}); }
Seat decider(const State& s, const LeaderChit& chit);
bool proceed(State& s, LeaderChit& chit, const EventSink& events);
Verdict refuse(const State& s, const LeaderChit& chit, const MoveLeader& action);
Verdict refuse(const State& s, const LeaderChit& chit, const Replace& action);
Verdict refuse(const State& s, const LeaderChit& chit, const Finish& action);
void apply(State& s, LeaderChit& chit, const MoveLeader& action, const EventSink& events);
void apply(State& s, LeaderChit& chit, const Replace& action, const EventSink& events);
void apply(State& s, LeaderChit& chit, const Finish& action, const EventSink& events);
void offer(const State& s, const LeaderChit& chit, Offers<Action>& out);

// RegroupChit: Activate (pushes Moving with Mission::Regrouping; pickets move freely), Finish. Who
// may move is found when it begins. Ended.
void begin_regroup_chit(State& s, Seat first);
Seat decider(const State& s, const RegroupChit& chit);
bool proceed(State& s, RegroupChit& chit, const EventSink& events);
Verdict refuse(const State& s, const RegroupChit& chit, const Activate& action);
Verdict refuse(const State& s, const RegroupChit& chit, const Finish& action);
void apply(State& s, RegroupChit& chit, const Activate& action, const EventSink& events);
void apply(State& s, RegroupChit& chit, const Finish& action, const EventSink& events);
Coverage offer(const State& s, const RegroupChit& chit, Offers<Action>& out);

// ReinforcementChit: leaders who are well again come back by themselves; then Enter (the units are
// set on the map and go on in a Moving of Mission::Entering), HoldBack, Finish. Ended.
void begin_reinforcement_chit(State& s, Seat first, const EventSink& events);
Seat decider(const State& s, const ReinforcementChit& chit);
bool proceed(State& s, ReinforcementChit& chit, const EventSink& events);
Verdict refuse(const State& s, const ReinforcementChit& chit, const Enter& action);
Verdict refuse(const State& s, const ReinforcementChit& chit, const HoldBack& action);
Verdict refuse(const State& s, const ReinforcementChit& chit, const Finish& action);
void apply(State& s, ReinforcementChit& chit, const Enter& action, const EventSink& events);
void apply(State& s, ReinforcementChit& chit, const HoldBack& action, const EventSink& events);
void apply(State& s, ReinforcementChit& chit, const Finish& action, const EventSink& events);
void offer(const State& s, const ReinforcementChit& chit, Offers<Action>& out);

}  // namespace grognard::orthez
