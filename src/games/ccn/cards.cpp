// Card counting, and the kinds of troops that tactic cards call for.
#include "games/ccn/cards.hpp"

#include <algorithm>

namespace grognard::ccn {

void add_card(CardCounts& counts, Card card) { ++counts[static_cast<std::size_t>(card)]; }
void take_card(CardCounts& counts, Card card) {
    assert(counts[static_cast<std::size_t>(card)] > 0);
    --counts[static_cast<std::size_t>(card)];
}

void shuffle_all(State& s, const EventSink& events) {
    for (std::size_t i = 0; i < card_count; ++i) {
        s.deck[i] = static_cast<std::uint8_t>(s.deck[i] + s.discard[i]);
        s.discard[i] = 0;
    }
    events.tell(DeckReshuffled{static_cast<std::uint8_t>(card_total(s.deck))});
}

void refill_empty_pile(State& s, const EventSink& events) {
    if (card_total(s.deck) == 0) shuffle_all(s, events);
}

Chance draw_from(const CardCounts& pile, std::uint8_t count) {
    Chance chance{
        .kind = "draw", .count = count, .outcomes = card_count, .replacement = Replacement::Cards};
    std::copy(pile.begin(), pile.end(), chance.weights.begin());
    return chance;
}

Section mirrored(Section section) {
    if (section == Section::Centre) return section;
    return section == Section::Left ? Section::Right : Section::Left;
}

Card mirrored(Card card) {
    if (!names_one_section(card)) return card;
    const auto i = static_cast<unsigned>(card);
    const unsigned family = i / 3 * 3;
    return static_cast<Card>(family + (2 - i % 3));
}

std::array<int, section_count> section_orders(Card card, int command) {
    const CommandCard& printed = printed_on(card);
    std::array<int, section_count> orders{};
    for (std::size_t i = 0; i < section_count; ++i) orders[i] = printed.orders[i];
    if (printed.orders_by_command) orders[static_cast<std::size_t>(section_of(card))] = command;
    return orders;
}

bool is_scout(Card card) { return card >= Card::ScoutLeft && card <= Card::ScoutRight; }

bool answers_to(Card effect, const Unit& unit) {
    switch (effect) {
        case Card::BayonetCharge:
        case Card::ForceMarch:
            return arm(unit) == Arm::Infantry;
        case Card::Bombard:
            return arm(unit) == Arm::Artillery;
        case Card::CavalryCharge:
            return arm(unit) == Arm::Cavalry || unit.type == Type::HA;
        case Card::FireAndHold:
            return arm(unit) != Arm::Cavalry;
        default:
            return true;
    }
}

UnitSet answering(const State& s, Card effect, Seat side) {
    UnitSet out;
    for (const Hex h : hexes(units_of(s, side))) {
        if (answers_to(effect, s.units[unit_id(s, h)])) out.add(unit_id(s, h));
    }
    return out;
}

}  // namespace grognard::ccn
