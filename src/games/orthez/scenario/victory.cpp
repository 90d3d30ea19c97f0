#include "games/orthez/scenario/victory.hpp"

#include <algorithm>

#include "games/orthez/morale/army_morale.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

namespace {

// Held by the Allies in more than half of its hexes.
int objectives_held(const State& s) {
    int held = 0;
    std::size_t bit = 0;
    for (const Objective& objective : s.battle->objectives) {
        std::size_t hexes = 0;
        for (std::size_t i = 0; i < objective.hexes.size(); ++i, ++bit) {
            hexes += (s.held_by_allies >> bit) & 1U;
        }
        held += 2 * hexes > objective.hexes.size() ? 1 : 0;
    }
    return held;
}

Seat side_of_formation(const State& s, FormationId formation) {
    for (const Counter& c : s.battle->units) {
        if (c.wing == formation || c.division == formation) return c.side;
    }
    return french;
}

// French wings or Allied divisions at that level or worse.
int at_level(const State& s, Seat side, int level) {
    int count = 0;
    for (std::size_t i = 0; i < s.battle->army_morale.size(); ++i) {
        const bool counts = side_of_formation(s, s.battle->army_morale[i].formation) == side;
        count += counts && s.army_levels[i] >= level ? 1 : 0;
    }
    return count;
}

int level_of(const State& s, FormationId formation) {
    for (std::size_t i = 0; i < s.battle->army_morale.size(); ++i) {
        if (s.battle->army_morale[i].formation == formation) return s.army_levels[i];
    }
    return 0;
}

// Counters of battalions and regiments, a regiment once; routing ones count too.
int counters_lost(const State& s, Seat side) {
    int lost = 0;
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        const Counter& c = s.battle->units[i];
        const bool counts = c.side == side && c.arm == Arm::Infantry &&
                            (c.size == Size::Battalion || c.size == Size::Regiment) &&
                            s.battle->unit_starts[i].whereabouts != Whereabouts::Gone;
        const bool there = on_map(s.units[i]) && s.units[i].order != OrderState::Routing;
        lost += counts && !there ? 1 : 0;
    }
    return lost;
}

bool holds_in_good_order(const State& s, HexId hex, Seat side) {
    for (const UnitId unit : units_in(s, hex)) {
        if (side_of(s, unit) == side && s.units[unit].order == OrderState::Good) return true;
    }
    return false;
}

}  // namespace

bool holds(const State& s, const Condition& c) {
    switch (c.test) {
        case VictoryTest::ObjectivesAtLeast:
            return objectives_held(s) >= c.amount;
        case VictoryTest::ObjectivesAtMost:
            return objectives_held(s) <= c.amount;
        case VictoryTest::FormationLevelAtLeast:
            return level_of(s, c.formation) >= c.amount;
        case VictoryTest::FormationLevelAtMost:
            return level_of(s, c.formation) <= c.amount;
        case VictoryTest::WingsAtLevel3AtLeast:
            return at_level(s, french, 3) >= c.amount;
        case VictoryTest::WingsAtLevel3AtMost:
            return at_level(s, french, 3) <= c.amount;
        case VictoryTest::WingsAtLevel2AtMost:
            return at_level(s, french, 2) <= c.amount;
        case VictoryTest::DivisionsAtLevel3AtMost:
            return at_level(s, allied, 3) <= c.amount;
        case VictoryTest::AlliedUnitOn:
            return holds_in_good_order(s, c.hex, allied);
        case VictoryTest::AlliedBattalionsLostAtLeast:
            return counters_lost(s, allied) >= c.amount;
        case VictoryTest::FrenchBattalionsLostAtLeast:
            return counters_lost(s, french) >= c.amount;
    }
    return false;
}

void decide_victory(State& s, const EventSink& events) {
    determine_army_morale(s, Counting::AtTheEnd, events);
    s.ending = Ending::Draw;
    for (std::size_t i = 0; i < s.battle->victory.size(); ++i) {
        const VictoryLevel& level = s.battle->victory[i];
        const bool won = std::ranges::any_of(level.any_of, [&](const auto& all) {
            return std::ranges::all_of(all, [&](const Condition& c) { return holds(s, c); });
        });
        if (!won) continue;
        s.ending = level.ending;
        s.won_by = static_cast<std::uint8_t>(i + 1);
        break;
    }
    events.tell(GameEnded{s.ending, s.won_by});
}

}  // namespace grognard::orthez
