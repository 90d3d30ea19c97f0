// A card's own dice, sections and choices: said before them, after them, or against them.
#include "games/ccn/cards.hpp"
#include "games/ccn/grounds/common.hpp"
#include "games/ccn/grounds/moment.hpp"
#include "games/ccn/grounds/orders.hpp"
#include "games/ccn/phases/order_rights.hpp"
#include "games/ccn/phases/orders.hpp"

namespace grognard::ccn {

namespace {

template <class F>
bool asks(const State& s) {
    return s.frames.top_as<F>() != nullptr;
}

// Orders are given, or there were none to give, and nobody has moved: what the card says of one
// more. What Elan's dice showed is not known any more.
bool knows_orders(const State& s) {
    const Card effect = s.turn.effect;
    if (effect == Card::None || effect == Card::Elan || effect == Card::FirstStrike) return false;
    if (effect == Card::CounterAttack || effect == Card::ShortSupply) return false;
    const TurnStep* turn = s.frames.nearest<TurnStep>();
    const bool given = asks<Moving>(s) || (turn != nullptr && turn->passed);
    return given && s.turn.moved.empty() && s.turn.generals_moved.empty();
}

template <class Order>
void name_late(const State& s, const Order& order, Named& named) {
    if (!knows_orders(s)) return;
    State before = s;
    review_rights(before, Ordering{});
    const Verdict no = refuse(before, Ordering{}, order);
    if (!no) return;
    named.add(no->rule);
    name_refused(before, Ordering{}, order, named);
}

template <class Order>
void name_order(const State& s, Seat seat, const Order& order, Named& named) {
    if (seat != s.turn.active) return;
    const Card effect = s.turn.effect;
    if (asks<CommandRoll>(s)) {
        named.add(effect == Card::Elan ? "ccn.card.elan.dice" : "ccn.card.rally.dice");
        named.add(orders_rule(effect));
    }
    const Unit* unit = own_unit(s, order.at);
    const bool regained = unit != nullptr && s.turn.regained.has(unit_id(s, order.at));
    named.add_if(asks<Rallying>(s) && !regained, orders_rule(effect));
    const bool supplies = asks<Supplying>(s) || asks<Placing>(s);
    named.add_if(supplies && s.turn.card == Card::CounterAttack, "ccn.card.counter-attack.copy");
    name_late(s, order, named);
}

// First the section is chosen, all of whose infantry is ordered; or in which of two ways the card
// orders.
void name_choice_first(const State& s, Seat seat, Named& named) {
    const bool open = asks<SectionChoice>(s) || asks<ManoeuvreChoice>(s);
    named.add_if(seat == s.turn.active && open, orders_rule(s.turn.effect));
}

bool chose_manoeuvre(const State& s, Seat seat) {
    return seat == s.turn.active && s.turn.effect == Card::GrandeManoeuvre;
}

// Did a Scout find somebody to order? Who ordered nobody drew one card like anyone else.
bool scouted(const State& s, Seat seat, Card card) {
    if (!is_scout(card)) return false;
    const HexSet pieces = units_of(s, seat) | generals_of(s, seat);
    return !(pieces & section_hexes(s, section_of(card), seat)).empty();
}

}  // namespace

void name_by_card(const State& s, Seat seat, const OrderUnit& order, Named& named) {
    name_choice_first(s, seat, named);
    name_order(s, seat, order, named);
}

void name_by_card(const State& s, Seat seat, const LeaveSquare& order, Named& named) {
    name_order(s, seat, order, named);
}

void name_by_card(const State& s, Seat seat, const OrderGeneral& order, Named& named) {
    name_choice_first(s, seat, named);
    name_order(s, seat, order, named);
}

void name_by_card(const State& s, Seat seat, const RallyBlock&, Named& named) {
    if (seat != s.turn.active || s.turn.effect != Card::Rally || !asks<CommandRoll>(s)) return;
    named.add({"ccn.card.rally.dice", "ccn.card.rally.heal"});
}

void name_by_card(const State& s, Seat seat, const MoveGeneral& move, Named& named) {
    if (seat != s.turn.active || s.turn.effect == Card::None) return;
    const bool attached = own_unit(s, move.from) != nullptr && has_general(s, move.from);
    if (attached) name_no_detaching(s.turn.effect, named);
}

void name_by_card(const State& s, Seat seat, const ChooseSection& chosen, Named& named) {
    if (seat != s.turn.active || !works_as(s, Card::ForceMarch)) return;
    if (asks<SectionChoice>(s) || chosen.section == s.turn.section) return;
    const bool copied = s.turn.card == Card::CounterAttack;
    named.add_if(copied && player(s, other(seat)).last_order.section_chosen,
                 "ccn.card.counter-attack.mirror");
    named.add("ccn.card.force-march.orders");
}

void name_by_card(const State& s, Seat seat, const March&, Named& named) {
    named.add_if(chose_manoeuvre(s, seat) && s.turn.substitute,
                 "ccn.card.grande-manoeuvre.alternative");
}

void name_by_card(const State& s, Seat seat, const OrderOne&, Named& named) {
    named.add_if(chose_manoeuvre(s, seat) && s.turn.marching,
                 "ccn.card.grande-manoeuvre.alternative");
}

void name_by_card(const State& s, Seat seat, const SendBack&, Named& named) {
    if (seat != s.turn.active || s.turn.effect != Card::ShortSupply) return;
    named.add_if(asks<Placing>(s) || !s.turn.supplied.empty(), "ccn.card.short-supply.effect");
}

void name_by_card(const State& s, Seat seat, const Keep&, Named& named) {
    named.add_if(asks<SquareDraw>(s), "ccn.square.card");
    // As his turn ends, and when it has just ended.
    const DrawCard* draw = s.frames.top_as<DrawCard>();
    const bool ending = seat == s.turn.active && draw != nullptr && draw->seat == seat;
    const bool ended = seat != s.turn.active && asks<CardChoice>(s);
    if (!ending && !ended) return;
    const Card card = ending ? s.turn.effect : player(s, seat).last_order.card;
    if (card == Card::None) return;
    if (!is_scout(card)) return named.add("ccn.deck.draw");
    named.add_if(ended && scouted(s, seat, card), orders_rule(card));
}

void name_refused(const State& s, const Supplying&, const SendBack& target, Named& named) {
    const bool general =
        target.at.on_board() && has_general(s, target.at) && !has_unit(s, target.at);
    named.add_if(general, "ccn.unit.general-not-unit");
}

void name_refused(const State& s, const Placing& placing, const Place& place, Named& named) {
    const Unit& unit = s.units[placing.unit];
    if (!place.at.on_board()) return;
    const unsigned sections = sections_of(s, unit.at, unit.side);
    named.add_if((sections & sections_of(s, place.at, unit.side)) == 0, "ccn.board.sections");
    name_closed_hex(s, unit, place.at, has_attached(s, unit), named);
}

}  // namespace grognard::ccn
