// A charging cavalry before a square: past it, no further, or at it (lb.18.6.B, 11.8.C, 11.8.G).
#include <optional>

#include "games/orthez/charge/charge.hpp"
#include "games/orthez/charge/course.hpp"
#include "games/orthez/charge/pursuit.hpp"
#include "games/orthez/charge/riders.hpp"
#include "games/orthez/fire/fire_window.hpp"
#include "games/orthez/morale/morale_test.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/stacking/placing.hpp"

namespace grognard::orthez {

namespace {

constexpr int crowding_step = 3;  // increments, of the stacking-violation table

// Behind the square, or behind the last of several in a row.
struct WayPast {
    HexId to = no_hex;
    Side side = no_side;
    Pm cost;
};

bool is_enemy_square(const State& s, HexId hex, Seat side) {
    return holds_unit_of(s, hex, other(side)) && target_kind(s, hex) == ChargeTarget::Square;
}

std::optional<Pm> entry_cost(const State& s, HexId from, HexId to) {
    return terrain_cost(s, from, to, Mover::Horse, OnBridge::Allowed);
}

std::optional<WayPast> way_past(const State& s, const SquareAhead& a) {
    const HexId from = contact_hex(s, a.cavalry, a.square);
    if (from == no_hex || s.units[a.cavalry].hexes.size() > 1) return std::nullopt;
    WayPast way;
    way.side = side_toward(ground(s), from, a.square);
    HexId at = from;
    while (true) {
        const HexId next = neighbour(ground(s), at, way.side);
        if (next == no_hex) return std::nullopt;
        const auto cost = entry_cost(s, at, next);
        if (!cost) return std::nullopt;
        way.cost += *cost;
        at = next;
        if (is_enemy_square(s, at, side_of(s, a.cavalry))) continue;
        if (is_occupied(s, at)) return std::nullopt;
        way.to = at;
        return way;
    }
}

UnitSet all_but_square(const State& s, const SquareAhead& a) {
    UnitSet out;
    const Seat enemy = other(side_of(s, a.cavalry));
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        if (s.battle->units[i].side == enemy) out.add(static_cast<int>(i));
    }
    for (const UnitId unit : units_in(s, a.square)) out.remove(unit);
    return out;
}

Ratio everyone(const State& s, const SquareAhead& a) {
    Ratio all;
    for (const UnitId unit : units_in(s, a.square)) all += increments(s, unit);
    for (const UnitId unit : riders(s, a.cavalry)) all += increments(s, unit);
    return all;
}

// More than a square may hold: everybody tests, the square first (lb.11.8.C.2).
bool is_crowded(const State& s, const SquareAhead& a) {
    return everyone(s, a) > Ratio(s.battle->charts.stacking.square.increments);
}

UnitList everybody(const State& s, const SquareAhead& a) {
    UnitList all = units_in(s, a.square);
    for (const UnitId unit : riders(s, a.cavalry)) {
        if (!all.full()) all.push(unit);
    }
    return all;
}

// Of the stacking-violation table: cavalry, and every three increments too many.
int crowding(const State& s, const SquareAhead& a) {
    const MoraleModifiers& m = s.battle->charts.morale;
    const Ratio over = everyone(s, a) - Ratio(s.battle->charts.stacking.square.increments);
    const auto steps = static_cast<int>((over / Ratio(crowding_step)).floor());
    return m.violation_cavalry + steps * m.violation_each_three;
}

// Fire that shakes it before it enters keeps it before the square; later it must ride on.
void stop_before(SquareAhead& a) {
    a.halted = true;
    a.over = true;
    a.stage = RideStage::Done;
}

bool can_ride(const State& s, const SquareAhead& a) {
    for (const UnitId unit : riders(s, a.cavalry)) {
        if (!on_map(s.units[unit]) || s.units[unit].order == OrderState::Routing) return false;
    }
    return way_past(s, a).has_value();
}

void ride(State& s, const SquareAhead& a, const WayPast& way, const EventSink& events) {
    const Footprint before = s.units[a.cavalry].hexes;
    const UnitList all = riders(s, a.cavalry);
    spend(s, a.cavalry, way.cost);
    for (const UnitId id : all) {
        Unit& unit = s.units[id];
        if (imposes_general_order(terrain(s, way.to))) unit.formation = Formation::GeneralOrder;
        unit.facing = facing_toward(unit, way.side);
        stand_in(s, id, only(way.to));
        events.tell(UnitMoved{id, unit.hexes, unit.facing, way.cost});
    }
    lead_along(s, before, only(way.to), side_of(s, a.cavalry), events);
}

bool leave(State& s, SquareAhead& a, RideStage next, const UnitSet& barred) {
    a.stage = next;
    if (on_map(s.units[a.cavalry])) begin_fire_window(s, s.units[a.cavalry].hexes[0], barred);
    return true;
}

bool enter(State& s, SquareAhead& a) {
    if (!keeps_order(s, a.cavalry) || !way_past(s, a)) return stop_before(a), true;
    a.stage = RideStage::LeavesSquare;
    if (is_crowded(s, a)) {
        begin_morale_test(s, TestCause::StackingViolation, everybody(s, a), a.square,
                          crowding(s, a));
    }
    return true;
}

bool ride_on(State& s, SquareAhead& a, const EventSink& events) {
    if (!can_ride(s, a)) return stop_before(a), true;
    ride(s, a, *way_past(s, a), events);
    a.over = !keeps_order(s, a.cavalry);
    a.stage = RideStage::React;
    return true;
}

SquareChoice choice_of(const SquareAhead& a) {
    return a.halted ? SquareChoice::Halt : SquareChoice::RideThrough;
}

}  // namespace

