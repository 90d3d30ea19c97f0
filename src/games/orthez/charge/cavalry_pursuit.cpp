// A charge that follows cavalry which would not wait for it (lb.15.4.D, 18.7).
#include <algorithm>

#include "games/orthez/charge/charge.hpp"
#include "games/orthez/charge/course.hpp"
#include "games/orthez/charge/riders.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/stacking/placing.hpp"
#include "games/orthez/turn/die.hpp"

namespace grognard::orthez {

namespace {

constexpr std::size_t longest_pursuit = 5;  // hexes, free of movement points (lb.18.7.B.1)

std::size_t length(const CavalryPursuit& p) { return std::min(p.path.size(), longest_pursuit); }

// Friends of those who fled, in their way: a square or skirmishers, who must be attacked.
bool holds_obstacle(const State& s, const CavalryPursuit& p, HexId hex) {
    return holds_unit_of(s, hex, other(side_of(s, p.cavalry)));
}

void ride_into(State& s, const CavalryPursuit& p, HexId hex, const EventSink& events) {
    const Footprint before = s.units[p.cavalry].hexes;
    for (const UnitId id : riders(s, p.cavalry)) close_on(s, id, s.units[id].hexes[0], events);
    const HexId from = s.units[p.cavalry].hexes[0];
    const Side side = side_toward(ground(s), from, hex);
    for (const UnitId id : riders(s, p.cavalry)) {
        Unit& unit = s.units[id];
        if (imposes_general_order(terrain(s, hex))) unit.formation = Formation::GeneralOrder;
        unit.facing = facing_toward(unit, side);
        stand_in(s, id, only(hex));
        events.tell(UnitMoved{id, unit.hexes, unit.facing, Pm()});
    }
    for (const HexId old : before) {
        lead_along(s, only(old), only(hex), side_of(s, p.cavalry), events);
    }
}

bool can_ride_into(const State& s, const CavalryPursuit& p, HexId hex) {
    const HexId from = s.units[p.cavalry].hexes[0];
    return adjacent(ground(s), from, hex) && !is_occupied(s, hex) &&
           terrain_cost(s, from, hex, Mover::Horse, OnBridge::Allowed).has_value();
}

void turn_to(State& s, const CavalryPursuit& p, HexId hex) {
    const Side side = side_toward(ground(s), s.units[p.cavalry].hexes[0], hex);
    if (side == no_side) return;
    for (const UnitId id : riders(s, p.cavalry)) {
        s.units[id].facing = facing_toward(s.units[id], side);
    }
}

// Comes up with the prey, or with a square of its friends: no way out is left. Skirmishers may
// still run or rally (lb.18.7.C.1).
bool strikes(State& s, CavalryPursuit& p, HexId hex) {
    if (!adjacent(ground(s), s.units[p.cavalry].hexes[0], hex)) return false;
    p.stopped = true;
    turn_to(s, p, hex);
    const bool skirmishers = target_kind(s, hex) == ChargeTarget::Skirmishers ||
                             target_kind(s, hex) == ChargeTarget::SkirmishersInCover;
    const ChargeKind kind = skirmishers ? ChargeKind::Active : ChargeKind::Pursuit;
    begin_charge_contact(s, p.cavalry, hex, kind, ChargeRun::Full);
    return true;
}

void end(State& s, const CavalryPursuit& p, const EventSink& events) {
    spend_all(s, p.cavalry);
    const PursuitReport report{p.cavalry};
    finish(s, report, events);
}

bool follow(State& s, CavalryPursuit& p, const EventSink& events) {
    const HexId next = p.path[p.at];
    ++p.at;
    if (next == s.units[p.cavalry].hexes[0]) return true;
    if (holds_obstacle(s, p, next) && strikes(s, p, next)) return true;
    if (!can_ride_into(s, p, next)) {
        p.stopped = true;
        return true;
    }
    ride_into(s, p, next, events);
    begin_charge_window(s, p.cavalry);
    return true;
}

}  // namespace

Seat decider(const State& s, const CavalryPursuit& p) { return side_of(s, p.cavalry); }

bool proceed(State& s, CavalryPursuit& p, const EventSink& events) {
    const bool rides = !p.stopped && keeps_order(s, p.cavalry);
    if (rides && p.at < length(p)) return p.recall_tried && follow(s, p, events);
    if (rides && on_map(s.units[p.prey])) {
        for (const HexId hex : s.units[p.prey].hexes) {
            if (strikes(s, p, hex)) return true;
        }
    }
    end(s, p, events);
    return true;
}

Verdict refuse(const State&, const CavalryPursuit& p, const Recall&) {
    if (p.recall_tried) return refused("lb.18.7.A.1", Reason::AlreadyDone);
    return allowed;
}

void apply(State& s, CavalryPursuit& p, const Recall&, const EventSink&) {
    p.recall_tried = true;
    begin_die(s, DieCause::Recall, p.cavalry);
}

Verdict refuse(const State&, const CavalryPursuit&, const Pass&) { return allowed; }

void apply(State& s, CavalryPursuit& p, const Pass&, const EventSink& events) {
    follow(s, p, events);
}

void offer(const State&, const CavalryPursuit&, Offers<Action>& out) {
    out.push_back(Recall{});
    out.push_back(Pass{});
}

// lb.18.7.B.1: a recalled cavalry keeps the hexes already ridden and moves no more.
void resume(State& s, CavalryPursuit& p, const DieReport& report, const EventSink&) {
    if (report.cause != DieCause::Recall) return;
    const Charts& charts = s.battle->charts;
    const bool led = senior_leader_of(s, p.cavalry) != no_leader;
    const int die = report.die + (led ? charts.recall_leader : 0);
    const auto nation = static_cast<std::size_t>(counter(s, p.cavalry).nation);
    p.stopped = die >= charts.recall[nation].from;
}

void resume(State&, CavalryPursuit& p, const ContactReport&, const EventSink&) { p.stopped = true; }

}  // namespace grognard::orthez
