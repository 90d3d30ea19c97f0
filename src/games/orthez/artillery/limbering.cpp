#include "games/orthez/artillery/limbering.hpp"

#include <algorithm>

namespace grognard::orthez {

Ledger limbering_modifiers(const State& s, UnitId battery) {
    const Charts& charts = s.battle->charts;
    int best = 0;
    for (const HexId hex : s.units[battery].hexes) {
        for (const int i : leaders_in(s, hex)) {
            const Leader& leader = s.battle->leaders[static_cast<std::size_t>(i)];
            if (leader.rank == Rank::Marker || leader.side != side_of(s, battery)) continue;
            const bool special = leader.role == Role::Dickson;  // lb.17.7.A.1
            best =
                std::max<int>(best, special ? charts.limber_special_leader : charts.limber_leader);
        }
    }
    Ledger sum;
    if (best != 0) sum.add({best, "lb.17.3.3", "leader"});
    return sum;
}

bool limbers_on(const State& s, UnitId battery, int die) {
    const Counter& c = counter(s, battery);
    const auto& rows =
        c.horse_artillery ? s.battle->charts.limber_horse : s.battle->charts.limber_foot;
    const int from = rows[static_cast<std::size_t>(c.nation)].from;
    return die + limbering_modifiers(s, battery).total() >= from;
}

}  // namespace grognard::orthez
