#include "games/orthez/assault/melee_odds.hpp"

#include <algorithm>

#include "games/orthez/assault/markers.hpp"
#include "games/orthez/fire/odds.hpp"

namespace grognard::orthez {
namespace {

constexpr int massed_above = 18;  // increments of both sides

bool is_cavalry(const State& s, UnitId unit) { return counter(s, unit).arm == Arm::Cavalry; }
bool good(const Unit& unit) { return unit.order == OrderState::Good; }
bool forms(const Unit& unit, Formation formation) {
    return good(unit) && unit.formation == formation;
}

bool holds(const State& s, HexId hex, Formation formation) {
    const UnitId top = leading_unit(s, hex);
    return top != no_unit && forms(s.units[top], formation);
}

bool is_cover(Terrain terrain) { return terrain == Terrain::Town || terrain == Terrain::Wood; }

// lb.11.6.B.4, 15.6.B.1.a, 18.5.B.1: one third once, whatever the reasons.
bool cavalry_hampered(const State& s, UnitId unit, HexId other) {
    if (!is_cavalry(s, unit)) return false;
    const bool in_cover = forms(s.units[unit], Formation::GeneralOrder);
    return in_cover || is_cover(terrain(s, other)) || holds(s, other, Formation::GeneralOrder) ||
           holds(s, other, Formation::Square);
}

// Printed value by strength left and share of the hex (lb.16.7.1, 11.5.C.2).
Ratio engaged_value(const State& s, UnitId id) {
    const Counter& c = counter(s, id);
    if (c.arm == Arm::Wagon) return 1;  // lb.17.13.A.2.c
    const Unit& unit = s.units[id];
    Ratio value = Ratio(c.melee) * increments(s, id) / starting_increments(c);
    value *= Ratio(1, static_cast<std::int64_t>(std::max<std::size_t>(unit.hexes.size(), 1)));
    if (forms(unit, Formation::RoadColumn)) value *= Ratio(1, 2);  // lb.11.7.C.5
    if (c.arm == Arm::Artillery && unit.formation == Formation::Limbered) value *= Ratio(1, 2);
    return value;
}

Ratio state_factors(const State& s, UnitId id) {
    const Unit& unit = s.units[id];
    Ratio factor = 1;
    if (unit.order == OrderState::Disordered) factor *= Ratio(1, 2);
    if (forms(unit, Formation::Skirmish)) factor *= Ratio(1, 2);
    if (unit.fatigue == Fatigue::Fatigued) factor *= Ratio(1, 2);
    if (unit.fatigue == Fatigue::Exhausted) factor *= Ratio(1, 3);
    return factor;
}

// lb.16.5.1: every three losses cost a point, never the last one.
int lance_bonus(const State& s, UnitId id) {
    const int printed = counter(s, id).lance;
    if (printed == 0) return 0;
    return std::max(1, printed - s.units[id].lost / 3);
}

Ratio lances(const State& s, UnitId id, bool attacks) {
    const int bonus = lance_bonus(s, id);
    const Unit& unit = s.units[id];
    if (bonus == 0 || !attacks || !forms(unit, Formation::Line)) return bonus;
    return 2 * bonus;  // in each hex: four times in all for a two-hex line (lb.18.3.1)
}

// A two-hex cavalry line against one-hex cavalry (lb.18.2.B.1); skirmishers never.
bool overlaps(const State& s, UnitId id, HexId enemy) {
    const UnitId other = leading_unit(s, enemy);
    return other != no_unit && is_cavalry(s, id) && is_cavalry(s, other) &&
           forms(s.units[id], Formation::Line) && s.units[id].hexes.size() == 2 &&
           s.units[other].hexes.size() == 1;
}

Ratio squadron(const State& s, UnitId id, HexId enemy, Strength strength) {
    const bool hampered = cavalry_hampered(s, id, enemy);
    if (strength == Strength::Squadron && is_cavalry(s, id)) {
        return hampered ? Ratio(1, 6) : Ratio(1, 3);  // lb.18.5.D.1.1
    }
    return hampered ? Ratio(1, 3) : Ratio(1);
}

bool is_fortress(Terrain terrain) {
    return terrain == Terrain::Church || terrain == Terrain::Chateau;
}

bool across_bridge(const State& s, HexId from, HexId to) {
    const Side side = side_toward(ground(s), from, to);
    if (side == no_side) return false;
    const SideMarks on_side = marks(ground(s), from, side);
    return (on_side & (Bridge | Gorge)) == (Bridge | Gorge);
}

// Values of a side, the top units first, where only so many increments of a hex and of the whole
// side may fight.
class SideSum {
  public:
    explicit SideSum(Ratio limit) : left_(limit) {}
    void enter_hex(Ratio limit) { left_here_ = limit; }
    void add(Ratio value, Ratio increments) {
        all_ += increments;
        if (increments == Ratio(0)) return;
        const Ratio fighting = std::min({increments, left_, left_here_});
        left_ -= fighting;
        left_here_ -= fighting;
        value_ += value * fighting / increments;
    }
    Ratio value() const { return value_; }
    Ratio all() const { return all_; }

