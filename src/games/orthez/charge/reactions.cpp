#include "games/orthez/charge/reactions.hpp"

#include <algorithm>

#include "games/orthez/charge/charge.hpp"
#include "games/orthez/charge/charge_zone.hpp"
#include "games/orthez/charge/reaction_charge.hpp"
#include "games/orthez/charge/riders.hpp"
#include "games/orthez/charge/squares.hpp"
#include "games/orthez/losses/losses.hpp"
#include "games/orthez/morale/morale_test.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/stacking/placing.hpp"

namespace grognard::orthez {

namespace {

// Six increments reform on both hexes, fewer on one of them (lb.11.9.J.5).
bool keeps_long_line(const State& s, UnitId unit) {
    return s.units[unit].hexes.size() == 2 &&
           increments(s, unit) >= Ratio(s.battle->charts.stacking.long_line_minimum);
}

Verdict refuse_reform(const State& s, UnitId id, HexId hex) {
    if (!is_cavalry(s, id) || !is_formed(s.units[id], Formation::Skirmish)) {
        return refused("lb.11.9.J.4", Reason::CannotReact);
    }
    for (const HexId at : s.units[id].hexes) {
        const bool stands_there = at == hex || keeps_long_line(s, id);
        if (stands_there && !formation_allowed(s, id, Formation::Line, at)) {
            return refused("lb.11.9.J.5", Reason::FormationNotThere);
        }
    }
    return allowed;
}

// lb.18.6.H.1
Verdict refuse_reaction_charge(const State& s, UnitId reactor, UnitId cavalry) {
    for (const UnitId id : riders(s, reactor)) {
        const Unit& unit = s.units[id];
        if (!is_cavalry(s, id) || !is_ordered(unit)) {
            return refused("lb.18.6.H.1", Reason::CannotReact);
        }
        if (unit.done.charge_marked) return refused("lb.18.6.C.6.b", Reason::CannotCharge);
        if (unit.fatigue == Fatigue::Exhausted) return refused("lb.18.6.H.1", Reason::Exhausted);
    }
    if (!meeting(s, reactor, cavalry)) return refused("lb.18.6.H.2", Reason::NoWayThrough);
    return allowed;
}

// Of the hexes of a unit only the first is named where the hex makes no difference.
bool is_same_answer(const State& s, const React& react) {
    const UnitId lead = leading_unit(s, react.hex);
    if (react.hex == s.units[lead].hexes[0]) return false;
    return react.reaction == Reaction::Charge ||
           (react.reaction == Reaction::Reform && keeps_long_line(s, lead));
}

template <class Visit>
void each_reaction_in(const State& s, UnitId cavalry, HexId hex, const Visit& visit) {
    const UnitId lead = leading_unit(s, hex);
    if (lead == no_unit || side_of(s, lead) == side_of(s, cavalry)) return;
    for (const Reaction reaction :
         {Reaction::Square, Reaction::RallyingSquare, Reaction::Reform, Reaction::Charge}) {
        const React react{reaction, hex};
        if (!refuse_reaction(s, cavalry, react)) visit(react);
    }
}

template <class Visit>
void each_reaction(const State& s, UnitId cavalry, const Visit& visit) {
    const Seat side = other(side_of(s, cavalry));
    for (const int h : s.occupied[static_cast<std::size_t>(index(side))]) {
        const auto hex = static_cast<HexId>(h);
        const bool near = std::ranges::any_of(s.units[cavalry].hexes, [&](HexId from) {
            return distance(ground(s), from, hex) <= farthest_charge_zone + 1;
        });
        if (near && !comes_into_contact(s, cavalry, hex)) each_reaction_in(s, cavalry, hex, visit);
    }
}

HexId nearest_hex(const State& s, UnitId cavalry, HexId to) {
    HexId nearest = s.units[cavalry].hexes[0];
    for (const HexId hex : s.units[cavalry].hexes) {
        if (distance(ground(s), hex, to) < distance(ground(s), nearest, to)) nearest = hex;
    }
    return nearest;
}

}  // namespace

bool comes_into_contact(const State& s, UnitId cavalry, HexId hex) {
    const Moving* moving = s.frames.nearest<Moving>();
    if (moving == nullptr || moving->mission != Mission::Charging) return false;
    const UnitId lead = leading_unit(s, hex);
    if (lead == no_unit || moving->target == no_hex) return false;
    return stands_in(s.units[lead], moving->target) &&
           contact_hex(s, cavalry, moving->target) != no_hex;
}

// A retreat has its own list, which lies above that of the move it interrupts.
bool has_tried(const State& s, UnitId unit) {
    if (const auto* retreat = s.frames.nearest<RetreatMove>()) return retreat->tried.has(unit);
    const Moving* moving = s.frames.nearest<Moving>();
    return moving != nullptr && moving->tried.has(unit);
}

void note_try(State& s, HexId hex) {
    RetreatMove* retreat = s.frames.nearest<RetreatMove>();
    Moving* moving = s.frames.nearest<Moving>();
    if (retreat == nullptr && moving == nullptr) return;
    UnitSet& tried = retreat != nullptr ? retreat->tried : moving->tried;
    for (const UnitId unit : units_in(s, hex)) tried.add(unit);
}

Verdict refuse_reaction(const State& s, UnitId cavalry, const React& react) {
    if (react.hex >= ground(s).terrain.size()) return refused("lb.18.6.F.1", Reason::NoSuchHex);
    const UnitId lead = leading_unit(s, react.hex);
    if (lead == no_unit) return refused("lb.18.6.F.1", Reason::NoSuchUnit);
    if (side_of(s, lead) == side_of(s, cavalry)) return refused("lb.18.6.F.1", Reason::NotYourUnit);
    if (is_same_answer(s, react)) return refused("lb.18.6.F.1", Reason::NoSuchHex);
    if (has_tried(s, lead)) return refused("lb.18.6.F.5", Reason::HasReacted);
    if (!has_charge_zone(s, cavalry) || !threatened(s, cavalry, lead)) {
        return refused("lb.18.6.E.1", Reason::NotInChargeZone);
    }
    switch (react.reaction) {
        case Reaction::Square:
            return refuse_square(s, react.hex);
        case Reaction::RallyingSquare:
            return refuse_rallying_square(s, react.hex);
        case Reaction::Reform:
            return refuse_reform(s, lead, react.hex);
        case Reaction::Charge:
            return refuse_reaction_charge(s, lead, cavalry);
    }
    return refused("lb.18.6.F.1", Reason::CannotReact);
}

void offer_reactions_in(const State& s, UnitId cavalry, HexId hex, Offers<Action>& out) {
    each_reaction_in(s, cavalry, hex, [&](const React& react) { out.push_back(react); });
}

void offer_reactions(const State& s, UnitId cavalry, Offers<Action>& out) {
    each_reaction(s, cavalry, [&](const React& react) { out.push_back(react); });
}

bool may_react_in(const State& s, UnitId cavalry, HexId hex) {
    bool found = false;
    each_reaction_in(s, cavalry, hex, [&](const React&) { found = true; });
    return found;
}

bool anybody_may_react(const State& s, UnitId cavalry) {
    if (!has_charge_zone(s, cavalry)) return false;
    bool found = false;
    each_reaction(s, cavalry, [&](const React&) { found = true; });
    return found;
}

void begin_reaction(State& s, UnitId cavalry, const React& react) {
    const UnitList units = units_in(s, react.hex);
    const HexId from = nearest_hex(s, cavalry, react.hex);
    note_try(s, react.hex);
    switch (react.reaction) {
        case Reaction::Square:
            return begin_square_roll(s, units, cavalry);
        case Reaction::RallyingSquare:
            return begin_morale_test(s, TestCause::RallyingSquare, units, from);
        case Reaction::Reform:
            return begin_morale_test(s, TestCause::Reform, units, from);
        case Reaction::Charge:
            return begin_morale_test(s, TestCause::ReactionCharge, units, from);
    }
}

// Near the cavalry a failure is rout, farther off disorder, which the test has given already.
void end_rallying_square(State& s, const TestReport& report, HexId hex, int distance,
                         const EventSink& events) {
    const bool safe = distance >= s.battle->charts.rally_square_safe;
    for (const UnitId unit : report.units) {
        if (!on_map(s.units[unit])) continue;
        if (!report.failed.has(unit)) {
            form_square(s, unit, hex, events);
        } else if (!safe) {
            worsen_order(s, unit, events);
        }
    }
}

void end_reform(State& s, const TestReport& report, HexId hex, const EventSink& events) {
    for (const UnitId id : report.units) {
        Unit& unit = s.units[id];
        if (report.failed.has(id) || !on_map(unit)) continue;  // lb.11.9.J.8
        if (!keeps_long_line(s, id)) stand_in(s, id, only(hex));
        unit.formation = Formation::Line;
        events.tell(UnitFormed{id, unit.formation, unit.hexes, unit.facing});
    }
}

}  // namespace grognard::orthez
