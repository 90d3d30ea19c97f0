// Section 19.1-19.3: leaders hit and displaced. Frames: LeaderHit, Relocating.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// LeaderHit is chance: is he hit, how, for how long. It takes him off the map. LeaderReport; the
// test for a leader's death is left to the frame below.
inline void begin_leader_hit(State& s, LeaderId leader) {
    LeaderHit hit;
    hit.leader = leader;
    s.frames.push(hit);
}
// The same for the senior leader of a hex, a die between equals (lb.19.1.C.1). An explosion hits
// him only on a second natural 65 or 66 (lb.17.9.D.1). Call it only where a leader is.
enum class LeaderRisk : std::uint8_t { Hit, Explosion };
void begin_leader_check(State& s, HexId hex, LeaderRisk risk);

bool proceed(State& s, LeaderHit& hit, const EventSink& events);
Chance chance(const State& s, const LeaderHit& hit);
void resolve(State& s, LeaderHit& hit, Drawn drawn, const EventSink& events);
void resume(State& s, LeaderHit& hit, const DieReport& report, const EventSink& events);

// Relocating asks the leader's side only between equally near hexes: GoTo. RelocatedReport.
inline void begin_relocating(State& s, LeaderId leader) { s.frames.push(Relocating{leader}); }

Seat decider(const State& s, const Relocating& frame);
Verdict refuse(const State& s, const Relocating& frame, const GoTo& action);
void offer(const State& s, const Relocating& frame, Offers<Action>& out);
void apply(State& s, Relocating& frame, const GoTo& action, const EventSink& events);
bool proceed(State& s, Relocating& frame, const EventSink& events);

}  // namespace grognard::orthez
