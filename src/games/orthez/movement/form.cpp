// Changes of formation in place (sections 11, 12.5, 17.3).
#include <algorithm>

#include "games/orthez/movement/cost.hpp"
#include "games/orthez/movement/plan.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/stacking/limits.hpp"

namespace grognard::orthez {
namespace {

bool is_for_guns(Formation formation) {
    return formation == Formation::Limbered || formation == Formation::Battery;
}

// What a unit becomes when its stack is ordered to form so: guns among infantry stay as they are,
// but for a square, where they go into battery (lb.11.8.E.3).
Formation formation_for(const State& s, UnitId id, Formation ordered) {
    const Formation now = s.units[id].formation;
    if (counter(s, id).arm != Arm::Artillery) return is_for_guns(ordered) ? now : ordered;
    if (ordered == Formation::Square) return Formation::Battery;
    return is_for_guns(ordered) || ordered == Formation::RoadColumn ? ordered : now;
}

Verdict judge_skirmish_order(const State& s, const Moving& m, UnitId id) {
    const Counter& c = counter(s, id);
    if (!may_skirmish(c)) return refused("lb.11.9.1", Reason::NotThatFormation);
    if (c.arm == Arm::Cavalry && m.units.size() > 1) {
        return refused("lb.11.9.C.1", Reason::NotThatFormation);
    }
    const bool with_parent =
        std::any_of(m.units.begin(), m.units.end(), [&](UnitId unit) { return unit == c.parent; });
    if (!with_parent && c.parent != no_unit) {
        const UnitList there = units_in(s, s.units[id].hexes[0]);
        if (std::find(there.begin(), there.end(), c.parent) != there.end()) {
            return refused("lb.10.1.C.4", Reason::NotThatFormation);
        }
    }
    return allowed;
}

// lb.11.8.2, 11.8.5: the whole stack, with three increments of infantry.
Verdict judge_square(const State& s, const Moving& m) {
    Ratio men;
    for (const UnitId unit : m.units) {
        if (counter(s, unit).arm == Arm::Infantry) men += increments(s, unit);
    }
    if (men < Ratio(s.battle->charts.stacking.square_minimum)) {
        return refused("lb.11.8.2", Reason::NotThatFormation);
    }
    for (const UnitId unit : units_in(s, s.units[m.units[0]].hexes[0])) {
        if (std::find(m.units.begin(), m.units.end(), unit) == m.units.end()) {
            return refused("lb.11.8.5", Reason::OtherFormationThere);
        }
    }
    return allowed;
}

Verdict judge_limbering(const State& s, UnitId id, Formation to) {
    const Unit& unit = s.units[id];
    if (unit.formation != Formation::Battery || to == Formation::Battery) return allowed;
    if (to != Formation::Limbered) return refused("lb.17.3.3", Reason::NotThatFormation);
    if (unit.done.tried_limbering) return refused("lb.17.3.3", Reason::AlreadyTried);
    return allowed;
}

Verdict form_one(const State& s, const Moving& m, UnitId id, const Form& form, UnitPlan& p) {
    const Unit& unit = s.units[id];
    const Counter& c = counter(s, id);
    const Formation to = formation_for(s, id, form.formation);
    p = {id, unit.hexes, to, form.facing, {}, false};
    if (c.arm == Arm::Wagon) return refused("lb.12.5.1", Reason::NotThatFormation);
    if (to == unit.formation) return allowed;
    const bool guns = c.arm == Arm::Artillery;
    if (guns != is_for_guns(to) && to != Formation::RoadColumn) {
        return refused("lb.12.5.1", Reason::NotThatFormation);
    }
    if (unit.order != OrderState::Good && !(guns && is_for_guns(to))) {
        return refused("lb.12.5.1", Reason::NotThatFormation);
    }
    if (unit.hexes.size() > 1 && to != Formation::GeneralOrder) {
        return refused("lb.12.5.E.1", Reason::NotThatFormation);
    }
    if (to == Formation::Square && c.arm == Arm::Cavalry) {
        return refused("lb.5.3.D.1", Reason::NotThatFormation);
    }
    for (const HexId hex : unit.hexes) {
        if (!formation_allowed(s, id, to, hex)) {
            return refused("lb.11.2.1", Reason::FormationNotThere);
        }
    }
    if (to == Formation::Skirmish) {
        if (const Verdict v = judge_skirmish_order(s, m, id)) return v;
    }
    if (const Verdict v = judge_limbering(s, id, to)) return v;
    p.cost = formation_change_cost(s, id, to);
    return allowed;
}

}  // namespace

Verdict plan_form(const State& s, const Moving& m, const Form& form, Plan& out) {
    if (form.formation == Formation::Square) {
        if (const Verdict v = judge_square(s, m)) return v;
    }
    bool changes = false;
    for (const UnitId unit : m.units) {
        UnitPlan p;
        if (const Verdict v = form_one(s, m, unit, form, p)) return v;
        const bool is_new = p.formation != s.units[unit].formation;
        changes = changes || is_new;
        const bool turns = is_new || counter(s, unit).arm != Arm::Artillery;
        if (!turns) p.facing = s.units[unit].facing;
        // Guns in a square have the square's six fronts (lb.11.8.E.3).
        if (form.formation == Formation::Square) p.facing = no_side;
        const bool inside = form.formation == Formation::Square && is_for_guns(p.formation);
        if (is_new && !inside && !facing_fits(s, p.formation, p.to, form.facing)) {
            return refused("lb.12.5.D.1", Reason::NotThatFacing);
        }
        out.units.push(p);
    }
    return changes ? allowed : Verdict(refused("lb.12.5.1", Reason::AlreadyDone));
}

}  // namespace grognard::orthez
