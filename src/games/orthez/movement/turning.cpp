// What a moving stack does for nothing: facing, order of the stack, who goes along (lb.8.2, 10.2.4,
// 12.3.B, 19.C.1).
#include <algorithm>

#include "games/orthez/charge/charge.hpp"
#include "games/orthez/movement/contact.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/movement/moving.hpp"
#include "games/orthez/movement/permit.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/stacking/limits.hpp"
#include "games/orthez/stacking/placing.hpp"

namespace grognard::orthez {
namespace {

bool is_mover(const Moving& m, UnitId unit) {
    return std::find(m.units.begin(), m.units.end(), unit) != m.units.end();
}

// lb.8.2.3: while movement remains.
Verdict judge_movement_left(const State& s, const Moving& m) {
    for (const UnitId unit : m.units) {
        if (left(s, unit) <= Pm()) return refused("lb.8.2.3", Reason::NotEnoughMovement);
    }
    return allowed;
}

void turn_to(State& s, UnitId id, Side facing) {
    Unit& unit = s.units[id];
    const bool column = unit.formation == Formation::RoadColumn && unit.hexes.size() > 1;
    if (column) std::reverse(unit.hexes.begin(), unit.hexes.end());
    unit.facing = facing;
}

// lb.12.3.B.1: a unit over several hexes turns about or not at all.
bool may_face(const State& s, UnitId id, Side facing) {
    const Unit& unit = s.units[id];
    if (unit.order != OrderState::Good) return false;
    Footprint hexes = unit.hexes;
    if (unit.formation == Formation::RoadColumn) std::reverse(hexes.begin(), hexes.end());
    return facing_fits(s, unit.formation, hexes, facing);
}

// Limbered guns have no facing and go along with those that have one.
bool turns_along(const State& s, const Moving& m, UnitId unit) {
    return m.units.size() < 2 || s.units[unit].formation != Formation::Limbered;
}

// One that stays where he is needs nobody who goes (lb.10.1.C.1).
Verdict judge_those_left(const State& s, HexId hex, const UnitList& gone, const LeaderSet& go) {
    const Occupants rest = occupants_but(s, hex, gone);
    if (rest.size() < 2) return allowed;
    auto leader = LeaderThere::No;
    for (const int there : leaders_in(s, hex)) {
        const Leader& who = s.battle->leaders[static_cast<std::size_t>(there)];
        if (!go.has(there) && who.rank != Rank::Marker) leader = LeaderThere::Yes;
    }
    return may_share(s, hex, rest, leader, Presence::Staying);
}

}  // namespace

Verdict refuse(const State& s, const Moving& m, const Turn& turn) {
    if (const Verdict v = judge_movement_left(s, m)) return v;
    bool changes = false;
    for (const UnitId unit : m.units) {
        if (!turns_along(s, m, unit)) continue;
        changes = changes || s.units[unit].facing != turn.facing;
        if (!may_face(s, unit, turn.facing)) return refused("lb.8.2.1", Reason::NotThatFacing);
    }
    if (!changes) return refused("lb.8.2.1", Reason::AlreadyDone);
    if (m.mission == Mission::Regrouping && !counter(s, m.units[0]).picket) {
        return refused("lb.20.0.G.2", Reason::NotThatFacing);
    }
    const UnitId lead = lead_of(s, m.units);
    if (m.mission != Mission::Assaulting || !in_contact(s, lead, m.target)) return allowed;
    State turned_round = s;
    turn_to(turned_round, lead, turn.facing);
    if (in_contact(turned_round, lead, m.target)) return allowed;
    return refused("lb.15.1.1", Reason::LosesContact);
}

void apply(State& s, Moving& m, const Turn& turn, const EventSink& events) {
    for (const UnitId unit : m.units) {
        if (!turns_along(s, m, unit)) continue;
        turn_to(s, unit, turn.facing);
        s.units[unit].done.moved = true;
        events.tell(UnitTurned{unit, turn.facing});
    }
    // Others see the charge come at them (lb.example.T4.6).
    if (m.mission == Mission::Charging && m.target != no_hex) {
        begin_reaction_window(s, m.units[0]);
    }
}

Verdict refuse(const State& s, const Moving& m, const Reorder& reorder) {
    if (reorder.unit >= s.battle->units.size()) return refused("lb.10.2.4", Reason::NoSuchUnit);
    if (!is_mover(m, reorder.unit)) return refused("lb.10.2.4", Reason::NotYourUnit);
    if (const Verdict v = judge_movement_left(s, m)) return v;
    const UnitList stack = units_in(s, s.units[reorder.unit].hexes[0]);
    if (reorder.depth >= stack.size()) return refused("lb.10.2.4", Reason::AlreadyDone);
    if (stack[reorder.depth] == reorder.unit) return refused("lb.10.2.4", Reason::AlreadyDone);
    State changed = s;
    put_at_depth(changed, reorder.unit, reorder.depth);
    for (const UnitId unit : stack) {  // lb.10.1.C.4
        const UnitId parent = counter(s, unit).parent;
        const bool under = parent == no_unit ||
                           std::find(stack.begin(), stack.end(), parent) == stack.end() ||
                           changed.units[unit].depth > changed.units[parent].depth;
        if (!under) return refused("lb.10.1.C.4", Reason::OtherFormationThere);
    }
    return allowed;
}

void apply(State& s, Moving& m, const Reorder& reorder, const EventSink&) {
    put_at_depth(s, reorder.unit, reorder.depth);
    std::sort(m.units.begin(), m.units.end(),
              [&](UnitId a, UnitId b) { return s.units[a].depth < s.units[b].depth; });
}

Verdict refuse(const State& s, const Moving& m, const Drop& drop) {
    if (drop.unit >= s.battle->units.size()) return refused("lb.12.1.1", Reason::NoSuchUnit);
    if (!is_mover(m, drop.unit)) return refused("lb.12.1.1", Reason::NotYourUnit);
    if (m.units.size() < 2) return refused("lb.12.1.1", Reason::NotNow);
    if (m.mission == Mission::Assaulting) return refused("lb.15.2.1", Reason::NotNow);
    UnitList others = m.units;
    std::remove(others.begin(), others.end(), drop.unit);
    others.pop();
    for (const HexId hex : s.units[drop.unit].hexes) {
        if (const Verdict v = judge_those_left(s, hex, others, m.leaders)) return v;
    }
    return allowed;
}

void apply(State& s, Moving& m, const Drop& drop, const EventSink&) {
    const UnitList before = m.units;
    m.units.clear();
    for (const UnitId unit : before) {
        if (unit != drop.unit) m.units.push(unit);
    }
    if (m.acted) s.units[drop.unit].done.moved = true;
}

// lb.19.C.1: from the hex where the unit starts.
Verdict refuse(const State& s, const Moving& m, const TakeAlong& action) {
    if (action.leader >= s.battle->leaders.size()) {
        return refused("lb.19.C.1", Reason::NoSuchLeader);
    }
    const LeaderState& state = s.leaders[action.leader];
    const Leader& leader = s.battle->leaders[action.leader];
    if (leader.side != side_of(s, m.units[0])) return refused("lb.19.C.1", Reason::NotYourLeader);
    if (leader.rank == Rank::Marker) return refused("lb.19.C.1", Reason::NoSuchLeader);
    if (m.leaders.has(action.leader)) return refused("lb.19.C.1", Reason::AlreadyDone);
    const bool here =
        state.whereabouts == Whereabouts::Map && stands_in(s.units[lead_of(s, m.units)], state.at);
    if (!here) return refused("lb.19.C.1", Reason::NotAdjacent);
    if (state.moved || m.stepped) return refused("lb.19.C.1", Reason::HasMoved);
    return allowed;
}

void apply(State&, Moving& m, const TakeAlong& action, const EventSink&) {
    m.leaders.add(action.leader);
}

Verdict refuse(const State& s, const Moving& m, const LeaveBehind& action) {
    const bool along = action.leader < s.battle->leaders.size() && m.leaders.has(action.leader);
    return along ? allowed : Verdict(refused("lb.19.C.1", Reason::NoSuchLeader));
}

// He is finished where he stops (lb.19.C.1).
void apply(State& s, Moving& m, const LeaveBehind& action, const EventSink&) {
    m.leaders.remove(action.leader);
    if (m.stepped) s.leaders[action.leader].moved = true;
}

}  // namespace grognard::orthez
