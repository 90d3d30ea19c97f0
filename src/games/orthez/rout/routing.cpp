// One stack that runs: gathers, leaves hex after hex, is harassed, is followed by its leaders.
#include <algorithm>

#include "games/orthez/assault/markers.hpp"
#include "games/orthez/assault/rout_path.hpp"
#include "games/orthez/leaders/leaders.hpp"
#include "games/orthez/losses/losses.hpp"
#include "games/orthez/morale/morale_test.hpp"
#include "games/orthez/movement/ground_taken.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/rout/cover.hpp"
#include "games/orthez/rout/rout.hpp"
#include "games/orthez/rout/surrender.hpp"
#include "games/orthez/rout/violation.hpp"
#include "games/orthez/stacking/displacing.hpp"
#include "games/orthez/stacking/limits.hpp"
#include "games/orthez/stacking/placing.hpp"
#include "games/orthez/zones/influence.hpp"

namespace grognard::orthez {

namespace {

bool runs(const State& s, UnitId unit) {
    return on_map(s.units[unit]) && !s.units[unit].demolished;
}
bool is_involuntary_rout(const Routing& r) { return r.cause != RoutCause::FallBack; }

void forget_the_lost(const State& s, Routing& r) {
    UnitList left;
    for (const UnitId unit : r.units) {
        if (runs(s, unit)) left.push(unit);
    }
    r.units = left;
}

HexId hex_of(const State& s, const Routing& r) { return s.units[r.units[0]].hexes[0]; }

// The dearest arm of the stack pays (lb.15.7.A.1).
UnitId payer(const State& s, const Routing& r) {
    UnitId dearest = r.units[0];
    for (const UnitId unit : r.units) {
        if (mover_of(counter(s, unit)) > mover_of(counter(s, dearest))) dearest = unit;
    }
    return dearest;
}

// Half as much again as printed (lb.11.10.C.4), or a third of what it has (lb.15.10.1); the slowest
// sets the pace.
Pm allowance(const State& s, const Routing& r) {
    const auto of = [&](UnitId unit) {
        if (!is_involuntary_rout(r)) return potential(s, unit).times(1, 3);
        return Pm(counter(s, unit).movement).times(3, 2);
    };
    Pm least = of(r.units[0]);
    for (const UnitId unit : r.units) least = std::min(least, of(unit));
    return std::max(least - r.used, Pm());
}

// Guns in battery are lost instead (lb.17.5.1.b), spread formations close on a hex (lb.11.10.2).
bool prepares(State& s, const Routing& r) {
    for (const UnitId unit : r.units) {
        if (is_involuntary_rout(r) && leaves_play_when_routing(s, unit)) {
            begin_guns_lost(s, unit);
            return true;
        }
        if (s.units[unit].hexes.size() > 1) {
            begin_gathering(s, unit);
            return true;
        }
    }
    return false;
}

// Units of the stack that have gathered elsewhere run by themselves.
UnitList split_off(const State& s, Routing& r) {
    UnitList together;
    UnitList apart;
    for (const UnitId unit : r.units) {
        (s.units[unit].hexes[0] == hex_of(s, r) ? together : apart).push(unit);
    }
    r.units = together;
    return apart;
}

void start_running(State& s, Routing& r) {
    const RoutCause cause = r.cause;
    const HexId melee = r.melee;
    for (const UnitId unit : r.units) drop_markers(s, unit);
    r.left = allowance(s, r);
    if (cause == RoutCause::FallBack) r.used = r.left;
    r.visited.push(hex_of(s, r));
    r.way_from = hex_of(s, r);
    r.stage = RoutStage::Run;
    const UnitList apart = split_off(s, r);
    if (!apart.empty()) begin_routing(s, apart, melee, cause);
}

// Another friend in the hex cancels the enemy's zone there (lb.15.7.A.2).
bool loses_on_leaving(const State& s, const Routing& r, HexId hex) {
    const Seat side = side_of(s, r.units[0]);
    if (!in_influence_of(s, hex, other(side))) return false;
    for (const UnitId unit : units_in(s, hex)) {
        if (std::ranges::find(r.units, unit) == r.units.end()) return false;
    }
    return true;
}

// lb.21.2.B.3: off the map where the depot itself is in danger.
void leave_by_depot(State& s, Routing& r, const EventSink& events) {
    const HexId depot = hex_of(s, r);
    const Seat side = side_of(s, r.units[0]);
    if (is_safe(s, depot, side) || has_friendly_leader(s, depot, side)) return;
    for (const UnitId unit : r.units) remove_unit(s, unit, Whereabouts::Gone, events);
}

enum class Ran : std::uint8_t { On, Stopped, Asks };

// Leaves a hex for the next one; what must be done there is pushed as frames.
void run_to(State& s, Routing& r, HexId to, const EventSink& events) {
    const HexId from = hex_of(s, r);
    const Seat side = side_of(s, r.units[0]);
    const Pm cost =
        terrain_cost(s, from, to, mover_of(counter(s, payer(s, r))), OnBridge::Allowed).value();
    r.left -= cost;
    r.ties.clear();
    if (is_involuntary_rout(r) && loses_on_leaving(s, r, from)) {
        lose(s, r.units[0], 1, from, events);
        forget_the_lost(s, r);
        if (r.units.empty()) return;
    }
    if (!r.visited.full()) r.visited.push(to);
    if (in_influence_of(s, to, other(side))) r.in_zone = true;
    const UnitList units = r.units;
    const RoutCause cause = r.cause;
    for (const UnitId unit : units) {
        stand_in(s, unit, only(to));
        note_passage(s, unit);
        if (cause == RoutCause::FallBack) {
            events.tell(UnitFellBack{unit, to});
        } else {
            events.tell(UnitRouted{unit, to});
        }
    }
    for (const int i : leaders_in(s, to)) {
        const Leader& leader = s.battle->leaders[static_cast<std::size_t>(i)];
        if (leader.side != side && leader.rank != Rank::Marker) {
            begin_relocating(s, static_cast<LeaderId>(i));
        }
    }
    begin_passage_test(s, to, units);
}

// In reorganisation it runs no farther than need be, then looks for cover (lb.7.6.3, 21.2.B.4).
Ran hide(State& s, Routing& r, const EventSink& events) {
    const HexId at = hex_of(s, r);
    if (is_cover(terrain(s, at))) return Ran::Stopped;
    const Mover mover = mover_of(counter(s, payer(s, r)));
    const HexId to = step_to_cover(s, side_of(s, r.units[0]), mover, at);
    if (to == no_hex) return Ran::Stopped;
    if (terrain_cost(s, at, to, mover, OnBridge::Allowed).value() > r.left) return Ran::Stopped;
    run_to(s, r, to, events);
    return Ran::On;
}

// Leaves the hex; where the way home was left it is traced anew (lb.15.7.2.2).
void take_step(State& s, Routing& r, HexId to, const EventSink& events) {
    if (!r.keeps_to_way) r.way_from = to;
    run_to(s, r, to, events);
}

Ran step(State& s, Routing& r, const WayHome& home, const EventSink& events) {
    const UnitId unit = payer(s, r);
    const Seat side = side_of(s, unit);
    const HexId at = hex_of(s, r);
    if (at == depot_of(s, unit)) {
        if (is_involuntary_rout(r)) leave_by_depot(s, r, events);
        forget_the_lost(s, r);
        return Ran::Stopped;
    }
    if (r.cause == RoutCause::Reorganisation && is_safe(s, at, side)) return hide(s, r, events);
    const RoutStep next = rout_step(s, home, unit, at, r.melee, r.way_from, r.left, r.visited);
    if (next.surrenders && is_involuntary_rout(r)) {
        surrender(s, r.units, events);
        r.surrendered = true;
        return Ran::Stopped;
    }
    if (next.hexes.empty()) return Ran::Stopped;
    r.keeps_to_way = next.keeps_to_way;
    if (next.hexes.size() > 1) {
        r.ties.clear();
        for (const HexId hex : next.hexes) r.ties.push(hex);
        return Ran::Asks;
    }
    take_step(s, r, next.hexes[0], events);
    return Ran::On;
}

void stop_running(State& s, Routing& r, const EventSink& events) {
    const HexId at = hex_of(s, r);
    if (fault_of_stack(s, at)) begin_displacing(s, at);  // lb.10.1.D.2
    if (!is_involuntary_rout(r)) {
        if (r.in_zone) lose(s, r.units[0], 1, hex_of(s, r), events);  // lb.15.10.2
        forget_the_lost(s, r);
        r.stage = RoutStage::Test;
        return;
    }
    r.stage = RoutStage::Harass;
}

void harass(State& s, Routing& r) {
    r.stage = RoutStage::Leaders;
    if (r.units.empty() || r.visited.size() < 2) return;
    RoutPath left = r.visited;
    left.pop();
    const UnitList units = r.units;
    begin_harass_window(s, units, other(side_of(s, units[0])), left);
}

// Leaders who may follow the stack from the hex where it started (lb.15.7.1).
LeaderSet followers(const State& s, const Routing& r) {
    LeaderSet found;
    if (r.units.empty() || r.visited.size() < 2) return found;
    const HexId start = r.visited[0];
    if (start == hex_of(s, r)) return found;
    for (const int i : leaders_in(s, start)) {
        const Leader& leader = s.battle->leaders[static_cast<std::size_t>(i)];
        if (leader.side == side_of(s, r.units[0]) && leader.rank != Rank::Marker) found.add(i);
    }
    return found;
}

// Runs on as long as nobody is asked and nothing happens on the way; false: the owner is asked.
bool run(State& s, Routing& r, const EventSink& events) {
    forget_the_lost(s, r);
    if (r.units.empty()) {
        r.stage = RoutStage::Done;
        return true;
    }
    split_off(s, r);  // whoever was displaced on the way has stopped
    const std::size_t depth = s.frames.depth();
    const UnitId unit = payer(s, r);
    const WayHome home(s, side_of(s, unit), mover_of(counter(s, unit)), depot_of(s, unit));
    for (;;) {
        const Ran ran = step(s, r, home, events);
        if (ran == Ran::Asks) return false;
        forget_the_lost(s, r);
        if (r.units.empty()) {
            r.stage = RoutStage::Done;
            return true;
        }
        if (ran == Ran::Stopped) {
            stop_running(s, r, events);
            return true;
        }
        if (s.frames.depth() != depth) return true;
    }
}

}  // namespace

void make_routing(State& s, UnitId id, const EventSink& events) {
    Unit& unit = s.units[id];
    if (!on_map(unit) || unit.order == OrderState::Routing) return;
    unit.order = OrderState::Routing;
    events.tell(OrderChanged{id, unit.order});
}

Seat decider(const State& s, const Routing& r) {
    return r.units.empty() ? french : side_of(s, r.units[0]);
}

bool proceed(State& s, Routing& r, const EventSink& events) {
    switch (r.stage) {
        case RoutStage::Start:
            forget_the_lost(s, r);
            if (r.units.empty()) {
                r.stage = RoutStage::Done;
            } else if (!prepares(s, r)) {
                start_running(s, r);
            }
            return true;
        case RoutStage::Run:
            return r.ties.empty() && run(s, r, events);
        case RoutStage::Test: {
            r.stage = RoutStage::Done;
            if (!r.units.empty()) begin_morale_test(s, TestCause::FallBack, r.units, r.melee);
            return true;
        }
        case RoutStage::Harass:
            harass(s, r);
            return true;
        case RoutStage::Leaders:
            forget_the_lost(s, r);
            if (!followers(s, r).empty()) return false;
            r.stage = RoutStage::Done;
            return true;
        case RoutStage::Done: {
            const RoutReport report{r.units, r.surrendered};
            finish(s, report, events);
            return true;
        }
    }
    return false;
}

Verdict refuse(const State&, const Routing& r, const GoTo& action) {
    if (r.stage != RoutStage::Run) return refused("lb.15.7.3", Reason::NotNow);
    if (std::ranges::find(r.ties, action.hex) == r.ties.end()) {
        return refused("lb.15.7.3", Reason::NotOnTheWay);
    }
    return allowed;
}

void apply(State& s, Routing& r, const GoTo& action, const EventSink& events) {
    take_step(s, r, action.hex, events);
}

Verdict refuse(const State& s, const Routing& r, const TakeAlong& action) {
    if (r.stage != RoutStage::Leaders) return refused("lb.15.7.1", Reason::NotNow);
    if (action.leader >= max_leaders || !followers(s, r).has(action.leader)) {
        return refused("lb.15.7.1", Reason::NoSuchLeader);
    }
    return allowed;
}

void apply(State& s, Routing& r, const TakeAlong& action, const EventSink& events) {
    s.leaders[action.leader].at = hex_of(s, r);
    note_leader_move(s, action.leader);
    events.tell(LeaderMoved{action.leader, hex_of(s, r)});
}

Verdict refuse(const State&, const Routing& r, const Pass&) {
    if (r.stage != RoutStage::Leaders) return refused("lb.15.7.1", Reason::NotNow);
    return allowed;
}

void apply(State&, Routing& r, const Pass&, const EventSink&) { r.stage = RoutStage::Done; }

void offer(const State& s, const Routing& r, Offers<Action>& out) {
    if (r.stage == RoutStage::Leaders) {
        for (const int leader : followers(s, r)) {
            out.push_back(TakeAlong{static_cast<LeaderId>(leader)});
        }
        out.push_back(Pass{});
        return;
    }
    for (const HexId hex : r.ties) out.push_back(GoTo{hex});
}

void resume(State& s, Routing& r, const TestReport& report, const EventSink& events) {
    UnitList routed;
    if (report.cause == TestCause::StackingViolation) {
        for (const UnitId unit : report.units) {
            if (s.units[unit].order == OrderState::Routing) routed.push(unit);
        }
        const HexId at = routed.empty() ? no_hex : s.units[routed[0]].hexes[0];
        if (!routed.empty()) begin_routing(s, routed, at, RoutCause::Combat);
        return;
    }
    // lb.15.10.3: who passes is disordered, who fails routs with what is left of a rout move.
    for (const UnitId unit : report.units) {
        if (report.failed.has(unit)) {
            make_routing(s, unit, events);
            routed.push(unit);
        } else if (s.units[unit].order == OrderState::Good) {
            worsen_order(s, unit, events);
        }
    }
    if (routed.empty()) return;
    Routing rest;
    rest.units = routed;
    rest.melee = r.melee;
    rest.used = r.used;
    s.frames.push(rest);
}

}  // namespace grognard::orthez
