#include "games/orthez/morale/army_morale.hpp"

namespace grognard::orthez {

namespace {

bool is_lost(const State& s, std::size_t i, Counting counting) {
    const Unit& unit = s.units[i];
    if (s.battle->unit_starts[i].whereabouts == Whereabouts::Gone) return false;  // takes no part
    if (unit.whereabouts == Whereabouts::Gone) return true;
    if (unit.whereabouts == Whereabouts::OffMap) return counting == Counting::AtTheEnd;
    return unit.order == OrderState::Routing;
}

}  // namespace

int battalions_lost(const State& s, FormationId formation, Counting counting) {
    int lost = 0;
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        const Counter& c = s.battle->units[i];
        if (c.arm != Arm::Infantry) continue;
        if ((c.side == french ? c.wing : c.division) != formation) continue;
        if (is_lost(s, i, counting)) lost += c.battalions;
    }
    return lost;
}

void determine_army_morale(State& s, Counting counting, const EventSink& events) {
    for (std::size_t i = 0; i < s.battle->army_morale.size(); ++i) {
        const ArmyMorale& row = s.battle->army_morale[i];
        const int lost = battalions_lost(s, row.formation, counting);
        std::uint8_t level = 0;
        for (const std::uint8_t from : row.levels) level += lost >= from ? 1 : 0;
        if (level == s.army_levels[i]) continue;
        s.army_levels[i] = level;
        events.tell(ArmyMoraleSet{row.formation, level, static_cast<std::uint8_t>(lost)});
    }
}

}  // namespace grognard::orthez
