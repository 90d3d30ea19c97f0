#include "games/orthez/charge/fall_back.hpp"

#include "games/orthez/charge/riders.hpp"

namespace grognard::orthez {

UnitList those_falling_back(const State& s, const UnitList& units) {
    UnitList out;
    for (const UnitId unit : units) {
        const bool stands = on_map(s.units[unit]) && s.units[unit].order != OrderState::Routing;
        if (stands && is_cavalry(s, unit)) out.push(unit);
    }
    return out;
}

}  // namespace grognard::orthez
