// Rules named wherever a unit has no order, no dice or no room.
#include "games/ccn/grounds/common.hpp"

#include "games/ccn/cards.hpp"
#include "games/ccn/combat/terrain_rules.hpp"
#include "games/ccn/phases/movement.hpp"
#include "games/ccn/phases/order_rights.hpp"

namespace grognard::ccn {

namespace {

// By a general beside or with the unit who has an order himself, and it has none.
void name_general_with_unordered(const State& s, const Unit& unit, Named& named) {
    if (!has_attached(s, unit)) return;
    const GeneralId general = general_id(s, unit.at);
    if (!s.turn.generals_ordered.has(general)) return;
    if (!s.turn.generals_moved.has(general)) return named.add("ccn.order.detach-not-unit");
    named.add("ccn.order.attach-not-activating");
    named.add_if(works_as(s, Card::Leadership), "ccn.card.leadership.detach");
}

// Its general went off and left it without an order.
void name_left(const State& s, UnitId id, Named& named) {
    if (!s.turn.remembered.left.has(id)) return;
    named.add("ccn.order.detach-not-unit");
    named.add_if(works_as(s, Card::Leadership), "ccn.card.leadership.bonus");  // R35
}

void name_reduced(const State& s, const Unit& unit, const Unit& there, Named& named) {
    const bool reduced =
        unit.blocks < card_of(s, unit).blocks || there.blocks < card_of(s, there).blocks;
    if (reduced) named.add({"ccn.move.no-merge", "ccn.unit.identification"});
}

void name_impassable(const State& s, const Unit& unit, Hex to, Named& named) {
    const auto of_arm = static_cast<std::size_t>(arm(unit));
    if (s.battle.forbidden[of_arm].has(to.index)) return named.add("ccn.setup.scenario");
    if (!s.battle.impassable[of_arm].has(to.index)) return;
    named.add(impassable_rule(s, to));
    named.add_if(terrain_at(s, to) == Terrain::SandPit, "ccn.terrain.sandpit.artillery");
    named.add("ccn.move.impassable");
}

bool is_town(const State& s, Hex h) { return terrain_card(s, h).cancels_charge; }

}  // namespace

void name_unit_card(const Unit& unit, Named& named) {
    named.add(unit_rule(unit.nation, unit.type));
    named.add_if(arm(unit) == Arm::Artillery && unit.nation != Nation::French,
                 "ccn.unit.artillery-shared");
}

void name_unordered(const State& s, Hex at, Named& named) {
    const Unit& unit = s.units[unit_id(s, at)];
    const Card effect = s.turn.effect;
    named.add("ccn.order.only-ordered-act");
    name_general_with_unordered(s, unit, named);
    name_left(s, unit_id(s, at), named);
    if (s.turn.substitute) return named.add(fallback_rule(effect));
    if (is_section_card(effect)) {
        return named.add_if(!named_by_sections(s, at), orders_rule(effect));
    }
    const bool orders_all = orders_by_itself(effect) || effect == Card::ShortSupply;
    const bool not_healed = effect == Card::Rally && !s.turn.regained.has(unit_id(s, at));
    named.add_if(orders_all || not_healed || !answers_to(effect, unit), orders_rule(effect));
}

void name_no_detaching(Card effect, Named& named) {
    if (may_detach_with(effect)) return;
    named.add({"ccn.order.detach-cards", "ccn.deck.section-general-detach"});
}

void name_closed_hex(const State& s, const Unit& unit, Hex to, bool with_general, Named& named) {
    if (to == unit.at) return;
    const Seat enemy = other(unit.side);
    if (units_of(s, unit.side).has(to.index)) {
        named.add({"ccn.move.no-stacking", "ccn.move.blocked-hexes"});
        name_reduced(s, unit, s.units[unit_id(s, to)], named);
        named.add_if(is_ally(s, unit, to), "ccn.pool.sides");
    }
    if (units_of(s, enemy).has(to.index)) {
        named.add({"ccn.move.blocked-hexes", "ccn.move.no-stacking"});
    }
    named.add_if(generals_of(s, enemy).has(to.index), "ccn.move.blocked-hexes");
    if (with_general && has_lone_general(s, to, unit.side)) {
        named.add({"ccn.move.no-two-generals", "ccn.move.onto-lone-general"});
    }
    name_impassable(s, unit, to, named);
}

void name_no_dice(const Attack& attack, Named& named) {
    const State& s = attack.s;
    const Unit& unit = attack.unit;
    named.add("ccn.intro.zero-dice");
    bool lost = false;
    const Ledger ledger = dice_ledger(attack);
    for (const Entry& entry : ledger.entries()) {
        if (entry.amount >= 0) continue;
        named.add(entry.rule);
        lost = true;
    }
    named.add_if(lost && attack.at == nullptr, "ccn.terrain.protects-general");
    named.add_if(in_square(unit), "ccn.square.one-die");
    if (works_as(s, Card::CavalryCharge) && arm(unit) == Arm::Cavalry) {
        named.add_if(is_town(s, attack.target), "ccn.terrain.town.into-cav-charge");
        named.add_if(is_town(s, unit.at), "ccn.terrain.town.from-cav-charge");
    }
    const bool fire = attack.fight == Fight::Fire;
    // One block rounded up stays one.
    const bool loses_half = unit.blocks > 1 || card_of(s, unit).moved_fire == Rounding::Down;
    const bool moved = s.turn.moved.has(unit_id(s, unit.at));
    if (fire && arm(unit) == Arm::Infantry && !in_square(unit) && moved && loses_half) {
        named.add("ccn.ranged.power.infantry-moved");
        named.add(moved_fire_rule(unit.nation));
    }
    named.add_if(lost, fire ? "ccn.ranged.terrain-malus" : "ccn.melee.terrain-malus");
}

}  // namespace grognard::ccn
