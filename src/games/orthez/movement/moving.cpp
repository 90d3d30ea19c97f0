#include "games/orthez/movement/moving.hpp"

#include <algorithm>

#include "games/orthez/charge/charge.hpp"
#include "games/orthez/losses/losses.hpp"
#include "games/orthez/morale/morale_test.hpp"
#include "games/orthez/movement/contact.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/movement/permit.hpp"
#include "games/orthez/movement/regroup.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/rout/rout.hpp"
#include "games/orthez/stacking/displacing.hpp"
#include "games/orthez/stacking/limits.hpp"

namespace grognard::orthez {
namespace {

bool misses_target(const State& s, const Moving& m) {
    return m.mission == Mission::Assaulting && !in_contact(s, lead_of(s, m.units), m.target);
}

bool may_step_somewhere(const State& s, const Moving& m) {
    bool found = false;
    each_step(s, m, [&](const Step& step) { found = found || !permit(s, m, step); });
    return found;
}

// Could a turn bring the stack on, to its target or to a step toward it?
bool may_turn_toward(const State& s, const Moving& m) {
    for (Side facing = 0; facing < side_count; ++facing) {
        if (refuse(s, m, Turn{facing})) continue;
        State turned_round = s;
        Moving moving = m;
        apply(turned_round, moving, Turn{facing}, {});
        if (!misses_target(turned_round, moving)) return true;
        if (may_step_somewhere(turned_round, moving)) return true;
    }
    return false;
}

// lb.15.3.A.1: as close as its movement brings it, but in disorder.
void fall_short(State& s, const Moving& m, const EventSink& events) {
    const UnitList units = m.units;
    for (const UnitId unit : units) worsen_order(s, unit, events);
    send_routing(s, units, events);
    for (const UnitId unit : units) {
        if (s.units[unit].hexes.size() > 1) begin_gathering(s, unit);
    }
}

// A stack that was stopped where it may not stay: somebody makes room (lb.21.4.E.1).
bool makes_room(State& s, const Moving& m) {
    if (!m.acted) return false;
    for (const UnitId unit : m.units) {
        for (const HexId hex : s.units[unit].hexes) {
            if (!fault_of_stack(s, hex)) continue;
            begin_displacing(s, hex);
            return true;
        }
    }
    return false;
}

void end_move(State& s, const Moving& m, const EventSink& events) {
    for (const int leader : m.leaders) {
        if (m.stepped) s.leaders[static_cast<std::size_t>(leader)].moved = true;
    }
    const MoveReport report{m.units};
    finish(s, report, events);
}

// The declared target of a charge in front of the cavalry: contact (lb.18.6.A.1).
bool meets_target(State& s, Moving& m) {
    if (m.mission != Mission::Charging || m.target == no_hex) return false;
    const UnitId lead = lead_of(s, m.units);
    if (!holds_unit_of(s, m.target, other(side_of(s, lead)))) {
        m.target = m.second = no_hex;
        return false;
    }
    if (s.units[lead].order != OrderState::Good || !in_contact(s, lead, m.target)) return false;
    begin_charge_contact(s, lead, m.target, ChargeKind::Active);
    return true;
}

void offer_deeds(const State& s, const Moving& m, Offers<Action>& out) {
    const auto put = [&](const auto& deed) {
        if (!refuse(s, m, deed)) out.push_back(deed);
    };
    each_step(s, m, put);
    for (std::size_t f = 0; f < formation_count; ++f) {
        const auto formation = static_cast<Formation>(f);
        put(Form{formation, no_side});
        for (Side facing = 0; facing < side_count; ++facing) put(Form{formation, facing});
    }
    const UnitId lead = lead_of(s, m.units);
    for (Side side = 0; side < side_count; ++side) put(Extend{side});
    for (const HexId hex : s.units[lead].hexes) {
        put(Gather{hex});
        put(Pivot{hex});
    }
}

void offer_for_nothing(const State& s, const Moving& m, Offers<Action>& out) {
    const auto put = [&](const auto& action) {
        if (!refuse(s, m, action)) out.push_back(action);
    };
    for (Side facing = 0; facing < side_count; ++facing) put(Turn{facing});
    const std::size_t stack = units_in(s, s.units[m.units[0]].hexes[0]).size();
    for (const UnitId unit : m.units) {
        put(Drop{unit});
        for (std::size_t depth = 0; depth < stack; ++depth) {
            put(Reorder{unit, static_cast<std::uint8_t>(depth)});
        }
    }
    for (const HexId hex : s.units[lead_of(s, m.units)].hexes) {
        for (const int leader : leaders_in(s, hex)) {
            put(TakeAlong{static_cast<LeaderId>(leader)});
            put(LeaveBehind{static_cast<LeaderId>(leader)});
        }
    }
}

bool same_stand(const State& s, UnitId a, UnitId b) {
    const Unit& one = s.units[a];
    const Unit& other = s.units[b];
    if (side_of(s, a) != side_of(s, b) || one.order != other.order) return false;
    return one.order != OrderState::Good ||
           (one.formation == other.formation && one.facing == other.facing);
}

bool are_guns(const State& s, UnitId unit) { return counter(s, unit).arm == Arm::Artillery; }

}  // namespace

Verdict may_move_together(const State& s, const UnitList& units) {
    if (units.empty()) return refused("lb.12.2.F.1", Reason::NoSuchUnit);
    for (std::size_t i = 0; i < units.size(); ++i) {
        const UnitId unit = units[i];
        if (unit >= s.battle->units.size()) return refused("lb.12.2.F.1", Reason::NoSuchUnit);
        if (!on_map(s.units[unit])) return refused("lb.12.2.F.1", Reason::NotOnMap);
        if (s.units[unit].order == OrderState::Routing) {
            return refused("lb.11.10.C.2", Reason::Routing);
        }
        for (std::size_t before = 0; before < i; ++before) {
            if (units[before] == unit) return refused("lb.12.2.F.1", Reason::AlreadyDone);
        }
        if (i > 0 && s.units[units[i - 1]].depth > s.units[unit].depth) {
            return refused("lb.12.1.1", Reason::OtherFormationThere);
        }
    }
    const UnitId lead = lead_of(s, units);
    for (const UnitId unit : units) {
        if (!stands_in(s.units[lead], s.units[unit].hexes[0])) {
            return refused("lb.12.1.1", Reason::NotAdjacent);
        }
        // Guns have formations of their own (lb.10.1.B.5).
        if (are_guns(s, unit) != are_guns(s, lead)) continue;
        if (!same_stand(s, lead, unit)) return refused("lb.12.1.1", Reason::OtherFormationThere);
    }
    return allowed;
}

void prune(const State& s, Moving& m) {
    const UnitList before = m.units;
    m.units.clear();
    for (const UnitId unit : before) {
        if (on_map(s.units[unit]) && s.units[unit].order != OrderState::Routing) {
            m.units.push(unit);
        }
    }
    for (const int leader : m.leaders) {
        const LeaderState& state = s.leaders[static_cast<std::size_t>(leader)];
        if (state.whereabouts != Whereabouts::Map) m.leaders.remove(leader);
    }
    if (m.units.size() < 2) return;
    const UnitList able = m.units;
    const UnitId lead = lead_of(s, able);
    m.units.clear();
    for (const UnitId unit : able) {
        if (stands_in(s.units[lead], s.units[unit].hexes[0])) m.units.push(unit);
    }
}

void send_routing(State& s, const UnitList& units, const EventSink&) {
    UnitList running;
    for (const UnitId unit : units) {
        if (!on_map(s.units[unit]) || s.units[unit].order != OrderState::Routing) continue;
        if (leaves_play_when_routing(s, unit)) {
            begin_guns_lost(s, unit);
        } else {
            running.push(unit);
        }
    }
    if (!running.empty()) {
        begin_routing(s, running, s.units[running[0]].hexes[0], RoutCause::Combat);
    }
}

bool proceed(State& s, Moving& m, const EventSink& events) {
    prune(s, m);
    if (m.units.empty()) {
        if (release_prey(s, m)) return true;
        end_move(s, m, events);
        return true;
    }
    if (m.mission == Mission::Assaulting && !misses_target(s, m)) mark_assault(s, m);
    if (meets_target(s, m)) return true;
    if (m.mission != Mission::Spent && !(m.acted && has_regrouped(s, m))) return false;
    m.mission = Mission::Spent;
    if (release_prey(s, m) || makes_room(s, m)) return true;
    end_move(s, m, events);
    return true;
}

Verdict refuse(const State& s, const Moving& m, const Deed& deed) { return permit(s, m, deed); }

void apply(State& s, Moving&, const Deed& deed, const EventSink&) { begin_performing(s, deed); }

Verdict refuse(const State& s, const Moving& m, const Finish&) {
    const Verdict fault = judge_end(s, m);
    if (fault && may_go_on(s, m)) return fault;
    const bool regroups = m.mission == Mission::Regrouping && m.acted;
    const bool toward = misses_target(s, m) || (regroups && !counter(s, m.units[0]).picket);
    if (toward && (may_step_somewhere(s, m) || may_turn_toward(s, m))) {
        return refused(regroups ? "lb.20.0.G.2" : "lb.15.3.A.1", Reason::MustGoOn);
    }
    return allowed;
}

void apply(State& s, Moving& m, const Finish&, const EventSink& events) {
    const bool short_of_target = misses_target(s, m);
    m.mission = Mission::Spent;
    if (short_of_target) fall_short(s, m, events);
}

Coverage offer(const State& s, const Moving& m, Offers<Action>& out) {
    offer_deeds(s, m, out);
    offer_for_nothing(s, m, out);
    offer_declarations(s, m, out);
    if (!refuse(s, m, Finish{})) out.push_back(Finish{});
    return Coverage::Sampled;
}

void resume(State&, Moving& m, const DeedReport& report, const EventSink&) {
    if (report.over) m.mission = Mission::Spent;
}

// lb.18.6.H.3: met by a reaction charge, the cavalry's move ends with the melee.
void resume(State&, Moving& m, const ReactionWindowReport& report, const EventSink&) {
    if (report.met) m.mission = Mission::Spent;
}

// The charge is over, or its cavalry may name another target while movement lasts (lb.18.6.A.0).
void resume(State&, Moving& m, const ContactReport& report, const EventSink&) {
    m.target = m.second = no_hex;
    m.prey_waits = false;
    if (report.over) m.mission = Mission::Spent;
}

}  // namespace grognard::orthez
