// Assaults and charges announced by a moving stack (lb.15.1-15.3, 18.6.A.0).
#include <algorithm>

#include "games/orthez/charge/charge.hpp"
#include "games/orthez/facing/arcs.hpp"
#include "games/orthez/morale/morale_test.hpp"
#include "games/orthez/movement/contact.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/movement/moving.hpp"
#include "games/orthez/reasons.hpp"

namespace grognard::orthez {
namespace {

template <class Wanted>
bool all_of(const Moving& m, const Wanted& wanted) {
    return std::all_of(m.units.begin(), m.units.end(), wanted);
}

// A target is a hex with enemy units; leaders alone are none (lb.15.3.D.1), nor is cavalry that has
// fought cavalry this turn (lb.18.6.C.6.b).
Verdict judge_target(const State& s, const Moving& m, HexId target) {
    if (target >= ground(s).terrain.size()) return refused("lb.15.2.A.1", Reason::NoSuchHex);
    if (!holds_unit_of(s, target, other(side_of(s, m.units[0])))) {
        return refused("lb.15.3.D.1", Reason::NoSuchUnit);
    }
    for (const UnitId unit : units_in(s, target)) {
        if (s.units[unit].done.charge_marked) return refused("lb.18.6.C.6.b", Reason::AlreadyDone);
    }
    return allowed;
}

// How a target will be dealt with: by a test and fire, or by a melee (lb.15.3.E.1).
bool stands_and_fires(const State& s, HexId target) {
    const Unit& unit = s.units[leading_unit(s, target)];
    return unit.order == OrderState::Good &&
           (unit.formation == Formation::Column || unit.formation == Formation::Line);
}

// lb.15.3.E.1: two targets that the halves of one unit could both move into.
Verdict judge_second(const State& s, const Moving& m, HexId target, HexId second) {
    if (second == no_hex) return allowed;
    if (const Verdict v = judge_target(s, m, second)) return v;
    const Unit& lead = s.units[lead_of(s, m.units)];
    const bool wide = lead.hexes.size() == 2 && lead.formation != Formation::RoadColumn;
    if (!wide || second == target || !adjacent(ground(s), target, second)) {
        return refused("lb.15.3.E.1", Reason::NotAdjacent);
    }
    const bool general =
        imposes_general_order(terrain(s, target)) || imposes_general_order(terrain(s, second));
    if (general || stands_and_fires(s, target) != stands_and_fires(s, second)) {
        return refused("lb.15.3.E.1", Reason::FormationNotThere);
    }
    return allowed;
}

Verdict judge_assailant(const State& s, const Moving& m) {
    if (!all_of(m, [&](UnitId u) { return counter(s, u).arm == Arm::Infantry; })) {
        return refused("lb.15.3.1", Reason::NotYourUnit);
    }
    if (m.mission == Mission::Regrouping) return refused("lb.20.0.G.2", Reason::NotNow);
    if (m.mission == Mission::Assaulting) return refused("lb.15.1.1", Reason::AlreadyDone);
    for (const UnitId id : m.units) {
        const Unit& unit = s.units[id];
        if (counter(s, id).picket) return refused("lb.22.3.E.1.d", Reason::NotThatFormation);
        if (unit.done.tried_approach) return refused("lb.15.1.1", Reason::AlreadyTried);
        if (unit.order == OrderState::Good && unit.formation == Formation::RoadColumn) {
            return refused("lb.11.7.C.1", Reason::NotThatFormation);
        }
    }
    return allowed;
}

Verdict judge_charger(const State& s, const Moving& m) {
    if (!all_of(m, [&](UnitId u) { return counter(s, u).arm == Arm::Cavalry; })) {
        return refused("lb.18.1.1", Reason::CannotCharge);
    }
    if (m.mission == Mission::Regrouping) return refused("lb.20.0.G.2", Reason::CannotCharge);
    for (const UnitId id : m.units) {
        const Unit& unit = s.units[id];
        const bool formed =
            unit.formation == Formation::Column || unit.formation == Formation::Line;
        if (unit.order != OrderState::Good || !formed) {
            return refused("lb.18.6.E.1", Reason::CannotCharge);
        }
        if (unit.fatigue != Fatigue::Fresh) return refused("lb.18.5.D.3.1.b", Reason::Exhausted);
        if (unit.done.charge_marked) return refused("lb.18.6.C.6.b", Reason::CannotCharge);
        if (left(s, id) <= Pm()) return refused("lb.18.6.A.0", Reason::NotEnoughMovement);
    }
    return allowed;
}

}  // namespace

Verdict refuse(const State& s, const Moving& m, const Assault& assault) {
    if (const Verdict v = judge_assailant(s, m)) return v;
    if (const Verdict v = judge_target(s, m, assault.target)) return v;
    return judge_second(s, m, assault.target, assault.second);
}

void apply(State& s, Moving& m, const Assault& assault, const EventSink& events) {
    m.target = assault.target;
    m.second = assault.second;
    for (const UnitId unit : m.units) {
        s.units[unit].done.moved = s.units[unit].done.tried_approach = true;
    }
    events.tell(AssaultDeclared{m.units[0], assault.target});
    const UnitList units = m.units;
    begin_morale_test(s, TestCause::Approach, units, assault.target);
}

// lb.15.2.B.1: a stack that fails moves no more.
void resume(State& s, Moving& m, const TestReport& report, const EventSink&) {
    if (report.cause != TestCause::Approach) return;
    const bool failed = report.failed.has(report.units[0]);
    m.mission = failed ? Mission::Spent : Mission::Assaulting;
    if (failed) m.target = m.second = no_hex;
    for (const UnitId unit : m.units) s.units[unit].done.moved = true;
}

Verdict refuse(const State& s, const Moving& m, const Charge& charge) {
    if (const Verdict v = judge_charger(s, m)) return v;
    if (m.mission == Mission::Charging && m.target != no_hex) {
        return refused("lb.18.6.A.0", Reason::AlreadyDone);
    }
    if (const Verdict v = judge_target(s, m, charge.target)) return v;
    return judge_second(s, m, charge.target, charge.second);
}

void apply(State& s, Moving& m, const Charge& charge, const EventSink& events) {
    m.mission = Mission::Charging;
    m.target = charge.target;
    m.second = charge.second;
    m.hexes = 0;
    for (const UnitId unit : m.units) s.units[unit].done.moved = true;
    events.tell(ChargeDeclared{m.units[0], charge.target});
    if (m.first_window) return;
    m.first_window = true;
    begin_reaction_window(s, m.units[0]);
}

// Targets within reach of what is left, if all of it were open ground.
void offer_declarations(const State& s, const Moving& m, Offers<Action>& out) {
    const UnitId lead = lead_of(s, m.units);
    const bool assaults = !judge_assailant(s, m);
    const bool charges =
        !judge_charger(s, m) && (m.mission != Mission::Charging || m.target == no_hex);
    if (!assaults && !charges) return;
    const int reach = left(s, lead).whole() + 1;
    for (const int h : s.occupied[static_cast<std::size_t>(index(other(side_of(s, lead))))]) {
        const auto hex = static_cast<HexId>(h);
        if (distance(ground(s), s.units[lead].hexes[0], hex) > reach) continue;
        if (assaults && !refuse(s, m, Assault{hex})) out.push_back(Assault{hex});
        if (charges && !refuse(s, m, Charge{hex})) out.push_back(Charge{hex});
        if (s.units[lead].hexes.size() < 2) continue;
        for (Side side = 0; side < side_count; ++side) {
            const HexId second = neighbour(ground(s), hex, side);
            if (second == no_hex || !in_contact(s, lead, hex)) continue;
            if (assaults && !refuse(s, m, Assault{hex, second}))
                out.push_back(Assault{hex, second});
            if (charges && !refuse(s, m, Charge{hex, second})) out.push_back(Charge{hex, second});
        }
    }
}

}  // namespace grognard::orthez
