// Moves into an assault: what cavalry can't ride to, and leaders who do not assault alone.
#include "games/waterloo/grounds/concerns.hpp"
#include "games/waterloo/grounds/moving.hpp"
#include "games/waterloo/moves/reach.hpp"

namespace grognard::waterloo {

namespace {

void leader_assaults(Gather& g, const Marching& marching, UnitId unit, const Move& said) {
    if (!marching.entered.has(said.to)) {
        g.name("wl.action.assault.who");
    } else if (leader_there(g, unit, said.to)) {
        as_in_approach(g, marching.order, "wl.action.approach.leader-stack");
    }
}

// By way of that area, or any if none is said.
void bad_ride(Gather& g, const Marching& marching, const Move& said) {
    const Battle& battle = g.s.battle;
    const AreaSet first = beside(battle, marching.area) - area::only(delayed_box);
    if (said.via == nowhere && first.has(said.to)) return;
    const bool named = said.via < delayed_box;
    const AreaSet by =
        first & battle.graph.neighbours(said.to) & (named ? area::only(said.via) : ~AreaSet{});
    if (by.empty()) {
        if (!named) too_far(g, Order::Assault, Arm::Cavalry);
        return g.name("wl.action.assault.move");
    }
    const AreaSet enemy = occupied(g.s, other(g.seat));
    if (!named && !(by - enemy - battle.stops_cavalry).empty()) return;
    if (by.intersects(enemy)) g.name("wl.action.assault.first-enemy");
    for (const int area : (by - enemy) & battle.stops_cavalry) {
        must_stop_in(g, Order::Assault, static_cast<AreaId>(area));
    }
}

}  // namespace

void not_for_cavalry(Gather& g, AreaId area) {
    const bool walls = stronghold(g.s, area) != nullptr;
    if (g.s.battle.bars_cavalry.has(area)) {
        const Terrain terrain = g.s.battle.terrain[area];
        g.name(terrain == Terrain::Wood ? "wl.terrain.wood.no-cavalry-assault"
                                        : stop_rule(terrain));
        if (walls) g.name("wl.stronghold.terrain-inside");
    }
    const UnitSet infantry = units_in(g.s, g.seat, Arm::Infantry, area);
    if (all_sheltered(g.s, other(g.seat), area) && !infantry.intersects(g.s.attacking)) {
        g.name("wl.stronghold.no-charge");
    }
}

void bad_assault(Gather& g, const Marching& marching, UnitId unit, const Move& said) {
    const AreaId to = said.to;
    if (said.piece.arm == Arm::Leader) return leader_assaults(g, marching, unit, said);
    cannot_leave(g, marching.order, unit);
    if (to == delayed_box) not_into_box(g);
    const bool held = enemy_held(g.s, g.seat, to);
    if (!held) g.name("wl.action.assault.move");
    if (marching.area == delayed_box && (!held || !g.s.battle.all_entries.has(to))) {
        g.name("wl.prussians.delay-assault");
    }
    if (to == marching.area || to == delayed_box) return;
    if (said.piece.arm == Arm::Infantry) {
        const bool near = beside(g.s.battle, marching.area).has(to);
        if (!near) too_far(g, Order::Assault, Arm::Infantry);
        return;
    }
    if (held) not_for_cavalry(g, to);
    bad_ride(g, marching, said);
}

}  // namespace grognard::waterloo