Seat decider(const State& s, const SquareAhead& a) { return side_of(s, a.cavalry); }

bool proceed(State& s, SquareAhead& a, const EventSink& events) {
    switch (a.stage) {
        case RideStage::Choice:
            return false;
        case RideStage::LeavesFront:
            return leave(s, a, RideStage::Test, {});
        case RideStage::Test:
            return enter(s, a);
        case RideStage::LeavesSquare:  // nobody else fires at it there (lb.18.6.B.1.b)
            return leave(s, a, RideStage::Ride, all_but_square(s, a));
        case RideStage::Ride:
            return ride_on(s, a, events);
        case RideStage::React:
            a.stage = RideStage::Done;
            begin_reaction_window(s, a.cavalry);
            return true;
        case RideStage::Done: {
            const SquareAheadReport report{a.cavalry, choice_of(a), a.over};
            finish(s, report, events);
            return true;
        }
    }
    return false;
}

Verdict refuse(const State& s, const SquareAhead& a, const RideThrough&) {
    const auto way = way_past(s, a);
    if (!way) return refused("lb.18.6.B.1", Reason::NoWayThrough);
    if (way->cost > left_of_riders(s, a.cavalry)) {
        return refused("lb.18.6.B.1", Reason::NotEnoughMovement);
    }
    return allowed;
}

void apply(State&, SquareAhead& a, const RideThrough&, const EventSink&) {
    a.stage = RideStage::LeavesFront;
}

Verdict refuse(const State&, const SquareAhead&, const Halt&) { return allowed; }

void apply(State&, SquareAhead& a, const Halt&, const EventSink&) {
    a.halted = true;
    a.stage = RideStage::Done;
}

Verdict refuse(const State& s, const SquareAhead& a, const ChargeSquare&) {
    if (contact_hex(s, a.cavalry, a.square) != no_hex) return allowed;
    return refused("lb.18.6.A.1", Reason::NotInFront);
}

void apply(State& s, SquareAhead& a, const ChargeSquare&, const EventSink& events) {
    const SquareAheadReport report{a.cavalry, SquareChoice::Charge, false};
    finish(s, report, events);
}

void offer(const State& s, const SquareAhead& a, Offers<Action>& out) {
    const auto offer_if_allowed = [&](const auto& action) {
        if (!refuse(s, a, action)) out.push_back(action);
    };
    offer_if_allowed(RideThrough{});
    offer_if_allowed(Halt{});
    offer_if_allowed(ChargeSquare{});
}

void resume(State&, SquareAhead& a, const ReactionWindowReport& report, const EventSink&) {
    a.over = a.over || report.met;
}

}  // namespace grognard::orthez
