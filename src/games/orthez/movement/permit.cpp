#include "games/orthez/movement/permit.hpp"

#include <algorithm>

#include "games/orthez/facing/arcs.hpp"
#include "games/orthez/movement/contact.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/movement/regroup.hpp"
#include "games/orthez/movement/toward.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/stacking/limits.hpp"
#include "games/orthez/zones/influence.hpp"

namespace grognard::orthez {
namespace {

constexpr int look_ahead = 2;  // deeds that may follow before a stack can stay where it is

template <class D>
bool is(const Deed& deed) {
    return std::holds_alternative<D>(deed);
}

Verdict permit_to(const State& s, const Moving& m, const Deed& deed, Plan& out, int ahead);

Verdict judge_points(const State& s, const Plan& plan) {
    for (const UnitPlan& unit : plan.units) {
        if (unit.cost > left(s, unit.unit)) return refused("lb.12.1.1", Reason::NotEnoughMovement);
    }
    return allowed;
}

// lb.22.3.C.2, 22.3.E.1.c
Verdict judge_bans(const State& s, const Plan& plan) {
    const Release& release = s.battle->release;
    for (const UnitPlan& unit : plan.units) {
        const Counter& c = counter(s, unit.unit);
        const bool reserve =
            release.division != no_formation && c.division == release.division && !s.pau_open;
        for (const HexId hex : entered(s, unit)) {
            const bool near =
                reserve && release.barred_from != no_hex &&
                distance(ground(s), hex, release.barred_from) <= release.barred_distance;
            if (near) return refused("lb.22.3.C.2", Reason::ClosedGround);
            if (c.picket && in_influence_of(s, hex, other(c.side))) {
                return refused("lb.22.3.E.1.c", Reason::InEnemyZone);
            }
        }
    }
    return allowed;
}

// lb.15.1.1: what is left of the movement brings the stack to its target, nothing else.
Verdict judge_assault_step(const State& s, const Moving& m, const Plan& plan) {
    const UnitId lead = lead_of(s, m.units);
    if (in_contact(s, lead, m.target)) return refused("lb.15.1.1", Reason::NotTowardTarget);
    const WayTo way(s, side_of(s, lead), Mover::Foot, hexes_beside(s, m.target), {},
                    s.units[lead].hexes[0]);
    const auto nearest = [&](const Footprint& hexes) {
        Pm best = Pm::of_parts(std::numeric_limits<std::int16_t>::max());
        for (const HexId hex : hexes) {
            if (way.reaches(hex)) best = std::min(best, way.cost(hex));
        }
        return best;
    };
    for (const UnitPlan& unit : plan.units) {
        if (unit.unit != lead) continue;
        const bool beside = nearest(unit.to) == Pm();
        if (!beside && nearest(unit.to) >= nearest(s.units[lead].hexes)) {
            return refused("lb.15.1.1", Reason::NotTowardTarget);
        }
    }
    return allowed;
}

Verdict judge_mission(const State& s, const Moving& m, const Deed& deed, const Plan& plan) {
    const bool steps = is<Step>(deed);
    if (m.mission == Mission::Charging && !steps && !is<Pivot>(deed)) {
        return refused("lb.18.6.A.0", Reason::NotThatFormation);
    }
    if (m.mission == Mission::Assaulting && steps) return judge_assault_step(s, m, plan);
    if (m.mission == Mission::Regrouping) return judge_regrouping(s, m, deed, plan);
    return allowed;
}

bool follows_zones_on_foot(const State& s, UnitId id) {
    const Counter& c = counter(s, id);
    if (c.arm == Arm::Cavalry) return false;
    return !(c.horse_artillery && s.units[id].formation != Formation::Battery);
}

// lb.11.5.E.1: wheeling the second half into contact leaves no zone.
bool wheels(const State& s, const Deed& deed, const Plan& plan) {
    return is<Pivot>(deed) && counter(s, plan.units[0].unit).arm == Arm::Infantry &&
           plan.units[0].cost == Pm(1) && s.units[plan.units[0].unit].formation == Formation::Line;
}

// lb.11.8.E.1: guns that join a square must have the points to unlimber there.
Verdict judge_joining_guns(const State& s, const Plan& plan) {
    for (const UnitPlan& unit : plan.units) {
        const bool joins = counter(s, unit.unit).arm == Arm::Artillery &&
                           !stands_in(s.units[unit.unit], unit.to[0]) &&
                           joins_square(s, unit.unit, unit.to[0]);
        const Pm sum = unit.cost + formation_change_cost(s, unit.unit, Formation::Battery);
        if (joins && sum > left(s, unit.unit)) {
            return refused("lb.11.8.E.1", Reason::NotEnoughMovement);
        }
    }
    return allowed;
}

// The State and Moving after a deed, without windows or dice.
struct After {
    State state;
    Moving moving;
};
After after(const State& s, const Moving& m, const Deed& deed, const Plan& plan) {
    After out{s, m};
    out.moving.held = m.held || enters_zone(s, plan);
    pay(out.state, plan);
    carry_out(out.state, m, plan, {});
    out.moving.acted = true;
    out.moving.stepped = m.stepped || is<Step>(deed);
    for (const UnitPlan& p : plan.units) {
        Unit& unit = out.state.units[p.unit];
        if (!is<Step>(deed) || !joins_square(out.state, p.unit, unit.hexes[0])) continue;
        const bool guns = counter(s, p.unit).arm == Arm::Artillery;
        unit.formation = guns ? Formation::Battery : Formation::Square;
    }
    return out;
}

// lb.10.1.F.1: a unit may leave a square as a square of its own only if it is strong enough.
bool is_weak_square(const State& s, UnitId id) {
    const Unit& unit = s.units[id];
    if (unit.order != OrderState::Good || unit.formation != Formation::Square) return false;
    Ratio men;
    for (const UnitId with : units_in(s, unit.hexes[0])) {
        if (counter(s, with).arm == Arm::Infantry) men += increments(s, with);
    }
    return men < Ratio(s.battle->charts.stacking.square_minimum);
}

bool goes_on(const State& s, const Moving& m, int ahead) {
    bool found = false;
    const auto try_deed = [&](const Deed& deed) {
        Plan unused;
        found = found || !permit_to(s, m, deed, unused, ahead);
    };
    const UnitId lead = lead_of(s, m.units);
    if (must_extend(s, lead)) {
        for (Side side = 0; side < side_count; ++side) {
            try_deed(Extend{side});
            try_deed(Form{Formation::Column, side});
        }
        return found;
    }
    each_step(s, m, [&](const Step& step) { try_deed(step); });
    return found;
}

// lb.10.1.1, 11.9.A.3, 12.5.F.2: nobody goes where he can neither stay nor go on.
Verdict judge_outcome(const State& s, const Moving& m, const Deed& deed, const Plan& plan,
                      int ahead) {
    const After next = after(s, m, deed, plan);
    const UnitId lead = lead_of(s, m.units);
    const bool had_contact = m.mission == Mission::Assaulting && in_contact(s, lead, m.target);
    if (had_contact && !in_contact(next.state, lead, m.target)) {
        return refused("lb.15.1.1", Reason::LosesContact);
    }
    const Verdict fault = judge_end(next.state, next.moving);
    if (!fault) return allowed;
    if (ahead > 0 && goes_on(next.state, next.moving, ahead - 1)) return allowed;
    return fault;
}

Verdict permit_to(const State& s, const Moving& m, const Deed& deed, Plan& out, int ahead) {
    if (const Verdict v = plan(s, m, deed, out)) return v;
    if (const Verdict v = judge_points(s, out)) return v;
    if (const Verdict v = judge_joining_guns(s, out)) return v;
    if (is<Step>(deed) && m.held) return refused("lb.9.A.6", Reason::HeldByEnemyZone);
    if (const Verdict v = judge_bans(s, out)) return v;
    if (const Verdict v = judge_mission(s, m, deed, out)) return v;
    Exit exit{};
    if (const Verdict v = judge_exit(s, m, deed, out, exit)) return v;
    return judge_outcome(s, m, deed, out, ahead);
}

}  // namespace

Verdict permit(const State& s, const Moving& m, const Deed& deed, Plan& out) {
    return permit_to(s, m, deed, out, look_ahead);
}

bool may_go_on(const State& s, const Moving& m) { return goes_on(s, m, look_ahead); }

Verdict judge_exit(const State& s, const Moving& m, const Deed& deed, const Plan& plan,
                   Exit& exit) {
    exit = Exit::Free;
    if (!is<Step>(deed) && !is<Pivot>(deed)) return allowed;
    if (wheels(s, deed, plan)) return allowed;
    for (const UnitPlan& unit : plan.units) {
        const Seat enemy = other(side_of(s, unit.unit));
        const bool on_foot = follows_zones_on_foot(s, unit.unit);
        for (const HexId hex : vacated(s, unit)) {
            if (!on_foot) {
                if (m.mission == Mission::Charging || !in_cavalry_influence_of(s, hex, enemy)) {
                    continue;
                }
                return refused("lb.9.C.2", Reason::HeldByEnemyZone);
            }
            if (in_influence_of(s, hex, enemy)) exit = Exit::Test;
        }
    }
    if (exit == Exit::Free) return allowed;
    if (m.acted) return refused("lb.9.A.6", Reason::HeldByEnemyZone);
    for (const HexId hex : s.units[lead_of(s, m.units)].hexes) {
        if (has_friendly_leader(s, hex, side_of(s, m.units[0]))) return allowed;
    }
    return refused("lb.9.A.1", Reason::NeedsLeader);
}

bool enters_zone(const State& s, const Plan& plan) {
    for (const UnitPlan& unit : plan.units) {
        if (!follows_zones_on_foot(s, unit.unit)) continue;
        for (const HexId hex : entered(s, unit)) {
            if (in_influence_of(s, hex, other(side_of(s, unit.unit)))) return true;
        }
    }
    return false;
}

Verdict judge_end(const State& s, const Moving& m) {
    for (const UnitId unit : m.units) {
        if (must_extend(s, unit)) return refused("lb.11.9.A.3", Reason::MustGoOn);
        const Unit& u = s.units[unit];
        const bool column = u.order == OrderState::Good && u.formation == Formation::RoadColumn;
        const bool follows = lead_of(s, m.units) != unit;
        if (column && !follows && u.hexes.size() < column_length(s, unit)) {
            return refused("lb.12.5.F.2", Reason::MustGoOn);
        }
        if (is_weak_square(s, unit)) return refused("lb.10.1.F.1", Reason::NotThatFormation);
        for (const HexId hex : u.hexes) {
            if (const Verdict v = fault_of_stack(s, hex)) return v;
        }
    }
    return allowed;
}

}  // namespace grognard::orthez
