// Extending over a second hex, gathering, pivoting (lb.11.3, 12.3.A, 12.3.C, 12.5.E-F).
#include <algorithm>

#include "games/orthez/facing/arcs.hpp"
#include "games/orthez/movement/contact.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/movement/plan.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/stacking/limits.hpp"
#include "games/orthez/stacking/placing.hpp"
#include "games/orthez/zones/influence.hpp"

namespace grognard::orthez {
namespace {

bool spreads(const Unit& unit) {
    return unit.order == OrderState::Good &&
           (unit.formation == Formation::Line || unit.formation == Formation::Skirmish);
}

// Only companies go with a unit that spreads (lb.11.5.2, 18.4.1).
Verdict judge_company(const State& s, const Moving& m, UnitId lead) {
    for (const UnitId unit : m.units) {
        if (unit != lead && !is_companion(s, unit, lead)) {
            return refused("lb.11.5.2", Reason::MayNotStack);
        }
    }
    return allowed;
}

// The biggest battalion of the stack; companies never spread.
UnitId who_spreads(const State& s, const Moving& m) {
    UnitId lead = lead_of(s, m.units);
    for (const UnitId unit : m.units) {
        if (is_companion(s, lead, unit)) lead = unit;
    }
    return lead;
}

Verdict judge_strength(const State& s, UnitId id) {
    const Stacking& chart = s.battle->charts.stacking;
    const bool line = s.units[id].formation == Formation::Line;
    if (line && increments(s, id) < Ratio(chart.long_line_minimum)) {
        return refused("lb.12.3.C.1", Reason::NotThatFormation);
    }
    if (!line && !must_extend(s, id)) return refused("lb.11.9.A.2", Reason::NotThatFormation);
    return allowed;
}

void add_companies(const State& s, const Moving& m, UnitId lead, HexId to, Plan& out) {
    for (const UnitId unit : m.units) {
        if (unit == lead) continue;
        const UnitPlan& of_lead = out.units[0];
        const Unit& company = s.units[unit];
        const HexId at = to == no_hex ? company.hexes[0] : to;
        out.units.push({unit, only(at), of_lead.formation, of_lead.facing, {}, false});
    }
}

// The hex in front of both halves; no_hex beyond the map.
HexId middle_front(const State& s, const Unit& unit) {
    for (const Side side : {unit.facing, turned(unit.facing, 1)}) {
        const HexId ahead = neighbour(ground(s), unit.hexes[0], side);
        if (ahead != no_hex && adjacent(ground(s), ahead, unit.hexes[1])) return ahead;
    }
    return no_hex;
}

// lb.12.3.A.1: the facing turns a sixth toward the half that stays.
Side pivoted(const State& s, HexId stays, HexId to, Side facing) {
    const Side along = side_toward(ground(s), stays, to);
    for (const int turn : {1, -1}) {
        const Side wanted = turned(facing, turn);
        if (faces_across(along, wanted)) return wanted;
    }
    return no_side;
}

// Both halves then touch an enemy hex that one half touched before (lb.11.5.E.1).
bool wheels_into_contact(const State& s, const Unit& unit, HexId stays, HexId to) {
    for (Side side = 0; side < side_count; ++side) {
        const HexId enemy = neighbour(ground(s), stays, side);
        if (enemy == no_hex || !holds_unit_of(s, enemy, other(side_of(s, units_in(s, stays)[0])))) {
            continue;
        }
        const HexId moving = unit.hexes[0] == stays ? unit.hexes[1] : unit.hexes[0];
        if (adjacent(ground(s), to, enemy) && !adjacent(ground(s), moving, enemy)) return true;
    }
    return false;
}

std::optional<Pm> gathering_cost(const State& s, UnitId id, HexId at) {
    const Unit& unit = s.units[id];
    if (unit.formation != Formation::RoadColumn) {
        const HexId from = unit.hexes[0] == at ? unit.hexes[1] : unit.hexes[0];
        return extension_cost(s, id, from, at);
    }
    Pm sum;
    for (std::size_t i = 1; i < unit.hexes.size(); ++i) {
        const auto cost = extension_cost(s, id, unit.hexes[i], unit.hexes[i - 1]);
        if (!cost) return std::nullopt;
        sum += *cost;
    }
    return sum;
}

}  // namespace

Verdict plan_extend(const State& s, const Moving& m, const Extend& extend, Plan& out) {
    const UnitId lead = who_spreads(s, m);
    const Unit& unit = s.units[lead];
    if (!spreads(unit) || unit.hexes.size() > 1) {
        return refused("lb.12.5.F.3", Reason::NotThatFormation);
    }
    if (const Verdict v = judge_strength(s, lead)) return v;
    if (const Verdict v = judge_company(s, m, lead)) return v;
    // lb.8.0.3: through a flank side of the line.
    if (extend.side != turned(unit.facing, -1) && extend.side != turned(unit.facing, 2)) {
        return refused("lb.8.0.3", Reason::NotThroughFront);
    }
    const HexId to = neighbour(ground(s), unit.hexes[0], extend.side);
    if (to == no_hex) return refused("lb.12.1.2", Reason::NoSuchHex);
    if (is_occupied(s, to)) return refused("lb.10.1.3", Reason::MayNotStack);
    if (!formation_allowed(s, lead, unit.formation, to)) {
        return refused("lb.11.3.5", Reason::FormationNotThere);
    }
    const auto cost = extension_cost(s, lead, unit.hexes[0], to);
    if (!cost) return refused("lb.12.4.1", Reason::ClosedGround);
    UnitPlan p{lead, unit.hexes, unit.formation, unit.facing, *cost, false};
    p.to.push(to);
    out.units.push(p);
    add_companies(s, m, lead, no_hex, out);
    return allowed;
}

Verdict plan_gather(const State& s, const Moving& m, const Gather& gather, Plan& out) {
    const UnitId lead = lead_of(s, m.units);
    const Unit& unit = s.units[lead];
    if (unit.hexes.size() < 2) return refused("lb.12.5.E.1", Reason::AlreadyDone);
    if (!stands_in(unit, gather.at)) return refused("lb.12.3.C.2", Reason::NotAdjacent);
    const auto cost = gathering_cost(s, lead, gather.at);
    if (!cost) return refused("lb.12.4.1", Reason::ClosedGround);
    out.units.push({lead, only(gather.at), unit.formation, unit.facing, *cost, false});
    add_companies(s, m, lead, gather.at, out);
    return allowed;
}

Verdict plan_pivot(const State& s, const Moving& m, const Pivot& pivot, Plan& out) {
    const UnitId lead = lead_of(s, m.units);
    const Unit& unit = s.units[lead];
    if (!spreads(unit) || unit.hexes.size() != 2) {
        return refused("lb.12.3.A.1", Reason::NotThatFormation);
    }
    if (!stands_in(unit, pivot.moving)) return refused("lb.12.3.A.1", Reason::NotAdjacent);
    const HexId stays = unit.hexes[0] == pivot.moving ? unit.hexes[1] : unit.hexes[0];
    const HexId to = middle_front(s, unit);
    if (to == no_hex) return refused("lb.12.1.2", Reason::NoSuchHex);
    if (is_occupied(s, to)) return refused("lb.10.1.3", Reason::MayNotStack);
    if (!formation_allowed(s, lead, unit.formation, to)) {
        return refused("lb.11.3.5", Reason::FormationNotThere);
    }
    const auto ground_cost = extension_cost(s, lead, pivot.moving, to);
    if (!ground_cost) return refused("lb.12.4.1", Reason::ClosedGround);
    UnitPlan p{lead, {}, unit.formation, pivoted(s, stays, to, unit.facing), *ground_cost, false};
    for (const HexId hex : unit.hexes) p.to.push(hex == pivot.moving ? to : hex);
    const bool foot_line =
        unit.formation == Formation::Line && counter(s, lead).arm == Arm::Infantry;
    if (foot_line) p.cost += Pm(s.battle->charts.movement.line_surcharge);
    if (foot_line && wheels_into_contact(s, unit, stays, to)) p.cost = Pm(1);
    out.units.push(p);
    for (const UnitId company : m.units) {
        if (company == lead) continue;
        const bool moves = s.units[company].hexes[0] == pivot.moving;
        const HexId at = moves ? to : s.units[company].hexes[0];
        out.units.push({company, only(at), p.formation, p.facing, moves ? p.cost : Pm(), false});
    }
    return allowed;
}

}  // namespace grognard::orthez
