#include "games/orthez/movement/plan.hpp"

#include <algorithm>

#include "core/match.hpp"
#include "games/orthez/facing/arcs.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/movement/ground_taken.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/stacking/limits.hpp"
#include "games/orthez/stacking/placing.hpp"

namespace grognard::orthez {
namespace {

bool among(const Footprint& hexes, HexId hex) {
    return std::find(hexes.begin(), hexes.end(), hex) != hexes.end();
}
Footprint difference(const Footprint& a, const Footprint& b) {
    Footprint out;
    for (const HexId hex : a) {
        if (!among(b, hex)) out.push(hex);
    }
    return out;
}

Occupant as_planned(const State& s, const UnitPlan& p, HexId hex) {
    const Unit& unit = s.units[p.unit];
    Occupant out{p.unit, p.formation, unit.order, p.facing, static_cast<std::uint8_t>(p.to.size())};
    if (!stands_in(unit, hex) && joins_square(s, p.unit, hex)) {
        const bool guns = counter(s, p.unit).arm == Arm::Artillery;
        out.formation = guns ? Formation::Battery : Formation::Square;
    }
    return out;
}

LeaderThere leader_at(const State& s, const Moving& m, HexId hex, bool movers_come) {
    if (movers_come && !m.leaders.empty()) return LeaderThere::Yes;
    const Seat side = side_of(s, m.units[0]);
    for (const int leader : leaders_in(s, hex)) {
        const Leader& who = s.battle->leaders[static_cast<std::size_t>(leader)];
        if (who.side == side && who.rank != Rank::Marker && !m.leaders.has(leader)) {
            return LeaderThere::Yes;
        }
    }
    return LeaderThere::No;
}

// lb.10.1.C.1: those who stay behind must do without the leader who goes.
Verdict judge_left_behind(const State& s, const Moving& m, HexId hex) {
    const Occupants rest = occupants_but(s, hex, m.units);
    if (rest.size() < 2) return allowed;
    if (may_share(s, hex, rest, LeaderThere::Yes, Presence::Staying)) return allowed;
    return may_share(s, hex, rest, leader_at(s, m, hex, false), Presence::Staying);
}

}  // namespace

UnitId lead_of(const State& s, const UnitList& units) {
    const auto rank = [&](UnitId unit) {
        const std::size_t marches = counter(s, unit).arm == Arm::Artillery ? 0 : 1;
        return 2 * s.units[unit].hexes.size() + marches;
    };
    UnitId lead = units[0];
    for (const UnitId unit : units) {
        if (rank(unit) > rank(lead)) lead = unit;
    }
    return lead;
}

Verdict plan(const State& s, const Moving& m, const Deed& deed, Plan& out) {
    const auto planned =
        match(deed, Overloaded{[&](const Step& d) { return plan_step(s, m, d, out); },
                               [&](const Form& d) { return plan_form(s, m, d, out); },
                               [&](const Extend& d) { return plan_extend(s, m, d, out); },
                               [&](const Gather& d) { return plan_gather(s, m, d, out); },
                               [&](const Pivot& d) { return plan_pivot(s, m, d, out); },
                               // No regiment of this battle has counters for its battalions.
                               [&](const BreakDown&) -> Verdict {
                                   return refused("lb.11.1.1", Reason::BattalionsOnSheet);
                               },
                               [&](const Recombine&) -> Verdict {
                                   return refused("lb.11.1.1", Reason::BattalionsOnSheet);
                               }});
    if (planned) return planned;
    return judge_stacking(s, m, out);
}

Verdict judge_stacking(const State& s, const Moving& m, const Plan& plan) {
    for (const UnitPlan& unit : plan.units) {
        for (const HexId hex : unit.to) {
            Occupants all = occupants_but(s, hex, m.units);
            for (const UnitPlan& with : plan.units) {
                if (all.size() == all.capacity())
                    return refused("lb.10.1.1", Reason::StackTooLarge);
                if (among(with.to, hex)) all.push(as_planned(s, with, hex));
            }
            const auto leader = leader_at(s, m, hex, true);
            const bool rides = counter(s, unit.unit).arm == Arm::Cavalry;
            const auto presence = rides ? Presence::RidingOver : Presence::Passing;
            if (const Verdict v = may_share(s, hex, all, leader, presence)) return v;
        }
        for (const HexId hex : vacated(s, unit)) {
            if (const Verdict v = judge_left_behind(s, m, hex)) return v;
        }
    }
    return allowed;
}

Footprint vacated(const State& s, const UnitPlan& unit) {
    return difference(s.units[unit.unit].hexes, unit.to);
}
Footprint entered(const State& s, const UnitPlan& unit) {
    return difference(unit.to, s.units[unit.unit].hexes);
}

bool joins_square(const State& s, UnitId id, HexId hex) {
    const Unit& unit = s.units[id];
    const Arm arm = counter(s, id).arm;
    if (unit.order != OrderState::Good || unit.formation == Formation::Square) return false;
    const bool on_foot = arm == Arm::Infantry && unit.formation != Formation::Skirmish;
    const bool guns = arm == Arm::Artillery && unit.formation == Formation::Limbered;
    if (!on_foot && !guns) return false;
    const UnitList there = units_in(s, hex);
    return std::any_of(there.begin(), there.end(), [&](UnitId with) {
        return with != id && s.units[with].order == OrderState::Good &&
               s.units[with].formation == Formation::Square;
    });
}

Pm cost_of(const Plan& plan) {
    Pm dearest;
    for (const UnitPlan& unit : plan.units) dearest = std::max(dearest, unit.cost);
    return dearest;
}

void pay(State& s, const Plan& plan) {
    for (const UnitPlan& unit : plan.units) {
        s.units[unit.unit].done.spent += unit.cost;
        s.units[unit.unit].done.moved = true;
    }
}

void carry_out(State& s, const Moving& m, const Plan& plan, const EventSink& events) {
    const UnitId lead = lead_of(s, m.units);
    const Footprint from = s.units[lead].hexes;
    Footprint to;
    for (const UnitPlan& unit : plan.units) {
        if (unit.unit == lead) to = unit.to;
        Unit& u = s.units[unit.unit];
        const bool moves = !entered(s, unit).empty();
        const bool forms = u.formation != unit.formation || u.hexes.size() != unit.to.size();
        u.formation = unit.formation;
        u.facing = unit.facing;
        stand_in(s, unit.unit, unit.to);
        if (forms) events.tell(UnitFormed{unit.unit, unit.formation, unit.to, unit.facing});
        if (moves) events.tell(UnitMoved{unit.unit, unit.to, unit.facing, unit.cost});
    }
    for (const int leader : m.leaders) {
        LeaderState& state = s.leaders[static_cast<std::size_t>(leader)];
        const auto at = std::find(from.begin(), from.end(), state.at);
        const auto index = static_cast<std::size_t>(at == from.end() ? 0 : at - from.begin());
        const HexId there = to[std::min(index, to.size() - 1)];
        if (state.at == there) continue;
        state.at = there;
        note_leader_move(s, static_cast<LeaderId>(leader));
        events.tell(LeaderMoved{static_cast<LeaderId>(leader), there});
    }
}

bool facing_fits(const State& s, Formation formation, const Footprint& at, Side facing) {
    if (formation == Formation::Square || formation == Formation::Limbered) {
        return facing == no_side;
    }
    if (facing >= side_count) return false;
    if (at.size() < 2 || formation == Formation::GeneralOrder) return true;
    const Side along = side_toward(ground(s), at[0], at[1]);
    if (formation == Formation::RoadColumn) return facing == opposite(along);
    return faces_across(along, facing);
}

std::size_t column_length(const State& s, UnitId unit) {
    const Counter& c = counter(s, unit);
    if (c.arm == Arm::Wagon) return 1;
    const StackingLimit& limit = s.battle->charts.stacking.road_column;
    const Ratio each(c.arm == Arm::Artillery ? limit.guns : limit.increments);
    Ratio men = increments(s, unit);
    for (const UnitId with : units_in(s, s.units[unit].hexes[0])) {
        if (with != unit && is_companion(s, with, unit)) men += increments(s, with);
    }
    std::size_t hexes = 1;
    while (hexes < max_footprint && Ratio(static_cast<std::int64_t>(hexes)) * each < men) ++hexes;
    return hexes;
}

bool must_extend(const State& s, UnitId id) {
    const Unit& unit = s.units[id];
    if (unit.order != OrderState::Good || unit.formation != Formation::Skirmish) return false;
    if (unit.hexes.size() > 1) return false;
    return counter(s, id).arm == Arm::Cavalry ||
           increments(s, id) > Ratio(s.battle->charts.stacking.skirmish.increments);
}

}  // namespace grognard::orthez
