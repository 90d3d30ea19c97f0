#include "games/orthez/charge/squares.hpp"

#include <algorithm>

#include "games/orthez/assault/markers.hpp"
#include "games/orthez/charge/charge_zone.hpp"
#include "games/orthez/charge/riders.hpp"
#include "games/orthez/morale/modifiers.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/stacking/placing.hpp"

namespace grognard::orthez {

namespace {

bool is_infantry(const State& s, UnitId unit) { return counter(s, unit).arm == Arm::Infantry; }

// lb.11.8.2-11.8.3, 15.3.B.2: what holds for every unit that would stand in the square.
Verdict refuse_member(const State& s, UnitId id) {
    const Unit& unit = s.units[id];
    const Arm arm = counter(s, id).arm;
    if (arm != Arm::Infantry && arm != Arm::Artillery) {
        return refused("lb.18.6.F.1", Reason::CannotFormSquare);
    }
    if (unit.order != OrderState::Good) return refused("lb.18.6.F.1", Reason::CannotFormSquare);
    if (has_marker(unit)) return refused("lb.15.3.B.2", Reason::CannotFormSquare);
    if (arm == Arm::Artillery && unit.formation != Formation::Battery) {
        return refused("lb.11.8.3", Reason::CannotFormSquare);
    }
    return allowed;
}

Verdict refuse_strength(const State& s, const UnitList& units) {
    const Stacking& chart = s.battle->charts.stacking;
    const Ratio men = infantry_in(s, units);
    if (men < Ratio(chart.square_minimum)) return refused("lb.11.8.2", Reason::TooWeakForSquare);
    Ratio guns;
    for (const UnitId unit : units) {
        if (counter(s, unit).arm == Arm::Artillery) guns += increments(s, unit);
    }
    const Ratio all = men + guns * Ratio(chart.gun_as_increments);
    if (units.size() > 1 && all > Ratio(chart.square.increments)) {
        return refused("lb.11.8.B.1", Reason::StackTooLarge);
    }
    return allowed;
}

Verdict refuse_ground(const State& s, UnitId infantry, HexId hex) {
    if (formation_allowed(s, infantry, Formation::Square, hex)) return allowed;
    return refused("lb.11.8.5", Reason::NotSquareGround);
}

UnitId first_infantry(const State& s, const UnitList& units) {
    const auto* found = std::ranges::find_if(units, [&](UnitId u) { return is_infantry(s, u); });
    return found != units.end() ? *found : no_unit;
}

bool may_rally(const Unit& unit) {
    return is_formed(unit, Formation::Skirmish) || is_formed(unit, Formation::RoadColumn);
}

// The book's fourth and later battalions are those that are slow to form line (lb.11.5.A.2).
bool is_late_battalion(const State& s, UnitId unit) {
    const Counter& c = counter(s, unit);
    return is_infantry(s, unit) && c.nation == Nation::French && c.line_cost > 1;
}

}  // namespace

Ratio infantry_in(const State& s, const UnitList& units) {
    Ratio sum;
    for (const UnitId unit : units) {
        if (is_infantry(s, unit)) sum += increments(s, unit);
    }
    return sum;
}

Verdict refuse_square(const State& s, HexId hex) {
    const UnitList units = units_in(s, hex);
    const UnitId infantry = first_infantry(s, units);
    if (infantry == no_unit) return refused("lb.18.6.F.1", Reason::CannotFormSquare);
    for (const UnitId id : units) {
        if (const Verdict v = refuse_member(s, id)) return v;
        const Unit& unit = s.units[id];
        const bool formed = is_ordered(unit) && unit.hexes.size() == 1;  // lb.11.8.2
        if (is_infantry(s, id) && !formed) {
            return refused("lb.18.6.F.1", Reason::CannotFormSquare);
        }
    }
    if (const Verdict v = refuse_strength(s, units)) return v;
    return refuse_ground(s, infantry, hex);
}

Verdict refuse_rallying_square(const State& s, HexId hex) {
    const UnitList units = units_in(s, hex);
    if (units.empty()) return refused("lb.18.6.G.1", Reason::NoSuchUnit);
    for (const UnitId id : units) {
        if (const Verdict v = refuse_member(s, id)) return v;
        if (!is_infantry(s, id) || !may_rally(s.units[id])) {
            return refused("lb.18.6.G.1", Reason::CannotFormSquare);
        }
    }
    if (const Verdict v = refuse_strength(s, units)) return v;
    return refuse_ground(s, units[0], hex);
}

Ledger square_modifiers(const State& s, UnitId unit, UnitId cavalry) {
    const SquareModifiers& m = s.battle->charts.square_modifiers;
    Ledger out;
    const auto add = [&](int amount, std::string_view reason) {
        if (amount != 0) out.add({amount, "lb.18.6.F.2", reason});
    };
    if (senior_leader_of(s, unit) != no_leader) add(m.leader, "leader");
    if (is_late_battalion(s, unit)) add(m.french_fourth, "fourth-battalion");
    if (counter(s, cavalry).lance > 0) add(m.lancers, "lancers");
    add(m.each_army_level * army_level(s, unit), "army-morale");
    return out;
}

SquareResult square_result(const State& s, UnitId unit, UnitId cavalry, int distance,
                           Roll natural) {
    const auto nation = static_cast<std::size_t>(counter(s, unit).nation);
    const SquareRow& row = s.battle->charts.squares[nation][static_cast<std::size_t>(distance - 1)];
    const int net = (natural + square_modifiers(s, unit, cavalry).total()).clamped().index();
    if (net <= row.square_until) return SquareResult::Square;
    return net <= row.disorder_until ? SquareResult::Disorder : SquareResult::Rout;
}

void form_square(State& s, UnitId id, HexId hex, const EventSink& events) {
    Unit& unit = s.units[id];
    if (unit.hexes.size() != 1) stand_in(s, id, only(hex));
    if (is_infantry(s, id)) {
        unit.formation = Formation::Square;
        unit.facing = no_side;
    }
    events.tell(UnitFormed{id, unit.formation, unit.hexes, unit.facing});
}

}  // namespace grognard::orthez
