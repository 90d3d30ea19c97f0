// What each card sets going; Counter-Attack works as the card it copies.
#include "games/ccn/command/command.hpp"

#include "games/ccn/cards.hpp"
#include "games/ccn/command/orders.hpp"
#include "games/ccn/command/supply.hpp"
#include "games/ccn/turn/turn.hpp"

namespace grognard::ccn {

namespace {

bool has_troops_for(const State& s, Card effect) {
    const Seat seat = s.turn.active;
    if (effect == Card::Leadership) return !generals_of(s, seat).empty();
    return !answering(s, effect, seat).empty();
}

// R38: "none" means none of that kind on the board.
void order_by_kind(State& s) {
    s.turn.substitute = !has_troops_for(s, s.turn.effect);
    begin_ordering(s, Ordering{});
}

void force_march(State& s, const EventSink& events) {
    s.turn.substitute = !has_troops_for(s, Card::ForceMarch);
    if (s.turn.substitute) {
        begin_ordering(s, Ordering{});
    } else if (player(s, s.turn.active).last_order.section_chosen) {  // copied (R17)
        order_all(s, events);
    } else {
        s.frames.push(SectionChoice{});
    }
}

void leadership(State& s, const EventSink& events) {
    s.turn.substitute = !has_troops_for(s, Card::Leadership);
    if (s.turn.substitute) {
        begin_ordering(s, Ordering{});
    } else {
        order_all(s, events);
    }
}

void set_going(State& s, const EventSink& events) {
    switch (s.turn.effect) {
        case Card::FirstStrike:    // R16
        case Card::CounterAttack:  // R16, R17: nothing to copy
        case Card::None:
            return pass_turn(s, events);
        case Card::BayonetCharge:
        case Card::Bombard:
        case Card::CavalryCharge:
        case Card::FireAndHold:
            return order_by_kind(s);
        case Card::ForceMarch:
            return force_march(s, events);
        case Card::Leadership:
            return leadership(s, events);
        case Card::ColdSteel:
            return order_all(s, events);
        case Card::GrandeManoeuvre:
            return s.frames.push(ManoeuvreChoice{});
        case Card::Elan:
        case Card::Rally:
            return s.frames.push(CommandRoll{});
        case Card::ShortSupply:
            return begin_supply(s, events);
        default:
            return begin_ordering(s, Ordering{});
    }
}

}  // namespace

Chance dice(std::string_view kind, int count) {
    return {.kind = kind,
            .count = static_cast<std::uint8_t>(count),
            .outcomes = symbol_count,
            .replacement = Replacement::Dice,
            .weights = {2, 1, 1, 1, 1}};
}

Verdict refuse(const State& s, const CardChoice&, const PlayCard& play) {
    if (play.card == Card::None || !holds(s, s.turn.active, play.card)) {
        return refused("ccn.turn.play-one-card", Reason::CardNotInHand);
    }
    return allowed;
}

void apply(State& s, CardChoice&, const PlayCard& play, const EventSink& events) {
    s.frames.pop();
    Player& active = player(s, s.turn.active);
    s.turn.command = static_cast<std::uint8_t>(hand_size(s, s.turn.active));
    take_card(active.hand, play.card);
    s.turn.card = s.turn.effect = play.card;
    bool section_given = false;
    if (play.card == Card::CounterAttack) {
        const LastOrder& theirs = player(s, other(s.turn.active)).last_order;
        s.turn.effect = mirrored(theirs.card);
        s.turn.section = mirrored(theirs.section);
        section_given = theirs.section_chosen;
    }
    active.last_order = {s.turn.effect, s.turn.section, section_given};
    events.tell(CardPlayed{s.turn.active, play.card, s.turn.effect, s.turn.command});
    set_going(s, events);
}

void offer(const State& s, const CardChoice&, Offers<Action>& out) {
    for (std::size_t i = 0; i < card_count; ++i) {
        const auto card = static_cast<Card>(i);
        if (holds(s, s.turn.active, card)) out.push_back(PlayCard{card});
    }
}

Verdict refuse(const State&, const SectionChoice&, const ChooseSection&) { return allowed; }

void apply(State& s, SectionChoice&, const ChooseSection& chosen, const EventSink& events) {
    s.frames.pop();
    s.turn.section = chosen.section;
    player(s, s.turn.active).last_order.section = chosen.section;
    player(s, s.turn.active).last_order.section_chosen = true;
    order_all(s, events);
}

void offer(const State&, const SectionChoice&, Offers<Action>& out) {
    for (const Section section : {Section::Left, Section::Centre, Section::Right}) {
        out.push_back(ChooseSection{section});
    }
}

Verdict refuse(const State&, const ManoeuvreChoice&, const March&) { return allowed; }
Verdict refuse(const State&, const ManoeuvreChoice&, const OrderOne&) { return allowed; }

void apply(State& s, ManoeuvreChoice&, const March&, const EventSink&) {
    s.frames.pop();
    s.turn.marching = true;
    begin_ordering(s, Ordering{});
}

void apply(State& s, ManoeuvreChoice&, const OrderOne&, const EventSink&) {
    s.frames.pop();
    s.turn.substitute = true;
    begin_ordering(s, Ordering{});
}

void offer(const State&, const ManoeuvreChoice&, Offers<Action>& out) {
    out.push_back(March{});
    out.push_back(OrderOne{});
}

Chance chance(const State& s, const CommandRoll&) { return dice("dice", s.turn.command); }

void resolve(State& s, CommandRoll&, Drawn drawn, const EventSink& events) {
    s.frames.pop();
    Symbols rolled;
    std::array<std::uint8_t, symbol_count> count{};
    for (const std::uint8_t face : drawn) {
        rolled.push(static_cast<Symbol>(face));
        ++count[face];
    }
    events.tell(CommandRolled{s.turn.active, s.turn.effect, rolled});
    if (s.turn.effect == Card::Elan) {
        begin_ordering(s, Ordering{{count[0], count[1], count[2], count[3]}});
    } else {
        begin_rallying(s, Rallying{{count[0], count[1], count[2]}}, events);
    }
}

}  // namespace grognard::ccn
