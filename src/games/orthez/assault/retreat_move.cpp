#include "games/orthez/assault/retreat_move.hpp"

#include <algorithm>

#include "games/orthez/assault/defence.hpp"
#include "games/orthez/charge/charge.hpp"
#include "games/orthez/fire/fire_window.hpp"
#include "games/orthez/morale/morale_test.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/movement/ground_taken.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/rout/rout.hpp"
#include "games/orthez/stacking/displacing.hpp"
#include "games/orthez/stacking/limits.hpp"
#include "games/orthez/stacking/placing.hpp"
#include "games/orthez/zones/influence.hpp"

namespace grognard::orthez {

namespace {

constexpr int farthest_look_ahead = 4;  // hexes of friends in a row that skirmishers pass

bool is_among(const UnitList& units, UnitId unit) {
    return std::ranges::find(units, unit) != units.end();
}

bool skirmishes(const Unit& unit) {
    return unit.order == OrderState::Good && unit.formation == Formation::Skirmish;
}

// lb.15.4.A.2: cavalry and limbered horse artillery may cross an enemy zone.
bool may_cross_zones(const State& s, UnitId unit) {
    const Counter& c = counter(s, unit);
    return c.arm == Arm::Cavalry ||
           (c.horse_artillery && s.units[unit].formation == Formation::Limbered);
}

Footprint shifted(const State& s, UnitId unit, Side side) {
    Footprint out;
    for (const HexId hex : s.units[unit].hexes) out.push(neighbour(ground(s), hex, side));
    return out;
}

// The whole stack at the pace of its slowest, at the cost of its dearest (lb.15.4.A.4).
Pm pace(const State& s, const UnitList& units) {
    Pm least = potential(s, units[0]);
    for (const UnitId unit : units) least = std::min(least, potential(s, unit));
    return least;
}

std::optional<Pm> cost_of(const State& s, const RetreatMove& r, Side side) {
    Pm dearest;
    for (const UnitId unit : r.units) {
        const auto cost = step_cost(s, unit, side, r.hexes);
        if (!cost) return std::nullopt;
        dearest = std::max(dearest, *cost);
    }
    return dearest;
}

// General order is taken by who stands in one hex and does not skirmish (lb.11.6.1).
Formation formation_in(const State& s, UnitId id, HexId hex) {
    const Unit& unit = s.units[id];
    const Arm arm = counter(s, id).arm;
    const bool drilled = arm == Arm::Infantry || arm == Arm::Cavalry;
    if (!drilled || skirmishes(unit) || !imposes_general_order(terrain(s, hex))) {
        return unit.formation;
    }
    return Formation::GeneralOrder;
}

bool may_stand_in(const State& s, UnitId id, HexId hex) {
    const Unit& unit = s.units[id];
    if (unit.order != OrderState::Good) return true;
    const Formation formation = formation_in(s, id, hex);
    if (formation != unit.formation && unit.hexes.size() > 1) return false;
    return formation_allowed(s, id, formation, hex);
}

bool holds_friendly_square(const State& s, HexId hex, Seat side) {
    return std::ranges::any_of(units_in(s, hex), [&](UnitId unit) {
        return side_of(s, unit) == side && s.units[unit].order == OrderState::Good &&
               s.units[unit].formation == Formation::Square;
    });
}

// Foot skirmishers before a charge join it by a test (lb.15.4.E.2).
bool joins_square(const State& s, const RetreatMove& r, HexId hex) {
    return r.before_charge && counter(s, r.units[0]).arm == Arm::Infantry &&
           holds_friendly_square(s, hex, side_of(s, r.units[0]));
}

Verdict judge_hex(const State& s, const RetreatMove& r, UnitId unit, HexId to) {
    const Seat side = side_of(s, unit);
    if (to == no_hex) return refused("lb.15.4.A.1", Reason::NoSuchHex);
    if (holds_unit_of(s, to, other(side))) return refused("lb.15.4.A.1", Reason::EnemyThere);
    if (!may_cross_zones(s, unit) && in_influence_of(s, to, other(side))) {
        return refused("lb.15.4.A.1", Reason::InEnemyZone);
    }
    if (!may_stand_in(s, unit, to)) return refused("lb.11.2.1", Reason::FormationNotThere);
    const bool foot = counter(s, unit).arm == Arm::Infantry;
    if (r.before_charge && foot && !holds_friendly_square(s, to, side) &&
        !imposes_general_order(terrain(s, to))) {
        return refused("lb.15.4.E.2", Reason::MayNotRetreat);
    }
    if (retreats_to_parent(s, unit) && !is_among(units_in(s, to), counter(s, unit).parent)) {
        return refused("lb.15.4.E.4", Reason::MayNotRetreat);
    }
    return allowed;
}

// Before a charge cavalry passes friends that skirmish or stand in square only (lb.18.7.1).
Verdict judge_friends(const State& s, const RetreatMove& r, UnitId unit, HexId to) {
    if (!r.before_charge || counter(s, unit).arm != Arm::Cavalry) return allowed;
    for (const UnitId friendly : units_in(s, to)) {
        if (is_among(r.units, friendly)) continue;
        const Unit& there = s.units[friendly];
        const bool square = there.order == OrderState::Good && there.formation == Formation::Square;
        if (!square && !skirmishes(there)) return refused("lb.18.7.1", Reason::NoRoomThere);
    }
    return allowed;
}

LeaderThere leader_there(const State& s, const RetreatMove& r, HexId hex) {
    const Seat side = side_of(s, r.units[0]);
    const bool along = !r.leaders.empty();
    return along || has_friendly_leader(s, hex, side) ? LeaderThere::Yes : LeaderThere::No;
}

// The stack in a hex after these units have come into it; a company joins its battalion as it is.
Verdict judge_room(const State& s, const RetreatMove& r, HexId hex, Presence presence) {
    Occupants all = occupants_but(s, hex, r.units);
    for (const UnitId unit : r.units) {
        if (all.full()) return refused("lb.15.4.A.3", Reason::StackTooLarge);
        Occupant joining = occupant(s, unit);
        const UnitId parent = counter(s, unit).parent;
        if (retreats_to_parent(s, unit)) {
            joining = occupant(s, parent);
            joining.unit = unit;
        } else {
            joining.formation = formation_in(s, unit, hex);
        }
        all.push(joining);
    }
    return may_share(s, hex, all, leader_there(s, r, hex), presence);
}

// Hexes that the stack enters with a step.
HexList entered(const State& s, const RetreatMove& r, Side side) {
    HexList out;
    for (const UnitId unit : r.units) {
        for (const HexId to : shifted(s, unit, side)) {
            const bool known = std::ranges::find(out, to) != out.end();
            if (!known && !out.full() && !stands_in(s.units[unit], to)) out.push(to);
        }
    }
    return out;
}

// lb.15.4.A.4
bool stops(const State& s, const HexList& hexes) {
    return std::ranges::any_of(hexes,
                               [&](HexId hex) { return imposes_general_order(terrain(s, hex)); });
}

void move_stack(State& s, RetreatMove& r, Side side) {
    const Seat seat = side_of(s, r.units[0]);
    r.spent += cost_of(s, r, side).value();
    if (!r.left.full()) r.left.push(s.units[r.units[0]].hexes[0]);
    const HexList now = entered(s, r, side);
    r.over = stops(s, now);
    for (const HexId hex : now) r.over = r.over || holds_friendly_square(s, hex, seat);
    for (const UnitId id : r.units) {
        Unit& unit = s.units[id];
        const bool joins = retreats_to_parent(s, id);
        const Formation formation = formation_in(s, id, neighbour(ground(s), unit.hexes[0], side));
        if (formation != unit.formation) unit.facing = side;
        unit.formation = formation;
        stand_in(s, id, shifted(s, id, side));
        note_passage(s, id);
        if (!joins) continue;
        unit.formation = s.units[counter(s, id).parent].formation;
        unit.facing = s.units[counter(s, id).parent].facing;
        r.over = true;
    }
    for (const int leader : r.leaders) {
        LeaderState& state = s.leaders[static_cast<std::size_t>(leader)];
        state.at = neighbour(ground(s), state.at, side);
        note_leader_move(s, static_cast<LeaderId>(leader));
    }
    ++r.hexes;
}

bool may_rest(const State& s, const RetreatMove& r) {
    if (r.hexes == 0) return false;
    for (const UnitId unit : r.units) {
        for (const HexId hex : s.units[unit].hexes) {
            if (joins_square(s, r, hex)) continue;
            if (judge_room(s, r, hex, Presence::Staying)) return false;
        }
    }
    return true;
}

Verdict judge_step(const State& s, const RetreatMove& r, Side side, int look_ahead);

// After this step, is there a hex where the stack may end? Friends are only passed (lb.11.9.D.3).
bool leads_to_rest(const State& s, const RetreatMove& r, Side side, int look_ahead) {
    State ahead = s;
    RetreatMove then = r;
    move_stack(ahead, then, side);
    if (may_rest(ahead, then)) return true;
    if (then.over || look_ahead == 0) return false;
    for (Side next = 0; next < side_count; ++next) {
        if (!judge_step(ahead, then, next, look_ahead - 1)) return true;
    }
    return false;
}

Verdict judge_step(const State& s, const RetreatMove& r, Side side, int look_ahead) {
    if (side >= side_count) return refused("lb.15.4.A.1", Reason::NoSuchHex);
    for (const UnitId unit : r.units) {
        for (const HexId to : shifted(s, unit, side)) {
            if (const Verdict v = judge_hex(s, r, unit, to)) return v;
            if (const Verdict v = judge_friends(s, r, unit, to)) return v;
        }
    }
    const auto cost = cost_of(s, r, side);
    if (!cost) return refused("lb.15.4.A.1", Reason::ClosedGround);
    if (r.spent + *cost > pace(s, r.units)) {
        return refused("lb.15.4.A.4", Reason::NotEnoughMovement);
    }
    for (const HexId hex : entered(s, r, side)) {
        if (joins_square(s, r, hex)) continue;
        if (const Verdict v = judge_room(s, r, hex, Presence::Passing)) return v;
    }
    if (!leads_to_rest(s, r, side, look_ahead)) {
        return refused("lb.15.4.A.3", Reason::NoRoomThere);
    }
    return allowed;
}

bool any_step(const State& s, const RetreatMove& r) {
    for (Side side = 0; side < side_count; ++side) {
        if (!judge_step(s, r, side, farthest_look_ahead)) return true;
    }
    return false;
}

RetreatMove retreat_of(const State& s, const UnitList& units, RetreatBefore before, HexId from) {
    RetreatMove r;
    r.units = units;
    r.before_charge = before == RetreatBefore::Charge;
    r.from = from;
    for (const UnitId unit : units) {
        for (const HexId hex : s.units[unit].hexes) {
            for (const int leader : leaders_in(s, hex)) {
                const Leader& who = s.battle->leaders[static_cast<std::size_t>(leader)];
                if (who.rank != Rank::Marker) r.leaders.add(leader);
            }
        }
    }
    return r;
}

void forget_the_lost(const State& s, RetreatMove& r) {
    UnitList left;
    for (const UnitId unit : r.units) {
        if (on_map(s.units[unit]) && s.units[unit].order != OrderState::Routing) left.push(unit);
    }
    if (left.size() != r.units.size()) r.over = true;
    r.units = left;
}

// lb.15.4.A.9: those who assault or charge are busy.
void open_fire_windows(State& s, RetreatMove& r) {
    r.stage = RetreatStage::Charge;
    const Seat enemy = other(side_of(s, r.units[0]));
    UnitSet barred;
    for (const UnitId unit : units_in(s, r.from)) barred.add(unit);
    for (const HexId hex : s.units[r.units[0]].hexes) {
        if (in_influence_of(s, hex, enemy)) begin_fire_window(s, hex, barred);
    }
}

// After the fire: does the step still take place (lb.14.7.3, 11.10.A.1)?
bool still_able(const State& s, const RetreatMove& r) {
    if (r.over || r.units.empty()) return false;
    const auto cost = cost_of(s, r, r.step);
    return cost && r.spent + *cost <= pace(s, r.units);
}

void take_step(State& s, RetreatMove& r, const EventSink& events) {
    r.stage = RetreatStage::Choice;
    if (!still_able(s, r)) {
        r.over = true;
        return;
    }
    move_stack(s, r, r.step);
    for (const UnitId unit : r.units) {
        events.tell(UnitRetreated{unit, s.units[unit].hexes[0]});
    }
    begin_charge_window(s, r.units[0]);
}

// lb.15.4.E.2, 11.8.B.3: foot skirmishers join the square that they have reached by a test of all.
void join_square(State& s, const RetreatMove& r) {
    if (r.units.empty() || !on_map(s.units[r.units[0]])) return;
    const HexId hex = s.units[r.units[0]].hexes[0];
    if (!joins_square(s, r, hex)) return;
    UnitList testing;
    for (const UnitId unit : units_in(s, hex)) {
        if (!is_among(r.units, unit) && !testing.full()) testing.push(unit);
    }
    for (const UnitId unit : r.units) {
        if (!testing.full()) testing.push(unit);
    }
    begin_morale_test(s, TestCause::JoinSquare, testing, hex);
}

// More than half its movement disorders infantry and guns, and exhausts cavalry (lb.15.4.A.5-A.6).
void pay_for_distance(State& s, RetreatMove& r, const EventSink& events) {
    r.stage = RetreatStage::Harass;
    if (r.units.empty()) return;
    for (const UnitId id : r.units) {
        if (r.spent + r.spent <= potential(s, id)) continue;
        Unit& unit = s.units[id];
        if (counter(s, id).arm == Arm::Cavalry) {
            unit.done.retreated_far = true;
            unit.fatigue = Fatigue::Exhausted;
            events.tell(CavalryTired{id, unit.fatigue});
            continue;
        }
        worsen_order(s, id, events);
        if (unit.hexes.size() > 1) begin_gathering(s, id);
    }
    join_square(s, r);
    // Fire or a charge may have stopped it where it cannot stay.
    if (s.frames.top_as<MoraleTest>() != nullptr) return;
    for (const HexId hex : s.units[r.units[0]].hexes) {
        if (fault_of_stack(s, hex)) begin_displacing(s, hex);
    }
}

void end_retreat(State& s, const RetreatMove& r, const EventSink& events) {
    UnitList routed;
    for (const UnitId unit : r.units) {
        if (on_map(s.units[unit]) && s.units[unit].order == OrderState::Routing) routed.push(unit);
    }
    const HexId to =
        r.units.empty() || !on_map(s.units[r.units[0]]) ? no_hex : s.units[r.units[0]].hexes[0];
    const RetreatReport report{r.units, to, r.hexes, r.left};
    finish(s, report, events);
    if (!routed.empty()) begin_routing(s, routed, to, RoutCause::Combat);
}

}  // namespace

void begin_retreat_move(State& s, const UnitList& units, RetreatBefore before, HexId from) {
    s.frames.push(retreat_of(s, units, before, from));
}

void begin_retreat_move(State& s, const UnitList& units, RetreatBefore before, HexId from,
                        Side first) {
    RetreatMove r = retreat_of(s, units, before, from);
    r.step = first;
    r.stage = RetreatStage::Fire;
    s.frames.push(r);
}

Verdict judge_retreat(const State& s, const UnitList& units, RetreatBefore before, HexId from,
                      Side first) {
    return judge_step(s, retreat_of(s, units, before, from), first, farthest_look_ahead);
}

bool has_retreat_path(const State& s, const UnitList& units, RetreatBefore before, HexId from) {
    return any_step(s, retreat_of(s, units, before, from));
}

Seat decider(const State& s, const RetreatMove& r) {
    return r.units.empty() ? french : side_of(s, r.units[0]);
}

bool proceed(State& s, RetreatMove& r, const EventSink& events) {
    switch (r.stage) {
        case RetreatStage::Choice:
            forget_the_lost(s, r);
            if (!r.over && any_step(s, r)) return false;
            r.stage = RetreatStage::Cost;
            return true;
        case RetreatStage::Fire:
            open_fire_windows(s, r);
            return true;
        case RetreatStage::Charge:
            forget_the_lost(s, r);
            r.stage = RetreatStage::Do;
            if (!r.over && !r.units.empty()) begin_charge_window(s, r.units[0]);
            return true;
        case RetreatStage::Do:
            take_step(s, r, events);
            return true;
        case RetreatStage::Cost:
            pay_for_distance(s, r, events);
            return true;
        case RetreatStage::Harass:
            r.stage = RetreatStage::Done;
            if (!r.units.empty() && !r.left.empty()) {
                begin_harass_window(s, r.units, other(side_of(s, r.units[0])), r.left);
            }
            return true;
        case RetreatStage::Done:
            end_retreat(s, r, events);
            return true;
    }
    return false;
}

Verdict refuse(const State& s, const RetreatMove& r, const Retreat& action) {
    return judge_step(s, r, action.side, farthest_look_ahead);
}

void apply(State&, RetreatMove& r, const Retreat& action, const EventSink&) {
    r.step = action.side;
    r.stage = RetreatStage::Fire;
}

Verdict refuse(const State& s, const RetreatMove& r, const Finish&) {
    if (!may_rest(s, r)) return refused("lb.15.4.A.3", Reason::NoRoomThere);
    return allowed;
}

void apply(State&, RetreatMove& r, const Finish&, const EventSink&) { r.over = true; }

void offer(const State& s, const RetreatMove& r, Offers<Action>& out) {
    for (Side side = 0; side < side_count; ++side) {
        const Retreat action{side};
        if (!refuse(s, r, action)) out.push_back(action);
    }
    if (!refuse(s, r, Finish{})) out.push_back(Finish{});
}

void resume(State&, RetreatMove& r, const ChargeWindowReport& report, const EventSink&) {
    if (report.charged) r.over = true;
}

// Who passed stands in the square; who failed makes room (lb.11.8.B.3-B.4).
void resume(State& s, RetreatMove& r, const TestReport& report, const EventSink& events) {
    if (report.cause != TestCause::JoinSquare) return;
    for (const UnitId unit : r.units) {
        if (report.failed.has(unit) || !on_map(s.units[unit])) continue;
        s.units[unit].formation = Formation::Square;
        events.tell(UnitFormed{unit, Formation::Square, s.units[unit].hexes, no_side});
    }
    const HexId hex = s.units[r.units[0]].hexes[0];
    if (fault_of_stack(s, hex)) begin_displacing(s, hex);
}

}  // namespace grognard::orthez
