// The rows of an attack's dice: strength, troops, card, square, terrain.
#include "games/ccn/combat/dice.hpp"

#include <algorithm>

#include "games/ccn/combat/terrain_rules.hpp"
#include "games/ccn/command_cards.hpp"

namespace grognard::ccn {

namespace {

std::size_t at(Arm arm) { return static_cast<std::size_t>(arm); }
std::size_t at(Fight fight) { return static_cast<std::size_t>(fight); }

const UnitCard& card(const Attack& a) { return card_of(a.s, a.unit); }
bool melee(const Attack& a) { return a.fight == Fight::Melee; }
// Section cards bring no dice.
bool boosted(const Attack& a) {
    return a.boost != Boost::None && !is_section_card(a.s.turn.effect) && !a.s.turn.substitute &&
           a.ordered;
}
bool boosted_by(const Attack& a, Card effect) { return boosted(a) && a.s.turn.effect == effect; }

int strength(const Attack& a) {
    const int blocks = a.unit.blocks;
    if (card(a).guns != GunChart::None) {
        const auto chart = static_cast<std::size_t>(card(a).guns) - 1;
        const auto blocks_row = static_cast<std::size_t>(std::min(blocks, 3)) - 1;
        const auto away = static_cast<std::size_t>(distance(a.unit.at, a.target));
        return a.s.battle->charts.guns[chart][blocks_row][away - 1];
    }
    if (melee(a) || !a.moved) return blocks;
    return card(a).moved_fire == Rounding::Up ? (blocks + 1) / 2 : blocks / 2;
}

std::string_view strength_rule(const Attack& a) {
    if (card(a).guns == GunChart::Foot) {
        if (!melee(a)) return "ccn.ranged.power.foot-artillery";
        return a.unit.blocks == 1 ? "ccn.melee.foot-artillery-one-block"
                                  : "ccn.melee.foot-artillery";
    }
    if (card(a).guns == GunChart::Horse) {
        if (!melee(a)) return "ccn.ranged.power.horse-artillery";
        return a.unit.blocks == 1 ? "ccn.melee.horse-artillery-one-block"
                                  : "ccn.melee.horse-artillery";
    }
    if (melee(a)) {
        return arm(a.unit) == Arm::Cavalry ? "ccn.melee.cavalry-dice" : "ccn.melee.infantry-dice";
    }
    return a.moved ? "ccn.ranged.power.infantry-moved" : "ccn.ranged.power.infantry-still";
}

int troops(const Attack& a) {
    if (!melee(a)) return card(a).fire_bonus + (a.moved ? 0 : card(a).fire_bonus_still);
    const bool at_infantry = a.at != nullptr && arm(*a.at) == Arm::Infantry;
    return card(a).melee_bonus + (at_infantry ? card(a).melee_bonus_infantry : 0);
}

std::string_view troops_rule(const Attack& a) { return unit_rule(a.unit.nation, a.unit.type); }

int printed_dice(const Attack& a, Card command) {
    const CommandCard& printed = printed_on(command);
    return card(a).guard ? printed.guard_dice : printed.dice;
}

int bayonet_charge(const Attack& a) {
    const bool works = boosted_by(a, Card::BayonetCharge) && melee(a);
    return works && arm(a.unit) == Arm::Infantry ? printed_dice(a, Card::BayonetCharge) : 0;
}
int bombard(const Attack& a) {
    const bool works = boosted_by(a, Card::Bombard) && arm(a.unit) == Arm::Artillery;
    return works ? printed_dice(a, Card::Bombard) : 0;
}
bool charge_cancelled(const Attack& a) {
    return terrain_card(a.s, a.target).cancels_charge ||
           terrain_card(a.s, a.unit.at).cancels_charge;
}
int cavalry_charge(const Attack& a) {
    if (!boosted_by(a, Card::CavalryCharge) || arm(a.unit) != Arm::Cavalry) return 0;
    if (charge_cancelled(a)) return 0;            // R28
    return printed_dice(a, Card::CavalryCharge);  // R27
}
int elan(const Attack& a) { return boosted_by(a, Card::Elan) ? printed_dice(a, Card::Elan) : 0; }
int fire_and_hold(const Attack& a) {
    const bool works = boosted_by(a, Card::FireAndHold) && !melee(a);
    return works ? printed_dice(a, Card::FireAndHold) : 0;
}
int cold_steel(const Attack& a) {
    const bool works = boosted_by(a, Card::ColdSteel) && melee(a);
    return works && a.boost != Boost::BonusCombat ? printed_dice(a, Card::ColdSteel) : 0;
}
// R58: a unit whose general died no longer has the die.
int leadership(const Attack& a) {
    const bool works = boosted_by(a, Card::Leadership) && has_attached(a.s, a.unit);
    return works ? printed_dice(a, Card::Leadership) : 0;
}

bool capped(const Attack& a) {
    if (in_square(a.unit)) return true;
    return melee(a) && a.at != nullptr && in_square(*a.at) && arm(a.unit) == Arm::Cavalry;
}

std::string_view square_rule(const Attack& a) {
    return in_square(a.unit) ? "ccn.square.one-die" : "ccn.square.cavalry-attack";
}

constexpr Row<Attack> force_rows[] = {
    {strength, strength_rule, name(Reason::Strength)},
    {troops, troops_rule, name(Reason::Troops)},
};

constexpr Row<Attack> card_rows[] = {
    {bayonet_charge,
     [](const Attack&) { return std::string_view("ccn.card.bayonet-charge.guard"); },
     name(Reason::CardBayonetCharge)},
    {bombard,
     [](const Attack& a) {
         return std::string_view(card(a).guard ? "ccn.card.bombard.guard"
                                               : "ccn.card.bombard.either");
     },
     name(Reason::CardBombard)},
    {cavalry_charge,
     [](const Attack& a) {
         return std::string_view(card(a).guard ? "ccn.card.cavalry-charge.guard"
                                               : "ccn.card.cavalry-charge.bonus");
     },
     name(Reason::CardCavalryCharge)},
    {elan, [](const Attack&) { return std::string_view("ccn.card.elan.bonus"); },
     name(Reason::CardElan)},
    {fire_and_hold, [](const Attack&) { return std::string_view("ccn.card.fire-and-hold.bonus"); },
     name(Reason::CardFireAndHold)},
    {cold_steel, [](const Attack&) { return std::string_view("ccn.card.cold-steel.bonus"); },
     name(Reason::CardColdSteel)},
    {leadership, [](const Attack&) { return std::string_view("ccn.card.leadership.bonus"); },
     name(Reason::CardLeadership)},
};

bool hill(const Attack& a, Hex h) { return a.s.battle->hills.has(h.index); }
bool hill_to_hill(const Attack& a) { return hill(a, a.unit.at) && hill(a, a.target); }
bool into_works(const Attack& a) { return crosses_works(a.s, a.unit.at, a.target); }
bool out_of_works(const Attack& a) { return crosses_works(a.s, a.target, a.unit.at); }

int from_table(const Reductions& reductions, const Attack& a) {
    return -static_cast<int>(reductions[at(arm(a.unit))][at(a.fight)]);
}

int works_into(const Attack& a) {
    return into_works(a) ? from_table(a.s.battle->charts.fortification.into, a) : 0;
}
int works_from(const Attack& a) {
    return out_of_works(a) ? from_table(a.s.battle->charts.fortification.from, a) : 0;
}
// Against works on a hill only the works count; out of them the hill counts too
// (ccn.terrain.fort.on-hill).
int ground_into(const Attack& a) {
    if (hill(a, a.target) && (hill(a, a.unit.at) || into_works(a))) return 0;
    return from_table(terrain_card(a.s, a.target).into, a);
}
int ground_from(const Attack& a) {
    return hill_to_hill(a) ? 0 : from_table(terrain_card(a.s, a.unit.at).from, a);
}
int between_hills(const Attack& a) {
    if (!hill_to_hill(a) || into_works(a)) return 0;
    return from_table(a.s.battle->charts.hill_to_hill, a);
}

// Option R03: without cumulation the larger of both reductions counts, kept on the target's side.
int into_total(const Attack& a) { return works_into(a) + ground_into(a) + between_hills(a); }
int from_total(const Attack& a) { return works_from(a) + ground_from(a); }

bool counts_into(const Attack& a) {
    return a.s.battle->charts.options.terrain_cumulates || into_total(a) <= from_total(a);
}
bool counts_from(const Attack& a) {
    return a.s.battle->charts.options.terrain_cumulates || into_total(a) > from_total(a);
}

std::string_view into_rule(const Attack& a) {
    return terrain_rule(terrain_at(a.s, a.target), Way::Into, arm(a.unit), a.fight);
}
std::string_view from_rule(const Attack& a) {
    return terrain_rule(terrain_at(a.s, a.unit.at), Way::From, arm(a.unit), a.fight);
}

constexpr Row<Attack> ground_rows[] = {
    {[](const Attack& a) { return counts_into(a) ? works_into(a) : 0; },
     [](const Attack& a) { return works_rule(Way::Into, arm(a.unit)); },
     name(Reason::WorksShelter)},
    {[](const Attack& a) { return counts_into(a) ? ground_into(a) : 0; }, into_rule,
     name(Reason::TerrainShelters)},
    {[](const Attack& a) { return counts_into(a) ? between_hills(a) : 0; },
     [](const Attack& a) { return hill_to_hill_rule(arm(a.unit), a.fight); },
     name(Reason::HillToHill)},
    {[](const Attack& a) { return counts_from(a) ? works_from(a) : 0; },
     [](const Attack& a) { return works_rule(Way::From, arm(a.unit)); }, name(Reason::WorksHinder)},
    {[](const Attack& a) { return counts_from(a) ? ground_from(a) : 0; }, from_rule,
     name(Reason::TerrainHinders)},
};

}  // namespace

// The cap of a square comes before the terrain (R05).
int dice_count(const Attack& attack) {
    const int force = capped(attack) ? 1 : total<force_rows>(attack) + total<card_rows>(attack);
    return std::max(0, force + total<ground_rows>(attack));
}

Ledger dice_ledger(const Attack& attack) {
    Ledger ledger = tally(force_rows, attack);
    ledger.append(tally(card_rows, attack));
    if (capped(attack) && ledger.total() != 1) {
        ledger.add({1 - ledger.total(), square_rule(attack), name(Reason::SquareOneDie)});
    }
    ledger.append(tally(ground_rows, attack));
    if (ledger.total() < 0)
        ledger.add({-ledger.total(), "ccn.intro.zero-dice", name(Reason::NoDiceLeft)});
    return ledger;
}

int escape_dice(const State& s, const Unit& unit) {
    const Hex beside = hex_of(neighbours(unit.at).first());
    const Attack attack{s, unit, beside, nullptr};
    return capped(attack) ? 1 : total<force_rows>(attack);
}

}  // namespace grognard::ccn
