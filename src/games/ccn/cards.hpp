// Hands, pile and discards; which card orders whom.
#pragma once

#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

int card_total(const CardCounts& counts);
inline int hand_size(const State& s, Seat seat) { return card_total(player(s, seat).hand); }
inline bool holds(const State& s, Seat seat, Card card) {
    return player(s, seat).hand[static_cast<std::size_t>(card)] > 0;
}

void add_card(CardCounts& counts, Card card);
void take_card(CardCounts& counts, Card card);

// An empty pile is made anew from the discards (ccn.deck.reshuffle-empty).
void refill_empty_pile(State& s, EventSink& events);
void shuffle_all(State& s, EventSink& events);
Chance draw_question(const State& s, std::uint8_t count);

// The same card on the same physical side of the board (ccn.card.counter-attack.mirror).
Card mirrored(Card card);
Section mirrored(Section section);

// Orders a section card gives in each section, left to right as its player sees them.
std::array<int, section_count> section_orders(Card card, int command);

// Cards with the bicorne: an attached general may be ordered to detach (ccn.order.detach-cards).
bool may_detach_with(Card effect);

bool is_scout(Card card);

// The row of the rules that says whom this card orders.
std::string_view orders_rule(Card card);
// The row that says what it orders when its kind of troops is absent.
std::string_view fallback_rule(Card card);

// Does this troop type answer to this tactic card's kind?
bool answers_to(Card effect, const Unit& unit);

// What this hex belongs to, as `seat` sees it: bit 0 left, 1 centre, 2 right.
unsigned sections_of(const State& s, Hex h, Seat seat);

}  // namespace grognard::ccn
