// Section 15: the melee phase. Frames: MeleePhase, AssaultFight, MeleeRoll, RetreatMove.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// MeleePhase asks the sides in turn: Resolve. Ends when no marker is left. Ended.
inline void begin_melee_phase(State& s, Seat first) { s.frames.push(MeleePhase{first}); }
inline int assault_markers(const State& s, Seat side) {
    int markers = 0;
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        if (s.battle->units[i].side != side) continue;
        for (const HexId target : s.units[i].assaults) markers += target != no_hex ? 1 : 0;
    }
    return markers;
}
// AssaultFight works through one assault: Abandon, Stand, Retreat, TakeLoss, SendBack, Assault,
// Pass, Finish as its stage asks. AssaultReport.
inline void begin_assault_fight(State& s, HexId target, HexId second) {
    s.frames.push(AssaultFight{target, second, AssaultStage::Leaders, false, false, no_leader, {}});
}
// MeleeRoll is chance: two dice. MeleeReport; the frame below applies the result.
inline void begin_melee_roll(State& s, HexId target, UnitId charger, Strength attackers,
                             Strength defenders) {
    s.frames.push(MeleeRoll{target, charger, attackers, defenders, {}});
}
// RetreatMove asks the units' side: Retreat, Finish. RetreatReport.
enum class RetreatBefore : std::uint8_t { Assault, Charge };
inline void begin_retreat_move(State& s, const UnitList& units, RetreatBefore before, HexId from) {
    s.frames.push(RetreatMove{units, {}, 0, before == RetreatBefore::Charge, from});
}

}  // namespace grognard::orthez
