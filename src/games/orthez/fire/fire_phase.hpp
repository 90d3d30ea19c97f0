// Sections 7.4, 14.6: simultaneous fire of the fire phase and of the artillery chit. Frames:
// FirePhase, FireEffectsStep.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// FirePhase asks the sides in turn: Fire, SquareFire, SkirmishAttack, Finish. When both are done it
// becomes FireEffectsStep, which applies State::pending in the order of lb.14.6.3. Ended.
enum class FireOccasion : std::uint8_t { Phase, Chit };
inline void begin_fire_phase(State& s, Seat first, FireOccasion occasion) {
    s.targeted.clear();
    for (Unit& unit : s.units) unit.done.fired_first = unit.done.fired_second = false;
    s.frames.push(FirePhase{first, first, occasion == FireOccasion::Chit, {}, 0});
}

}  // namespace grognard::orthez
