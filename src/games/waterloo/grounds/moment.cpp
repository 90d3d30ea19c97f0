// Said at the wrong moment of the turn, or by the player whose part it is not.
#include "games/waterloo/grounds/concerns.hpp"
#include "games/waterloo/moves/leader.hpp"

namespace grognard::waterloo {

namespace {

Phase phase(const State& s) {
    const auto* turn = s.frames.nearest<TurnStep>();
    return turn == nullptr ? Phase::End : turn->phase;
}

int discs_in(const DiscCounts& box) {
    int count = 0;
    for (const std::uint8_t discs : box) count += discs;
    return count;
}

bool has_acted_before(const State& s, Seat seat) { return discs_in(s.discs[at(seat)].before) > 0; }

bool first_sequence(const State& s) {
    return s.turn.active == s.turn.initiative && !has_acted_before(s, french) &&
           !has_acted_before(s, allied);
}

bool changing_formations(const State& s) {
    const auto* reforming = s.frames.nearest<Reforming>();
    return reforming != nullptr && reforming->scope == Scope::Everywhere;
}

// Steps 1 and 2 of a sequence.
bool before_the_actions(const State& s) {
    return s.frames.top_as<TileDraw>() != nullptr || changing_formations(s);
}

// Who acts first in Phase 4 is fixed by the hour and by the strongholds.
void without_initiative(Gather& g) {
    const int late = g.s.battle.charts.limits.initiative_turn;
    g.name("wl.initiative.role");
    if (g.seat == allied) {
        g.name(g.s.turn.number < late ? "wl.initiative.before-7" : "wl.initiative.7pm-keep");
    } else {
        g.name("wl.initiative.7pm-allied");
        if (g.s.turn.number > late) g.name("wl.initiative.permanent");
    }
}

void out_of_turn(Gather& g) {
    if (first_sequence(g.s)) return without_initiative(g);
    g.name("wl.sequence.swap");
    g.name("wl.sequence.repeat");
    // He still has discs: he was stopped by the tile.
    const bool stopped = has_acted_before(g.s, g.seat) && has_disc(g.s, g.seat);
    if (stopped && before_the_actions(g.s)) g.name("wl.sequence.limit");
}

// Phase 4 is not going on.
void out_of_phase(Gather& g) {
    g.name("wl.turn.phase4");
    if (phase(g.s) < Phase::Formation) return;
    g.name("wl.sequence.phase-end");
    if (!g.acts() && has_disc(g.s, g.seat)) g.name("wl.sequence.unused-lost");
}

void sequence_over(Gather& g) {
    g.name("wl.sequence.steps");
    g.name(has_disc(g.s, g.seat) ? "wl.sequence.limit" : "wl.sequence.out-of-discs");
}

// A disc is to be spent, but he is not asked for an action.
void no_action_now(Gather& g) {
    const auto* sequence = g.s.frames.nearest<Sequence>();
    if (phase(g.s) != Phase::Actions || sequence == nullptr) return out_of_phase(g);
    if (!g.acts()) return out_of_turn(g);
    if (before_the_actions(g.s)) {
        g.name("wl.sequence.steps");
    } else if (sequence->step == SequenceStep::Count) {
        g.name("wl.sequence.action-complete");
    } else if (sequence->step >= SequenceStep::Penalties) {
        sequence_over(g);
    }
}

// Part of an action that nobody has paid for or announced.
void unordered(Gather& g) {
    if (phase(g.s) != Phase::Actions) return out_of_phase(g);
    if (!g.acts()) return out_of_turn(g);
    if (before_the_actions(g.s)) g.name("wl.sequence.steps");
    const bool paid = g.s.frames.top_as<LeaderAction>() != nullptr;
    if (!paid && g.s.frames.top_as<ActionChoice>() == nullptr) return;
    if (!paid) g.name("wl.sequence.action-cost");
    g.name("wl.sequence.announce");
    g.name("wl.sequence.activate-area");
}

bool choosing(const Gather& g) { return g.asked_as<ActionChoice>() != nullptr; }

bool assaulting(const State& s) { return s.frames.nearest<AssaultQueue>() != nullptr; }

// The order of the activation going on is not an assault.
bool other_order_unfinished(const State& s) {
    const auto* marching = s.frames.nearest<Marching>();
    if (marching != nullptr) return marching->order != Order::Assault;
    return s.frames.top_as<LeaderAction>() == nullptr && !assaulting(s);
}

bool reached_by_used_leader(const Gather& g, AreaId area) {
    const UnitSet leaders = free_units(g.s, g.seat) & of_arm(g.s, Arm::Leader);
    for (const int id : leaders& standing(g.s, Posture::OnSide)) {
        if (area <= delayed_box && leader_reach(g.s, static_cast<UnitId>(id)).has(area)) {
            return true;
        }
    }
    return false;
}

void third_activation(Gather& g) {
    g.name("wl.leader.double");
    g.name("wl.leader.no-chain");
}

bool too_full(const Gather& g, AreaId area) {
    return area < delayed_box && stack_size(g.s, g.seat, area) > g.s.battle.charts.limits.stack;
}

// The Allied player's part of a phase comes first.
bool taking_turns(const Gather& g) {
    return !g.asked() && g.s.frames.nearest<Sequence>() == nullptr;
}

}  // namespace

void untimely(Gather& g, const Enter&) {
    g.name("wl.prussians.phase");
    if (g.asked_as<Relief>() == nullptr) return;
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
    const auto* shot = g.s.frames.top_as<SkirmishShot>();
    if (shot == nullptr || shot->from != said.from) return;
    // The unit that could fire from there has named its area.
    const UnitSet left = units_in(g.s, g.seat, Arm::Infantry, said.from) - skirmishing->fired;
    if (left.empty()) g.name("wl.skirmish.declare");
}

void untimely(Gather& g, const Reform&) {
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

void untimely(Gather& g, const Command& said) {
    if (phase(g.s) != Phase::Actions || !g.acts()) return no_action_now(g);
    const auto* leading = g.s.frames.nearest<LeaderAction>();
    if (leading == nullptr) {
        if (choosing(g)) g.name("wl.leader.disc");
        if (!reached_by_used_leader(g, said.area)) return;
        g.name("wl.leader.once-per-sequence");
        return third_activation(g);
    }
    g.name("wl.sequence.action-complete");
    if (leading->left == 0) third_activation(g);
    if (said.order == Order::Assault && other_order_unfinished(g.s)) {
        g.name("wl.leader.non-assault-first");
    }
}

void untimely(Gather& g, const Done&) {
    if (!taking_turns(g)) return;
    if (g.s.frames.top_as<Skirmishing>() != nullptr) g.name("wl.skirmish.allied-first");
    if (g.s.frames.top_as<Reforming>() != nullptr) g.name("wl.formation.phase5.order");
}

void untimely(Gather& g, const Move&) {
    unordered(g);
    if (g.acts() && assaulting(g.s)) g.name("wl.action.assault.move-then-resolve");
}

void untimely(Gather& g, const Aim&) {
    unordered(g);
    if (choosing(g)) g.name("wl.action.artillery.disc");
    if (g.acts() && g.s.frames.nearest<GunShots>() != nullptr) {
        g.name("wl.action.artillery.declare");
    }
}

void untimely(Gather& g, const OpenFire&) {
    unordered(g);
    if (choosing(g)) g.name("wl.action.artillery.disc");
}

void untimely(Gather& g, const FireGrandBattery&) {
    const auto* assault = g.s.frames.nearest<Assault>();
    if (assault != nullptr && assault->step <= AssaultStep::Guns && assault->attacker != g.seat) {
        g.name("wl.assault.step1.no-grand-battery");
    }
    if (g.s.frames.nearest<GunShots>() == nullptr || g.seat != french) {
        g.name("wl.grand-battery.option");
    }
    if (g.seat == french && g.s.grand_battery == 0) g.name("wl.grand-battery.six");
    if (assault == nullptr) unordered(g);
}

void untimely(Gather& g, const Reinforce&) {
    unordered(g);
    if (choosing(g)) g.name("wl.reinforce.disc");
}

void untimely(Gather& g, const Resolve& said) {
    const State& s = g.s;
    const bool pending = said.at <= delayed_box &&
                         (s.pending[at(french)].has(said.at) || s.pending[at(allied)].has(said.at));
    if (!pending) {
        if (!g.acts() || s.frames.nearest<Sequence>() == nullptr || !too_full(g, said.at)) return;
        g.name("wl.stacking.end-of-sequence");
        return g.name("wl.stacking.temporary");
    }
    if (!g.acts()) g.name("wl.action.assault.order");
    if (const auto* assault = s.frames.nearest<Assault>()) {
        if (assault->area != said.at) g.name("wl.action.assault.one-after-other");
        return;
    }
    if (assaulting(s)) return;
    g.name("wl.action.assault.move-then-resolve");
    const auto* leading = s.frames.nearest<LeaderAction>();
    if (leading != nullptr && leading->assaulted) g.name("wl.leader.assaults-together");
}

}  // namespace grognard::waterloo
