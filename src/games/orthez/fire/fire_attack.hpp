// Sections 14, 16: one fire, its dice, losses and tests. Frame: FireAttack.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Chance: two dice. Combat fire and ricochets put their losses into State::pending; all other kinds
// apply them, roll for leaders and test at once. FireReport.
struct FireOrder {
    FireKind kind = FireKind::Combat;
    HexList from;
    HexId at = no_hex;
    UnitId single = no_unit;   // the one unit that is struck (harassment, accidental targets)
    std::uint8_t attacks = 1;  // among which a square divides its fire
};
inline void begin_fire_attack(State& s, const FireOrder& order) {
    s.frames.push(FireAttack{order.kind, order.from, order.at, order.single, order.attacks, {}});
}

}  // namespace grognard::orthez
