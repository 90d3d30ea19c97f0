#include "games/orthez/fire/odds.hpp"

#include <algorithm>

#include "games/orthez/facing/arcs.hpp"
#include "games/orthez/sight/line_of_sight.hpp"

namespace grognard::orthez {
namespace {

constexpr int massive_above = 9;       // increments (lb.14.8.1)
constexpr int crowded_line_above = 6;  // lb.14.8.A.2

bool is_guns(const State& s, UnitId unit) { return counter(s, unit).arm == Arm::Artillery; }
bool in_battery(const State& s, UnitId unit) {
    return is_guns(s, unit) && s.units[unit].formation == Formation::Battery &&
           s.units[unit].order != OrderState::Routing;
}

// lb.5.1.D.2-5.1.D.3; zero beyond extreme range.
Ratio gun_value_at(const Counter& c, int range) {
    if (range <= 2) return c.fire;
    if (range <= 5) return c.fire_medium;
    if (range <= c.range) return c.fire_long;
    if (range <= c.extreme_range) return Ratio(c.fire_long, 2);
    return 0;
}

Ratio guns(const State& s, UnitId unit, int range) {
    const Counter& c = counter(s, unit);
    Ratio value = gun_value_at(c, range);
    value *= increments(s, unit) / starting_increments(c);  // lb.16.6.1
    if (s.units[unit].order == OrderState::Disordered) value *= Ratio(1, 2);
    return value;
}

const FireEffects& effects_of(const State& s, UnitId unit) {
    return s.battle->charts.effects[static_cast<std::size_t>(counter(s, unit).fire_row)];
}

FireEffect effect_of(const State& s, UnitId unit) {
    const Unit& u = s.units[unit];
    if (u.order == OrderState::Routing) return {};
    if (u.order == OrderState::Disordered) return effects_of(s, unit).disordered;
    return effects_of(s, unit).formations[static_cast<std::size_t>(u.formation)];
}

// lb.11.4.B.2, 16.4.1.b: the last increment of a unit that had more fires at half.
Ratio printed_value(const State& s, UnitId unit) {
    const Counter& c = counter(s, unit);
    const bool last = increments(s, unit) == Ratio(1) && starting_increments(c) > Ratio(1);
    return last ? Ratio(c.fire, 2) : Ratio(c.fire);
}

// The units of a firing hex; the silent ones take up room in it, no more.
struct Stack {
    UnitList units;
    const UnitSet& silent;
    Ratio gun_increments;
    bool has_battery = false;
    bool has_infantry = false;