  private:
    Ratio left_;
    Ratio left_here_;
    Ratio value_;
    Ratio all_;
};

// "6 increments or one battalion": only so many of a larger stack count (lb.10.1.A.2).
Ratio limit_of(const State& s, HexId hex) {
    const StackingLimit& limit =
        s.battle->charts.stacking.terrain[static_cast<std::size_t>(terrain(s, hex))];
    return limit.one_larger ? Ratio(limit.increments) : Ratio(1000);
}

int leader_value(const State& s, HexId hex, bool attacks) {
    const LeaderId id = senior_leader(s, hex);
    const UnitId top = leading_unit(s, hex);
    if (id == no_leader || top == no_unit) return 0;
    const Leader& leader = s.battle->leaders[id];
    if (is_cavalry(s, top)) return leader.cavalry;
    if (counter(s, top).arm != Arm::Infantry) return 0;
    return attacks ? leader.infantry_attack : leader.infantry_defence;
}

// One leader for each side: the senior among its hexes (lb.15.3.G.1).
int leader_of(const State& s, const HexList& hexes, bool attacks) {
    LeaderId senior = no_leader;
    int value = 0;
    for (const HexId hex : hexes) {
        const LeaderId here = senior_leader(s, hex);
        if (here == no_leader) continue;
        const int bonus = leader_value(s, hex, attacks);
        const bool higher =
            senior == no_leader || s.battle->leaders[here].rank < s.battle->leaders[senior].rank;
        const bool equal =
            senior != no_leader && s.battle->leaders[here].rank == s.battle->leaders[senior].rank;
        if (higher || (equal && bonus > value)) {
            senior = here;
            value = bonus;
        }
    }
    return value;
}

bool all_uphill(const State& s, const HexList& attackers, const HexList& targets) {
    bool any = false;
    for (const HexId from : attackers) {
        bool uphill = false;
        for (const HexId to : targets) {
            const Side side = side_toward(ground(s), from, to);
            if (side != no_side && (marks(ground(s), from, side) & SlopeUp) != 0) uphill = true;
        }
        if (!uphill) return false;
        any = true;
    }
    return any;
}

HexId engaged_target(const State& s, HexId from, const HexList& targets) {
    for (const HexId to : targets) {
        if (adjacent(ground(s), from, to)) return to;
    }
    return targets[0];
}

// Beside a stack that assaults, others in the same hex only look on (lb.15.2.1).
bool attacks_from(const State& s, UnitId unit, HexId from, HexId target) {
    if (assaults(s.units[unit], target)) return true;
    const UnitList stack = units_in(s, from);
    return std::none_of(stack.begin(), stack.end(),
                        [&](UnitId other) { return assaults(s.units[other], target); });
}

}  // namespace

bool crosses_obstacle(const State& s, HexId from, HexId to) {
    const Side side = side_toward(ground(s), from, to);
    if (side == no_side) return false;
    const SideMarks on_side = marks(ground(s), from, side);
    if ((on_side & SunkenRoad) != 0) return true;
    return (on_side & Stream) != 0 && (on_side & (Bridge | FordSide)) == 0;
}

Ratio attack_value(const State& s, UnitId id, HexId from, HexId target, const MeleeTerms& terms) {
    Ratio value = engaged_value(s, id) * state_factors(s, id);
    const Unit& unit = s.units[id];
    if (unit.order == OrderState::Good && crosses_obstacle(s, from, target)) value *= Ratio(1, 2);
    if (is_cavalry(s, id)) {
        value *= squadron(s, id, target, terms.attackers);
        if (terms.charge && terms.short_charge) value *= Ratio(1, 2);
        if (overlaps(s, id, target)) value *= Ratio(3, 2);
    }
    if (counter(s, id).arm == Arm::Infantry && holds(s, target, Formation::Square)) {
        value *= Ratio(3, 2);  // lb.11.8.H.3
    }
    return value + lances(s, id, true);
}

Ratio defence_value(const State& s, UnitId id, HexId hex, const HexList& attackers,
                    const MeleeTerms& terms) {
    Ratio value = engaged_value(s, id) * state_factors(s, id);
    if (is_cavalry(s, id)) {
        const HexId enemy = attackers.empty() ? hex : attackers[0];
        value *= squadron(s, id, enemy, terms.defenders);
        if (overlaps(s, id, enemy)) value *= Ratio(3, 2);
    }
    return value + lances(s, id, false);
}

MeleeOdds melee_odds_of(const State& s, const HexList& attackers, const HexList& targets,
                        const MeleeTerms& terms) {
    const Charts& charts = s.battle->charts;
    bool fortress = false;
    bool bridge = false;
    for (const HexId to : targets) {
        fortress = fortress || is_fortress(terrain(s, to));
        for (const HexId from : attackers) bridge = bridge || across_bridge(s, from, to);
    }
    const Ratio attack_limit = bridge     ? Ratio(charts.bridge_attackers)
                               : fortress ? Ratio(charts.fortress_increments)
                                          : Ratio(1000);
    const Ratio defence_limit = bridge     ? Ratio(charts.bridge_defenders)
                                : fortress ? Ratio(charts.fortress_increments)
                                           : Ratio(1000);
    SideSum attack(attack_limit);
    for (const HexId from : attackers) {
        const HexId to = engaged_target(s, from, targets);
        attack.enter_hex(limit_of(s, from));
        for (const UnitId unit : units_in(s, from)) {
            if (!attacks_from(s, unit, from, to)) continue;
            attack.add(attack_value(s, unit, from, to, terms), share(s, unit));
        }
    }
    SideSum defence(defence_limit);
    for (const HexId to : targets) {
        defence.enter_hex(limit_of(s, to));
        for (const UnitId unit : units_in(s, to)) {
            defence.add(defence_value(s, unit, to, attackers, terms), share(s, unit));
        }
    }
    MeleeOdds odds;
    odds.attack = attack.value();
    odds.defence = defence.value();
    const Ratio ratio = odds.defence == Ratio(0) ? Ratio(1000) : odds.attack / odds.defence;
    odds.column = std::max(column_of(melee_odds, ratio), 0);
    odds.massed = attack.all() + defence.all() > Ratio(massed_above);
    const auto add = [&](int amount, std::string_view rule, std::string_view reason) {
        if (amount != 0) odds.dice.add({amount, rule, reason});
    };
    add(leader_of(s, attackers, true), "lb.5.2.B.1", "attacking-leader");
    add(-leader_of(s, targets, false), "lb.5.2.B.1", "defending-leader");
    if (all_uphill(s, attackers, targets)) add(charts.melee_uphill, "lb.15.6.B.1.e", "uphill");
    if (bridge && ratio < melee_odds[0]) {
        // lb.15.6.B.1.d: one step for each whole level below 1:2.
        int level = 2;
        while (Ratio(1, level) > ratio) ++level;
        add(charts.melee_bridge_level * (level - 2), "lb.15.6.B.1.d", "bridge");
    }
    return odds;
}

MeleeCell melee_result(const State& s, const MeleeOdds& odds, Roll natural) {
    const Roll net = (natural + odds.dice.total()).clamped();
    MeleeCell cell =
        s.battle->charts
            .melee[static_cast<std::size_t>(odds.column)][static_cast<std::size_t>(net.index())];
    if (odds.massed && (cell.attacker_tests || cell.defender_tests)) {
        const auto doubled = [](std::uint8_t losses) {
            return static_cast<std::uint8_t>(losses == 0 ? 1 : 2 * losses);
        };
        cell.attacker_loses = doubled(cell.attacker_loses);
        cell.defender_loses = doubled(cell.defender_loses);
    }
    return cell;
}

}  // namespace grognard::orthez
