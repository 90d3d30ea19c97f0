// Which assault is next (lb.7.5.2, 15.6.1).
#include <algorithm>

#include "games/orthez/assault/assault_fight.hpp"
#include "games/orthez/reasons.hpp"

namespace grognard::orthez {

namespace {

// Of units that rout or are gone (lb.15.1.3).
void drop_idle_markers(State& s) {
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        const Unit& unit = s.units[i];
        if (!on_map(unit) || unit.order == OrderState::Routing) {
            drop_markers(s, static_cast<UnitId>(i));
        }
    }
}

// Hexes that this side assaults.
Fixed<HexId, 64> targets(const State& s, Seat side) {
    Fixed<HexId, 64> found;
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        if (s.battle->units[i].side != side) continue;
        for (const HexId target : s.units[i].assaults) {
            if (target == no_hex || found.full()) continue;
            if (std::ranges::find(found, target) == found.end()) found.push(target);
        }
    }
    return found;
}

// A unit assaulted in both of its hexes is one target (lb.15.5.2).
bool is_one_assault(const State& s, const Fixed<HexId, 64>& open) {
    return open.size() == 1 || (open.size() == 2 && second_target(s, open[0]) == open[1]);
}

}  // namespace

bool proceed(State& s, MeleePhase& phase, const EventSink& events) {
    drop_idle_markers(s);
    if (assault_markers(s, phase.side) == 0) phase.side = other(phase.side);
    const auto open = targets(s, phase.side);
    if (open.empty()) {
        finish(s, Ended{}, events);
        return true;
    }
    if (!is_one_assault(s, open)) return false;
    begin_assault_fight(s, open[0], second_target(s, open[0]));
    return true;
}

Verdict refuse(const State& s, const MeleePhase& phase, const Resolve& action) {
    const int first = attackers_of(s, action.target).first();
    if (first < 0 || side_of(s, static_cast<UnitId>(first)) != phase.side) {
        return refused("lb.15.6.1", Reason::NoAssaultThere);
    }
    return allowed;
}

void apply(State& s, MeleePhase&, const Resolve& action, const EventSink&) {
    begin_assault_fight(s, action.target, second_target(s, action.target));
}

void offer(const State& s, const MeleePhase& phase, Offers<Action>& out) {
    for (const HexId target : targets(s, phase.side)) out.push_back(Resolve{target});
}

void resume(State&, MeleePhase& phase, const AssaultReport&, const EventSink&) {
    phase.side = other(phase.side);
}

}  // namespace grognard::orthez
