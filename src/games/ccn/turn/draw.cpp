// One card into the hand, or two of which one is kept.
#include "games/ccn/turn/draw.hpp"

#include "games/ccn/cards.hpp"
#include "games/ccn/turn/turn.hpp"

namespace grognard::ccn {

Chance chance(const State& s, const DrawCard& draw) {
    return draw_question(s, 1).for_eyes(only(draw.seat));
}

void resolve(State& s, DrawCard& draw, Drawn drawn, const EventSink& events) {
    const Seat seat = draw.seat;
    const auto card = static_cast<Card>(drawn[0]);
    s.frames.pop();
    take_card(s.deck, card);
    add_card(player(s, seat).hand, card);
    events.tell(CardDrawn{seat, card}, only(seat));
    events.tell(CardWasDrawn{seat}, only(other(seat)));
    proceed(s, *s.frames.top_as<TurnStep>(), events);
}

Chance chance(const State& s, const ScoutDraw&) {
    return draw_question(s, 1).for_eyes(only(s.turn.active));
}

void resolve(State& s, ScoutDraw& draw, Drawn drawn, const EventSink& events) {
    const Seat seat = s.turn.active;
    const auto card = static_cast<Card>(drawn[0]);
    take_card(s.deck, card);
    events.tell(CardDrawn{seat, card}, only(seat));
    events.tell(CardWasDrawn{seat}, only(other(seat)));
    if (draw.first == Card::None) {
        draw.first = card;
        refill_empty_pile(s, events);
        return;
    }
    const Card first = draw.first;
    s.frames.pop();
    s.frames.push(KeepChoice{first, card});
}

Verdict refuse(const State& s, const KeepChoice& choice, const Keep& keep) {
    if (keep.card == choice.first || keep.card == choice.second) return allowed;
    return refused(orders_rule(s.turn.effect), Reason::CardNotDrawn);
}

void apply(State& s, KeepChoice& choice, const Keep& keep, const EventSink& events) {
    const Card gone = keep.card == choice.first ? choice.second : choice.first;
    s.frames.pop();
    add_card(player(s, s.turn.active).hand, keep.card);
    add_card(s.discard, gone);
    events.tell(CardDiscarded{s.turn.active, gone});
}

void offer(const State&, const KeepChoice& choice, Offers<Action>& out) {
    out.push_back(Keep{choice.first});
    if (choice.second != choice.first) out.push_back(Keep{choice.second});
}

}  // namespace grognard::ccn
