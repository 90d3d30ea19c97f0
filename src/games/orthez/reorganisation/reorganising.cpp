// The reorganisation phase: all rallies of both sides, then all routs, then room in the stacks.
#include "games/orthez/reorganisation/reorganising.hpp"

#include "games/orthez/morale/morale_test.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/reorganisation/rallying.hpp"
#include "games/orthez/rout/rout.hpp"
#include "games/orthez/stacking/displacing.hpp"
#include "games/orthez/stacking/limits.hpp"
#include "games/orthez/turn/die.hpp"

namespace grognard::orthez {

namespace {

constexpr int french_until = 3;  // of the die that says who routs first

HexId awaiting_facing(const State& s, const Reorganising& frame) {
    const int unit = frame.rallied.first();
    return unit < 0 ? no_hex : s.units[static_cast<std::size_t>(unit)].hexes[0];
}

bool any_rally(const State& s, const Reorganising& frame) {
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        const auto unit = static_cast<UnitId>(i);
        if (side_of(s, unit) != frame.side || frame.tried.has(static_cast<int>(i))) continue;
        if (may_rally(s, unit)) return true;
    }
    return false;
}

void next_side(Reorganising& frame) {
    frame.side = other(frame.side);
    ++frame.sides_done;
}

void next_stage(Reorganising& frame, ReorganisingStage stage) {
    frame.stage = stage;
    frame.sides_done = 0;
    frame.tried.clear();
}

bool ask_for_rallies(const State& s, Reorganising& frame) {
    if (frame.sides_done == 2) {
        next_stage(frame, ReorganisingStage::FirstSide);
        return true;
    }
    if (!frame.rallied.empty() || any_rally(s, frame)) return false;
    next_side(frame);
    return true;
}

bool any_rout(const State& s, Seat side) {
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        const auto unit = static_cast<UnitId>(i);
        if (side_of(s, unit) == side && must_rout(s, unit)) return true;
    }
    return false;
}

// A die only where both have units to move.
void find_first_side(State& s, Reorganising& frame) {
    const bool ours = any_rout(s, french);
    const bool theirs = any_rout(s, allied);
    next_stage(frame, ReorganisingStage::Routs);
    frame.side = ours ? french : allied;
    if (ours && theirs) begin_die(s, DieCause::FirstSide);
}

// The routing units of one hex run together, once.
bool rout_next(State& s, Reorganising& frame) {
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        const auto unit = static_cast<UnitId>(i);
        if (side_of(s, unit) != frame.side || frame.tried.has(static_cast<int>(i))) continue;
        if (!must_rout(s, unit)) continue;
        const HexId from = s.units[unit].hexes[0];
        UnitList together;
        for (const UnitId with : units_in(s, from)) {
            if (must_rout(s, with) && !frame.tried.has(with)) together.push(with);
        }
        for (const UnitId with : together) frame.tried.add(with);
        begin_routing(s, together, from, RoutCause::Reorganisation);
        return true;
    }
    return false;
}

bool run_routs(State& s, Reorganising& frame) {
    if (frame.sides_done == 2) {
        next_stage(frame, ReorganisingStage::Room);
    } else if (!rout_next(s, frame)) {
        next_side(frame);
    }
    return true;
}

// Stacks beyond their limits pass on the worst of their units (lb.21.4.E.1).
bool make_room(State& s) {
    for (const Seat side : both_seats) {
        for (const int hex : s.occupied[static_cast<std::size_t>(index(side))]) {
            if (!fault_of_stack(s, static_cast<HexId>(hex))) continue;
            begin_displacing(s, static_cast<HexId>(hex));
            return true;
        }
    }
    return false;
}

// Who did not rally leaves those who did (lb.21.3.1).
void part(State& s, HexId hex) {
    if (fault_of_stack(s, hex)) begin_displacing(s, hex);
}

}  // namespace

Seat decider(const State&, const Reorganising& frame) { return frame.side; }

bool proceed(State& s, Reorganising& frame, const EventSink& events) {
    switch (frame.stage) {
        case ReorganisingStage::Rallies:
            return ask_for_rallies(s, frame);
        case ReorganisingStage::FirstSide:
            find_first_side(s, frame);
            return true;
        case ReorganisingStage::Routs:
            return run_routs(s, frame);
        case ReorganisingStage::Room:
            if (!make_room(s)) frame.stage = ReorganisingStage::Done;
            return true;
        case ReorganisingStage::Done:
            finish(s, Ended{}, events);
            return true;
    }
    return false;
}

Verdict refuse(const State& s, const Reorganising& frame, const Rally& action) {
    if (!frame.rallied.empty()) return refused("lb.21.4.D.3", Reason::NotNow);
    if (action.hex >= ground(s).terrain.size()) return refused("lb.21.3.1", Reason::NoSuchHex);
    if (!holds_unit_of(s, action.hex, frame.side)) return refused("lb.21.3.1", Reason::NoSuchUnit);
    if (rallying_units(s, action.hex, frame.tried).empty()) {
        return refused("lb.21.3.1", Reason::CannotRallyHere);
    }
    return allowed;
}

Verdict refuse(const State&, const Reorganising& frame, const Face& action) {
    if (frame.rallied.empty()) return refused("lb.21.4.D.3", Reason::NotNow);
    if (action.facing >= side_count) return refused("lb.21.4.D.3", Reason::NotThatFacing);
    return allowed;
}

Verdict refuse(const State&, const Reorganising& frame, const Finish&) {
    if (!frame.rallied.empty()) return refused("lb.21.4.D.3", Reason::NotNow);
    return allowed;
}

void apply(State& s, Reorganising& frame, const Rally& action, const EventSink&) {
    const UnitList units = rallying_units(s, action.hex, frame.tried);
    for (const UnitId unit : units) frame.tried.add(unit);
    begin_morale_test(s, TestCause::Rally, units);
}

// Units that rallied together face the same way.
void apply(State& s, Reorganising& frame, const Face& action, const EventSink& events) {
    const HexId hex = awaiting_facing(s, frame);
    for (const int unit : frame.rallied) {
        const auto id = static_cast<UnitId>(unit);
        if (!stands_in(s.units[id], hex)) continue;
        frame.rallied.remove(unit);
        s.units[id].facing = action.facing;
        events.tell(UnitTurned{id, action.facing});
    }
    part(s, hex);
}

void apply(State&, Reorganising& frame, const Finish&, const EventSink&) { next_side(frame); }

void offer(const State& s, const Reorganising& frame, Offers<Action>& out) {
    if (!frame.rallied.empty()) {
        for (Side side = 0; side < side_count; ++side) out.push_back(Face{side});
        return;
    }
    for (const int hex : s.occupied[static_cast<std::size_t>(index(frame.side))]) {
        const Rally action{static_cast<HexId>(hex)};
        if (!refuse(s, frame, action)) out.push_back(action);
    }
    out.push_back(Finish{});
}

// Those who rallied take their facing before the stack is judged.
void resume(State& s, Reorganising& frame, const TestReport& report, const EventSink& events) {
    if (report.cause != TestCause::Rally) return;
    for (const UnitId unit : report.units) {
        if (report.failed.has(unit) || !on_map(s.units[unit])) continue;
        restore_order(s, unit, events);
        if (chooses_facing(s, unit)) frame.rallied.add(unit);
    }
    const UnitId first = report.units[0];
    if (frame.rallied.empty() && on_map(s.units[first])) part(s, s.units[first].hexes[0]);
}

void resume(State&, Reorganising& frame, const DieReport& report, const EventSink&) {
    frame.side = report.die <= french_until ? french : allied;
}

}  // namespace grognard::orthez
