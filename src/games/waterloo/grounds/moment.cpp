// Said at the wrong moment of the turn, or by the player whose part it is not.
#include "games/waterloo/grounds/concerns.hpp"
#include "games/waterloo/grounds/turns.hpp"

namespace grognard::waterloo {

namespace {

// The Allied player's part of a phase comes first.
bool taking_turns(const Gather& g) {
    return !g.asked() && g.s.frames.nearest<Sequence>() == nullptr;
}

// As many as the die said have come this turn; others are left on the track.
bool all_arrived(const State& s) {
    if (s.turn.number < s.battle.charts.limits.prussian_turn) return false;
    if (s.arrived >= s.battle.track.size()) return false;
    // Relief is next while the die is still to be rolled.
    const bool rolled = s.frames.top_as<PrussianRoll>() == nullptr;
    return (rolled && s.frames.nearest<Relief>() != nullptr) || phase(s) > Phase::Prussians;
}

// Not at any moment.
void never(Gather& g, const Reform& said) {
    if (said.to == Posture::Square) g.name("wl.formation.infantry.auto-square");
    const bool up = said.piece.posture == Posture::OnSide && said.to == Posture::Upright;
    if (up && said.piece.arm == Arm::Cavalry) g.name("wl.formation.cavalry.no-recovery");
}

}  // namespace

void untimely(Gather& g, const Enter&) {
    g.name("wl.prussians.phase");
    if (g.seat != allied || !all_arrived(g.s)) return;
    g.name("wl.prussians.die-counts-pieces");
    g.name("wl.prussians.left-to-right");
}

void untimely(Gather& g, const Delay&) {
    g.name("wl.prussians.phase");
    if (g.s.frames.top_as<Arrival>() != nullptr) g.name("wl.prussians.delay");
}

void untimely(Gather& g, const Leave&) {
    if (phase(g.s) != Phase::Prussians) g.name("wl.prussians.delay-enter");
}

void untimely(Gather& g, const Skirmish& said) {
    const auto* skirmishing = g.s.frames.nearest<Skirmishing>();
    if (skirmishing == nullptr) return g.name("wl.skirmish.who");
    if (skirmishing->side != g.seat) return g.name("wl.skirmish.allied-first");
    g.name("wl.skirmish.sequential");
    if (said.from > delayed_box) return;
    const UnitSet left = units_in(g.s, g.seat, Arm::Infantry, said.from) - skirmishing->fired;
    const bool near = said.at <= delayed_box && beside(g.s.battle, said.from).has(said.at);
    if (left.empty() || !near) g.name("wl.skirmish.who");
    // The unit that could fire from there has named its area.
    const auto* shot = g.s.frames.top_as<SkirmishShot>();
    if (shot != nullptr && shot->from == said.from && left.empty()) g.name("wl.skirmish.declare");
}

void untimely(Gather& g, const Reform& said) {
    never(g, said);
    if (phase(g.s) == Phase::Formation) return g.name("wl.formation.phase5.order");
    g.name("wl.formation.when");
    if (phase(g.s) != Phase::Actions) return;
    g.name("wl.sequence.formation");
    if (!g.acts()) return;
    g.name("wl.sequence.steps");
    if (choosing(g)) g.name("wl.action.formation.disc");
}

void untimely(Gather& g, const Activate&) { no_action_now(g); }
void untimely(Gather& g, const Lead&) { no_action_now(g); }
void untimely(Gather& g, const Pass&) { no_action_now(g); }

void untimely(Gather& g, const Done&) {
    if (g.asked()) no_answer(g);
    not_over(g);
    if (!taking_turns(g)) return;
    if (g.s.frames.top_as<Skirmishing>() != nullptr) g.name("wl.skirmish.allied-first");
    if (g.s.frames.top_as<Reforming>() != nullptr) g.name("wl.formation.phase5.order");
}

}  // namespace grognard::waterloo