    bool fires(UnitId unit) const { return !silent.has(unit); }
};

Stack stack_in(const State& s, HexId hex, const UnitSet& silent) {
    Stack stack{units_in(s, hex), silent, {}, false, false};
    for (const UnitId unit : stack.units) {
        if (in_battery(s, unit)) {
            stack.has_battery = true;
            stack.gun_increments += increments(s, unit);
        }
        if (counter(s, unit).arm == Arm::Infantry) stack.has_infantry = true;
    }
    return stack;
}

// Increments by factor from the top unit down to a limit (lb.11.5.B.2).
Ratio by_factor(const State& s, const Stack& stack, Ratio limit, int range) {
    Ratio value;
    for (const UnitId unit : stack.units) {
        if (counter(s, unit).arm != Arm::Infantry || !stack.fires(unit)) continue;
        const FireEffect effect = effect_of(s, unit);
        if (effect.kind != FireEffect::Kind::PerIncrement) continue;
        const Ratio firing = std::min(share(s, unit), limit);
        limit -= firing;
        Ratio part = firing * Ratio(effect.factor);
        if (range == 2 && effects_of(s, unit).halved_at_two) part *= Ratio(1, 2);  // lb.11.9.M.2
        value += part;
    }
    return value;
}

Ratio square_value(const State& s, const Stack& stack, std::uint8_t attacks) {
    Ratio value = by_factor(s, stack, Ratio(1000), 1);
    for (const UnitId unit : stack.units) {
        if (in_battery(s, unit) && stack.fires(unit)) value += guns(s, unit, 1);  // lb.11.8.G.5
    }
    return value / Ratio(std::max<int>(2, attacks));
}

// Column, general order, disorder: the top unit alone, with its printed value.
Ratio top_value(const State& s, HexId hex, int range, const Stack& stack) {
    const UnitId top = leading_unit(s, hex);
    if (top == no_unit || range > 1 || !stack.fires(top)) return 0;
    const FireEffect effect = effect_of(s, top);
    if (effect.kind == FireEffect::Kind::Printed) return printed_value(s, top);
    if (effect.kind == FireEffect::Kind::HalfPrinted) return printed_value(s, top) * Ratio(1, 2);
    return 0;
}

Ratio line_or_skirmish(const State& s, const Stack& stack, const Unit& top, int range) {
    const Charts& charts = s.battle->charts;
    if (top.formation == Formation::Skirmish) {
        return range > 2 ? Ratio(0) : by_factor(s, stack, charts.skirmish_increments, range);
    }
    if (range > 1) return 0;
    const Ratio limit = std::max(Ratio(charts.line_increments) - stack.gun_increments, Ratio(0));
    return by_factor(s, stack, limit, range);
}

Ratio whole_value(const State& s, FiringHex from, HexId at, const UnitSet& silent) {
    const Stack stack = stack_in(s, from.hex, silent);
    const UnitId leading = leading_unit(s, from.hex);
    if (leading == no_unit) return 0;
    const int range = distance(ground(s), from.hex, at);
    const UnitId top = stack.units[0];
    if (!stack.has_infantry) {  // lb.17.7.1: of a stack of guns each battery may fire
        Ratio value;
        for (const UnitId unit : stack.units) {
            if (in_battery(s, unit) && stack.fires(unit)) value += guns(s, unit, range);
        }
        return value;
    }
    UnitId infantry = no_unit;
    for (const UnitId unit : stack.units) {
        if (counter(s, unit).arm == Arm::Infantry && counter(s, unit).size != Size::HalfCompany) {
            infantry = unit;
            break;
        }
    }
    if (infantry == no_unit) return 0;
    const Unit& foot = s.units[infantry];
    if (foot.order == OrderState::Good && foot.formation == Formation::Square) {
        return range == 1 ? square_value(s, stack, from.attacks) : Ratio(0);
    }
    const bool guns_on_top = in_battery(s, top) && stack.fires(top);
    if (foot.order == OrderState::Good &&
        (foot.formation == Formation::Line || foot.formation == Formation::Skirmish)) {
        Ratio value = line_or_skirmish(s, stack, foot, range);
        if (guns_on_top) value += guns(s, top, range);  // lb.17.7.B.1
        return value;
    }
    return guns_on_top ? guns(s, top, range) : top_value(s, from.hex, range, stack);
}

// The column of the chart that a target stands in (lb.14.2.1).
Target target_of(const State& s, UnitId top, bool infantry_fires, int range) {
    const Unit& unit = s.units[top];
    const Arm arm = counter(s, top).arm;
    if (arm == Arm::Wagon) return Target::Limbered;
    if (arm == Arm::Artillery) {
        if (unit.formation == Formation::Limbered) return Target::Limbered;
        return infantry_fires || range <= 2 ? Target::Skirmish : Target::Unlimbered;
    }
    if (unit.order == OrderState::Disordered) return Target::Disordered;
    if (unit.order == OrderState::Routing) return Target::Routing;
    const bool cavalry = arm == Arm::Cavalry;
    switch (unit.formation) {
        case Formation::Line:
            return cavalry ? Target::CavalryLine : Target::Line;
        case Formation::Skirmish:
            return cavalry ? Target::CavalrySkirmish : Target::Skirmish;
        case Formation::GeneralOrder:
            return cavalry ? Target::CavalryGeneralOrder : Target::GeneralOrder;
        case Formation::Square:
            return Target::Square;
        default:
            return cavalry ? Target::CavalryColumn : Target::Column;
    }
}

// lb.14.8.A.1: the last hex of the line before the target is a flank hex that nobody refuses.
bool enfilades(const State& s, UnitId target, HexId from, HexId at) {
    const Path path = straight_path(ground(s), from, at);
    const Arcs around = arcs(s, target, at);
    for (std::size_t i = path.size(); i-- > 0;) {
        const Cell& cell = path[i];
        if (cell.left == at || cell.right == at) continue;
        const auto flank = [&](HexId hex) {
            if (hex == no_hex) return false;
            const Side side = side_toward(ground(s), at, hex);
            return side != no_side && around.flank.has(side);
        };
        return flank(cell.left) && flank(cell.right);
    }
    return false;
}

bool crosses_wall(const State& s, HexId from, HexId at) {
    const Path path = straight_path(ground(s), from, at);
    for (std::size_t i = path.size(); i-- > 0;) {
        const HexId hex = path[i].left;
        if (hex == at || path[i].is_pair()) continue;
        const Side side = side_toward(ground(s), at, hex);
        return side != no_side && (marks(ground(s), at, side) & Wall) != 0;
    }
    return false;
}

bool any_infantry(const State& s, const HexList& from) {
    for (const HexId hex : from) {
        const UnitId unit = leading_unit(s, hex);
        if (unit != no_unit && counter(s, unit).arm == Arm::Infantry) return true;
    }
    return false;
}

bool in_square(const State& s, const Stack& stack) {
    return std::ranges::any_of(stack.units, [&](UnitId unit) {
        return s.units[unit].order == OrderState::Good &&
               s.units[unit].formation == Formation::Square;
    });
}

}  // namespace

bool guns_fire(const State& s, HexId hex, const UnitSet& silent) {
    const Stack stack = stack_in(s, hex, silent);
    const auto firing = [&](UnitId unit) { return in_battery(s, unit) && stack.fires(unit); };
    if (!stack.has_battery) return false;
    if (!stack.has_infantry || in_square(s, stack)) return std::ranges::any_of(stack.units, firing);
    return firing(stack.units[0]);
}

namespace {

bool canister(const State& s, const HexList& from, HexId at, const UnitSet& silent) {
    return std::ranges::any_of(from, [&](HexId hex) {
        return distance(ground(s), hex, at) == 1 && guns_fire(s, hex, silent);
    });
}

}  // namespace

Ratio firing_value(const State& s, FiringHex from, HexId at, FireKind kind, const UnitSet& silent) {
    Ratio value = whole_value(s, from, at, silent);
    if (value == Ratio(0)) return value;
    // lb.17.12.1: nobody has to see what a ball hits on its way.
    if (kind == FireKind::Ricochet || kind == FireKind::Accidental) {
        return value / Ratio(from.attacks);
    }
    if (distance(ground(s), from.hex, at) > 1) {
        const UnitId firer = leading_unit(s, from.hex);
        const Sight sight = line_of_sight(s, from.hex, at, side_of(s, firer), SightUse::Fire);
        if (!sight.sees()) return 0;
        if (sight.clearness == Clearness::Half) value *= Ratio(1, 2);
    }
    if (kind == FireKind::Opportunity || kind == FireKind::Exchange) value *= Ratio(1, 2);
    return value;
}

int fire_defence(const State& s, const HexList& from, HexId at) {
    const UnitId top = leading_unit(s, at);
    if (top == no_unit) return not_allowed;
    // With infantry in the hex a battery has the infantry's value (lb.14.5.2).
    UnitId defender = top;
    for (const UnitId unit : units_in(s, at)) {
        const Arm arm = counter(s, unit).arm;
        if (arm == Arm::Infantry && counter(s, unit).size != Size::HalfCompany) {
            if (counter(s, defender).arm != Arm::Infantry) defender = unit;
        }
    }
    int range = 0;
    for (const HexId hex : from) range = std::max(range, distance(ground(s), hex, at));
    const Charts& charts = s.battle->charts;
    const DefenceRow& row = charts.defence[static_cast<std::size_t>(terrain(s, at))];
    const auto value = [&](Target target) {
        const std::int8_t cell = row[static_cast<std::size_t>(target)];
        if (cell != not_allowed) return static_cast<int>(cell);
        return static_cast<int>(charts.defence[0][static_cast<std::size_t>(target)]);
    };
    const Target target = target_of(s, defender, any_infantry(s, from), range);
    const bool is_line = target == Target::Line || target == Target::CavalryLine;
    const Target as_column = target == Target::Line ? Target::Column : Target::CavalryColumn;
    int defence = value(target);
    if (is_line) {
        bool flanked = increments_in(s, at) > Ratio(crowded_line_above);
        for (const HexId hex : from) flanked = flanked || enfilades(s, defender, hex, at);
        if (flanked) defence = value(as_column);
    }
    if (target == Target::Square && increments_in(s, at) > Ratio(massive_above)) {
        defence = charts.massive_square_defence;
    }
    bool behind_wall = !from.empty();
    for (const HexId hex : from) behind_wall = behind_wall && crosses_wall(s, hex, at);
    return behind_wall ? defence + charts.wall_defence : defence;
}

// lb.16.5.1: every three increments lost take one off, down to one.
int skirmish_value_of(const State& s, UnitId unit) {
    constexpr int lost_for_one = 3;
    const int printed = counter(s, unit).skirmish;
    return std::max(std::min(printed, 1), printed - s.units[unit].lost / lost_for_one);
}

FireOdds skirmish_odds_of(const State& s, UnitId unit, const HexList& from, HexId at) {
    FireOdds odds;
    odds.value = skirmish_value_of(s, unit);
    odds.defence = fire_defence(s, from, at);
    if (odds.defence == not_allowed) return odds;
    odds.column = column_of(fire_odds, odds.value / Ratio(odds.defence));
    return odds;
}

FireOdds plain_odds(Ratio value, int defence) {
    FireOdds odds;
    odds.value = value;
    odds.defence = defence;
    odds.column = defence > 0 ? column_of(fire_odds, value / Ratio(defence)) : -1;
    return odds;
}

FireOdds fire_odds_of(const State& s, const HexList& from, HexId at, FireKind kind,
                      std::uint8_t attacks, const UnitSet& silent) {
    FireOdds odds;
    for (const HexId hex : from) odds.value += firing_value(s, {hex, attacks}, at, kind, silent);
    odds.defence = fire_defence(s, from, at);
    if (odds.defence == not_allowed) return odds;
    odds.column = column_of(fire_odds, odds.value / Ratio(odds.defence));
    if (!odds.allowed()) return odds;
    if (canister(s, from, at, silent)) {
        odds.column = std::min(odds.column + 1, static_cast<int>(fire_odds.size()) - 1);
    }
    const auto massive = static_cast<int>(increments_in(s, at).floor()) - massive_above;
    if (massive > 0) odds.dice.add({massive, "lb.14.8.1", "massive-target"});
    if (is_offensive(kind)) {
        int best = 0;
        for (const HexId hex : from) {
            if (!guns_fire(s, hex, silent)) continue;
            const LeaderId leader = senior_leader(s, hex);
            if (leader != no_leader) {
                best = std::max<int>(best, s.battle->leaders[leader].artillery);
            }
        }
        if (best != 0) odds.dice.add({best, "lb.5.2.B.3", "artillery-leader"});
    }
    return odds;
}

int fire_losses(const State& s, const FireOdds& odds, Roll natural) {
    if (!odds.allowed()) return 0;
    const Roll net = (natural + odds.dice.total()).clamped();
    return s.battle->charts
        .fire[static_cast<std::size_t>(odds.column)][static_cast<std::size_t>(net.index())];
}

}  // namespace grognard::orthez
