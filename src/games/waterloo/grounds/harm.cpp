// Harm that nobody has come to, or that others bear: who would suffer or go back, and may not.
#include "games/waterloo/assault/steps.hpp"
#include "games/waterloo/grounds/assaults.hpp"
#include "games/waterloo/grounds/concerns.hpp"
#include "games/waterloo/moves/retreat.hpp"

namespace grognard::waterloo {

namespace {

void not_his_cavalry(Gather& g, const CavalryHit& hit) {
    const bool all_tired = !units_in(g.s, hit.owner, Arm::Cavalry, hit.area)
                                .intersects(standing(g.s, Posture::Upright));
    if (g.s.frames.nearest<Skirmishing>() != nullptr) {
        return g.name(all_tired ? "wl.skirmish.cavalry-all-tired" : "wl.skirmish.cavalry");
    }
    g.name("wl.action.artillery.cavalry.owner");
    if (!all_tired) g.name("wl.action.artillery.cavalry.effect");
}

void not_his_losses(Gather& g) {
    const Assault* assault = assault_of(g);
    if (assault == nullptr) return g.name("wl.stacking.penalty-cavalry");
    g.name(assault->step == AssaultStep::Guns ? "wl.assault.step1.allocation"
                                              : "wl.assault.step4.fire-allocation");
    of_the_other_cavalry(g);
}

// Such cavalry stands in these areas, everywhere beside infantry of its side.
bool shielded(const Gather& g, const Piece& piece, const AreaSet& areas) {
    const Seat owner = side(piece.nation);
    bool any = false;
    for (const int id : areas) {
        const auto area = static_cast<AreaId>(id);
        const UnitSet cavalry = units_in(g.s, owner, Arm::Cavalry, area);
        if (find_piece(g.s, cavalry, piece) == no_unit) continue;
        if (units_in(g.s, owner, Arm::Infantry, area).empty()) return false;
        any = true;
    }
    return any;
}

// Areas of that side which enemy infantry can skirmish with; while a die is rolled, its target.
AreaSet skirmished(const Gather& g, Seat owner) {
    if (const auto* shot = g.s.frames.top_as<SkirmishShot>()) return area::only(shot->at);
    AreaSet out;
    for (const Force force : forces_of(other(owner))) {
        for (const int from : areas_with(g.s, force, Arm::Infantry) - area::only(delayed_box)) {
            out |= beside(g.s.battle, static_cast<AreaId>(from));
        }
    }
    return out - area::only(delayed_box);
}

// Step 1 of this assault fires at the infantry, or has hit it.
bool guns_hit_infantry(const Assault& assault, const Gather& g) {
    if (assault.step != AssaultStep::Guns) return assault.gun_damage;
    return !attackers(g.s, assault, Arm::Infantry).empty();
}

// Hits and penalties are cubes where infantry stands with that cavalry.
void infantry_takes_it(Gather& g, const Piece& piece) {
    const State& s = g.s;
    const Seat owner = side(piece.nation);
    if (s.frames.nearest<Skirmishing>() != nullptr && shielded(g, piece, skirmished(g, owner))) {
        g.name("wl.skirmish.infantry");
    }
    if (const auto* shots = s.frames.top_as<GunShots>()) {
        const AreaSet target = area::only(shots->aims[shots->next].at);
        if (shielded(g, piece, target)) g.name("wl.action.artillery.priority");
    }
    if (const auto* overstacked = s.frames.nearest<Overstacked>()) {
        if (shielded(g, piece, overstacked->left)) g.name("wl.stacking.penalty-infantry");
    }
    const Assault* assault = assault_of(g);
    if (assault != nullptr && assault->attacker == owner && guns_hit_infantry(*assault, g)) {
        g.name("wl.assault.step1.infantry");
    }
}

// The defenders so described are all sheltered, whether that was said or not.
bool stays_behind_walls(const Gather& g, Piece piece) {
    const Assault* assault = assault_of(g);
    if (assault == nullptr || piece.arm != Arm::Infantry) return false;
    const UnitSet defending = defenders(g.s, *assault, Arm::Infantry);
    if (find_piece(g.s, defending - sheltered(g.s, *assault), piece) != no_unit) return false;
    if (piece.from == nowhere) piece.from = behind_walls;
    return find_piece(g.s, defending, piece) != no_unit;
}

// R is E for such infantry: enemy cavalry is there. Of the lost the posture is forgotten.
bool cut_off(const Gather& g, const Retreat& said) {
    const Assault* assault = assault_of(g);
    if (assault == nullptr || said.piece.arm != Arm::Infantry) return false;
    if (assault->step < AssaultStep::Volleys) return false;
    const AreaId area = assault->area;
    if (said.to > delayed_box || !beside(g.s.battle, area).has(said.to)) return false;
    const Seat enemy = other(side(said.piece.nation));
    if (units_in(g.s, enemy, Arm::Cavalry, area).empty()) return false;
    const UnitSet alike = g.s.battle.of_nation[at(said.piece.nation)] & of_arm(g.s, Arm::Infantry);
    return alike.intersects(g.s.units_in[lost] |
                            (g.s.units_in[area] & standing(g.s, said.piece.posture)));
}

bool is_asked(const Gather& g, Seat seat) { return is_awaited(awaits(g.s), seat); }

}  // namespace

void untimely(Gather& g, const Suffer& said) {
    if (const auto* hit = g.s.frames.top_as<CavalryHit>()) return not_his_cavalry(g, *hit);
    if (g.s.frames.top_as<CavalryLosses>() != nullptr) return not_his_losses(g);
    if (said.piece.arm != Arm::Cavalry) return;
    // Nothing has hit it.
    if (said.piece.posture == Posture::Upright) g.name("wl.formation.cavalry.tire-causes");
    infantry_takes_it(g, said.piece);
}

void untimely(Gather& g, const Retreat& said) {
    if (const auto* hit = g.s.frames.top_as<CavalryHit>()) return not_his_cavalry(g, *hit);
    if (stays_behind_walls(g, said.piece)) {
        g.name("wl.morale.r-to-cube");
    } else if (cut_off(g, said)) {
        g.name("wl.morale.r-to-e");
    }
    const auto* going = g.s.frames.top_as<GoingBack>();
    if (going == nullptr || !is_asked(g, other(g.seat))) return;
    const auto unit = static_cast<UnitId>(going->units.first());
    if (g.s.units[unit].from == nowhere) {
        if (retreat_areas(g.s, unit).size() > 1) g.name("wl.retreat.choice");
        return;
    }
    const Assault* assault = assault_of(g);
    if (kind(g.s, unit).arm != Arm::Infantry || assault->origins.size() < 2) return;
    g.name("wl.retreat.two-origins");
    if (going->kind == BackKind::FallBack) g.name("wl.assault.step3.fallback-choice");
}

}  // namespace grognard::waterloo
