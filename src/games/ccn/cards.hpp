// Hands, pile and discards; which card orders whom.
#pragma once

#include <bit>
#include <cstring>

#include "core/bits.hpp"
#include "games/ccn/command_cards.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

// Counts eight to a word, the first in the lowest byte; what is beyond the last card is zero.
using PackedCounts = std::array<std::uint64_t, 4>;
inline PackedCounts packed(const CardCounts& counts) {
    static_assert(std::endian::native == std::endian::little);
    static_assert(card_count == 29);
    const auto eight_from = [&](std::size_t first) {
        std::uint64_t word = 0;
        std::memcpy(&word, counts.data() + first, 8);
        return word;
    };
    return {eight_from(0), eight_from(8), eight_from(16), eight_from(21) >> 24U};
}

inline bool no_cards(const CardCounts& counts) { return packed(counts) == PackedCounts{}; }

inline int card_total(const CardCounts& counts) { return sum(counts); }

// The cards of which there is any, as bits.
inline std::uint32_t kinds(const CardCounts& counts) { return nonzero(counts); }

inline int hand_size(const State& s, Seat seat) { return card_total(player(s, seat).hand); }
inline bool holds(const State& s, Seat seat, Card card) {
    return player(s, seat).hand[static_cast<std::size_t>(card)] > 0;
}

void add_card(CardCounts& counts, Card card);
void take_card(CardCounts& counts, Card card);

// An empty pile is made anew from the discards (ccn.deck.reshuffle-empty).
void refill_empty_pile(State& s, const EventSink& events);
void shuffle_all(State& s, const EventSink& events);
Chance draw_from(const CardCounts& pile, std::uint8_t count);
inline Chance draw_question(const State& s, std::uint8_t count) { return draw_from(s.deck, count); }

// The same card on the same physical side of the board (ccn.card.counter-attack.mirror).
Card mirrored(Card card);
Section mirrored(Section section);

// The cards of four families name one section: left, centre and right of a family in a row.
constexpr bool names_one_section(Card card) { return card <= Card::AssaultRight; }
constexpr Section section_of(Card card) {
    assert(names_one_section(card));
    return static_cast<Section>(static_cast<std::size_t>(card) % section_count);
}
// Orders such a card gives there. Asked after every order, so of a few bytes made of the rows.
struct NamedOrders {
    std::uint8_t orders = 0;
    std::uint8_t by_command = 0;  // times the command
};
inline constexpr auto named_orders = [] {
    std::array<NamedOrders, static_cast<std::size_t>(Card::AssaultRight) + 1> out{};
    for (std::size_t i = 0; i < out.size(); ++i) {
        const CommandCard& printed = command_cards[i];
        out[i] = {printed.orders[i % section_count], printed.orders_by_command};
    }
    return out;
}();
constexpr int orders_in_section(Card card, int command) {
    const NamedOrders& named = named_orders[static_cast<std::size_t>(card)];
    return named.orders + command * named.by_command;
}
// Orders a section card gives in each section, left to right as its player sees them.
std::array<int, section_count> section_orders(Card card, int command);

// Cards with the bicorne: an attached general may be ordered to detach (ccn.order.detach-cards).
constexpr bool may_detach_with(Card effect) { return printed_on(effect).bicorne; }

bool is_scout(Card card);

// Cards that say whom they order, so that nobody is named.
constexpr bool orders_by_itself(Card effect) {
    return effect == Card::Leadership || effect == Card::ColdSteel || effect == Card::ForceMarch;
}

constexpr std::string_view orders_rule(Card card) { return printed_on(card).orders_rule; }
constexpr std::string_view fallback_rule(Card card) { return printed_on(card).fallback_rule; }

// Does this troop type answer to this tactic card's kind?
bool answers_to(Card effect, const Unit& unit);
// The side's units that do.
UnitSet answering(const State& s, Card effect, Seat side);

// That section as `seat` sees the board.
inline const HexSet& section_hexes(const State& s, Section section, Seat seat) {
    const auto part = static_cast<int>(section);
    const auto seen = part + index(seat) * 2 * (1 - part);  // from the other side left is right
    return s.battle.charts.sections[static_cast<std::size_t>(seen)];
}

}  // namespace grognard::ccn
