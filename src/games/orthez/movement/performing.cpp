// The stages of a deed in the order of lb.14.7.3: what the other side may do before, the deed
// itself, what follows from it, what the other side may do after.
#include <algorithm>

#include "games/orthez/artillery/artillery.hpp"
#include "games/orthez/artillery/limbering.hpp"
#include "games/orthez/charge/charge.hpp"
#include "games/orthez/fire/fire_window.hpp"
#include "games/orthez/morale/morale_test.hpp"
#include "games/orthez/movement/contact.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/movement/moving.hpp"
#include "games/orthez/movement/permit.hpp"
#include "games/orthez/turn/die.hpp"

namespace grognard::orthez {
namespace {

bool is_cavalry(const State& s, const Moving& m) {
    return counter(s, m.units[0]).arm == Arm::Cavalry;
}
bool changes_hexes(const Deed& deed) {
    return std::holds_alternative<Step>(deed) || std::holds_alternative<Extend>(deed) ||
           std::holds_alternative<Pivot>(deed);
}
bool limbers(const Deed& deed) {
    const auto* form = std::get_if<Form>(&deed);
    return form != nullptr && form->formation == Formation::Limbered;
}

void go_to(Performing& p, DeedStage stage) {
    p.stage = stage;
    p.window = 0;
}

// Nothing is done before the other side has seen the first action of cavalry (lb.18.1.1).
bool asks_reactions_first(State& s, Moving& m) {
    if (!is_cavalry(s, m) || m.first_window) return false;
    m.first_window = true;
    begin_reaction_window(s, m.units[0]);
    return true;
}

bool leave(State& s, Moving& m, Performing& p) {
    Plan planned;
    if (plan(s, m, p.deed, planned)) return go_to(p, DeedStage::Done), true;
    if (cost_of(planned) == Pm()) return go_to(p, DeedStage::Do), true;
    if (asks_reactions_first(s, m)) return true;
    Exit exit{};
    const bool barred = judge_exit(s, m, p.deed, planned, exit).has_value();
    go_to(p, barred ? DeedStage::Done : DeedStage::Fire);
    if (barred || exit == Exit::Free) return true;
    for (const UnitId unit : m.units) s.units[unit].done.moved = true;
    const UnitList units = m.units;
    begin_morale_test(s, TestCause::LeaveZone, units);
    return true;
}

// The movement points of the deed are spent whatever comes of it; one window for each hex.
bool face_fire(State& s, Moving& m, Performing& p) {
    if (p.window == 0) {
        Plan planned;
        if (!plan(s, m, p.deed, planned)) pay(s, planned);
        m.acted = true;
    }
    const Footprint& hexes = s.units[lead_of(s, m.units)].hexes;
    if (p.window >= hexes.size()) return go_to(p, DeedStage::Charge), true;
    begin_fire_window(s, hexes[p.window++], p.fired);
    return true;
}

// The window knows whom it concerns: of cavalry only such as regroups (lb.18.8.1, 20.0.G.2).
bool face_charge(State& s, const Moving& m, Performing& p, DeedStage next) {
    go_to(p, next);
    begin_charge_window(s, m.units[0]);
    return true;
}

// lb.17.3.3: each battery rolls for itself.
bool roll_to_limber(State& s, const Moving& m) {
    for (const UnitId id : m.units) {
        Unit& unit = s.units[id];
        const bool waits = counter(s, id).arm == Arm::Artillery &&
                           unit.formation == Formation::Battery && !unit.done.tried_limbering;
        if (!waits) continue;
        unit.done.tried_limbering = true;
        begin_die(s, DieCause::Limbering, id);
        return true;
    }
    return false;
}

// A stack that was disordered by fire goes on only as far as its smaller potential (lb.11.10.A.1).
bool still_able(const State& s, const Moving& m) {
    return std::all_of(m.units.begin(), m.units.end(),
                       [&](UnitId unit) { return s.units[unit].done.spent <= potential(s, unit); });
}

// lb.12.4.C.3
void disorder_waders(State& s, const Plan& planned, const EventSink& events) {
    UnitList waders;
    for (const UnitPlan& unit : planned.units) {
        if (!unit.wades) continue;
        worsen_order(s, unit.unit, events);
        waders.push(unit.unit);
    }
    send_routing(s, waders, events);
}

void count_step(State& s, Moving& m) {
    const UnitId lead = lead_of(s, m.units);
    m.stepped = true;
    ++m.hexes;
    const bool wide_cavalry = is_cavalry(s, m) && s.units[lead].hexes.size() == 2 &&
                              s.units[lead].formation == Formation::Line;
    if (wide_cavalry) ++m.long_steps;
}

bool carry(State& s, Moving& m, Performing& p, const EventSink& events) {
    if (limbers(p.deed) && roll_to_limber(s, m)) return true;
    Plan planned;
    if (plan(s, m, p.deed, planned) || !still_able(s, m)) return go_to(p, DeedStage::Done), true;
    m.held = m.held || enters_zone(s, planned);
    if (std::holds_alternative<Step>(p.deed)) count_step(s, m);
    carry_out(s, m, planned, events);
    for (const UnitId unit : m.units) s.units[unit].done.moved = true;
    go_to(p, DeedStage::Entry);
    disorder_waders(s, planned, events);
    return true;
}

bool enter(State& s, Moving& m, Performing& p, const EventSink& events) {
    if (enter_hexes(s, m, p, events)) return true;
    const bool moved = changes_hexes(p.deed);
    return go_to(p, moved ? DeedStage::Battery : DeedStage::Done), true;
}

bool face_batteries(State& s, const Moving& m, Performing& p) {
    const Footprint& hexes = s.units[lead_of(s, m.units)].hexes;
    if (p.window >= hexes.size()) return go_to(p, DeedStage::ChargeAfter), true;
    begin_battery_window(s, hexes[p.window++]);
    return true;
}

bool face_reactions(State& s, const Moving& m, Performing& p) {
    go_to(p, DeedStage::Pursue);
    if (is_cavalry(s, m) && s.units[m.units[0]].order == OrderState::Good) {
        begin_reaction_window(s, m.units[0]);
    }
    return true;
}

// lb.18.9.B.1: cavalry that comes before a routing unit pursues it.
bool pursue(State& s, const Moving& m, Performing& p) {
    go_to(p, DeedStage::Done);
    const UnitId lead = lead_of(s, m.units);
    const Unit& unit = s.units[lead];
    const bool able = is_cavalry(s, m) && unit.order == OrderState::Good &&
                      unit.fatigue != Fatigue::Exhausted &&
                      unit.formation != Formation::GeneralOrder && m.mission != Mission::Regrouping;
    if (!able) return true;
    for (const HexId from : unit.hexes) {
        for (Side side = 0; side < side_count; ++side) {
            const HexId hex = neighbour(ground(s), from, side);
            if (hex == no_hex || hex == m.target) continue;
            if (!holds_unit_of(s, hex, other(side_of(s, lead)))) continue;
            const UnitId enemy = leading_unit(s, hex);
            if (s.units[enemy].order != OrderState::Routing || !touches(s, lead, from, hex))
                continue;
            begin_charge_contact(s, lead, hex, ChargeKind::Active);
            return true;
        }
    }
    return true;
}

}  // namespace

bool proceed(State& s, Performing& p, const EventSink& events) {
    Moving& m = *s.frames.nearest<Moving>();
    prune(s, m);
    if (m.units.empty() || m.mission == Mission::Spent || p.stage == DeedStage::Done) {
        const bool over = m.units.empty() || m.mission == Mission::Spent;
        finish(s, DeedReport{p.stage > DeedStage::Do, over}, events);
        return true;
    }
    switch (p.stage) {
        case DeedStage::Leave:
            return leave(s, m, p);
        case DeedStage::Fire:
            return face_fire(s, m, p);
        case DeedStage::Charge:
            return face_charge(s, m, p, DeedStage::Do);
        case DeedStage::Do:
            return carry(s, m, p, events);
        case DeedStage::Entry:
            return enter(s, m, p, events);
        case DeedStage::Battery:
            return face_batteries(s, m, p);
        case DeedStage::ChargeAfter:
            return face_charge(s, m, p, DeedStage::React);
        case DeedStage::React:
            return face_reactions(s, m, p);
        default:
            return pursue(s, m, p);
    }
}

// Who may not leave the zone stays, and spends nothing more (lb.9.A.4-A.5).
void resume_leaving(State& s, Moving& m, const TestReport& report, const EventSink& events) {
    const UnitList before = m.units;
    m.units.clear();
    for (const UnitId unit : before) {
        if (!report.failed.has(unit)) m.units.push(unit);
    }
    if (m.units.empty()) {
        m.units = before;
        m.mission = Mission::Spent;
    }
    send_routing(s, before, events);
}

void resume(State& s, Performing& p, const TestReport& report, const EventSink& events) {
    Moving& m = *s.frames.nearest<Moving>();
    if (report.cause == TestCause::LeaveZone) resume_leaving(s, m, report, events);
    if (report.cause == TestCause::JoinSquare) resume_joining(s, m, p, report, events);
}

// Who reaches both hexes of a unit fires at one of them (lb.14.7.4).
void resume(State&, Performing& p, const FireWindowReport& report, const EventSink&) {
    p.fired |= report.fired;
}

// lb.18.8.A.1.b: a unit that was charged stops, whatever it was doing.
void resume(State& s, Performing&, const ChargeWindowReport& report, const EventSink&) {
    if (report.charged) s.frames.nearest<Moving>()->mission = Mission::Spent;
}

void resume(State& s, Performing&, const ReactionWindowReport& report, const EventSink&) {
    if (report.met) s.frames.nearest<Moving>()->mission = Mission::Spent;
}

void resume(State& s, Performing&, const ContactReport& report, const EventSink&) {
    if (report.over) s.frames.nearest<Moving>()->mission = Mission::Spent;
}

void resume(State& s, Performing&, const DieReport& report, const EventSink& events) {
    if (report.cause != DieCause::Limbering || !limbers_on(s, report.subject, report.die)) return;
    Unit& unit = s.units[report.subject];
    unit.formation = Formation::Limbered;
    unit.facing = no_side;
    events.tell(UnitFormed{report.subject, unit.formation, unit.hexes, unit.facing});
}

}  // namespace grognard::orthez
