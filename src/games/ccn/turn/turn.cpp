// Starts each phase of the turn and goes on to the next when it has ended.
#include "games/ccn/turn/turn.hpp"

#include "games/ccn/cards.hpp"
#include "games/ccn/combat/fighting.hpp"
#include "games/ccn/movement/movement.hpp"

namespace grognard::ccn {

namespace {

void begin_turn(State& s, const EventSink& events) {
    Player& active = player(s, s.turn.active);
    if (active.turns < 255) ++active.turns;
    events.tell(TurnBegan{s.turn.active});
    count_objectives(s, events);
}

void discard_played(State& s, const EventSink& events) {
    if (s.turn.card == Card::None) return;
    add_card(s.discard, s.turn.card);
    events.tell(CardDiscarded{s.turn.active, s.turn.card});
    s.turn.card = Card::None;
    // R22: after Elan is discarded, before anyone draws.
    if (s.turn.effect == Card::Elan) shuffle_all(s, events);
}

void push_draw(State& s, Seat seat, const EventSink& events) {
    refill_empty_pile(s, events);
    s.frames.push(DrawCard{seat});
}

// Who played First Strike draws before the active player (ccn.deck.first-strike-draw).
void replace_cards(State& s, const EventSink& events) {
    TurnStep& turn = *s.frames.top_as<TurnStep>();
    Player& defender = player(s, other(s.turn.active));
    if (defender.first_strikes > 0) {
        --defender.first_strikes;
        return push_draw(s, other(s.turn.active), events);
    }
    turn.stage = Stage::Next;
    if (!is_scout(s.turn.effect) || turn.passed) return push_draw(s, s.turn.active, events);
    refill_empty_pile(s, events);
    s.frames.push(ScoutDraw{});
}

}  // namespace

Chance chance(const State& s, const Deal&) {
    // Both hands in one draw: each player sees a part of it.
    const auto cards = static_cast<std::uint8_t>(s.battle->hand_size[0] + s.battle->hand_size[1]);
    return draw_question(s, cards).for_eyes(Visible::Nobody);
}

void resolve(State& s, Deal&, Drawn drawn, const EventSink& events) {
    s.frames.pop();
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        const auto card = static_cast<Card>(drawn[i]);
        const Seat seat = i < s.battle->hand_size[0] ? Seat::First : Seat::Second;
        take_card(s.deck, card);
        add_card(player(s, seat).hand, card);
        events.tell(CardDrawn{seat, card}, only(seat));
    }
    events.tell(HandsDealt{s.battle->hand_size[0], s.battle->hand_size[1]});
}

void pass_turn(State& s, const EventSink& events) {
    TurnStep& turn = *s.frames.nearest<TurnStep>();
    turn.stage = Stage::End;
    turn.passed = true;
    events.tell(NothingToOrder{s.turn.active, s.turn.card});
}

void begin_movement(State& s) {
    s.frames.top_as<TurnStep>()->stage = Stage::Combat;
    s.frames.push(Moving{});
}

void begin_combat(State& s) {
    s.frames.top_as<TurnStep>()->stage = Stage::End;
    s.frames.push(Fighting{});
}

void end_turn(State& s, const EventSink& events) {
    s.frames.top_as<TurnStep>()->stage = Stage::Replace;
    discard_played(s, events);
    replace_cards(s, events);
}

// Runs from stage to stage until one leaves a frame on top.
bool proceed(State& s, TurnStep& turn, const EventSink& events) {
    switch (turn.stage) {
        case Stage::Next:
            s.turn = Turn{.active = other(s.turn.active)};
            turn = TurnStep{};
            [[fallthrough]];
        case Stage::Begin:
            turn.stage = Stage::Command;
            begin_turn(s, events);
            if (s.ending != Ending::Undecided) break;
            [[fallthrough]];
        case Stage::Command:
            turn.stage = Stage::Movement;
            s.frames.push(CardChoice{});
            break;
        case Stage::Movement:
            begin_movement(s);
            break;
        case Stage::Combat:
            begin_combat(s);
            break;
        case Stage::End:
            end_turn(s, events);
            break;
        case Stage::Replace:
        case Stage::Draw:
            replace_cards(s, events);
            break;
    }
    return true;
}

}  // namespace grognard::ccn
