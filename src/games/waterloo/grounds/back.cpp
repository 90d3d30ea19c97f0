// Ways back that are none, and what cavalry under fire can't choose.
#include <algorithm>

#include "games/waterloo/grounds/concerns.hpp"
#include "games/waterloo/moves/retreat.hpp"

namespace grognard::waterloo {

namespace {

using Steps = std::array<std::uint8_t, area_count>;

// -1 nearer, 0 as near, 1 farther away.
int lead(const Steps& steps, AreaId from, AreaId to) {
    return (steps[to] > steps[from] ? 1 : 0) - (steps[to] < steps[from] ? 1 : 0);
}

// Towards the refuge of its side, for a Prussian towards the entry it leads nearest to (W44).
int lead(const State& s, Force force, AreaId from, AreaId to) {
    if (force != Force::Prussian) return lead(s.battle.to_refuge[at(side(force))], from, to);
    int best = 1;
    for (const Steps& steps : s.battle.to_entry) best = std::min(best, lead(steps, from, to));
    return best;
}

bool is_refuge(const State& s, Force force, AreaId area) {
    return force != Force::Prussian && area == s.battle.goals[at(other(side(force)))];
}

// Away from the goal, or not nearer to it while there is a nearer area.
bool wrong_direction(const State& s, Force force, AreaId from, AreaId to, const AreaSet& ways) {
    if (!on_map(from) || !s.battle.graph.adjacent(from, to)) return true;
    if (is_refuge(s, force, from)) return false;
    const int lead_there = lead(s, force, from, to);
    if (lead_there != 0) return lead_there > 0;
    for (const int way : ways) {
        if (on_map(static_cast<AreaId>(way)) &&
            lead(s, force, from, static_cast<AreaId>(way)) < 0) {
            return true;
        }
    }
    return false;
}

void not_along(Gather& g, UnitId unit, const Retreat& said) {
    g.name("wl.retreat.leader");
    const Company barred = said.company & ~possible_company(g.s, unit, said.to);
    if (said.to == delayed_box) {
        if ((barred & own_leader) != 0) g.name("wl.retreat.delayed-box");
        return;
    }
    const AreaId from = g.s.units[unit].at;
    const Force own = g.seat == french ? Force::French : Force::Anglo;
    const auto clashes = [&](Force force) {
        const AreaSet& leaders = areas_with(g.s, force, Arm::Leader);
        return leaders.has(from) && leaders.has(said.to);
    };
    const bool second = ((barred & own_leader) != 0 && clashes(own)) ||
                        ((barred & prussian_leader) != 0 && clashes(Force::Prussian));
    if (second) g.name("wl.leader.retreat.no-second");
}

void into_box(Gather& g) {
    g.name("wl.retreat.delayed-box");
    if (g.seat == french) g.name("wl.prussians.box-no-french");
}

// An attacker goes to where he came from.
void not_its_origin(Gather& g, UnitId unit, AreaId to, BackKind kind) {
    const auto* assault = g.s.frames.nearest<Assault>();
    const bool falls_back = kind == BackKind::FallBack;
    if (waterloo::kind(g.s, unit).arm != Arm::Infantry) {
        if (g.s.units[unit].from == to) return;
        g.name("wl.retreat.cavalry-last-area");
        g.name("wl.retreat.fallback-origin");
        if (falls_back) g.name("wl.assault.step4.fallback");
        return;
    }
    if (assault->origins.has(to)) return;
    const bool several = assault->origins.size() > 1;
    g.name("wl.retreat.fallback-origin");
    if (several) g.name("wl.retreat.two-origins");
    if (!falls_back) return;
    g.name("wl.assault.step3.fallback");
    if (several) g.name("wl.assault.step3.fallback-choice");
}

// A defender goes towards his own.
void not_its_way(Gather& g, UnitId unit, AreaId to, const AreaSet& ways) {
    const auto [nation, arm] = kind(g.s, unit);
    const Force force = waterloo::force(nation);
    const AreaId from = g.s.units[unit].at;
    const bool leader = arm == Arm::Leader;
    if (leader && without_leader_clash(g.s, unit, area::only(to)).empty()) {
        g.name("wl.leader.retreat.no-second");
    }
    const bool to_box = force == Force::Prussian && g.s.battle.all_entries.has(from);
    if (to_box) g.name("wl.prussians.retreat-to-box");
    if (!to_box && !wrong_direction(g.s, force, from, to, ways)) return;
    g.name(direction_rule(force));
    if (leader) g.name("wl.leader.with-guns");
}

void wrong_way(Gather& g, UnitId unit, const AreaSet& ways, const Retreat& said, BackKind kind) {
    const AreaId to = said.to;
    if (to > delayed_box) return;
    if (ways.has(to)) return not_along(g, unit, said);
    if (g.s.frames.nearest<Skirmishing>() != nullptr) g.name("wl.skirmish.retreat-rules");
    if (to == delayed_box) return into_box(g);
    if (kind == BackKind::Retreat && enemy_held(g.s, g.seat, to)) g.name("wl.retreat.no-enemy");
    if (g.s.units[unit].from != nowhere) {
        not_its_origin(g, unit, to, kind);
    } else {
        not_its_way(g, unit, to, ways);
    }
}

UnitSet cavalry_hit(const Gather& g, const CavalryHit& hit) {
    return units_in(g.s, hit.owner, Arm::Cavalry, hit.area);
}

std::string_view withdraw_rule(Terrain terrain) {
    if (terrain == Terrain::Wood) return "wl.terrain.wood.cavalry-withdraws";
    return terrain == Terrain::Town ? "wl.terrain.town.cavalry-withdraws"
                                    : "wl.terrain.river.cavalry-withdraws";
}

// Why these must go.
void must_go(Gather& g, const GoingBack& going) {
    const auto* assault = g.s.frames.nearest<Assault>();
    const bool falls_back = going.kind == BackKind::FallBack;
    if (g.s.frames.nearest<Test>() != nullptr) return g.name("wl.morale.r");
    if (assault == nullptr) return;
    if (assault->step == AssaultStep::Duels) g.name("wl.assault.step2.loser-fresh");
    if (assault->step == AssaultStep::Volleys && falls_back) g.name("wl.assault.step3.fallback");
    if (assault->step == AssaultStep::Capture) g.name("wl.leader.with-guns");
    if (assault->step != AssaultStep::Charge) return;
    if (g.s.battle.bars_cavalry.has(assault->area)) {
        g.name("wl.assault.step4.terrain");
        g.name(withdraw_rule(g.s.battle.terrain[assault->area]));
    } else {
        g.name("wl.assault.step4.fallback");
    }
}

// Fire strikes cavalry as long as there is some, guns only after it, leaders never.
void not_struck(Gather& g, Arm arm) {
    const bool skirmish = g.s.frames.nearest<Skirmishing>() != nullptr;
    if (arm == Arm::Leader) {
        g.name(skirmish ? "wl.skirmish.leader-safe" : "wl.action.artillery.leader-immune");
    } else if (arm == Arm::Artillery && skirmish) {
        g.name("wl.skirmish.cavalry-gone");
    } else if (arm == Arm::Artillery) {
        g.name("wl.action.artillery.priority");
        g.name("wl.action.artillery.cavalry.when");
        g.name("wl.action.artillery.guns.when");
    }
}

}  // namespace

void must_happen_first(Gather& g) {
    if (g.s.frames.top_as<SixCubes>() != nullptr) g.name("wl.damage.immediate");
    if (g.s.frames.top_as<EmptyStock>() != nullptr) g.name("wl.damage.stock-empty");
    if (const auto* going = g.s.frames.top_as<GoingBack>()) must_go(g, *going);
}

// W26: here a tired unit retreats instead of being eliminated.
void wrong(Gather& g, const CavalryHit& hit, const Suffer& said) {
    const UnitSet cavalry = cavalry_hit(g, hit);
    if (find_piece(g.s, cavalry, said.piece) == no_unit) return not_struck(g, said.piece.arm);
    g.name("wl.formation.cavalry.tired-again");
    const bool fresh = cavalry.intersects(standing(g.s, Posture::Upright));
    if (fresh && g.s.frames.nearest<Skirmishing>() != nullptr) g.name("wl.skirmish.cavalry");
}

void wrong(Gather& g, const CavalryHit& hit, const Retreat& said) {
    const UnitId unit = find_piece(g.s, cavalry_hit(g, hit), said.piece);
    if (unit == no_unit) return not_struck(g, said.piece.arm);
    wrong_way(g, unit, retreat_areas(g.s, unit), said, BackKind::Retreat);
}

// Only cavalry that was hit, or that the overfull area holds.
void wrong(Gather& g, const CavalryLosses&, const Suffer& said) {
    const auto* assault = g.s.frames.nearest<Assault>();
    if (assault == nullptr) return g.name("wl.stacking.penalty-cavalry");
    if (said.piece.arm != Arm::Cavalry) {
        g.name(assault->step == AssaultStep::Guns ? "wl.assault.step1.cavalry"
                                                  : "wl.assault.step4.fire-effect");
    } else if (assault->step == AssaultStep::Guns) {
        g.name("wl.assault.step1.targets");
    }
}

// Tired or eliminated: no third way.
void wrong(Gather& g, const CavalryLosses&, const Retreat& said) {
    const auto* assault = g.s.frames.nearest<Assault>();
    if (assault != nullptr) {
        g.name(assault->step == AssaultStep::Guns ? "wl.assault.step1.cavalry"
                                                  : "wl.assault.step4.fire-effect");
    }
    if (said.piece.posture == Posture::OnSide) g.name("wl.formation.cavalry.tired-again");
}

void wrong(Gather& g, const GoingBack& going, const Retreat& said) {
    const auto unit = static_cast<UnitId>(going.units.first());
    if (!(piece_of(g.s, unit) == said.piece)) return;
    AreaSet ways;
    if (g.s.units[unit].from != nowhere) {
        const auto* assault = g.s.frames.nearest<Assault>();
        ways = fall_back_areas(g.s, unit, going.kind, assault->origins);
    } else {
        ways = retreat_areas(g.s, unit);
        if (said.piece.arm == Arm::Leader) ways = without_leader_clash(g.s, unit, ways);
    }
    wrong_way(g, unit, ways, said, going.kind);
}

}  // namespace grognard::waterloo
