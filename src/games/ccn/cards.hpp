// Hands, pile and discards; which card orders whom.
#pragma once

#include <cassert>
#include <numeric>

#include "games/ccn/command_cards.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

inline int card_total(const CardCounts& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

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

}  // namespace grognard::ccn
