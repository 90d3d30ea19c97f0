// The queue of assaults and who takes part in each.
#include "games/waterloo/assault/assault.hpp"

namespace grognard::waterloo {

namespace {

template <class Keep>
UnitSet only_those(const State& s, UnitSet units, Keep keep) {
    for (const int id : units) {
        if (!keep(s.units[static_cast<std::size_t>(id)])) units.remove(id);
    }
    return units;
}

}  // namespace

UnitSet attackers(const State& s, const Assault& assault, Arm arm) {
    return only_those(s, units_in(s, assault.attacker, arm, assault.area),
                      [](const Unit& unit) { return unit.from != nowhere; });
}

// An area is never assaulted by both sides at once, so nobody there has come to attack.
UnitSet defenders(const State& s, const Assault& assault, Arm arm) {
    return units_in(s, other(assault.attacker), arm, assault.area);
}

UnitSet taking_part(const State& s, const Assault& assault, Seat seat, Arm arm) {
    return seat == assault.attacker ? attackers(s, assault, arm) : defenders(s, assault, arm);
}

UnitSet sheltered(const State& s, const Assault& assault) {
    return only_those(s, defenders(s, assault, Arm::Infantry),
                      [](const Unit& unit) { return unit.sheltered; });
}

}  // namespace grognard::waterloo
