// Who is threatened by a moving cavalry reacts, one stack after the other (lb.18.6.F-H).
#include "games/orthez/charge/charge.hpp"
#include "games/orthez/charge/reaction_charge.hpp"
#include "games/orthez/charge/reactions.hpp"
#include "games/orthez/charge/riders.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/rout/rout.hpp"

namespace grognard::orthez {

namespace {

// The cavalry rides down at once whoever breaks beside it (lb.18.6.F.3.c, 18.6.G.2).
bool can_ride_down(const State& s, const ReactionWindow& w, HexId hex) {
    return on_map(s.units[w.cavalry]) && contact_hex(s, w.cavalry, hex) != no_hex;
}

bool is_declared_target(const State& s, HexId hex) {
    const Moving* moving = s.frames.nearest<Moving>();
    return moving != nullptr && moving->mission == Mission::Charging &&
           (moving->target == hex || moving->second == hex);
}

UnitList routing_of(const State& s, const UnitList& units) {
    UnitList out;
    for (const UnitId unit : units) {
        if (on_map(s.units[unit]) && s.units[unit].order == OrderState::Routing) out.push(unit);
    }
    return out;
}

// The unit may have closed on either of its hexes.
void rout_or_ride_down(State& s, ReactionWindow& w, const UnitList& units) {
    const UnitList broken = routing_of(s, units);
    if (broken.empty()) return;
    const HexId hex = s.units[broken[0]].hexes[0];
    if (can_ride_down(s, w, hex)) {
        begin_charge_contact(s, w.cavalry, hex, ChargeKind::Active);
    } else if (is_declared_target(s, w.hex)) {
        s.frames.nearest<Moving>()->prey_waits = true;
    } else {
        begin_routing(s, broken, hex, RoutCause::Combat);
    }
}

// lb.18.6.H.2-H.3: what the active cavalry had declared lapses.
void charge_back(State& s, ReactionWindow& w, const EventSink& events) {
    const auto place = meeting(s, w.reactor, w.cavalry);
    if (!place) return;
    w.met = true;
    if (Moving* moving = s.frames.nearest<Moving>()) moving->mission = Mission::Spent;
    meet(s, w.reactor, w.cavalry, *place, events);
    for (const HexId hex : s.units[w.cavalry].hexes) {
        if (contact_hex(s, w.reactor, hex) == no_hex) continue;
        const ChargeRun run = place->gap < full_ride ? ChargeRun::Short : ChargeRun::Full;
        return begin_charge_contact(s, w.reactor, hex, ChargeKind::Reaction, run);
    }
}

}  // namespace

Seat decider(const State& s, const ReactionWindow& w) { return other(side_of(s, w.cavalry)); }

bool proceed(State& s, ReactionWindow& w, const EventSink& events) {
    const bool goes_on = !w.passed && !w.met && on_map(s.units[w.cavalry]);
    if (goes_on && anybody_may_react(s, w.cavalry)) return false;
    const ReactionWindowReport report{w.cavalry, w.met};
    finish(s, report, events);
    return true;
}

Verdict refuse(const State& s, const ReactionWindow& w, const React& action) {
    if (const Verdict v = refuse_reaction(s, w.cavalry, action)) return v;
    if (!comes_into_contact(s, w.cavalry, action.hex)) return allowed;
    return refused("lb.18.6.A.2", Reason::NotNow);
}

void apply(State& s, ReactionWindow& w, const React& action, const EventSink&) {
    w.reactor = leading_unit(s, action.hex);
    w.hex = action.hex;
    w.distance = static_cast<std::uint8_t>(charge_distance(s, w.cavalry, w.reactor));
    begin_reaction(s, w.cavalry, action);
}

Verdict refuse(const State&, const ReactionWindow&, const Pass&) { return allowed; }

void apply(State&, ReactionWindow& w, const Pass&, const EventSink&) { w.passed = true; }

void offer(const State& s, const ReactionWindow& w, Offers<Action>& out) {
    offer_reactions(s, w.cavalry, out);
    out.push_back(Pass{});
}

void resume(State& s, ReactionWindow& w, const SquareReport& report, const EventSink&) {
    if (report.result == SquareResult::Rout && can_ride_down(s, w, w.hex)) {
        rout_or_ride_down(s, w, report.units);
    }
}

void resume(State& s, ReactionWindow& w, const TestReport& report, const EventSink& events) {
    switch (report.cause) {
        case TestCause::RallyingSquare:
            end_rallying_square(s, report, w.hex, w.distance, events);
            return rout_or_ride_down(s, w, report.units);
        case TestCause::Reform:
            return end_reform(s, report, w.hex, events);
        case TestCause::ReactionCharge:
            if (!report.failed.has(report.units[0])) charge_back(s, w, events);
            return;
        default:
            return;
    }
}

void resume(State&, ReactionWindow& w, const ContactReport& report, const EventSink&) {
    w.met = w.met || report.over;
}

bool release_prey(State& s, Moving& moving) {
    if (!moving.prey_waits) return false;
    moving.prey_waits = false;
    UnitList broken;
    for (const HexId hex : {moving.target, moving.second}) {
        if (hex == no_hex) continue;
        for (const UnitId unit : routing_of(s, units_in(s, hex))) broken.push(unit);
        if (!broken.empty()) {
            begin_routing(s, broken, hex, RoutCause::Combat);
            return true;
        }
    }
    return false;
}

}  // namespace grognard::orthez
