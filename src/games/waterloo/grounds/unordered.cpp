// Parts of an action that was not ordered, or whose time is over.
#include "games/waterloo/grounds/concerns.hpp"
#include "games/waterloo/grounds/turns.hpp"
#include "games/waterloo/moves/leader.hpp"

namespace grognard::waterloo {

namespace {

// Part of an action that nobody has paid for or announced.
void unordered(Gather& g) {
    const auto* sequence = g.s.frames.nearest<Sequence>();
    if (sequence == nullptr) return out_of_phase(g);
    if (!g.acts()) return out_of_turn(g);
    if (before_the_actions(g.s) || sequence->step >= SequenceStep::Penalties) {
        return no_action_now(g);
    }
    const bool paid = g.s.frames.top_as<LeaderAction>() != nullptr;
    if (!paid && g.s.frames.top_as<ActionChoice>() == nullptr) return;
    if (!paid) g.name("wl.sequence.action-cost");
    g.name("wl.sequence.announce");
    g.name("wl.sequence.activate-area");
}

bool assaulting(const State& s) { return s.frames.nearest<AssaultQueue>() != nullptr; }

// The order of the activation going on is not an assault.
bool other_order_unfinished(const State& s) {
    const auto* marching = s.frames.nearest<Marching>();
    if (marching != nullptr) return marching->order != Order::Assault;
    return s.frames.top_as<LeaderAction>() == nullptr && !assaulting(s);
}

bool reached_by_used_leader(const Gather& g, AreaId area) {
    const UnitSet leaders = of_side(g.s, g.seat) & of_arm(g.s, Arm::Leader);
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

// Infantry comes from the areas that were activated: a single order has one.
bool assault_from_two_areas(const State& s) {
    AreaSet origins;
    for (const int id : s.attacking& of_arm(s, Arm::Infantry)) {
        origins.add(s.units[static_cast<std::size_t>(id)].from);
    }
    return origins.size() > 1;
}

// The leader has been used. The position no longer says for what: where a fight goes on or a red
// disc was spent it is taken for an assault, and not for a second one unless that shows.
void used_already(Gather& g, Order order) {
    const DiscCounts& used = g.s.discs[at(g.seat)].used;
    const bool fighting = assaulting(g.s);
    const bool again = order == Order::Assault;
    g.name("wl.leader.once-per-sequence");
    if (fighting && !again) g.name("wl.leader.non-assault-first");
    if (again && (fighting || used[at(Disc::Red)] + used[at(Disc::Green)] > 0)) {
        g.name("wl.leader.no-peek");
        g.name("wl.leader.assaults-together");
    }
    const bool both = fighting ? assault_from_two_areas(g.s) : !again || used[at(Disc::Red)] == 0;
    if (both) third_activation(g);
}

bool too_full(const Gather& g, AreaId area) {
    return area < delayed_box && stack_size(g.s, g.seat, area) > g.s.battle.charts.limits.stack;
}

// The area was activated for something else than fire.
bool other_action(const State& s) {
    return s.frames.top_as<Marching>() != nullptr || s.frames.top_as<Reinforcing>() != nullptr ||
           (s.frames.top_as<Reforming>() != nullptr && !before_the_actions(s));
}

// Such a gun fires twice, and not at that area.
bool fires_elsewhere(const State& s, const GunShots& shots, const Aim& said) {
    bool fires = false;
    for (const GunAim& aim : shots.aims) {
        if (!(piece_of(s, aim.gun) == said.gun)) continue;
        if (aim.at == said.at) return false;
        fires = true;
    }
    return fires;
}

}  // namespace

void untimely(Gather& g, const Command& said) {
    if (g.s.frames.nearest<Sequence>() == nullptr || !g.acts()) return no_action_now(g);
    const auto* leading = g.s.frames.nearest<LeaderAction>();
    if (leading == nullptr) {
        g.name("wl.leader.disc");
        if (!choosing(g)) no_action_now(g);
        if (reached_by_used_leader(g, said.area)) used_already(g, said.order);
        return;
    }
    g.name("wl.sequence.action-complete");
    if (leading->left == 0) third_activation(g);
    if (said.order == Order::Assault && other_order_unfinished(g.s)) {
        g.name("wl.leader.non-assault-first");
    }
}

void untimely(Gather& g, const Move&) {
    unordered(g);
    if (g.acts() && assaulting(g.s)) g.name("wl.action.assault.move-then-resolve");
    if (g.acts() && g.s.frames.nearest<Overstacked>() != nullptr) {
        g.name("wl.stacking.penalty-count");
    }
}

void untimely(Gather& g, const Aim& said) {
    unordered(g);
    if (choosing(g)) g.name("wl.action.artillery.disc");
    const auto* shots = g.s.frames.nearest<GunShots>();
    if (!g.acts() || shots == nullptr) return;
    g.name("wl.action.artillery.declare");
    if (shots->shots > 1 && fires_elsewhere(g.s, *shots, said)) g.name("wl.grand-battery.double");
}

void untimely(Gather& g, const OpenFire&) {
    unordered(g);
    if (g.acts() && other_action(g.s)) g.name("wl.sequence.same-action");
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
        if (s.frames.nearest<Sequence>() == nullptr || !too_full(g, said.at)) return;
        g.name("wl.stacking.end-of-sequence");
        if (g.acts()) g.name("wl.stacking.temporary");
        return;
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
