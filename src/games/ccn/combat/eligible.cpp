// Who may fight whom, and which batteries may join.
#include "games/ccn/combat/eligible.hpp"

#include <algorithm>

#include "games/ccn/cards.hpp"
#include "games/ccn/combat/sight.hpp"
#include "games/ccn/movement/movement.hpp"

namespace grognard::ccn {

namespace {

// What one roll and one ledger hold. Both exceed what the batteries of a whole box could bring.
constexpr int most_dice = 100;
constexpr int most_batteries = 40;

bool card_works(const State& s, Card effect) {
    return !s.turn.substitute && s.turn.effect == effect;
}

Verdict refuse_fire_by_card(const State& s) {
    if (card_works(s, Card::BayonetCharge))
        return refused("ccn.card.bayonet-charge.no-fire", Reason::CardIsForMelee);
    if (card_works(s, Card::ColdSteel))
        return refused("ccn.card.cold-steel.bonus", Reason::CardIsForMelee);
    return allowed;
}

std::string_view range_rule(const State& s, const Unit& unit) {
    if (unit.type == Type::RL) return "ccn.ranged.range.riflemen";
    if (card_of(s, unit).guns == GunChart::Foot) return "ccn.ranged.range.foot-artillery";
    if (card_of(s, unit).guns == GunChart::Horse) {
        return s.turn.moved.has(s.unit_at[unit.at.index]) ? "ccn.ranged.range.horse-moved"
                                                          : "ccn.ranged.range.horse-artillery";
    }
    return "ccn.ranged.range.infantry";
}

// Would the line be clear if no hill stood in it?
std::string_view sight_rule(const State& s, Hex from, Hex to) {
    return clear_line(from, to, standing_in_sight(s)) ? "ccn.los.hill.blocks-behind"
                                                      : "ccn.los.obstacles";
}

// May this battery add its dice to a melee at that hex?
Verdict refuse_support(const State& s, UnitId battery_id, UnitId attacker, Hex at, Boost boost) {
    const Unit& battery = s.units[battery_id];
    if (battery_id == attacker || arm(battery) != Arm::Artillery ||
        battery.side != s.units[attacker].side) {
        return refused("ccn.combined-arms.right", Reason::NotOwnArtillery);
    }
    if (arm(s.units[attacker]) == Arm::Artillery) {
        return refused("ccn.combined-arms.right", Reason::AttackerIsArtillery);
    }
    if (!has_unit(s, at))
        return refused("ccn.combined-arms.lone-general", Reason::TargetIsLoneGeneral);
    if (const Verdict verdict = refuse_own_combat(s, battery_id)) {
        if (s.turn.fought.has(battery_id))
            return refused("ccn.combined-arms.spent", Reason::AlreadyFought);
        return verdict;
    }
    const int away = distance(battery.at, at);
    if (away > range_of(s, battery_id))
        return refused("ccn.combined-arms.range-los", Reason::OutOfRange);
    if (away > 1) {
        if (const Verdict verdict = refuse_fire_by_card(s)) return verdict;
        if (enemy_unit_adjacent(s, battery.at, battery.side)) {
            return refused("ccn.combined-arms.range-los", Reason::EnemyAdjacent);  // R26
        }
        if (!can_see(s, battery.at, at, battery.side, Overhead::No)) {
            const bool overhead = can_see(s, battery.at, at, battery.side, Overhead::Yes);
            return refused(
                overhead ? "ccn.combined-arms.no-overhead" : "ccn.combined-arms.range-los",
                Reason::NoLineOfSight);
        }
    }
    if (dice_count(attack_of(s, battery_id, at, support_kind(battery, at), boost)) == 0) {
        return refused("ccn.intro.zero-dice", Reason::NoDice);
    }
    return allowed;
}

int support_dice(const State& s, UnitId battery, Hex at, Boost boost) {
    return dice_count(attack_of(s, battery, at, support_kind(s.units[battery], at), boost));
}

// Exception to R04: terrain may leave cavalry without its die against a square.
bool may_have_no_dice(const State& s, const Unit& unit, Hex at) {
    return arm(unit) == Arm::Cavalry && has_unit(s, at) && in_square(s.units[unit_id(s, at)]);
}

}  // namespace

Verdict refuse_after_move(const State& s, const Unit& unit, MoveLength length) {
    const UnitCard& card = card_of(s, unit);
    if (card_works(s, Card::Bombard))
        return refused("ccn.card.bombard.either", Reason::MovedUnderBombard);
    if (card.moves_fights == 0) return refused("ccn.move.artillery.foot", Reason::ArtilleryMoved);
    if (card.guns == GunChart::Horse && unit.blocks == 1) {
        return refused("ccn.ranged.power.horse-one-block", Reason::OneBlockMoved);
    }
    if (length == MoveLength::OneHex || card.moves_fights >= 2) return allowed;
    if (card_works(s, Card::BayonetCharge)) return allowed;
    if (card_works(s, Card::ForceMarch)) {
        if (card.quick_march || has_attached(s, unit)) return allowed;
        return refused("ccn.card.force-march.others", Reason::MovedTwoHexes);
    }
    if (card.guns == GunChart::Horse)
        return refused("ccn.ranged.power.horse-two-hexes", Reason::MovedTwoHexes);
    return refused("ccn.move.infantry.light-foot", Reason::MovedTwoHexes);
}

Verdict refuse_after_entry(const State& s, const Unit& unit) {
    const TerrainCard& ground = terrain_card(s, unit.at);
    if (!bars_fight_on_entry(s, unit.at)) return allowed;
    if (ground.light_may_fight_on_entry && card_of(s, unit).light) return allowed;
    return refused(terrain_at(s, unit.at) == Terrain::Forest ? "ccn.terrain.forest.no-fight"
                                                             : "ccn.terrain.town.no-fight",
                   Reason::EnteredThisTurn);
}

Verdict refuse_melee_by_card(const State& s) {
    if (card_works(s, Card::FireAndHold))
        return refused("ccn.card.fire-and-hold.orders", Reason::CardIsForFire);
    return allowed;
}

Verdict refuse_to_fight(const State& s, UnitId id) {
    const Unit& unit = s.units[id];
    if (card_works(s, Card::GrandeManoeuvre)) {
        return refused("ccn.card.grande-manoeuvre.move", Reason::CardForbidsFighting);
    }
    if (s.turn.moved.has(id)) {
        const MoveLength length = s.turn.far.has(id) ? MoveLength::Farther : MoveLength::OneHex;
        if (const Verdict verdict = refuse_after_move(s, unit, length)) return verdict;
    }
    if (s.turn.entered.has(id)) return refuse_after_entry(s, unit);
    return allowed;
}

Verdict refuse_own_combat(const State& s, UnitId id) {
    if (s.turn.supplied.has(id))
        return refused("ccn.card.short-supply.limits", Reason::OutOfSupply);
    if (!s.turn.ordered.has(id)) return refused("ccn.order.only-ordered-act", Reason::NotOrdered);
    if (s.turn.fought.has(id)) return refused("ccn.combat.once-per-turn", Reason::AlreadyFought);
    return refuse_to_fight(s, id);
}

Verdict refuse_fire(const State& s, UnitId id, Hex at) {
    const Unit& unit = s.units[id];
    const Seat enemy = other(unit.side);
    if (card_of(s, unit).range == 0) return refused("ccn.ranged.who", Reason::ArmDoesNotFire);
    if (!at.on_board() || !units_of(s, enemy).has(at.index)) {
        if (at.on_board() && generals_of(s, enemy).has(at.index)) {
            return refused("ccn.ranged.lone-general", Reason::LoneGeneral);
        }
        return refused("ccn.ranged.one-target", Reason::NoEnemyUnit);
    }
    if (adjacent(unit.at, at)) return refused("ccn.ranged.not-adjacent", Reason::TargetAdjacent);
    if (enemy_unit_adjacent(s, unit.at, unit.side)) {
        return refused("ccn.ranged.locked-by-adjacent", Reason::EnemyAdjacent);
    }
    if (const Verdict verdict = refuse_own_combat(s, id)) return verdict;
    if (const Verdict verdict = refuse_fire_by_card(s)) return verdict;
    if (distance(unit.at, at) > range_of(s, id))
        return refused(range_rule(s, unit), Reason::OutOfRange);
    const Overhead overhead = arm(unit) == Arm::Artillery ? Overhead::Yes : Overhead::No;
    if (!can_see(s, unit.at, at, unit.side, overhead)) {
        return refused(sight_rule(s, unit.at, at), Reason::NoLineOfSight);
    }
    if (dice_count(attack_of(s, id, at, Fight::Fire, Boost::Card)) == 0) {
        return refused("ccn.intro.zero-dice", Reason::NoDice);
    }
    return allowed;
}

int melee_dice(const State& s, UnitId id, Hex at, const UnitSet& support, Boost boost) {
    int dice = dice_count(attack_of(s, id, at, Fight::Melee, boost));
    for (const int battery : support) {
        dice += support_dice(s, static_cast<UnitId>(battery), at, boost);
    }
    return dice;
}

Ledger melee_ledger(const State& s, UnitId id, Hex at, const UnitSet& support, Boost boost) {
    Ledger ledger = dice_ledger(attack_of(s, id, at, Fight::Melee, boost));
    for (const int battery : support) {
        const int dice = support_dice(s, static_cast<UnitId>(battery), at, boost);
        ledger.add({dice, "ccn.combined-arms.dice", name(Reason::SupportingBattery)});
    }
    return ledger;
}

Verdict refuse_melee(const State& s, UnitId id, const Melee& melee, Boost boost) {
    const Unit& unit = s.units[id];
    const Seat enemy = other(unit.side);
    if (!melee.at.on_board() || !(units_of(s, enemy) | generals_of(s, enemy)).has(melee.at.index)) {
        return refused("ccn.melee.who", Reason::NoEnemyThere);
    }
    if (!adjacent(unit.at, melee.at)) return refused("ccn.melee.who", Reason::TargetNotAdjacent);
    const Verdict verdict =
        boost == Boost::BonusCombat ? refuse_to_fight(s, id) : refuse_own_combat(s, id);
    if (verdict) return verdict;
    if (const Verdict by_card = refuse_melee_by_card(s)) return by_card;
    for (const Hex h : hexes(melee.support)) {
        if (!h.on_board() || !has_unit(s, h)) {
            return refused("ccn.combined-arms.right", Reason::NotOwnArtillery);
        }
        if (const Verdict no = refuse_support(s, unit_id(s, h), id, melee.at, boost)) return no;
    }
    const UnitSet support = batteries_on(s, melee.support);
    const int dice = melee_dice(s, id, melee.at, support, boost);
    if (dice == 0 && !may_have_no_dice(s, unit, melee.at)) {
        return refused("ccn.intro.zero-dice", Reason::NoDice);
    }
    if (support.size() > most_batteries || dice > most_dice) {
        return refused("ccn.combined-arms.right", Reason::TooManyBatteries);
    }
    return allowed;
}

namespace {

// The batteries that may join this unit's attack.
HexSet batteries_for(const State& s, UnitId id, Hex at, Boost boost) {
    HexSet batteries;
    if (arm(s.units[id]) == Arm::Artillery) return batteries;
    for (const int battery : s.turn.ordered - s.turn.fought) {
        const Unit& unit = s.units[static_cast<std::size_t>(battery)];
        if (arm(unit) != Arm::Artillery || !unit.at.on_board()) continue;
        if (!refuse_support(s, static_cast<UnitId>(battery), id, at, boost)) {
            batteries.add(unit.at.index);
        }
    }
    return batteries;
}

bool attacks_alone(const State& s, UnitId id, Hex at, Boost boost) {
    return dice_count(attack_of(s, id, at, Fight::Melee, boost)) > 0 ||
           may_have_no_dice(s, s.units[id], at);
}

}  // namespace

Coverage offer_melees(const State& s, UnitId id, const HexSet& targets, Boost boost,
                      Offers<Action>& out) {
    Coverage coverage = Coverage::Complete;
    const Hex from = s.units[id].at;
    for (const Hex at : hexes(targets)) {
        const HexSet batteries = batteries_for(s, id, at, boost);
        if (attacks_alone(s, id, at, boost)) out.push_back(Melee{from, at, {}});
        for (const Hex battery : hexes(batteries)) {
            Melee melee{from, at, {}};
            melee.support.add(battery.index);
            out.push_back(melee);
        }
        if (batteries.size() < 2) continue;
        const Melee all{from, at, batteries};
        if (!refuse_melee(s, id, all, boost)) out.push_back(all);
        if (batteries.size() > 2) coverage = Coverage::Sampled;
    }
    return coverage;
}

bool has_melee(const State& s, UnitId id, const HexSet& targets, Boost boost) {
    for (const Hex at : hexes(targets)) {
        if (attacks_alone(s, id, at, boost) || !batteries_for(s, id, at, boost).empty()) {
            return true;
        }
    }
    return false;
}

HexSet bonus_targets(const State& s, UnitId id) {
    const HexSet targets = enemies_beside(s, s.units[id]);
    if (targets.empty() || refuse_to_fight(s, id) || refuse_melee_by_card(s)) return {};
    return targets;
}

bool has_bonus_combat(const State& s, UnitId id) {
    return has_melee(s, id, bonus_targets(s, id), Boost::BonusCombat);
}

UnitSet batteries_on(const State& s, const HexSet& where) {
    UnitSet out;
    for (const Hex h : hexes(where)) out.add(unit_id(s, h));
    return out;
}

MeleeFight fight_of(const State& s, const Melee& melee) {
    MeleeFight fight;
    fight.unit = unit_id(s, melee.from);
    fight.target = unit_id(s, melee.at);
    fight.general = fight.target == no_piece ? general_id(s, melee.at) : no_piece;
    fight.from = melee.from;
    fight.at = melee.at;
    fight.support = batteries_on(s, melee.support);
    return fight;
}

}  // namespace grognard::ccn
