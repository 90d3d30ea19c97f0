// Goes back from where the enemy is to where he can be met from, in sets.
#include "games/waterloo/moves/front.hpp"

namespace grognard::waterloo {

namespace {

// Every area from which a step leads into one of these, given those of the map.
AreaSet or_from_box(const State& s, AreaSet next_to, const AreaSet& these) {
    return next_to | area::only_if(these.intersects(s.battle.all_entries), delayed_box);
}

AreaSet one_step_from(const State& s, const AreaSet& these) {
    return or_from_box(s, s.battle.graph.neighbours(these), these);
}

// An area is no target of its own cavalry: one that is among the targets is not meant here.
AreaSet riding(const State& s, const AreaSet& enemy, const AreaSet& mounted) {
    const AreaSet passable = ~(enemy | s.battle.stops_cavalry);
    AreaSet out = mounted;
    for (int step = 1; step < s.battle.charts.limits.moves[at(Arm::Cavalry)]; ++step) {
        out |= one_step_from(s, out & passable);
    }
    return out;
}

}  // namespace

Front front_of(const State& s, Seat seat) {
    const AreaSet enemy = occupied(s, other(seat));
    const AreaSet beside_enemy = s.battle.graph.neighbours(enemy);
    const MoveRules reserve = reserve_rules(s, enemy, beside_enemy);
    const AssaultTargets targets = assault_targets(s, seat);
    const AreaSet mounted = one_step_from(s, targets.cavalry);
    // Mostly all that he holds may be assaulted, and is next to the same areas.
    const AreaSet beside_targets =
        targets.infantry == enemy ? beside_enemy : s.battle.graph.neighbours(targets.infantry);
    return {.seat = seat,
            .approach = approach_rules(enemy),
            .reserve = reserve,
            .targets = targets,
            .approaching = one_step_from(s, ~enemy),
            .in_reserve = one_step_from(s, ~reserve.barred) - reserve.pinned,
            .beside_enemy = beside_enemy,
            .on_foot = or_from_box(s, beside_targets, targets.infantry),
            .mounted = mounted,
            .riding = riding(s, enemy, mounted)};
}

AreaSet riding_from(const State& s, const Front& front, const AreaSet& areas) {
    AreaSet out = areas & (front.mounted | (front.riding - front.targets.cavalry));
    for (const int area : (areas & front.targets.cavalry) - out) {
        const bool rides = rides_to(s, front.seat, static_cast<AreaId>(area), front.targets);
        out |= area::only_if(rides, area);
    }
    return out;
}

}  // namespace grognard::waterloo
