// Section 19.1-19.3: leaders hit and displaced. Frames: LeaderHit, Relocating.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// LeaderHit is chance: is he hit, how, for how long. It takes him off the map. LeaderReport; the
// test for a leader's death is left to the frame below.
inline void begin_leader_hit(State& s, LeaderId leader) { s.frames.push(LeaderHit{leader, 0, 0}); }
// Relocating asks the leader's side only between equally near hexes: GoTo. RelocatedReport.
inline void begin_relocating(State& s, LeaderId leader) { s.frames.push(Relocating{leader}); }

}  // namespace grognard::orthez
