// Prussians who arrive, skirmishers and changes of formation: what is wrong with what was said.
#include "games/waterloo/grounds/concerns.hpp"
#include "games/waterloo/moves/retreat.hpp"

namespace grognard::waterloo {

namespace {

// A leader may not join another of his colour.
void leader_clash(Gather& g, UnitId unit, AreaId to) {
    if (kind(g.s, unit).arm != Arm::Leader || !on_map(to)) return;
    if (without_leader_clash(g.s, unit, area::only(to)).empty()) {
        g.name("wl.action.approach.leader-stack");
    }
}

bool skirmishes_with_box(const Skirmish& said) {
    return said.from == delayed_box || said.at == delayed_box;
}

// Cavalry and leaders keep their posture.
void never_reforms(Gather& g, const Reforming& reforming, const Reform& said) {
    g.name("wl.action.formation.not-cavalry");
    if (reforming.scope == Scope::Everywhere && g.s.frames.nearest<Sequence>() != nullptr) {
        g.name("wl.sequence.formation");
    }
    const bool up = said.piece.posture == Posture::OnSide && said.to == Posture::Upright;
    if (!up) return;
    g.name(said.piece.arm == Arm::Cavalry ? "wl.formation.cavalry.no-recovery" : "wl.leader.used");
}

// Each player changes his own.
void not_his(Gather& g, const Reforming& reforming) {
    if (reforming.scope == Scope::OneArea) return g.name("wl.action.formation.disc");
    g.name(g.s.frames.nearest<Sequence>() != nullptr ? "wl.sequence.formation"
                                                     : "wl.formation.phase5.order");
}

}  // namespace

void wrong(Gather& g, const Arrival&, const Enter& said) {
    const Arriving& next = g.s.battle.track[g.s.arrived];
    if (!on_map(said.at) || !g.s.battle.entries[next.letter].has(said.at)) {
        g.name("wl.prussians.entry-marks");
        g.name("wl.prussians.phase");
    }
    if (on_map(said.at) && enemy_held(g.s, allied, said.at)) g.name("wl.prussians.delay");
    leader_clash(g, next.unit, said.at);
}

void wrong(Gather& g, const Relief& relief, const Leave& said) {
    const UnitId unit = find_piece(g.s, relief.waiting, said.piece);
    if (unit == no_unit) return;
    if (!on_map(said.to) || !g.s.battle.all_entries.has(said.to)) {
        g.name("wl.prussians.entry-marks");
    }
    leader_clash(g, unit, said.to);
    wrong_share(g, unit, said.cubes);
}

void wrong(Gather& g, const Skirmishing& skirmishing, const Skirmish& said) {
    if (said.from > delayed_box || said.at > delayed_box) return;
    const Seat enemy = other(g.seat);
    const UnitSet infantry = units_in(g.s, g.seat, Arm::Infantry, said.from);
    const bool beside_it = beside(g.s.battle, said.from).has(said.at);
    if ((infantry - skirmishing.fired).empty() || !beside_it) g.name("wl.skirmish.who");
    if (skirmishes_with_box(said)) g.name("wl.prussians.box-skirmish");
    if (occupied(g.s, enemy).has(said.at)) return;
    g.name("wl.skirmish.no-target");
    if (units_in(g.s, enemy, said.at).empty()) {
        g.name("wl.skirmish.who");
    } else {
        g.name("wl.skirmish.leader-safe");
    }
}

void wrong(Gather& g, const Reforming& reforming, const Reform& said) {
    if (said.at > delayed_box) return;
    if (!changes_formation(said.piece.arm)) never_reforms(g, reforming, said);
    const bool one_area = reforming.scope == Scope::OneArea;
    if (said.to == Posture::Square) {
        g.name("wl.formation.infantry.auto-square");
        if (one_area) g.name("wl.action.formation.options");
    }
    if (one_area && said.at != reforming.area) {
        g.name("wl.action.formation.disc");
        g.name("wl.sequence.activate-area");
        g.name("wl.formation.when");
    }
    if (side(said.piece.nation) != g.seat) return not_his(g, reforming);
    not_led_now(g, force(said.piece.nation));
}

}  // namespace grognard::waterloo
