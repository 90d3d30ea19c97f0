// Answers to fire, in an assault and about cubes: by the wrong player, or when nobody asked.
#include "games/waterloo/assault/steps.hpp"
#include "games/waterloo/grounds/assaults.hpp"
#include "games/waterloo/grounds/concerns.hpp"

namespace grognard::waterloo {

namespace {

const Stronghold* walls_of(const Gather& g) {
    const Assault* assault = assault_of(g);
    return assault == nullptr ? nullptr : stronghold(g.s, assault->area);
}

// A thing of one step said in another.
void out_of_step(Gather& g, AssaultStep step) {
    const Assault* assault = assault_of(g);
    if (assault == nullptr || assault->step == step) return;
    g.name("wl.action.assault.steps-order");
    g.name("wl.action.assault.steps");
}

bool before_volleys(const Gather& g) {
    const Assault* assault = assault_of(g);
    return assault != nullptr && assault->step < AssaultStep::Volleys;
}

// Cavalry of his that stands next to that area.
UnitSet cavalry_beside(const Gather& g, AreaId area) {
    UnitSet out;
    if (!on_map(area)) return out;
    for (const int from : g.s.battle.graph.neighbours(area)) {
        out |= units_in(g.s, g.seat, Arm::Cavalry, static_cast<AreaId>(from));
    }
    return out;
}

bool without_target(const Gather& g, const UnitSet& cavalry) {
    for (const int id : cavalry) {
        if (continue_areas(g.s, static_cast<UnitId>(id)).empty()) return true;
    }
    return false;
}

// What walls never shelter, whenever it is said.
void not_to_be_sheltered(Gather& g, const Piece& piece) {
    if (piece.arm != Arm::Infantry) {
        g.name("wl.stronghold.not-guns-cavalry");
    } else if (piece.posture == Posture::Upright) {
        g.name("wl.stronghold.defensive-only");
    }
}

}  // namespace

void of_the_other_cavalry(Gather& g) {
    const Assault* assault = assault_of(g);
    if (assault == nullptr || assault->attacker == g.s.turn.active) return;
    if (g.seat != assault->attacker) g.name("wl.control.owner-decides");
}

UnitSet charged_now(const Gather& g, Seat seat) {
    const auto* fire = g.s.frames.top_as<ChargeFire>();
    if (fire == nullptr || side(g.s, static_cast<UnitId>(fire->shooters.first())) != seat)
        return {};
    return fire->shooters - sheltered(g.s, *assault_of(g));
}

void untimely(Gather& g, const Shelter& said) {
    if (assault_of(g) == nullptr) return;
    const Stronghold* walls = walls_of(g);
    if (walls == nullptr) return g.name("wl.stronghold.three");
    g.name("wl.stronghold.overflow");
    not_to_be_sheltered(g, said.piece);
    if (sheltered(g.s, *assault_of(g)).size() >= walls->capacity) g.name("wl.stronghold.figures");
}

void untimely(Gather& g, const Cover&) {
    if (assault_of(g) == nullptr) return;
    g.name(walls_of(g) != nullptr ? "wl.stronghold.guns-declare" : "wl.stronghold.three");
}

void untimely(Gather& g, const Engage&) {
    const Assault* assault = assault_of(g);
    if (assault == nullptr) return;
    if (const auto* choice = g.s.frames.top_as<DuelChoice>()) {
        g.name("wl.assault.step2.selection");
        if (choice->charging == no_unit) of_the_other_cavalry(g);
        return;
    }
    if (attackers(g.s, *assault, Arm::Cavalry).empty() ||
        defenders(g.s, *assault, Arm::Cavalry).empty()) {
        g.name("wl.assault.step2.when");
    }
    out_of_step(g, AssaultStep::Duels);
}

void untimely(Gather& g, const Assign&) {
    const State& s = g.s;
    const auto* volley = s.frames.nearest<Volley>();
    if (s.frames.top_as<Assigning>() != nullptr) {
        g.name("wl.damage.assign-owner");
        if (volley == nullptr) return;
        g.name("wl.assault.step3.assign");
        if (volley->firing != assault_of(g)->attacker) g.name("wl.assault.step3.defender-first");
        return;
    }
    // The dice of this round are not rolled yet: nothing is too late.
    if (s.frames.top_as<TestRoll>() != nullptr || s.frames.top_as<VolleyRoll>() != nullptr) return;
    if (s.frames.nearest<Test>() != nullptr) {
        g.name("wl.morale.assign-first");
        if (s.frames.top_as<GoingBack>() != nullptr) g.name("wl.retreat.cubes");
    } else {
        g.name(volley != nullptr ? "wl.assault.step3.assign" : "wl.damage.assign-when");
        if (before_volleys(g)) out_of_step(g, AssaultStep::Volleys);
    }
}

void untimely(Gather& g, const Shoot&) {
    g.name("wl.stronghold.fires-on-cavalry");
    out_of_step(g, AssaultStep::Charge);
}
// Whoever is charged fires: only walls leave a choice.
void untimely(Gather& g, const HoldFire&) {
    untimely(g, Shoot{});
    if (!charged_now(g, g.seat).empty()) g.name("wl.assault.step4.fire");
}

void untimely(Gather& g, const Charge& said) {
    if (const auto* choice = g.s.frames.top_as<ContinueChoice>()) {
        g.name("wl.assault.step7.continue");
        if (side(g.s, choice->unit) != g.s.turn.active) g.name("wl.control.owner-decides");
        return;
    }
    g.name("wl.assault.step7.threshold");
    out_of_step(g, AssaultStep::Control);
    UnitSet cavalry = cavalry_beside(g, said.to);
    if (const auto* roll = g.s.frames.top_as<ControlRoll>()) cavalry -= roll->left;
    if (cavalry.empty()) return;
    g.name("wl.assault.step7.stay");
    if (without_target(g, cavalry)) g.name("wl.assault.step7.no-target");
}

void untimely(Gather& g, const PutCube&) {
    if (g.s.frames.top_as<CubePlacement>() != nullptr) g.name("wl.damage.colours");
}

void untimely(Gather& g, const Remove&) { g.name("wl.damage.six-kill"); }
void untimely(Gather& g, const Sacrifice&) { g.name("wl.damage.stock-empty"); }

void wrong(Gather& g, const Sheltering&, const Shelter& said) {
    not_to_be_sheltered(g, said.piece);
    if (find_piece(g.s, units_in(g.s, g.seat, assault_of(g)->area), said.piece) == no_unit) {
        g.name("wl.stronghold.overflow");
    }
}

// W46: targets that are none for cavalry are none now.
void wrong(Gather& g, const ContinueChoice&, const Charge& said) {
    g.name("wl.assault.step7.continue");
    if (on_map(said.to) && enemy_held(g.s, g.seat, said.to)) not_for_cavalry(g, said.to);
    if (said.to == delayed_box && g.seat == french) g.name("wl.prussians.box-no-french");
}

}  // namespace grognard::waterloo
