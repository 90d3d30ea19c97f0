#include "games/orthez/assault/fight.hpp"

#include <algorithm>

#include "games/orthez/rout/rout.hpp"
#include "games/orthez/stacking/displacing.hpp"

namespace grognard::orthez::fight {

namespace {

bool fights_on(const State& s, UnitId unit) {
    return on_map(s.units[unit]) && s.units[unit].order != OrderState::Routing;
}

bool takes_part(const State& s, const AssaultFight& f, UnitId unit) {
    return side_of(s, unit) != f.attacker || assaults(s.units[unit], f.target) ||
           assaults(s.units[unit], f.second);
}

bool rout_from(State& s, AssaultFight& f, HexId hex) {
    UnitList units;
    for (const UnitId unit : units_in(s, hex)) {
        const bool routs = s.units[unit].order == OrderState::Routing;
        if (routs && takes_part(s, f, unit) && !f.dealt.has(unit)) units.push(unit);
    }
    if (units.empty()) return false;
    for (const UnitId unit : units) f.dealt.add(unit);
    begin_routing(s, units, f.target, RoutCause::Combat);
    return true;
}

}  // namespace

HexList targets(const AssaultFight& f) {
    HexList out;
    out.push(f.target);
    if (f.second != no_hex) out.push(f.second);
    return out;
}

UnitSet attackers(const State& s, const AssaultFight& f) {
    UnitSet found;
    for (const HexId target : targets(f)) {
        for (const int unit : attackers_of(s, target)) {
            if (fights_on(s, static_cast<UnitId>(unit))) found.add(unit);
        }
    }
    return found;
}

HexList attacking(const State& s, const AssaultFight& f) {
    HexList found;
    for (const HexId target : targets(f)) {
        for (const HexId hex : attacking_hexes(s, target)) {
            const bool known = std::ranges::find(found, hex) != found.end();
            if (!known && !found.full()) found.push(hex);
        }
    }
    return found;
}

UnitList attackers_in(const State& s, const AssaultFight& f, HexId hex) {
    const UnitSet all = attackers(s, f);
    UnitList found;
    for (const UnitId unit : units_in(s, hex)) {
        if (all.has(unit)) found.push(unit);
    }
    return found;
}

void go_to(AssaultFight& f, AssaultStage stage) {
    f.stage = stage;
    f.step = 0;
    f.asked = false;
    f.dealt.clear();
}

bool gather_one(State& s, const AssaultFight& f) {
    const auto spread = [&](UnitId unit) {
        return s.units[unit].order == OrderState::Disordered && s.units[unit].hexes.size() > 1;
    };
    for (const int i : attackers(s, f)) {
        const auto unit = static_cast<UnitId>(i);
        if (!spread(unit)) continue;
        begin_gathering(s, unit);
        return true;
    }
    for (const UnitId unit : defending(s, f)) {
        if (!spread(unit)) continue;
        begin_gathering(s, unit);
        return true;
    }
    return false;
}

bool rout_one(State& s, AssaultFight& f, const EventSink&) {
    for (const HexId target : targets(f)) {
        if (!rout_from(s, f, target)) continue;
        f.vacated = true;
        return true;
    }
    for (const HexId hex : attacking(s, f)) {
        if (rout_from(s, f, hex)) return true;
    }
    return false;
}

}  // namespace grognard::orthez::fight
