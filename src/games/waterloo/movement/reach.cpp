// Floods of areas for moves, and the ways into an assault.
#include "games/waterloo/movement/reach.hpp"

#include "games/waterloo/movement/retreat.hpp"

namespace grognard::waterloo {

namespace {

// Areas that cavalry may enter an assault from, its own apart (W60, wl.action.assault.first-enemy).
AreaSet ways_through(const State& s, Seat seat, AreaId from) {
    const int steps = s.battle->charts.limits.moves[at(Arm::Cavalry)] - 1;
    const AreaSet rough = s.battle->stops_cavalry;
    return flood(s, from, steps, occupied(s, other(seat)), rough) - rough;
}

bool attacked_by_infantry(const State& s, Seat seat, AreaId area) {
    return units_in(s, seat, Arm::Infantry, area).intersects(s.attacking);
}

MoveRules approach_rules(const AreaSet& enemy) { return {enemy, {}, 1}; }

// W63: next to the enemy, or with him in one area.
MoveRules reserve_rules(const State& s, const AreaSet& enemy) {
    const AreaSet close = enemy | beside(*s.battle, enemy);
    return {close, close, s.battle->charts.limits.reserve_factor};
}

}  // namespace

MoveRules move_rules(const State& s, Order order, Seat seat) {
    const AreaSet enemy = occupied(s, other(seat));
    return order == Order::Reserve ? reserve_rules(s, enemy) : approach_rules(enemy);
}

int allowance(const State& s, Arm arm, const MoveRules& rules) {
    return s.battle->charts.limits.moves[at(arm)] * rules.factor;
}

AssaultTargets assault_targets(const State& s, Seat seat) {
    AssaultTargets out;
    // Where the other side is assaulting, that is fought first.
    out.infantry = occupied(s, other(seat)) - s.pending[at(other(seat))];
    out.infantry.remove(delayed_box);  // wl.prussians.box-no-french
    out.cavalry = out.infantry - s.battle->bars_cavalry;
    for (const int id : out.cavalry& s.battle->with_stronghold) {
        const auto area = static_cast<AreaId>(id);
        if (!all_sheltered(s, other(seat), area)) continue;
        if (!attacked_by_infantry(s, seat, area)) out.cavalry.remove(area);
    }
    return out;
}

Reach reach_of(const State& s, Seat seat) {
    return {.seat = seat,
            .approach = move_rules(s, Order::Approach, seat),
            .reserve = move_rules(s, Order::Reserve, seat),
            .targets = assault_targets(s, seat)};
}

AreaSet first_steps(const State& s, AreaId from) {
    return from == delayed_box ? s.battle->all_entries : s.battle->graph.neighbours(from);
}

AreaSet flood(const State& s, AreaId from, int steps, const AreaSet& barred, const AreaSet& stops) {
    AreaSet reached = first_steps(s, from) - barred;
    AreaSet border = reached - stops;
    for (int step = 1; step < steps && !border.empty(); ++step) {
        const AreaSet next = s.battle->graph.neighbours(border) - barred - reached;
        reached |= next;
        border = next - stops;
    }
    reached.remove(from);
    return reached;
}

bool may_leave(const State& s, UnitId unit) {
    const auto [nation, arm] = kind(s, unit);
    if (arm == Arm::Infantry) return s.units[unit].posture == Posture::Upright;
    // W15: a gun that can move is one that no cube silences; the owner says which one goes.
    if (arm == Arm::Artillery) return operational_guns(s, force(nation), s.units[unit].at) > 0;
    return true;
}

AreaSet areas_within(const State& s, UnitId unit, const MoveRules& rules) {
    const AreaId from = s.units[unit].at;
    const Arm arm = kind(s, unit).arm;
    if (rules.pinned.has(from) || !may_leave(s, unit)) return {};
    const AreaSet stops = arm == Arm::Cavalry ? s.battle->stops_cavalry : AreaSet{};
    const AreaSet reached = flood(s, from, allowance(s, arm, rules), rules.barred, stops);
    return arm == Arm::Leader ? without_leader_clash(s, unit, reached) : reached;
}

bool anyone_moves(const State& s, AreaId area, const UnitSet& units, const MoveRules& rules) {
    if (rules.pinned.has(area) || (first_steps(s, area) - rules.barred).empty()) return false;
    for (const int id : s.units_in[area] & units) {
        const auto unit = static_cast<UnitId>(id);
        // Only leaders can be kept from every area that is a free step away (W83).
        const bool leader = kind(s, unit).arm == Arm::Leader;
        if (leader ? !areas_within(s, unit, rules).empty() : may_leave(s, unit)) return true;
    }
    return false;
}

bool all_sheltered(const State& s, Seat defender, AreaId area) {
    const Stronghold* place = stronghold(s, area);
    if (place == nullptr) return false;
    const UnitSet units = combat_units_in(s, defender, area);
    if (units.size() > place->capacity) return false;
    return of_arm(s, Arm::Infantry).contains(units) &&
           !units.intersects(standing(s, Posture::Upright));
}

AssaultWays assault_ways(const State& s, UnitId unit, const AssaultTargets& targets) {
    AssaultWays out;
    const AreaId from = s.units[unit].at;
    const Arm arm = kind(s, unit).arm;
    const auto enter = [&out](const AreaSet& areas, AreaId via) {
        for (const int to : areas) out.push({static_cast<AreaId>(to), via});
    };
    if (arm == Arm::Infantry && may_leave(s, unit)) {
        enter(first_steps(s, from) & targets.infantry, from);
    } else if (arm == Arm::Cavalry) {
        enter(first_steps(s, from) & targets.cavalry, from);
        AreaSet far = targets.cavalry;
        far.remove(from);
        for (const int via : ways_through(s, side(s, unit), from)) {
            enter(s.battle->graph.neighbours(via) & far, static_cast<AreaId>(via));
        }
    }
    return out;
}

bool anyone_assaults(const State& s, AreaId area, const UnitSet& units,
                     const AssaultTargets& targets) {
    for (const int id : s.units_in[area] & units) {
        if (!assault_ways(s, static_cast<UnitId>(id), targets).empty()) return true;
    }
    return false;
}

}  // namespace grognard::waterloo
