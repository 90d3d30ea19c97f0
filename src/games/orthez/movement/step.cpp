// A step of a whole stack into the hexes ahead (sections 11.2-11.9, 12.1, 12.3, 12.4).
#include <algorithm>

#include "games/orthez/facing/arcs.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/movement/plan.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/stacking/limits.hpp"
#include "games/orthez/stacking/placing.hpp"

namespace grognard::orthez {
namespace {

constexpr SideMarks obstacles = Stream | SlopeUp | SlopeDown | Wall | SunkenRoad | RaisedRoad |
                                Bridge | FordSide | Gorge;  // to a battery pushed by hand

bool in_good(const Unit& unit, Formation formation) {
    return unit.order == OrderState::Good && unit.formation == formation;
}
bool is_wide(const Unit& unit) {
    return unit.hexes.size() > 1 && !in_good(unit, Formation::RoadColumn);
}

// lb.12.1.A.1, 12.3.1: ahead; skirmishers over two hexes also sideways; a road column follows its
// road wherever it bends (lb.11.7.1).
bool may_step(const State& s, UnitId id, Side side) {
    const Unit& unit = s.units[id];
    if (in_good(unit, Formation::RoadColumn)) return true;
    if (!is_wide(unit)) return arcs(s, id, unit.hexes[0]).front.has(side);
    if (side == unit.facing || side == turned(unit.facing, 1)) return true;
    const Side along = side_toward(ground(s), unit.hexes[0], unit.hexes[1]);
    return unit.formation == Formation::Skirmish && (side == along || side == opposite(along));
}

Footprint shifted(const State& s, UnitId id, Side side) {
    const Unit& unit = s.units[id];
    Footprint to;
    if (in_good(unit, Formation::RoadColumn)) {
        to.push(neighbour(ground(s), unit.hexes[0], side));
        for (const HexId hex : unit.hexes) {
            if (to.size() < column_length(s, id)) to.push(hex);
        }
        return to;
    }
    for (const HexId hex : unit.hexes) to.push(neighbour(ground(s), hex, side));
    return to;
}

// lb.12.3.D: a battery is pushed one clear hex along a road or track, over no obstacle.
Verdict judge_push(const State& s, const Moving& m, HexId from, HexId to, Side side) {
    const bool clear = terrain(s, from) == Terrain::Clear && terrain(s, to) == Terrain::Clear;
    if (!clear || joined(ground(s), from, to) == Joined::No) {
        return refused("lb.12.3.D.1", Reason::ClosedGround);
    }
    if ((marks(ground(s), from, side) & obstacles) != 0) {
        return refused("lb.12.3.D.2", Reason::ClosedGround);
    }
    if (m.stepped) return refused("lb.12.3.D.1", Reason::AlreadyDone);
    return allowed;
}

bool wades(const State& s, HexId from, Side side, HexId to) {
    const SideMarks on_side = marks(ground(s), from, side);
    if ((on_side & Stream) == 0 || (on_side & (Bridge | FordSide)) != 0) return false;
    return terrain(s, from) == Terrain::Marsh || terrain(s, to) == Terrain::Marsh;
}

bool takes_general_order(const State& s, UnitId id, HexId hex) {
    const Unit& unit = s.units[id];
    const Arm arm = counter(s, id).arm;
    if (unit.order != OrderState::Good || !imposes_general_order(terrain(s, hex))) return false;
    if (arm != Arm::Infantry && arm != Arm::Cavalry) return false;
    return unit.formation == Formation::Column || unit.formation == Formation::Line ||
           unit.formation == Formation::GeneralOrder;
}

// lb.11.6.A.2: out of ground of general order the owner takes another formation.
Verdict leave_general_order(const State& s, const Step& step, UnitPlan& p) {
    const bool chosen = step.formation == Formation::Column || step.formation == Formation::Line ||
                        step.formation == Formation::Square ||
                        step.formation == Formation::Skirmish;
    if (!chosen) return refused("lb.11.6.A.2", Reason::NotThatFormation);
    if (step.formation == Formation::Skirmish && !may_skirmish(counter(s, p.unit))) {
        return refused("lb.11.9.1", Reason::NotThatFormation);
    }
    if (!formation_allowed(s, p.unit, step.formation, p.to[0])) {
        return refused("lb.11.2.1", Reason::FormationNotThere);
    }
    if (!facing_fits(s, step.formation, p.to, step.facing)) {
        return refused("lb.12.5.D.1", Reason::NotThatFacing);
    }
    p.formation = step.formation;
    p.facing = step.facing;
    p.cost += formation_change_cost(s, p.unit, step.formation);
    return allowed;
}

// lb.12.3.1: column and general order face ahead; a line or skirmisher keeps a vertex of the side
// opposite to the one it crossed; two hexes keep their facing.
Verdict face_ahead(const Step& step, bool wide, UnitPlan& p) {
    const auto wrong = refused("lb.12.3.1", Reason::NotThatFacing);
    switch (p.formation) {
        case Formation::Square:
        case Formation::Limbered:
            return step.facing == no_side ? allowed : Verdict(wrong);
        case Formation::Line:
        case Formation::Skirmish: {
            if (wide)
                return step.facing == no_side || step.facing == p.facing ? allowed : Verdict(wrong);
            const Side wanted = step.facing == no_side ? p.facing : step.facing;
            if (wanted != step.side && wanted != turned(step.side, -1)) return wrong;
            p.facing = wanted;
            return allowed;
        }
        default:
            if (step.facing != no_side && step.facing != step.side) return wrong;
            p.facing = step.side;
            return allowed;
    }
}

Verdict judge_ground(const State& s, const Moving& m, UnitId id, const Step& step,
                     const Footprint& to) {
    const Unit& unit = s.units[id];
    for (std::size_t i = 0; i < to.size(); ++i) {
        if (to[i] == no_hex) return refused("lb.12.1.2", Reason::NoSuchHex);
        if (holds_unit_of(s, to[i], other(side_of(s, id)))) {
            return refused("lb.10.1.1", Reason::EnemyThere);
        }
    }
    if (in_good(unit, Formation::Battery)) {
        return judge_push(s, m, unit.hexes[0], to[0], step.side);
    }
    return allowed;
}

// Formation and facing where the unit arrives in good order.
Verdict arrive(const State& s, const Step& step, UnitPlan& p) {
    const Unit& unit = s.units[p.unit];
    Footprint forced;
    for (const HexId hex : p.to) {
        if (takes_general_order(s, p.unit, hex)) forced.push(hex);
    }
    if (!forced.empty()) {  // lb.11.3.4, 11.6.1
        p.to = forced;
        p.formation = Formation::GeneralOrder;
    } else if (unit.formation == Formation::GeneralOrder) {
        return leave_general_order(s, step, p);
    }
    if (step.formation != Formation::GeneralOrder) {
        return refused("lb.12.5.1", Reason::NotThatFormation);
    }
    for (const HexId hex : p.to) {
        if (unit.formation == Formation::RoadColumn) break;  // on the road everywhere (lb.11.7.1)
        if (!formation_allowed(s, p.unit, p.formation, hex)) {
            return refused("lb.11.2.1", Reason::FormationNotThere);
        }
    }
    return face_ahead(step, is_wide(unit) && forced.empty(), p);
}

Verdict step_of(const State& s, const Moving& m, UnitId id, const Step& step, UnitPlan& p) {
    const Unit& unit = s.units[id];
    p = {id, shifted(s, id, step.side), unit.formation, unit.facing, {}, false};
    if (!may_step(s, id, step.side)) return refused("lb.12.1.A.1", Reason::NotThroughFront);
    if (const Verdict v = judge_ground(s, m, id, step, p.to)) return v;
    const auto cost = step_cost(s, id, step.side, m.long_steps);
    if (!cost) return refused("lb.12.4.1", Reason::ClosedGround);
    p.cost = *cost;
    const bool on_road = in_good(unit, Formation::RoadColumn);
    for (const HexId from : unit.hexes) {
        const HexId to = neighbour(ground(s), from, step.side);
        p.wades = p.wades || (!on_road && to != no_hex && wades(s, from, step.side, to));
    }
    if (unit.order != OrderState::Good) {
        if (step.facing != no_side || step.formation != Formation::GeneralOrder) {
            return refused("lb.11.10.1", Reason::NotThatFacing);
        }
        return allowed;
    }
    // lb.11.8.A.1: guns in a square cannot go along.
    if (unit.formation == Formation::Square && counter(s, id).arm != Arm::Infantry) {
        return refused("lb.11.8.A.1", Reason::MayNotStack);
    }
    return arrive(s, step, p);
}

// A company inside a wider unit goes where its part of that unit goes.
UnitPlan follow(const State& s, UnitId company, const UnitPlan& lead) {
    UnitPlan p = lead;
    p.unit = company;
    const Footprint& hexes = s.units[lead.unit].hexes;
    const auto at = std::find(hexes.begin(), hexes.end(), s.units[company].hexes[0]);
    const auto index = static_cast<std::size_t>(at == hexes.end() ? 0 : at - hexes.begin());
    p.to = only(lead.to[std::min(index, lead.to.size() - 1)]);
    return p;
}

}  // namespace

Verdict plan_step(const State& s, const Moving& m, const Step& step, Plan& out) {
    if (step.side >= side_count) return refused("lb.12.1.A.1", Reason::NotAdjacent);
    const UnitId lead = lead_of(s, m.units);
    const bool wide = s.units[lead].hexes.size() > 1;
    UnitPlan of_lead;
    if (const Verdict v = step_of(s, m, lead, step, of_lead)) return v;
    for (const UnitId unit : m.units) {
        UnitPlan p = of_lead;
        if (unit != lead && wide) {
            p = follow(s, unit, of_lead);
        } else if (unit != lead) {
            const bool guns = counter(s, unit).arm == Arm::Artillery;
            const Step own = guns ? Step{step.side} : step;  // they have no facing of their own
            if (const Verdict v = step_of(s, m, unit, own, p)) return v;
        }
        out.units.push(p);
    }
    return allowed;
}

}  // namespace grognard::orthez
