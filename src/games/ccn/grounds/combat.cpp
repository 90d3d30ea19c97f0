// Who fights whom: order, moves made, ground entered, card, range, sight, dice.
#include "games/ccn/grounds/combat.hpp"

#include "games/ccn/combat/eligible.hpp"
#include "games/ccn/grounds/sight.hpp"
#include "games/ccn/phases/movement.hpp"

namespace grognard::ccn {

namespace {

bool is_light_foot(const Unit& unit) {
    return move_rule(unit) == std::string_view("ccn.move.infantry.light-foot");
}

void name_light_foot_far(const State& s, const Unit& unit, Fight fight, Named& named) {
    const bool fire = fight == Fight::Fire;
    if (!is_light_foot(unit) || (!fire && works_as(s, Card::BayonetCharge))) return;
    named.add(fire ? "ccn.ranged.power.two-hex-no-fire" : "ccn.melee.light-two-hexes");
    named.add(move_rule(unit));
    name_unit_card(unit, named);
}

void name_horse_guns_far(const State& s, const Unit& unit, Fight fight, Named& named) {
    named.add({"ccn.ranged.power.horse-two-hexes", "ccn.move.artillery.horse"});
    named.add_if(fight == Fight::Melee, "ccn.melee.horse-artillery-move");
    named.add_if(works_as(s, Card::CavalryCharge), "ccn.card.cavalry-charge.horse-artillery");
    name_unit_card(unit, named);
}

void name_after_move(const State& s, const Unit& unit, UnitId id, Fight fight, Named& named) {
    if (!s.turn.moved.has(id)) return;
    const UnitCard& card = card_of(s, unit);
    const bool melee = fight == Fight::Melee;
    named.add_if(works_as(s, Card::Bombard), "ccn.card.bombard.either");
    if (card.moves_fights == 0) {
        named.add({"ccn.move.artillery.foot", "ccn.ranged.power.foot-moved"});
        named.add_if(melee, "ccn.melee.foot-artillery-moved");
        name_unit_card(unit, named);
    }
    if (card.guns == GunChart::Horse && unit.blocks == 1) {
        named.add("ccn.ranged.power.horse-one-block");
        named.add_if(melee, "ccn.melee.horse-artillery-move");
    }
    if (!s.turn.far.has(id) || card.moves_fights != 1) return;
    if (card.guns == GunChart::Horse) return name_horse_guns_far(s, unit, fight, named);
    if (!works_as(s, Card::ForceMarch)) return name_light_foot_far(s, unit, fight, named);
    named.add_if(!card.quick_march && !has_attached(s, unit), "ccn.card.force-march.others");
}

void name_after_entry(const State& s, const Unit& unit, UnitId id, Named& named) {
    if (!s.turn.entered.has(id) || !bars_fight_on_entry(s, unit.at)) return;
    if (terrain_card(s, unit.at).light_may_fight_on_entry && card_of(s, unit).light) return;
    named.add(terrain_at(s, unit.at) == Terrain::Forest ? "ccn.terrain.forest.no-fight"
                                                        : "ccn.terrain.town.no-fight");
    named.add_if(under_tactic_card(s), "ccn.card.tactic-priority");
}

// What the card forbids those it orders.
void name_card_ban(const State& s, Fight fight, Named& named) {
    named.add_if(works_as(s, Card::GrandeManoeuvre), "ccn.card.grande-manoeuvre.move");
    if (fight == Fight::Fire) {
        named.add_if(works_as(s, Card::BayonetCharge), "ccn.card.bayonet-charge.no-fire");
        named.add_if(works_as(s, Card::ColdSteel), "ccn.card.cold-steel.bonus");
    } else {
        named.add_if(works_as(s, Card::FireAndHold), "ccn.card.fire-and-hold.orders");
    }
}

bool is_amid_melee(const State& s, UnitId id) {
    const MeleeFight* fight = s.frames.nearest<MeleeFight>();
    return fight != nullptr && fight->unit == id && fight->step != MeleeStep::End;
}

// Cavalry whose melee is over, and that has not pursued.
void name_no_pursuit(const State& s, UnitId id, Named& named) {
    if (is_amid_melee(s, id) || s.turn.remembered.advanced.has(id)) return;
    named.add("ccn.bonus-combat.right");
    named.add_if(s.turn.remembered.won.has(id), "ccn.bonus-combat.needs-advance");
}

std::string_view range_rule(const UnitCard& card, Type type) {
    if (type == Type::RL) return "ccn.ranged.range.riflemen";
    if (card.guns == GunChart::Foot) return "ccn.ranged.range.foot-artillery";
    if (card.guns == GunChart::Horse) return "ccn.ranged.range.horse-artillery";
    return "ccn.ranged.range.infantry";
}

// Guns that don't fire after a move at all are refused for that, not for their range.
int reach_of(const State& s, const Unit& unit) {
    const int now = range_of(s, unit);
    return now == 0 ? card_of(s, unit).range : now;
}

// Nobody of ours there who could fight.
void name_nobody(const State& s, Hex from, std::string_view general_rule, Named& named) {
    if (has_lone_general(s, from, s.turn.active)) {
        named.add("ccn.move.leader.no-combat");
        named.add(general_rule);
        named.add("ccn.unit.general-not-unit");
    }
    named.add_if(has_piece(s, from, other(s.turn.active)), "ccn.turn.alternate");
}

void name_no_target(const State& s, const Unit& unit, Hex at, Named& named) {
    if (!at.on_board()) return;
    named.add_if(is_ally(s, unit, at), "ccn.pool.sides");
    named.add_if(terrain_at(s, at) == Terrain::SteepHill, "ccn.terrain.steep-hill.combat");
}

// Contact, range and sight, of a shot at whomever.
void name_way_of_fire(const State& s, const Unit& unit, Hex at, Named& named) {
    if (adjacent(unit.at, at)) named.add({"ccn.ranged.not-adjacent", "ccn.combat.kinds"});
    if (enemy_unit_adjacent(s, unit.at, unit.side)) {
        named.add("ccn.ranged.locked-by-adjacent");
        named.add_if(in_square(unit), "ccn.square.fire");
        // Nobody moves under this card: until somebody fights, contact is as it was when it was
        // played.
        named.add_if(works_as(s, Card::FireAndHold) && s.turn.fought.empty(),
                     "ccn.card.fire-and-hold.orders");
    }
    if (adjacent(unit.at, at) || card_of(s, unit).range == 0) return;
    name_range(s, unit, at, named);
    const Overhead overhead = arm(unit) == Arm::Artillery ? Overhead::Yes : Overhead::No;
    name_hidden(s, unit, at, overhead, named);
    const bool out_of_range = distance(unit.at, at) > reach_of(s, unit);
    named.add_if(out_of_range || !can_see(s, unit.at, at, unit.side, overhead), "ccn.combat.kinds");
}

void name_fire_at(const State& s, const Unit& unit, UnitId id, Hex at, Named& named) {
    name_way_of_fire(s, unit, at, named);
    const int away = distance(unit.at, at);
    if (away < 2 || card_of(s, unit).range == 0 || away > reach_of(s, unit)) return;
    const Attack attack = attack_of(s, id, at, Fight::Fire, Boost::Card);
    if (!has_dice(attack)) name_no_dice(attack, named);
}

void name_melee_at(const State& s, const Unit& unit, UnitId id, const Melee& melee, Boost boost,
                   Named& named) {
    const Hex at = melee.at;
    const Seat enemy = other(unit.side);
    if (!has_piece(s, at, enemy)) {
        name_no_target(s, unit, at, named);
        named.add_if(at.on_board() && terrain_at(s, at) == Terrain::River,
                     "ccn.terrain.river.combat");
        return;
    }
    if (!adjacent(unit.at, at)) return named.add({"ccn.melee.who", "ccn.combat.kinds"});
    name_support(s, id, melee, boost, named);
    const Attack attack = attack_of(s, id, at, Fight::Melee, boost);
    const bool square = has_unit(s, at) && in_square(s.units[unit_id(s, at)]);
    const bool may_have_none = square && arm(unit) == Arm::Cavalry;
    if (melee.support.empty() && !may_have_none && !has_dice(attack)) name_no_dice(attack, named);
}

}  // namespace

void name_to_fight(const State& s, UnitId id, Fight fight, Named& named) {
    const Unit& unit = s.units[id];
    name_after_move(s, unit, id, fight, named);
    name_after_entry(s, unit, id, named);
    if (s.turn.ordered.has(id)) name_card_ban(s, fight, named);
}

void name_fought(const State& s, UnitId id, Fight fight, Named& named) {
    if (!s.turn.fought.has(id)) return;
    const Unit& unit = s.units[id];
    const Remembered& so_far = s.turn.remembered;
    named.add("ccn.combat.once-per-turn");
    const Fight first = so_far.fired.has(id) ? Fight::Fire : Fight::Melee;
    const bool supported = so_far.supported.has(id);
    named.add_if(supported, "ccn.combined-arms.spent");
    named.add_if(first != fight && !supported, "ccn.combat.one-kind");
    if (fight == Fight::Fire) return;
    if (arm(unit) != Arm::Cavalry) return named.add("ccn.bonus-combat.cavalry-only");
    name_no_pursuit(s, id, named);
    if (s.turn.bonus_fought.has(id)) {
        named.add("ccn.bonus-combat.one");
        named.add_if(!is_amid_melee(s, id), "ccn.bonus-combat.win-advance");
    }
    named.add_if(
        so_far.advanced.has(id) && s.turn.entered.has(id) && bars_fight_on_entry(s, unit.at),
        "ccn.bonus-combat.terrain");
}

void name_own_combat(const State& s, UnitId id, Fight fight, Named& named) {
    const Unit& unit = s.units[id];
    named.add_if(s.turn.supplied.has(id), "ccn.card.short-supply.limits");
    if (!s.turn.ordered.has(id)) {
        name_unordered(s, unit.at, named);
        named.add_if(in_square(unit),
                     fight == Fight::Fire ? "ccn.square.fire" : "ccn.square.melee");
    }
    name_fought(s, id, fight, named);
    name_to_fight(s, id, fight, named);
}

void name_range(const State& s, const Unit& unit, Hex at, Named& named) {
    const UnitCard& card = card_of(s, unit);
    const int away = distance(unit.at, at);
    const int range = reach_of(s, unit);
    if (away <= range) return;
    if (away > card.range) named.add(range_rule(card, unit.type));
    if (unit.type == Type::RL) name_unit_card(unit, named);
    if (card.guns == GunChart::Horse && s.turn.moved.has(unit_id(s, unit.at))) {
        named.add("ccn.ranged.range.horse-moved");
        name_unit_card(unit, named);
    }
    named.add_if(arm(unit) == Arm::Artillery && unit.nation != Nation::French,
                 "ccn.unit.artillery-shared");
    // Counted otherwise, own hex for target hex, it would be in range.
    named.add_if(away == range + 1, "ccn.ranged.distance");
    named.add_if(under_tactic_card(s), "ccn.card.tactic-priority");
}

void name_refused(const State& s, const Fighting&, const Fire& fire, Named& named) {
    if (own_unit(s, fire.from) == nullptr) {
        return name_nobody(s, fire.from, "ccn.ranged.who", named);
    }
    const UnitId id = unit_id(s, fire.from);
    const Unit& unit = s.units[id];
    named.add_if(card_of(s, unit).range == 0, "ccn.ranged.who");
    const Seat enemy = other(unit.side);
    name_own_combat(s, id, Fight::Fire, named);
    if (fire.at.on_board() && units_of(s, enemy).has(fire.at.index)) {
        return name_fire_at(s, unit, id, fire.at, named);
    }
    if (has_lone_general(s, fire.at, enemy)) {
        named.add({"ccn.ranged.lone-general", "ccn.unit.general-not-unit"});
        name_way_of_fire(s, unit, fire.at, named);
    }
    name_no_target(s, unit, fire.at, named);
}

void name_refused(const State& s, const Fighting&, const Melee& melee, Named& named) {
    if (own_unit(s, melee.from) == nullptr) {
        return name_nobody(s, melee.from, "ccn.melee.who", named);
    }
    const UnitId id = unit_id(s, melee.from);
    name_own_combat(s, id, Fight::Melee, named);
    name_melee_at(s, s.units[id], id, melee, Boost::Card, named);
}

void name_refused(const State& s, const BonusChoice& choice, const Melee& melee, Named& named) {
    const Unit& unit = s.units[choice.unit];
    if (melee.from != unit.at) {
        return named.add({"ccn.bonus-combat.finish-first", "ccn.turn.one-combat-at-a-time"});
    }
    named.add_if(s.turn.bonus_fought.has(choice.unit), "ccn.bonus-combat.one");
    named.add_if(s.turn.entered.has(choice.unit) && bars_fight_on_entry(s, unit.at),
                 "ccn.bonus-combat.terrain");
    name_to_fight(s, choice.unit, Fight::Melee, named);
    name_melee_at(s, unit, choice.unit, melee, Boost::BonusCombat, named);
    const bool enemy = has_piece(s, melee.at, other(unit.side));
    named.add_if(enemy && !adjacent(unit.at, melee.at), "ccn.bonus-combat.any-target");
}

}  // namespace grognard::ccn
