// Whom the card on the table does not order, and why not.
#include "games/ccn/grounds/orders.hpp"

#include <algorithm>
#include <iterator>

#include "games/ccn/cards.hpp"
#include "games/ccn/combat/terrain_rules.hpp"
#include "games/ccn/phases/order_rights.hpp"

namespace grognard::ccn {

namespace {

bool is_assault(Card card) { return card >= Card::AssaultLeft && card <= Card::AssaultRight; }

// Left and right exchanged, the card as the opponent played it would have ordered there.
bool ordered_unmirrored(const State& s, Hex at) {
    const Card effect = s.turn.effect;
    const unsigned sections = sections_of(s, at, s.turn.active);
    const auto in = [&](Section section) {
        return (sections >> static_cast<unsigned>(section) & 1U) != 0;
    };
    if (effect == Card::ForceMarch) return in(mirrored(s.turn.section)) && !in(s.turn.section);
    if (!names_one_section(effect)) return false;
    const Section section = section_of(effect);
    return in(mirrored(section)) && !in(section);
}

void name_copied(const State& s, Hex at, Named& named) {
    if (s.turn.card != Card::CounterAttack) return;
    named.add_if(ordered_unmirrored(s, at), "ccn.card.counter-attack.mirror");
    named.add("ccn.card.counter-attack.copy");
}

// A section card gives more orders in a section than there are pieces.
bool section_orders_exceed(const State& s) {
    const Seat seat = s.turn.active;
    const auto orders = section_orders(s.turn.effect, s.turn.command);
    for (const Section section : {Section::Left, Section::Centre, Section::Right}) {
        const HexSet& there = section_hexes(s, section, seat);
        const int pieces =
            (units_of(s, seat) & there).size() + (generals_of(s, seat) & there).size();
        if (orders[static_cast<std::size_t>(section)] > pieces) return true;
    }
    return false;
}

bool tactic_orders_exceed(const State& s, const Ordering& ordering) {
    const Seat seat = s.turn.active;
    if (s.turn.effect == Card::Elan) {
        return std::any_of(std::begin(all_arms), std::end(all_arms), [&](Arm arm) {
            return ordering.symbols[static_cast<std::size_t>(arm)] > units_of(s, seat, arm).size();
        });
    }
    UnitSet eligible = answering(s, s.turn.effect, seat);
    if (s.turn.effect == Card::FireAndHold) eligible = without_enemy_beside(s, eligible);
    return eligible.size() < printed_on(s.turn.effect).orders_anywhere;
}

void name_section(const State& s, Hex at, Named& named) {
    named.add(orders_rule(s.turn.effect));
    if (!named_by_sections(s, at)) {
        named.add({"ccn.turn.section-vs-tactic", "ccn.board.sections"});
        named.add_if(section_orders_exceed(s), "ccn.order.excess-lost-section");
    } else if (is_assault(s.turn.effect)) {
        named.add("ccn.order.command-level");
        const auto& track = player(s, s.turn.active).track;
        const bool squares =
            std::any_of(track.begin(), track.end(), [](Card card) { return card != Card::None; });
        named.add_if(squares, "ccn.order.command-squares");
    }
}

void name_wrong_kind(const State& s, const Ordering& ordering, Named& named) {
    const Card effect = s.turn.effect;
    named.add(orders_rule(effect));
    named.add({fallback_rule(effect), "ccn.turn.section-vs-tactic"});
    named.add_if(printed_on(effect).orders_anywhere > 0 && tactic_orders_exceed(s, ordering),
                 "ccn.order.excess-lost-tactic");
}

// Cards that order all they name, before anybody is asked.
void name_not_among_all(const State& s, const Unit& unit, Named& named) {
    const Card effect = s.turn.effect;
    named.add(orders_rule(effect));
    if (effect == Card::ColdSteel) return;
    if (effect == Card::ForceMarch && arm(unit) == Arm::Infantry) {
        return named.add("ccn.board.sections");
    }
    named.add(fallback_rule(effect));
}

void name_elan(const State& s, const Ordering& ordering, Named& named) {
    named.add("ccn.card.elan.symbols");
    named.add_if(tactic_orders_exceed(s, ordering), "ccn.order.excess-lost-tactic");
}

void name_by_tactic(const State& s, const Ordering& ordering, const Unit& unit, Named& named) {
    const Card effect = s.turn.effect;
    if (effect == Card::ForceMarch || effect == Card::ColdSteel || effect == Card::Leadership) {
        return name_not_among_all(s, unit, named);
    }
    if (effect == Card::Elan) return name_elan(s, ordering, named);
    if (effect == Card::Rally) return named.add("ccn.card.rally.activate");
    if (!answers_to(effect, unit)) return name_wrong_kind(s, ordering, named);
    named.add_if(effect == Card::GrandeManoeuvre && in_square(unit),
                 "ccn.card.grande-manoeuvre.square");
    const bool contact = effect == Card::FireAndHold && enemy_unit_adjacent(s, unit.at, unit.side);
    const int named_so_far = s.turn.ordered.size() + s.turn.generals_ordered.size();
    const bool used_up = named_so_far >= printed_on(effect).orders_anywhere;
    named.add_if(contact || used_up, orders_rule(effect));
    named.add_if(contact, fallback_rule(effect));
}

// Their general has had the order that was left.
void name_general_ordered(const State& s, const Unit& unit, Named& named) {
    if (!has_attached(s, unit)) return;
    if (!s.turn.generals_ordered.has(general_id(s, unit.at))) return;
    named.add({"ccn.order.detach-not-unit", "ccn.order.both-two-orders"});
}

// It would have an order yet, had none been spent on a general to leave his unit.
bool spent_on_detaching(const State& s, const Ordering& ordering, Hex at) {
    State kept = s;
    for (const int id : s.turn.generals_ordered) {
        if (has_unit(s, s.generals[static_cast<std::size_t>(id)].at)) {
            kept.turn.generals_ordered.remove(id);
        }
    }
    return order_rights(kept, ordering).units.has(unit_id(s, at));
}

void name_unit_order(const State& s, const Ordering& ordering, const Unit& unit, Named& named) {
    if (s.turn.ordered.has(unit_id(s, unit.at))) return named.add("ccn.order.once");
    if (s.turn.substitute) {
        named.add(fallback_rule(s.turn.effect));
    } else if (is_section_card(s.turn.effect)) {
        name_section(s, unit.at, named);
        if (named_by_sections(s, unit.at)) name_general_ordered(s, unit, named);
    } else {
        name_by_tactic(s, ordering, unit, named);
    }
    named.add_if(spent_on_detaching(s, ordering, unit.at), "ccn.order.detach-cost");
    name_copied(s, unit.at, named);
}

// Were his unit not in square, the card would still have an order for him.
bool held_by_square_alone(const State& s, const Ordering& ordering, Hex at) {
    State open = s;
    open.squares.clear();
    return order_rights(open, ordering).generals.has(general_id(s, at));
}

void name_not_ours(const State& s, Hex at, Named& named) {
    named.add_if(has_lone_general(s, at, s.turn.active), "ccn.unit.general-not-unit");
    named.add_if(has_piece(s, at, other(s.turn.active)), "ccn.turn.alternate");
}

// The card orders generals, but not this one any more.
void name_general_left_out(const State& s, const Ordering& ordering, Hex at, Named& named) {
    const Card effect = s.turn.effect;
    if (is_section_card(effect)) {
        name_section(s, at, named);
    } else if (effect == Card::Elan) {
        name_elan(s, ordering, named);
    } else {
        named.add(orders_rule(effect));
    }
    if (!has_unit(s, at) || (is_section_card(effect) && !named_by_sections(s, at))) return;
    named.add("ccn.order.detach-cost");
    named.add_if(s.turn.ordered.has(unit_id(s, at)), "ccn.order.both-two-orders");
    named.add_if(effect == Card::Elan, "ccn.order.detach-cards");
}

}  // namespace

void name_refused(const State& s, const CardChoice&, const PlayCard& play, Named& named) {
    if (play.card == Card::None) return;
    const auto& track = player(s, s.turn.active).track;
    const bool on_track = std::find(track.begin(), track.end(), play.card) != track.end();
    if (on_track) named.add({"ccn.order.command-squares", "ccn.square.card"});
}

void name_refused(const State& s, const Ordering& ordering, const OrderUnit& order, Named& named) {
    const Unit* unit = own_unit(s, order.at);
    if (unit == nullptr) {
        name_not_ours(s, order.at, named);
        const std::string_view whom =
            s.turn.substitute ? fallback_rule(s.turn.effect) : orders_rule(s.turn.effect);
        return named.add_if(has_piece(s, order.at, other(s.turn.active)), whom);
    }
    name_unit_order(s, ordering, *unit, named);
}

void name_refused(const State& s, const Ordering& ordering, const LeaveSquare& order,
                  Named& named) {
    const Unit* unit = own_unit(s, order.at);
    if (unit == nullptr) return name_not_ours(s, order.at, named);
    if (!in_square(*unit)) return named.add("ccn.square.exit");
    named.add_if(cavalry_adjacent(s, *unit), "ccn.square.no-exit-cavalry");
    const bool could =
        s.turn.ordered.has(unit_id(s, order.at)) || s.rights.units.has(unit_id(s, order.at));
    if (!could) name_unit_order(s, ordering, *unit, named);
}

void name_refused(const State& s, const Ordering& ordering, const OrderGeneral& order,
                  Named& named) {
    const Hex at = order.at;
    const Seat seat = s.turn.active;
    if (!at.on_board() || !generals_of(s, seat).has(at.index)) {
        return named.add_if(has_piece(s, at, other(seat)), "ccn.turn.alternate");
    }
    const Card effect = s.turn.effect;
    const bool attached = has_unit(s, at);
    named.add_if(attached && in_square(s.units[unit_id(s, at)]), "ccn.order.square-general");
    if (s.turn.generals_ordered.has(general_id(s, at))) return named.add("ccn.order.once");
    if (s.turn.substitute) {
        named.add({fallback_rule(effect), "ccn.unit.general-not-unit"});
        if (attached) name_no_detaching(effect, named);
    } else if (!may_detach_with(effect)) {
        named.add({"ccn.order.detach-cards", orders_rule(effect), "ccn.turn.section-vs-tactic",
                   "ccn.unit.general-not-unit"});
        if (attached) name_no_detaching(effect, named);
    } else if (!held_by_square_alone(s, ordering, at)) {
        name_general_left_out(s, ordering, at, named);
    }
    name_copied(s, at, named);
}

void name_refused(const State& s, const Rallying&, const RallyBlock& block, Named& named) {
    const Unit* unit = own_unit(s, block.at);
    if (unit == nullptr) return name_not_ours(s, block.at, named);
    const int full = card_of(s, *unit).blocks;
    if (unit->blocks < full) return;
    named.add("ccn.card.rally.heal");
    named.add(unit_rule(unit->nation, unit->type));
    for (const auto& nation : s.battle.charts.cards) {
        const bool stronger = nation[static_cast<std::size_t>(unit->type)].blocks > full;
        named.add_if(stronger, "ccn.national.blocks-vary");
    }
}

}  // namespace grognard::ccn
