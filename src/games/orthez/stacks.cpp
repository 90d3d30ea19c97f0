#include "games/orthez/stacks.hpp"

#include <algorithm>

namespace grognard::orthez {

UnitList units_in(const State& s, HexId hex) {
    UnitList found;
    if (!is_occupied(s, hex)) return found;
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        if (stands_in(s.units[i], hex)) found.push(static_cast<UnitId>(i));
    }
    std::sort(found.begin(), found.end(),
              [&](UnitId a, UnitId b) { return s.units[a].depth < s.units[b].depth; });
    return found;
}

LeaderSet leaders_in(const State& s, HexId hex) {
    LeaderSet found;
    for (std::size_t i = 0; i < s.battle->leaders.size(); ++i) {
        const LeaderState& leader = s.leaders[i];
        if (leader.whereabouts == Whereabouts::Map && leader.at == hex) {
            found.add(static_cast<int>(i));
        }
    }
    return found;
}

bool holds_unit_of(const State& s, HexId hex, Seat seat) {
    return s.occupied[static_cast<std::size_t>(index(seat))].has(hex);
}

UnitId leading_unit(const State& s, HexId hex) {
    const UnitList stack = units_in(s, hex);
    if (stack.empty()) return no_unit;
    for (const UnitId unit : stack) {
        if (counter(s, unit).size != Size::HalfCompany) return unit;
    }
    return stack[0];
}

Ratio increments(const State& s, UnitId unit) {
    const Ratio left = starting_increments(counter(s, unit)) - Ratio(s.units[unit].lost);
    return std::max(left, Ratio(0));
}

Ratio share(const State& s, UnitId unit) {
    const auto hexes = static_cast<std::int64_t>(s.units[unit].hexes.size());
    return increments(s, unit) / Ratio(std::max<std::int64_t>(hexes, 1));
}

Ratio increments_in(const State& s, HexId hex) {
    Ratio sum;
    for (const UnitId unit : units_in(s, hex)) {
        const Arm arm = counter(s, unit).arm;
        if (arm == Arm::Infantry || arm == Arm::Cavalry) sum += share(s, unit);
    }
    return sum;
}

LeaderId senior_leader(const State& s, HexId hex) {
    LeaderId senior = no_leader;
    for (const int i : leaders_in(s, hex)) {
        const auto leader = static_cast<LeaderId>(i);
        if (s.battle->leaders[leader].rank == Rank::Marker) continue;
        if (senior == no_leader ||
            s.battle->leaders[leader].rank < s.battle->leaders[senior].rank) {
            senior = leader;
        }
    }
    return senior;
}

LeaderId senior_leader_of(const State& s, UnitId unit) {
    LeaderId senior = no_leader;
    for (const HexId hex : s.units[unit].hexes) {
        const LeaderId here = senior_leader(s, hex);
        if (here == no_leader) continue;
        if (senior == no_leader || s.battle->leaders[here].rank < s.battle->leaders[senior].rank) {
            senior = here;
        }
    }
    return senior;
}

}  // namespace grognard::orthez
