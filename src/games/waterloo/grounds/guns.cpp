// Guns: which can't fire, what is no target, and the Grand Battery.
#include "games/waterloo/grounds/concerns.hpp"

namespace grognard::waterloo {

namespace {

bool is_aimed(const Gather& g, const Gunnery& gunnery, const Piece& gun) {
    for (const GunAim& aim : gunnery.aims) {
        if (piece_of(g.s, aim.gun) == gun) return true;
    }
    return false;
}

void not_that_gun(Gather& g, const Gunnery& gunnery, const Piece& gun) {
    if (gun.arm == Arm::Artillery && find_piece(g.s, gunnery.able, gun) != no_unit) return;
    g.name("wl.action.artillery.disc");
    if (gun.arm != Arm::Artillery) return;
    if (is_aimed(g, gunnery, gun)) g.name("wl.action.artillery.repeat");
    UnitSet idle = units_in(g.s, g.seat, Arm::Artillery, gunnery.area);
    const bool elsewhere = find_piece(g.s, free_units(g.s, g.seat) - idle, gun) != no_unit;
    if (elsewhere && find_piece(g.s, idle, gun) == no_unit) g.name("wl.sequence.activate-area");
    for (const GunAim& aim : gunnery.aims) idle.remove(aim.gun);
    if (find_piece(g.s, idle, gun) == no_unit) return;
    const auto* leading = g.s.frames.nearest<LeaderAction>();
    const Force colour = force(gun.nation);
    const bool led = leading == nullptr || led_by(g.s, leading->leader) == colour;
    const bool on_side = gun.posture == Posture::OnSide;
    if (!led) not_led(g, colour);
    if (on_side) g.name("wl.formation.artillery.side-no-action");
    // W15: which gun bears the cube is its owner's choice, so one that stands and is led would
    // fire.
    const bool silenced = on_side || !led ? operational_guns(g.s, colour, gunnery.area) == 0
                                          : silenced_guns(g.s, colour, gunnery.area) > 0;
    if (silenced) g.name("wl.action.artillery.not-operational");
}

void not_that_target(Gather& g, AreaId from, AreaId target) {
    const Seat enemy = other(g.seat);
    if (target == delayed_box) return g.name("wl.prussians.box-no-artillery");
    if (target > delayed_box || !on_map(from)) return;
    const bool held = occupied(g.s, enemy).has(target);
    if (!held && !units_in(g.s, enemy, target).empty()) g.name("wl.action.artillery.leader-immune");
    const bool far = g.s.battle.graph.distance(from, target) > g.s.battle.charts.limits.gun_range;
    if (!held || far || target == from) g.name("wl.action.artillery.range");
    if (!far && target != from) hidden_target(g, from, target);
}

}  // namespace

void no_fire_from(Gather& g, AreaId area) {
    const UnitSet guns = units_in(g.s, g.seat, Arm::Artillery, area);
    if (area == delayed_box) return g.name("wl.prussians.box-no-artillery");
    if (g.s.battle.silent.has(area)) g.name("wl.terrain.river.no-fire-from");
    for (const Force force : forces_of(g.seat)) {
        const UnitSet mine = guns & of_force(g.s, force);
        const UnitSet deployed = mine & standing(g.s, Posture::Upright);
        if (!(mine - deployed).empty()) g.name("wl.formation.artillery.side-no-action");
        if (!mine.empty() && operational_guns(g.s, force, area) < mine.size()) {
            g.name("wl.action.artillery.not-operational");
        }
    }
}

// Of every enemy in range, and of leaders who are nobody's target.
void no_target(Gather& g, AreaId from) {
    const Seat enemy = other(g.seat);
    bool any = false;
    for (int steps = 1; steps <= g.s.battle.charts.limits.gun_range; ++steps) {
        for (const int id : g.s.battle.graph.ring(from, steps)) {
            const auto area = static_cast<AreaId>(id);
            if (occupied(g.s, enemy).has(area)) {
                any = true;
                hidden_target(g, from, area);
            } else if (!units_in(g.s, enemy, area).empty()) {
                g.name("wl.action.artillery.leader-immune");
            }
        }
    }
    if (!any) g.name("wl.action.artillery.range");
    const bool box = beside(g.s.battle, from).has(delayed_box);
    if (box && !units_in(g.s, enemy, delayed_box).empty()) g.name("wl.prussians.box-no-artillery");
}

void wrong(Gather& g, const Gunnery& gunnery, const Aim& said) {
    not_that_gun(g, gunnery, said.gun);
    not_that_target(g, gunnery.area, said.at);
}

void wrong(Gather& g, const Gunnery& gunnery, const FireGrandBattery&) {
    if (g.seat != french) return g.name("wl.grand-battery.option");
    if (g.s.grand_battery > 0) return;
    const auto* leading = g.s.frames.nearest<LeaderAction>();
    const bool battery = leading != nullptr && leading->first_battery != nowhere;
    if (battery && leading->first_battery != gunnery.area) return;  // one cube pays for both
    g.name("wl.grand-battery.six");
    g.name("wl.grand-battery.cube");
    if (battery) g.name("wl.grand-battery.leader-same-area");
}

}  // namespace grognard::waterloo
