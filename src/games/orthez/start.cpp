#include "games/orthez/start.hpp"

#include <algorithm>

#include "games/orthez/stacks.hpp"

namespace grognard::orthez {
namespace {

void place_markers(State& s) {
    std::size_t next = 0;
    while (next < s.battle->leaders.size() && s.battle->leaders[next].rank != Rank::Marker) ++next;
    for (const DetachedStart& detached : s.battle->detached) {
        for (std::size_t i = next; i < s.battle->leaders.size(); ++i) {
            LeaderState& marker = s.leaders[i];
            if (s.battle->leaders[i].side != detached.side || marker.marked != no_unit) continue;
            marker.marked = detached.unit;
            marker.whereabouts = Whereabouts::Map;
            marker.at = s.units[detached.unit].hexes[0];
            break;
        }
    }
}

}  // namespace

void note_occupied(State& s) {
    s.occupied = {};
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        const auto side = static_cast<std::size_t>(index(s.battle->units[i].side));
        for (const HexId hex : s.units[i].hexes) s.occupied[side].add(hex);
    }
}

State start(const Battle& battle) {
    State s;
    s.battle = &battle;
    for (std::size_t i = 0; i < battle.units.size(); ++i) {
        const UnitStart& from = battle.unit_starts[i];
        Unit& unit = s.units[i];
        unit.whereabouts = from.whereabouts;
        unit.hexes = from.hexes;
        unit.formation = from.formation;
        unit.facing = from.facing;
        unit.depth = from.depth;
        unit.munitions = battle.units[i].munitions;
    }
    for (std::size_t i = 0; i < battle.leaders.size(); ++i) {
        s.leaders[i].whereabouts = battle.leader_starts[i].whereabouts;
        s.leaders[i].at = battle.leader_starts[i].at;
    }
    place_markers(s);
    note_occupied(s);
    s.frames.push(TurnStep{});
    return s;
}

bool operator==(const State& a, const State& b) {
    const bool same_battle = a.battle == b.battle || (a.battle != nullptr && b.battle != nullptr &&
                                                      a.battle->digest == b.battle->digest);
    return same_battle && a.units == b.units && a.leaders == b.leaders && a.turn == b.turn &&
           a.phase == b.phase && a.army_levels == b.army_levels && a.cup == b.cup &&
           a.with_mu == b.with_mu && a.dice_in_command == b.dice_in_command &&
           a.reille_gives_no_point == b.reille_gives_no_point && a.drawer == b.drawer &&
           a.pending == b.pending && a.targeted == b.targeted &&
           a.zones_dissolved == b.zones_dissolved && a.released == b.released &&
           a.release_due == b.release_due && a.stack_only == b.stack_only && a.begun == b.begun &&
           a.entry_formation == b.entry_formation && a.pau_open == b.pau_open &&
           a.held_by_allies == b.held_by_allies && a.held_back == b.held_back &&
           a.ending == b.ending && a.won_by == b.won_by && a.frames == b.frames;
}

}  // namespace grognard::orthez
