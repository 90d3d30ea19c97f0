// Questions that "done" is no answer to: the rule that asks for one.
#include "games/waterloo/grounds/assaults.hpp"
#include "games/waterloo/grounds/concerns.hpp"

namespace grognard::waterloo {

namespace {

void unanswered(Gather& g, const Arrival&) {
    g.name("wl.prussians.phase");
    g.name("wl.prussians.die-counts-pieces");
    g.name("wl.prussians.left-to-right");
}
void unanswered(Gather& g, const Overstacked&) { g.name("wl.stacking.end-of-sequence"); }
void unanswered(Gather& g, const AssaultQueue&) { g.name("wl.action.assault.order"); }
void unanswered(Gather& g, const Sheltering&) { g.name("wl.stronghold.overflow"); }
void unanswered(Gather& g, const DuelChoice&) { g.name("wl.assault.step2.selection"); }
void unanswered(Gather& g, const ContinueChoice&) { g.name("wl.assault.step7.continue"); }
void unanswered(Gather& g, const CubePlacement&) { g.name("wl.damage.colours"); }
void unanswered(Gather& g, const SixCubes&) { g.name("wl.damage.six-kill"); }
void unanswered(Gather& g, const EmptyStock&) { g.name("wl.damage.stock-empty"); }

void unanswered(Gather& g, const Assigning&) {
    g.name("wl.damage.assign-all");
    g.name(g.s.frames.nearest<Volley>() != nullptr ? "wl.assault.step3.assign"
                                                   : "wl.morale.assign-first");
}

void unanswered(Gather& g, const CavalryHit&) {
    const bool skirmish = g.s.frames.nearest<Skirmishing>() != nullptr;
    g.name(skirmish ? "wl.skirmish.cavalry" : "wl.action.artillery.cavalry.effect");
}

void unanswered(Gather& g, const CavalryLosses&) {
    const auto* assault = g.s.frames.nearest<Assault>();
    if (assault == nullptr) return g.name("wl.stacking.penalty-cavalry");
    g.name(assault->step == AssaultStep::Guns ? "wl.assault.step1.allocation"
                                              : "wl.assault.step4.fire-allocation");
}

}  // namespace

void no_answer(Gather& g) {
    std::visit(
        [&g](const auto& frame) {
            if constexpr (requires { unanswered(g, frame); }) unanswered(g, frame);
        },
        g.s.frames.top());
}

void not_over(Gather& g) {
    const State& s = g.s;
    if (s.frames.top_as<DuelChoice>() != nullptr || s.frames.top_as<DuelRoll>() != nullptr) {
        g.name("wl.assault.step2.when");
        g.name("wl.assault.step2.repeat");
    }
    if (!charged_now(g, other(g.seat)).empty()) g.name("wl.assault.step4.must-charge");
}

}  // namespace grognard::waterloo
