// One die for one purpose. Frame: DieRoll.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Chance: a die. DieReport; what the number means is said where the frame below resumes.
inline void begin_die(State& s, DieCause cause, std::uint8_t subject = 0) {
    s.frames.push(DieRoll{cause, subject, 0});
}
Chance chance(const State& s, const DieRoll& roll);
void resolve(State& s, DieRoll& roll, Drawn drawn, const EventSink& events);

// Two dice read as tens and units, the first drawn is the tens.
Chance two_dice(std::string_view kind);
inline Roll roll_of(Drawn drawn) { return {drawn[0], drawn[1]}; }

}  // namespace grognard::orthez
