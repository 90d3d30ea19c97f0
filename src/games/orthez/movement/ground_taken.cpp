#include "games/orthez/movement/ground_taken.hpp"

namespace grognard::orthez {
namespace {

void take_objectives(State& s, UnitId unit) {
    if (s.units[unit].order != OrderState::Good) return;
    std::size_t bit = 0;
    for (const Objective& objective : s.battle->objectives) {
        for (const HexId hex : objective.hexes) {
            const std::uint64_t mask = std::uint64_t{1} << bit++;
            if (!stands_in(s.units[unit], hex)) continue;
            if (side_of(s, unit) == allied) {
                s.held_by_allies |= mask;
            } else {
                s.held_by_allies &= ~mask;
            }
        }
    }
}

void release_reserve(State& s, UnitId unit) {
    const Release& rule = s.battle->release;
    const Counter& c = counter(s, unit);
    if (rule.division == no_formation || c.side != allied) return;
    for (const HexId hex : s.units[unit].hexes) {
        if (hex == rule.barred_from) s.pau_open = true;  // lb.22.3.C.2
        if (!s.released && !is_light_cavalry(c) && rule.ground.has(hex)) s.release_due = true;
    }
}

}  // namespace

void note_passage(State& s, UnitId unit) {
    take_objectives(s, unit);
    release_reserve(s, unit);
}

void note_leader_move(State& s, LeaderId id) {
    LeaderState& leader = s.leaders[id];
    for (const DefenceZone& zone : s.battle->zones) {
        if (zone.leader != id) continue;
        const bool inside = leader.whereabouts == Whereabouts::Map &&
                            (zone.hexes.has(leader.at) || zone.passage.has(leader.at));
        if (!inside) leader.left_zone = true;
    }
}

}  // namespace grognard::orthez
