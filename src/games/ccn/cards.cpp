// Card counting, section cards' orders and the kinds tactic cards call for.
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
    // One by one from registers, as sample() reads them: as a block they would have to wait.
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
    using Orders = std::array<int, section_count>;
    if (names_one_section(card)) {
        Orders orders{};
        orders[static_cast<std::size_t>(card) % section_count] = orders_in_section(card, command);
        return orders;
    }
    // Coordinated Advance, Flank Attack, Forward, Recon in Force.
    static constexpr std::array<Orders, 4> mixes = {{{1, 2, 1}, {2, 0, 2}, {2, 2, 2}, {1, 1, 1}}};
    static_assert(
        static_cast<int>(Card::ReconInForce) - static_cast<int>(Card::CoordinatedAdvance) == 3);
    return mixes[static_cast<std::size_t>(card) -
                 static_cast<std::size_t>(Card::CoordinatedAdvance)];
}

bool may_detach_with(Card effect) {
    return is_section_card(effect) || effect == Card::Leadership ||
           effect == Card::GrandeManoeuvre || effect == Card::Elan;
}

std::string_view orders_rule(Card card) {
    static constexpr std::string_view rules[card_count] = {"ccn.card.probe-left",
                                                           "ccn.card.probe-center",
                                                           "ccn.card.probe-right",
                                                           "ccn.card.attack-left",
                                                           "ccn.card.attack-center",
                                                           "ccn.card.attack-right",
                                                           "ccn.card.scout-left",
                                                           "ccn.card.scout-center",
                                                           "ccn.card.scout-right",
                                                           "ccn.card.assault-left",
                                                           "ccn.card.assault-center",
                                                           "ccn.card.assault-right",
                                                           "ccn.card.coordinated-advance",
                                                           "ccn.card.flank-attack",
                                                           "ccn.card.forward",
                                                           "ccn.card.recon-in-force",
                                                           "ccn.card.bayonet-charge.orders",
                                                           "ccn.card.bombard.orders",
                                                           "ccn.card.cavalry-charge.orders",
                                                           "ccn.card.counter-attack.copy",
                                                           "ccn.card.elan.symbols",
                                                           "ccn.card.fire-and-hold.orders",
                                                           "ccn.card.first-strike.play",
                                                           "ccn.card.force-march.orders",
                                                           "ccn.card.cold-steel.orders",
                                                           "ccn.card.leadership.orders",
                                                           "ccn.card.grande-manoeuvre.orders",
                                                           "ccn.card.rally.activate",
                                                           "ccn.card.short-supply.limits"};
    return card == Card::None ? "ccn.turn.play-one-card" : rules[static_cast<std::size_t>(card)];
}

std::string_view fallback_rule(Card card) {
    switch (card) {
        case Card::BayonetCharge:
            return "ccn.card.bayonet-charge.fallback";
        case Card::Bombard:
            return "ccn.card.bombard.fallback";
        case Card::CavalryCharge:
            return "ccn.card.cavalry-charge.fallback";
        case Card::FireAndHold:
            return "ccn.card.fire-and-hold.fallback";
        case Card::ForceMarch:
            return "ccn.card.force-march.fallback";
        case Card::Leadership:
            return "ccn.card.leadership.fallback";
        default:
            return "ccn.card.grande-manoeuvre.alternative";
    }
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
