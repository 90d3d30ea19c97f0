#include "games/orthez/assault/defence.hpp"

#include <algorithm>

namespace grognard::orthez {

namespace {

bool is_infantry(const State& s, UnitId unit) { return counter(s, unit).arm == Arm::Infantry; }
bool is_cavalry(const State& s, UnitId unit) { return counter(s, unit).arm == Arm::Cavalry; }
bool routing(const State& s, UnitId unit) { return s.units[unit].order == OrderState::Routing; }

bool skirmishes(const State& s, UnitId unit) {
    return s.units[unit].order == OrderState::Good &&
           s.units[unit].formation == Formation::Skirmish;
}

template <class Wanted>
void collect(const State& s, HexId hex, UnitList& out, const Wanted& wanted) {
    if (hex == no_hex) return;
    for (const UnitId unit : units_in(s, hex)) {
        const bool known = std::ranges::find(out, unit) != out.end();
        if (!known && !out.full() && wanted(unit)) out.push(unit);
    }
}

// The unit whose state decides: infantry before guns, and never a rifle company over another.
UnitId deciding(const State& s, const UnitList& units) {
    for (const UnitId unit : units) {
        if (counter(s, unit).size != Size::HalfCompany) return unit;
    }
    return units[0];
}

bool in_general_order_ground(const State& s, UnitId unit) {
    return std::ranges::all_of(s.units[unit].hexes,
                               [&](HexId hex) { return imposes_general_order(terrain(s, hex)); });
}

Defence in_formation(const State& s, UnitId unit) {
    switch (s.units[unit].formation) {
        case Formation::Column:
        case Formation::Line:
            return Defence::ExchangesFire;
        case Formation::Skirmish:  // lb.11.9.K.1-K.2
            return in_general_order_ground(s, unit) ? Defence::Fights : Defence::ExchangesFire;
        case Formation::Limbered:
        case Formation::Battery:  // lb.17.13.A.1
            return in_general_order_ground(s, unit) ? Defence::Fights : Defence::ExchangesFire;
        default:
            return Defence::Fights;
    }
}

int fastest(const State& s, const UnitSet& units) {
    int most = 0;
    for (const int unit : units) {
        most = std::max<int>(most, counter(s, static_cast<UnitId>(unit)).movement);
    }
    return most;
}

bool is_british(const State& s, UnitId unit) {
    return counter(s, unit).nation == Nation::British || counter(s, unit).nation == Nation::Kgl;
}

// lb.15.4.E.3
bool are_formed_french(const State& s, const UnitSet& units) {
    for (const int i : units) {
        const Unit& unit = s.units[static_cast<std::size_t>(i)];
        const bool formed =
            unit.order == OrderState::Good &&
            (unit.formation == Formation::Column || unit.formation == Formation::Line);
        if (s.battle->units[static_cast<std::size_t>(i)].side != french || !formed) return false;
    }
    return true;
}

bool is_alone(const State& s, UnitId unit) {
    return units_in(s, s.units[unit].hexes[0]).size() == 1;
}

}  // namespace

UnitList defenders(const State& s, HexId target, HexId second) {
    UnitList found;
    for (const HexId hex : {target, second}) {
        collect(s, hex, found, [&](UnitId u) { return !routing(s, u) && is_infantry(s, u); });
    }
    for (const HexId hex : {target, second}) {
        collect(s, hex, found, [&](UnitId u) { return !routing(s, u) && !is_infantry(s, u); });
    }
    return found;
}

UnitList routers(const State& s, HexId target, HexId second) {
    UnitList found;
    for (const HexId hex : {target, second}) {
        collect(s, hex, found, [&](UnitId u) { return routing(s, u); });
    }
    return found;
}

Defence defence_of(const State& s, HexId target, HexId second) {
    const UnitList units = defenders(s, target, second);
    if (units.empty()) {
        return routers(s, target, second).empty() ? Defence::Gone : Defence::Routs;
    }
    const UnitId top = deciding(s, units);
    const Unit& unit = s.units[top];
    if (is_cavalry(s, top) || unit.done.diverted) return Defence::Fights;  // lb.15.5.A.1
    if (counter(s, top).arm == Arm::Wagon) {
        return unit.demolished ? Defence::Gone : Defence::Fights;
    }
    if (unit.order == OrderState::Disordered) return Defence::FightsIfItStands;  // lb.11.10.B.5
    return in_formation(s, top);
}

bool retreats_to_parent(const State& s, UnitId unit) {
    const Counter& c = counter(s, unit);
    return c.parent != no_unit && is_british(s, unit) && s.units[unit].order == OrderState::Good &&
           !skirmishes(s, unit);
}

bool may_retreat_from(const State& s, UnitId id, const UnitSet& attackers) {
    const Unit& unit = s.units[id];
    if (!on_map(unit) || unit.done.diverted || routing(s, id)) return false;
    if (retreats_to_parent(s, id)) return true;
    const Counter& c = counter(s, id);
    const bool faster = c.movement > fastest(s, attackers);  // lb.15.4.E.1
    if (c.arm == Arm::Cavalry) return faster && unit.fatigue != Fatigue::Exhausted;
    if (c.arm == Arm::Artillery) {
        return faster && c.horse_artillery && unit.formation == Formation::Limbered &&
               is_alone(s, id);
    }
    if (c.arm != Arm::Infantry || !skirmishes(s, id)) return false;
    return faster || (is_british(s, id) && are_formed_french(s, attackers));
}

bool must_retreat(const State& s, UnitId id, const UnitSet& attackers) {
    if (!is_infantry(s, id) || !skirmishes(s, id) || in_general_order_ground(s, id)) return false;
    for (const int attacker : attackers) {
        if (!skirmishes(s, static_cast<UnitId>(attacker))) return true;
    }
    return false;
}

}  // namespace grognard::orthez
