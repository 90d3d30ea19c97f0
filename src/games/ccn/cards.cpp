// Card counting, and the kinds of troops that tactic cards call for.
#include "games/ccn/cards.hpp"

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
    if (no_cards(s.deck)) shuffle_all(s, events);
}

Chance draw_from(const CardCounts& pile, std::uint8_t count) {
    Chance chance{
        .kind = "draw", .count = count, .outcomes = card_count, .replacement = Replacement::Cards};
    // Stored word by word, as sample() loads them, so that the loads are forwarded.
    const auto put = [&](std::size_t i, std::uint64_t word) {
        std::memcpy(chance.weights.data() + i * sizeof word, &word, sizeof word);
    };
    const auto [a, b, c, d] = packed(pile);
    put(0, a);
    put(1, b);
    put(2, c);
    put(3, d);
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
    const UnitSet units = on_board(s, side).units;
    switch (effect) {
        case Card::BayonetCharge:
        case Card::ForceMarch:
            return units & troops(s, Arm::Infantry);
        case Card::Bombard:
            return units & troops(s, Arm::Artillery);
        case Card::CavalryCharge: {
            UnitSet mounted = units - troops(s, Arm::Infantry);
            for (const int gun : mounted& troops(s, Arm::Artillery)) {
                if (!answers_to(effect, s.units[static_cast<std::size_t>(gun)]))
                    mounted.remove(gun);
            }
            return mounted;
        }
        case Card::FireAndHold:
            return units - troops(s, Arm::Cavalry);
        default:
            return units;
    }
}

}  // namespace grognard::ccn
