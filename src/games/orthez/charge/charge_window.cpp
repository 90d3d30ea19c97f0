// The other side's cavalry takes its opportunity while a unit acts before it (lb.18.8).
#include "games/orthez/charge/charge.hpp"
#include "games/orthez/charge/opportunity.hpp"
#include "games/orthez/charge/reactions.hpp"
#include "games/orthez/charge/riders.hpp"
#include "games/orthez/morale/morale_test.hpp"
#include "games/orthez/reasons.hpp"

namespace grognard::orthez {

namespace {

bool is_near(const State& s, UnitId cavalry, UnitId mover) {
    return charge_distance(s, cavalry, mover) <= 2;
}

// Ways to charge, each named by the top unit of its stack.
template <class Visit>
void each_opportunity(const State& s, const ChargeWindow& w, const Visit& visit) {
    if (w.charged || !gives_opportunity(s, w.mover)) return;
    const Seat side = other(side_of(s, w.mover));
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        const auto id = static_cast<UnitId>(i);
        const Unit& unit = s.units[i];
        if (s.battle->units[i].arm != Arm::Cavalry || s.battle->units[i].side != side) continue;
        if (!on_map(unit) || unit.depth != 0 || !is_near(s, id, w.mover)) continue;
        const OpportunityCharge from_here{id, no_hex};
        if (!refuse(s, w, from_here)) visit(from_here);
        for (const HexId at : unit.hexes) {
            for (Side toward = 0; toward < side_count; ++toward) {
                const HexId via = neighbour(ground(s), at, toward);
                if (via == no_hex || contact_hex(s, id, via) != at) continue;
                const OpportunityCharge charge{id, via};
                if (!refuse(s, w, charge)) visit(charge);
            }
        }
    }
}

}  // namespace

Seat decider(const State& s, const ChargeWindow& w) { return other(side_of(s, w.mover)); }

bool proceed(State& s, ChargeWindow& w, const EventSink& events) {
    bool found = false;
    each_opportunity(s, w, [&](const OpportunityCharge&) { found = true; });
    if (found && !w.passed) return false;
    const ChargeWindowReport report{w.mover, w.charged};
    finish(s, report, events);
    return true;
}

Verdict refuse(const State& s, const ChargeWindow& w, const OpportunityCharge& action) {
    if (action.unit >= s.battle->units.size() || !on_map(s.units[action.unit])) {
        return refused("lb.18.8.1", Reason::NoSuchUnit);
    }
    if (side_of(s, action.unit) == side_of(s, w.mover)) {
        return refused("lb.18.8.1", Reason::NotYourUnit);
    }
    if (!gives_opportunity(s, w.mover)) return refused("lb.18.8.1", Reason::CannotCharge);
    if (s.units[action.unit].depth != 0) return refused("lb.18.8.1", Reason::NoSuchUnit);
    if (w.tried.has(action.unit)) return refused("lb.18.8.1", Reason::HasReacted);
    return refuse_opportunity(s, action.unit, w.mover, action.via);
}

void apply(State& s, ChargeWindow& w, const OpportunityCharge& action, const EventSink&) {
    w.cavalry = action.unit;
    w.via = action.via;
    w.tried.add(action.unit);
    note_try(s, s.units[action.unit].hexes[0]);
    begin_morale_test(s, TestCause::OpportunityCharge, riders(s, action.unit));
}

Verdict refuse(const State&, const ChargeWindow&, const Pass&) { return allowed; }

void apply(State&, ChargeWindow& w, const Pass&, const EventSink&) { w.passed = true; }

void offer(const State& s, const ChargeWindow& w, Offers<Action>& out) {
    each_opportunity(s, w, [&](const OpportunityCharge& charge) { out.push_back(charge); });
    out.push_back(Pass{});
}

// Who fails stays where he is; the mover goes on (lb.18.8.A.1.c).
void resume(State& s, ChargeWindow& w, const TestReport& report, const EventSink& events) {
    if (report.cause != TestCause::OpportunityCharge) return;
    if (report.failed.has(report.units[0])) return;
    Opportunity place;
    if (find_place(s, w.cavalry, w.mover, w.via, place)) return;
    w.charged = true;
    ride_to(s, w.cavalry, place, events);
    begin_charge_contact(s, w.cavalry, place.target, ChargeKind::Opportunity);
}

void resume(State&, ChargeWindow& w, const ContactReport&, const EventSink&) { w.passed = true; }

}  // namespace grognard::orthez
