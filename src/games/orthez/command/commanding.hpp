// Section 19.4: both sides command at once; initiatives. Frames: Commanding, Initiatives.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Commanding awaits both seats: Command. When both have spoken it detaches, reattaches, marks
// State::with_mu and tells CommandsRevealed.
inline void begin_commanding(State& s) { s.frames.push(Commanding{}); }
// Initiatives asks one side after the other: TryInitiative, Finish; DieRoll answers (DieReport). A
// success adds the leader to State::with_mu.
inline void begin_initiatives(State& s) { s.frames.push(Initiatives{}); }

}  // namespace grognard::orthez
