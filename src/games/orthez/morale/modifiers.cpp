#include "games/orthez/morale/modifiers.hpp"

#include <algorithm>

#include "games/orthez/facing/arcs.hpp"
#include "games/orthez/sight/path.hpp"

namespace grognard::orthez {
namespace {

constexpr std::uint8_t best_morale = 12;  // up to which a natural 11 may pass

// British, KGL, Brunswick and Chasseurs Britanniques are one nation in a stack (lb.10.4.1).
Nation army_nation(Nation nation) {
    return nation == Nation::French || nation == Nation::Portuguese ? nation : Nation::British;
}

bool makes_stack_mixed(const Counter& c) {
    return c.size != Size::Company && c.size != Size::HalfCompany;
}

// lb.10.4.2: a wing or army leader whom all of them have in common lifts the modifier.
bool common_leader_in(const State& s, HexId hex, const UnitList& stack) {
    for (const int i : leaders_in(s, hex)) {
        const Leader& leader = s.battle->leaders[static_cast<std::size_t>(i)];
        if (leader.rank == Rank::Army) return true;
        if (leader.rank != Rank::Wing) continue;
        const bool all = std::all_of(stack.begin(), stack.end(), [&](UnitId unit) {
            return counter(s, unit).wing == leader.wing;
        });
        if (all) return true;
    }
    return false;
}

bool in_mixed_stack(const State& s, UnitId unit) {
    for (const HexId hex : s.units[unit].hexes) {
        const UnitList stack = units_in(s, hex);
        for (const UnitId other : stack) {
            const Counter& a = counter(s, unit);
            const Counter& b = counter(s, other);
            if (other == unit || !makes_stack_mixed(a) || !makes_stack_mixed(b)) continue;
            if (a.wing == b.wing && army_nation(a.nation) == army_nation(b.nation)) continue;
            if (!common_leader_in(s, hex, stack)) return true;
        }
    }
    return false;
}

HexId nearest_hex(const State& s, UnitId unit, HexId to) {
    HexId nearest = s.units[unit].hexes[0];
    for (const HexId hex : s.units[unit].hexes) {
        if (distance(ground(s), hex, to) < distance(ground(s), nearest, to)) nearest = hex;
    }
    return nearest;
}

// The side through which a straight line enters the target; no_side where it runs along one.
Side entry_side(const State& s, HexId from, HexId target) {
    const Path path = straight_path(ground(s), from, target);
    for (std::size_t i = path.size(); i-- > 0;) {
        if (path[i].left == target) continue;
        return path[i].is_pair() ? no_side : side_toward(ground(s), target, path[i].left);
    }
    return no_side;
}

}  // namespace

int army_level(const State& s, UnitId unit) {
    const Counter& c = counter(s, unit);
    if (c.arm != Arm::Infantry) return 0;
    const FormationId formation = c.side == french ? c.wing : c.division;
    for (std::size_t i = 0; i < s.battle->army_morale.size(); ++i) {
        if (s.battle->army_morale[i].formation == formation) return s.army_levels[i];
    }
    return 0;
}

void add_conditions(const State& s, UnitId id, TestCause cause, TestSum& sum) {
    const MoraleModifiers& m = s.battle->charts.morale;
    const Unit& unit = s.units[id];
    const Counter& c = counter(s, id);
    const auto condition = [&](int amount, std::string_view rule, std::string_view reason) {
        sum.add(ModifierClass::Condition, {amount, rule, reason});
    };
    if (unit.order == OrderState::Disordered) condition(m.disordered, "lb.11.10.B.3", "disordered");
    if (unit.order == OrderState::Routing) {
        condition(m.routing, "lb.11.10.D.3", "routing");
        if (cause == TestCause::Rally && s.turn >= s.battle->night_from) {
            condition(m.night_rally, "lb.22.3.A.3", "night");
        }
    }
    if (2 * 2 * unit.lost >= c.half_increments) condition(m.half_lost, "lb.16.8.1", "half-lost");
    condition(m.army_level[static_cast<std::size_t>(army_level(s, id))], "lb.21.5.5",
              "army-morale");
    const bool good = unit.order == OrderState::Good;
    if (good && unit.formation == Formation::RoadColumn && cause != TestCause::RallyingSquare) {
        condition(m.road_column, "lb.11.7.C.4", "road-column");
    }
    if (in_mixed_stack(s, id)) condition(m.mixed_stack, "lb.10.4.1", "mixed-stack");
    if (good && unit.formation == Formation::Square) {
        sum.add(ModifierClass::Situation, {m.square, "lb.11.8.I.1", "square"});
    }
    const LeaderId leader = senior_leader_of(s, id);
    if (leader == no_leader) return;
    const int bonus = s.battle->leaders[leader].morale;
    sum.add(bonus < 0 ? ModifierClass::Condition : ModifierClass::Leader,
            {bonus, "lb.5.2.B.4", "leader"});
}

bool passes(const Counter& counter, Roll natural, int modifiers) {
    if (natural == Roll::read(11) && counter.morale > best_morale) return false;
    return (natural + modifiers) > Roll::read(counter.morale);
}

Ledger approach_modifiers(const State& s, UnitId id, HexId target) {
    const MoraleModifiers& m = s.battle->charts.morale;
    TestSum sum(counter(s, id));
    const HexId from = nearest_hex(s, id, target);
    const int between = distance(ground(s), from, target) - 1;
    const auto row =
        std::min<std::size_t>(static_cast<std::size_t>(between), m.approach.size() - 1);
    sum.add(ModifierClass::Situation, {m.approach[row], "lb.15.2.A.2", "approach-distance"});
    const UnitId defender = leading_unit(s, target);
    const Side side = entry_side(s, from, target);
    if (defender != no_unit && side != no_side) {
        const Arcs around = arcs(s, defender, target);
        const auto situation = [&](int amount, std::string_view reason) {
            sum.add(ModifierClass::Situation, {amount, "lb.15.2.A.1", reason});
        };
        if (around.flank.has(side)) situation(m.approach_flank, "target-flank");
        if (around.rear.has(side)) situation(m.approach_rear, "target-rear");
        if ((marks(ground(s), target, side) & (SlopeDown | SunkenRoad)) != 0) {
            situation(m.approach_uphill, "uphill-or-sunken-road");
        }
    }
    add_conditions(s, id, TestCause::Approach, sum);
    return sum.ledger();
}

}  // namespace grognard::orthez
