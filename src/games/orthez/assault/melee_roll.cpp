// The dice of a melee: odds as they are now, result read off the table, nothing applied.
#include <algorithm>

#include "games/orthez/assault/assault_fight.hpp"
#include "games/orthez/assault/melee_odds.hpp"
#include "games/orthez/turn/die.hpp"

namespace grognard::orthez {

namespace {

void add_new(HexList& list, HexId hex) {
    if (!list.full() && std::ranges::find(list, hex) == list.end()) list.push(hex);
}

Seat attacking_side(const State& s, const MeleeRoll& roll) {
    if (roll.charger != no_unit) return side_of(s, roll.charger);
    for (const HexId target : {roll.target, roll.second}) {
        const int first = attackers_of(s, target).first();
        if (first >= 0) return side_of(s, static_cast<UnitId>(first));
    }
    return french;
}

// A target that has gathered on one of its hexes is attacked there.
HexList targets_of(const State& s, const MeleeRoll& roll) {
    HexList found;
    const Seat defender = other(attacking_side(s, roll));
    for (const HexId hex : {roll.target, roll.second}) {
        if (hex != no_hex && holds_unit_of(s, hex, defender)) add_new(found, hex);
    }
    if (found.empty()) found.push(roll.target);
    return found;
}

HexList attackers_from(const State& s, const MeleeRoll& roll, const HexList& targets) {
    HexList found;
    if (roll.charger == no_unit) {
        for (const HexId target : {roll.target, roll.second}) {
            for (const HexId hex : attacking_hexes(s, target)) add_new(found, hex);
        }
        return found;
    }
    for (const HexId hex : s.units[roll.charger].hexes) {
        const bool touches = std::ranges::any_of(
            targets, [&](HexId target) { return adjacent(ground(s), hex, target); });
        if (touches) add_new(found, hex);
    }
    return found;
}

}  // namespace

Chance chance(const State&, const MeleeRoll&) { return two_dice("melee"); }

void resolve(State& s, MeleeRoll& roll, Drawn drawn, const EventSink& events) {
    const HexList targets = targets_of(s, roll);
    const HexList attackers = attackers_from(s, roll, targets);
    MeleeTerms terms;
    terms.charge = roll.charger != no_unit;
    terms.short_charge = roll.run == ChargeRun::Short;
    terms.attackers = roll.attackers;
    terms.defenders = roll.defenders;
    const MeleeOdds odds = melee_odds_of(s, attackers, targets, terms);
    const Roll natural = roll_of(drawn);
    const MeleeCell cell = melee_result(s, odds, natural);
    events.tell(MeleeFought{roll.target, odds.attack, odds.defence,
                            static_cast<std::uint8_t>(odds.column), natural, odds.dice, cell});
    const MeleeReport report{cell, natural};
    finish(s, report, events);
}

}  // namespace grognard::orthez
