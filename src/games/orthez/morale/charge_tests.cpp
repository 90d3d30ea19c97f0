#include "games/orthez/morale/charge_tests.hpp"

#include <algorithm>

#include "games/orthez/facing/arcs.hpp"

namespace grognard::orthez {

namespace {

std::size_t row_of(const State& s, UnitId unit, HexId cavalry) {
    int nearest = farthest_charge_zone;
    for (const HexId hex : s.units[unit].hexes) {
        nearest = std::min(nearest, distance(ground(s), hex, cavalry));
    }
    return static_cast<std::size_t>(std::max(nearest, 1) - 1);
}

bool any_of(const State& s, HexId hex, bool (*wanted)(const Counter&)) {
    return std::ranges::any_of(units_in(s, hex),
                               [&](UnitId unit) { return wanted(counter(s, unit)); });
}

bool wet(SideMarks on_side) {
    return (on_side & Stream) != 0 && (on_side & (Bridge | FordSide)) == 0;
}

// lb.18.11.1: the unit's hex beside the charger says which side is touched.
void add_stand(const State& s, UnitId id, HexId cavalry, TestSum& sum) {
    const MoraleModifiers& m = s.battle->charts.morale;
    const Unit& unit = s.units[id];
    const auto situation = [&](int amount, std::string_view reason) {
        sum.add(ModifierClass::Situation, {amount, "lb.18.11.1", reason});
    };
    if (any_of(s, cavalry, [](const Counter& c) { return c.lance > 0; })) {
        situation(m.charged_by_lancers, "lancers");
    }
    const bool good = unit.order == OrderState::Good;
    if (good && unit.formation == Formation::Skirmish) {
        situation(m.charged_skirmish, "skirmishers");
    }
    for (const HexId hex : unit.hexes) {
        const Side side = side_toward(ground(s), hex, cavalry);
        if (side == no_side) continue;
        const Arcs around = arcs(s, id, hex);
        if (around.flank.has(side)) situation(m.charged_flank, "target-flank");
        if (around.rear.has(side)) situation(m.charged_rear, "target-rear");
        if (good && unit.formation == Formation::Line && around.front.has(side)) {
            situation(m.charged_line_in_front, "line-in-front");
        }
        if (wet(marks(ground(s), hex, side))) situation(m.charged_across_stream, "across-stream");
        return;
    }
}

}  // namespace

void add_charge_situation(const State& s, TestCause cause, UnitId unit, HexId cavalry,
                          TestSum& sum) {
    const MoraleModifiers& m = s.battle->charts.morale;
    if (cause == TestCause::StandCharge) {
        add_stand(s, unit, cavalry, sum);
    } else if (cause == TestCause::RallyingSquare) {
        sum.add(ModifierClass::Situation,
                {m.rally_square[row_of(s, unit, cavalry)], "lb.18.6.G.1", "distance"});
    } else if (cause == TestCause::Reform) {
        sum.add(ModifierClass::Situation,
                {m.reform[row_of(s, unit, cavalry)], "lb.11.9.J.7", "distance"});
        if (any_of(s, cavalry, [](const Counter& c) { return is_light_cavalry(c); })) {
            sum.add(ModifierClass::Situation,
                    {m.reform_light_enemy, "lb.11.9.J.6", "light-cavalry"});
        }
    }
}

}  // namespace grognard::orthez
