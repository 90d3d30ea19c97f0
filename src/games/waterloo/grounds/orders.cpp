// Areas where an order would do nothing: everything that keeps their units from it.
#include "games/waterloo/fire/artillery.hpp"
#include "games/waterloo/grounds/concerns.hpp"
#include "games/waterloo/grounds/moving.hpp"
#include "games/waterloo/moves/reach.hpp"
#include "games/waterloo/moves/why_not.hpp"
#include "games/waterloo/phases/actions.hpp"

namespace grognard::waterloo {

namespace {

UnitSet able_in(const Gather& g, AreaId area) {
    return units_in(g.s, g.seat, area) & free_units(g.s, g.seat);
}

AreaSet next_areas(const Gather& g, AreaId area) {
    return beside(g.s.battle, area) - area::only(delayed_box);
}

bool anyone_leaves(const Gather& g, const UnitSet& units) {
    for (const int id : units) {
        if (may_leave(g.s, static_cast<UnitId>(id))) return true;
    }
    return false;
}

// Formation and silence hold for every kind of move, and here they keep everybody.
void stuck(Gather& g, Order order, const UnitSet& units) {
    if (anyone_leaves(g, units)) return;
    const bool approach = order == Order::Approach;
    for (const int id : units) {
        if (kind(g.s, static_cast<UnitId>(id)).arm == Arm::Infantry) {
            g.name("wl.formation.infantry.defensive");
            if (approach) g.name("wl.action.approach.infantry");
        } else {
            g.name("wl.action.approach.silenced");
        }
        if (!approach) g.name("wl.action.reserve.other-rules");
    }
}

// A leader could go, if no other stood there; whoever is with him can't.
void only_leader_goes(Gather& g, Order order, AreaId area, const UnitSet& units) {
    stuck(g, order, units - of_arm(g.s, Arm::Leader));
    as_in_approach(g, order, "wl.action.approach.leader-stack");
    if (area == delayed_box) g.name("wl.prussians.delay-move");
    const MoveRules rules = move_rules(g.s, order, g.seat);
    const AreaSet range = flood(g.s, area, allowance(g.s, Arm::Leader, rules), {}, {});
    if (!rules.barred.intersects(range)) return;
    g.name(order == Order::Reserve ? "wl.action.reserve.not-into-adjacent"
                                   : "wl.action.approach.no-enemy-area");
}

void no_approach(Gather& g, AreaId area, const UnitSet& units) {
    if (only_to_leaders(g.s, Order::Approach, area, units)) {
        return only_leader_goes(g, Order::Approach, area, units);
    }
    stuck(g, Order::Approach, units);
    const AreaSet enemy = occupied(g.s, other(g.seat));
    if (anyone_leaves(g, units) && enemy.contains(next_areas(g, area))) {
        g.name("wl.action.approach.no-enemy-area");
    }
    if (area == delayed_box) g.name("wl.prussians.delay-move");
}

bool silenced_enemy_near(const Gather& g, AreaId area) {
    AreaSet near = beside(g.s.battle, area);
    near.add(area);
    for (const int id : near) {
        for (const Force force : forces_of(other(g.seat))) {
            if (silenced_guns(g.s, force, static_cast<AreaId>(id)) > 0) return true;
        }
    }
    return false;
}

void no_reserve(Gather& g, AreaId area, const UnitSet& units) {
    if (only_to_leaders(g.s, Order::Reserve, area, units)) {
        return only_leader_goes(g, Order::Reserve, area, units);
    }
    stuck(g, Order::Reserve, units);
    const AreaSet close = near_enemy(g.s, g.seat) | occupied(g.s, other(g.seat));
    if (close.has(area)) {
        g.name("wl.action.reserve.not-from-adjacent");
        if (silenced_enemy_near(g, area)) g.name("wl.action.reserve.silenced-is-enemy");
    } else if (anyone_leaves(g, units) && close.contains(next_areas(g, area))) {
        g.name("wl.action.reserve.not-into-adjacent");
    }
    if (area == delayed_box) g.name("wl.prussians.delay-move");
}

void nobody_assaults(Gather& g, const UnitSet& units) {
    g.name("wl.action.assault.who");
    if (units.intersects(of_arm(g.s, Arm::Leader))) g.name("wl.leader.accompany");
}

// Whom it could assault is farther off: behind rough ground, behind an enemy it can't assault.
void no_ride(Gather& g, AreaId area, const AreaSet& near) {
    for (const int via : rough_ways(g.s, g.seat, area)) {
        must_stop_in(g, Order::Assault, static_cast<AreaId>(via));
    }
    const AreaSet beyond = g.s.battle.graph.neighbours(near) - area::only(area);
    if (beyond.intersects(assault_targets(g.s, g.seat).cavalry)) {
        g.name("wl.action.assault.first-enemy");
    }
}

void no_assault(Gather& g, AreaId area, const UnitSet& units) {
    const UnitSet infantry = units & of_arm(g.s, Arm::Infantry);
    const bool cavalry = units.intersects(of_arm(g.s, Arm::Cavalry));
    if (infantry.empty() && !cavalry) return nobody_assaults(g, units);
    AreaSet near = beside(g.s.battle, area) & occupied(g.s, other(g.seat));
    if (near.has(delayed_box)) g.name("wl.prussians.box-no-french");
    near.remove(delayed_box);
    if (near.empty()) g.name("wl.action.assault.move");
    const bool mobile = infantry.intersects(standing(g.s, Posture::Upright));
    if (!infantry.empty() && !mobile && !(cavalry && near.empty())) {
        g.name("wl.formation.infantry.defensive");
        g.name("wl.action.assault.move");
    }
    for (const int to : near) {
        if (cavalry) not_for_cavalry(g, static_cast<AreaId>(to));
    }
    if (cavalry) no_ride(g, area, near);
    if (area == delayed_box) g.name("wl.prussians.delay-assault");
}

void no_fire(Gather& g, AreaId area, const UnitSet& units) {
    if (!units.intersects(of_arm(g.s, Arm::Artillery))) return g.name("wl.action.artillery.disc");
    if (!guns_able(g.s, g.seat, area).empty()) return no_target(g, area);
    no_fire_from(g, area);
    g.name("wl.action.artillery.disc");
}

void no_formation(Gather& g, const UnitSet& units) {
    g.name("wl.action.formation.not-cavalry");
    const UnitSet tired = of_arm(g.s, Arm::Cavalry) & standing(g.s, Posture::OnSide);
    if (units.intersects(tired)) g.name("wl.formation.cavalry.no-recovery");
}

void no_reinforcement(Gather& g, AreaId area, const UnitSet& units) {
    g.name("wl.reinforce.disc");
    for (const Force force : forces_of(g.seat)) {
        const bool gives = cubes_in(g.s, force, area) > 0 && units.intersects(of_force(g.s, force));
        if (gives) g.name(colour_rule(force));
    }
}

}  // namespace

void closed(Gather& g, Order order, AreaId area) {
    g.name("wl.sequence.same-action");  // W59: nobody would act
    if (units_in(g.s, g.seat, area).empty()) {
        g.name("wl.sequence.activate-area");
        if (order == Order::Reinforce) g.name("wl.reinforce.disc");  // no cube of his lies there
        return;
    }
    kept_from(g, order, area);
}

void kept_from(Gather& g, Order order, AreaId area) {
    const UnitSet units = able_in(g, area);
    if (units.empty()) return g.name("wl.leader.no-peek");
    switch (order) {
        case Order::Approach:
            return no_approach(g, area, units);
        case Order::Reserve:
            return no_reserve(g, area, units);
        case Order::Fire:
            return no_fire(g, area, units);
        case Order::Assault:
            return no_assault(g, area, units);
        case Order::Formation:
            return no_formation(g, units);
        case Order::Reinforce:
            return no_reinforcement(g, area, units);
    }
}

}  // namespace grognard::waterloo
