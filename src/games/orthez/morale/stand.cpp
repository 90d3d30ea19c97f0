#include "games/orthez/morale/stand.hpp"

#include <algorithm>

#include "games/orthez/assault/markers.hpp"
#include "games/orthez/facing/arcs.hpp"

namespace grognard::orthez {

namespace {

constexpr std::size_t even_step = 2;  // 1:1
constexpr std::size_t last_step = 7;

// An attack on one of the defender's hexes, through one of its sides.
struct Attack {
    HexId from = no_hex;
    HexId target = no_hex;
    Side side = no_side;  // of the target; no_side if the attacker has gathered elsewhere
};
using Attacks = Fixed<Attack, 2 * max_firing>;

Attacks attacks_on(const State& s, HexId target, HexId second) {
    Attacks found;
    for (const HexId hex : {target, second}) {
        if (hex == no_hex) continue;
        for (const HexId from : attacking_hexes(s, hex)) {
            found.push(Attack{from, hex, side_toward(ground(s), hex, from)});
        }
    }
    return found;
}

template <class Wanted>
bool any(const Attacks& attacks, const Wanted& wanted) {
    return std::any_of(attacks.begin(), attacks.end(),
                       [&](const Attack& a) { return a.side != no_side && wanted(a); });
}

template <class Wanted>
bool all(const Attacks& attacks, const Wanted& wanted) {
    return !attacks.empty() && std::all_of(attacks.begin(), attacks.end(), [&](const Attack& a) {
        return a.side != no_side && wanted(a);
    });
}

bool is_fortress(Terrain terrain) {
    return terrain == Terrain::Church || terrain == Terrain::Chateau;
}

}  // namespace

std::size_t stand_ratio_step(std::size_t attacking, std::size_t defending) {
    if (defending == 0) return last_step;
    if (attacking >= defending) {
        return std::min(even_step + attacking / defending - 1, last_step);
    }
    return 2 * attacking >= defending ? even_step - 1 : 0;
}

void add_stand_situation(const State& s, UnitId unit, HexId target, TestSum& sum) {
    const MoraleModifiers& m = s.battle->charts.morale;
    const HexId second = second_target(s, target);
    const Attacks attacks = attacks_on(s, target, second);
    const auto add = [&](int amount, std::string_view rule, std::string_view reason) {
        sum.add(ModifierClass::Situation, {amount, rule, reason});
    };
    const std::size_t step = stand_ratio_step(attacks.size(), second == no_hex ? 1 : 2);
    add(m.stand_ratio[step], "lb.15.5.2", "hex-ratio");
    const auto in_arc = [&](auto arc) {
        return any(attacks, [&](const Attack& a) {
            return stands_in(s.units[unit], a.target) && arc(arcs(s, unit, a.target)).has(a.side);
        });
    };
    if (in_arc([](const Arcs& around) { return around.flank; })) {
        add(m.stand_flank, "lb.15.5.1", "attacked-in-flank");
    } else if (in_arc([](const Arcs& around) { return around.rear; })) {
        add(m.stand_rear, "lb.15.5.1", "attacked-in-rear");
    }
    const auto on_side = [&](SideMark mark) {
        return all(attacks, [&](const Attack& a) {
            return (marks(ground(s), a.target, a.side) & mark) != 0;
        });
    };
    if (on_side(SlopeDown)) add(m.stand_uphill, "lb.15.6.B.1.e", "defender-uphill");
    const bool fortress =
        all(attacks, [&](const Attack& a) { return is_fortress(terrain(s, a.target)); });
    if (on_side(SunkenRoad) || fortress) add(m.stand_sheltered, "lb.15.5.1", "sheltered");
}

}  // namespace grognard::orthez
