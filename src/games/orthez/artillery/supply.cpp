#include "games/orthez/artillery/supply.hpp"

#include <algorithm>

#include "games/orthez/losses/losses.hpp"

namespace grognard::orthez {

namespace {

constexpr int foot_radius = 3;  // lb.17.17.1
constexpr int horse_radius = 5;

// lb.17.17.6: German and Portuguese batteries draw from any Allied wagon.
bool nations_agree(const Counter& wagon, const Counter& battery) {
    if (wagon.side != battery.side) return false;
    return wagon.nation == battery.nation || battery.nation == Nation::Kgl ||
           battery.nation == Nation::Portuguese;
}

bool is_in_reach(const State& s, UnitId wagon, UnitId battery) {
    const int radius = counter(s, battery).horse_artillery ? horse_radius : foot_radius;
    for (const HexId from : s.units[wagon].hexes) {
        for (const HexId to : s.units[battery].hexes) {
            if (distance(ground(s), from, to) <= radius) return true;
        }
    }
    return false;
}

// The fuller wagon, between equals that of the battery's own division.
bool is_better(const State& s, UnitId battery, UnitId wagon, UnitId other) {
    const int more = s.units[wagon].munitions - s.units[other].munitions;
    if (more != 0) return more > 0;
    const FormationId division = counter(s, battery).division;
    return counter(s, wagon).division == division && counter(s, other).division != division;
}

}  // namespace

bool supplies(const State& s, UnitId wagon, UnitId battery) {
    const Unit& unit = s.units[wagon];
    const Counter& c = counter(s, wagon);
    if (c.arm != Arm::Wagon || !on_map(unit) || unit.demolished || unit.munitions == 0)
        return false;
    return nations_agree(c, counter(s, battery)) && c.calibre == counter(s, battery).range &&
           is_in_reach(s, wagon, battery);
}

UnitId supplier(const State& s, UnitId battery) {
    UnitId best = no_unit;
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        const auto wagon = static_cast<UnitId>(i);
        if (!supplies(s, wagon, battery)) continue;
        if (best == no_unit || is_better(s, battery, wagon, best)) best = wagon;
    }
    return best;
}

void spend_ammunition(State& s, const UnitList& batteries, const EventSink& events) {
    for (const UnitId battery : batteries) {
        const UnitId wagon = supplier(s, battery);
        if (wagon == no_unit) continue;
        --s.units[wagon].munitions;
        events.tell(AmmunitionSpent{wagon, s.units[wagon].munitions});
    }
}

void box_empty_wagons(State& s, const EventSink& events) {
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        const Unit& unit = s.units[i];
        if (s.battle->units[i].arm != Arm::Wagon || !on_map(unit)) continue;
        if (unit.munitions > 0 || unit.demolished) continue;
        remove_unit(s, static_cast<UnitId>(i), Whereabouts::Boxed, events);
    }
}

}  // namespace grognard::orthez
