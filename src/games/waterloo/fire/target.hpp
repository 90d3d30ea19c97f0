// What fire at an area strikes, skirmish and guns alike: infantry before cavalry before guns.
#pragma once

#include <optional>

#include "games/waterloo/cubes.hpp"
#include "games/waterloo/fire/cavalry.hpp"

namespace grognard::waterloo {

// Nothing: nobody is left there to be hit; leaders never are (wl.skirmish.no-target,
// wl.skirmish.leader-safe, wl.action.artillery.priority).
constexpr std::optional<Arm> struck(const State& s, Seat owner, AreaId area) {
    for (const Arm arm : combat_arms) {
        if (areas_with(s, owner, arm).has(area)) return arm;
    }
    return std::nullopt;
}

// Cubes for infantry and guns, a hit for cavalry. Runs as a frame.
inline void hurt(State& s, Seat owner, AreaId area, int effect) {
    if (struck(s, owner, area) == Arm::Cavalry) {
        hit_cavalry(s, area, owner);
    } else {
        place_cubes(s, area, owner, effect);
    }
}

}  // namespace grognard::waterloo
