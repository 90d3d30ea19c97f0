#include "games/orthez/charge/fatigue.hpp"

#include <algorithm>

#include "games/orthez/movement/cost.hpp"

namespace grognard::orthez {

namespace {

Fatigue changed(Fatigue from, int steps) {
    constexpr int most = static_cast<int>(Fatigue::Exhausted);
    return static_cast<Fatigue>(std::clamp(static_cast<int>(from) + steps, 0, most));
}

}  // namespace

void mark_fatigue(State& s, const EventSink& events) {
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        Unit& unit = s.units[i];
        const int steps = unit.done.charges + unit.done.melees;
        if (s.battle->units[i].arm != Arm::Cavalry || steps == 0) continue;
        unit.done.fought = unit.done.tired = true;
        unit.done.charges = unit.done.melees = 0;
        const Fatigue after = changed(unit.fatigue, steps);
        if (after == unit.fatigue) continue;
        unit.fatigue = after;
        events.tell(CavalryTired{static_cast<UnitId>(i), after});
    }
}

void recover_from_fatigue(State& s, const EventSink& events) {
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        Unit& unit = s.units[i];
        if (unit.fatigue == Fatigue::Fresh || s.battle->units[i].arm != Arm::Cavalry) continue;
        const auto id = static_cast<UnitId>(i);
        const Pm spent = unit.done.spent;
        if (unit.done.tired || unit.done.retreated_far) continue;
        if (spent + spent > potential(s, id)) continue;
        const bool at_rest = spent == Pm() && !unit.done.fought;
        unit.fatigue = at_rest ? Fatigue::Fresh : changed(unit.fatigue, -1);
        events.tell(CavalryRecovered{id, unit.fatigue});
    }
}

}  // namespace grognard::orthez
