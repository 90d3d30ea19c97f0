// Builds a seat's view from what is open and what is its own; redeals the rest.
#include "games/ccn/view.hpp"

#include "games/ccn/cards.hpp"
#include "games/ccn/flow.hpp"

namespace grognard::ccn {

namespace {

// Cards that the Scout of this seat has drawn: only it has seen them.
template <class S, class Visit>
void scouted_cards(S& s, Seat seat, Visit visit) {
    if (s.turn.active != seat) return;
    if (auto* draw = s.frames.template top_as<ScoutDraw>()) {
        if (draw->first != Card::None) visit(draw->first);
    }
    if (auto* keep = s.frames.template top_as<KeepChoice>()) {
        visit(keep->first);
        visit(keep->second);
    }
}

// Every place that holds a card hidden from `viewer`, the draw pile excepted.
template <class S, class Visit>
void each_hidden_slot(S& s, Seat viewer, Visit visit) {
    for (auto& slot : player(s, other(viewer)).track) {
        if (slot != Card::None) visit(slot);
    }
    scouted_cards(s, other(viewer), visit);
}

std::array<bool, track_slots> taken(const Player& player) {
    std::array<bool, track_slots> out{};
    for (std::size_t i = 0; i < track_slots; ++i) out[i] = player.track[i] != Card::None;
    return out;
}

// Everything that the seat can't see, as one draw; count 0 if it sees everything.
Chance hidden(const State& s, Seat seat) {
    Chance pool{.kind = "draw", .outcomes = card_count, .replacement = Replacement::Cards};
    const CardCounts& hand = player(s, other(seat)).hand;
    for (std::size_t i = 0; i < card_count; ++i) {
        pool.weights[i] = static_cast<std::uint8_t>(s.deck[i] + hand[i]);
    }
    pool.count = static_cast<std::uint8_t>(card_total(hand));
    each_hidden_slot(s, seat, [&pool](const Card& card) {
        ++pool.weights[static_cast<std::size_t>(card)];
        ++pool.count;
    });
    return pool;
}

// Lays out what was drawn in answer to hidden().
void deal_hidden(State& s, Seat seat, Drawn drawn) {
    CardCounts pool{};
    const Chance all = hidden(s, seat);
    for (std::size_t i = 0; i < card_count; ++i) pool[i] = all.weights[i];
    Player& them = player(s, other(seat));
    const auto in_hand = static_cast<std::size_t>(card_total(them.hand));
    them.hand = {};
    std::size_t next = 0;
    for (; next < in_hand; ++next) {
        take_card(pool, static_cast<Card>(drawn[next]));
        add_card(them.hand, static_cast<Card>(drawn[next]));
    }
    each_hidden_slot(s, seat, [&](Card& slot) {
        slot = static_cast<Card>(drawn[next++]);
        take_card(pool, slot);
    });
    s.deck = pool;
}

View public_view(const State& s) {
    View v{.units = s.units,
           .generals = s.generals,
           .turn = s.turn,
           .track = Player{}.track,
           .their_track = taken(player(s, Seat::Second))};
    v.deck_size = static_cast<std::uint8_t>(card_total(s.deck));
    v.discard = s.discard;
    for (const Seat each : both_seats) {
        const auto i = static_cast<std::size_t>(index(each));
        v.hand_sizes[i] = static_cast<std::uint8_t>(hand_size(s, each));
        v.banners[i] = static_cast<std::uint8_t>(banners(s, each));
        v.last_orders[i] = player(s, each).last_order;
        v.turns[i] = player(s, each).turns;
    }
    v.objectives_held = s.objectives_held;
    v.ending = s.ending;
    v.awaits = awaits(s);
    v.frame = static_cast<std::uint8_t>(s.frames.top().index());
    if (v.awaits == Awaits::Chance) v.dice = chance(s).count;
    if (const auto* fight = s.frames.nearest<MeleeFight>()) v.fight = *fight;
    if (const auto* harm = s.frames.nearest<Harm>()) v.harm = *harm;
    return v;
}

}  // namespace

View view(const State& s, Viewer viewer) {
    View v = public_view(s);
    if (viewer == Viewer::Spectator) return v;
    const Seat seat = viewer == Viewer::First ? Seat::First : Seat::Second;
    const Player& own = player(s, seat);
    v.hand = own.hand;
    v.track = own.track;
    v.their_track = taken(player(s, other(seat)));
    scouted_cards(s, seat, [&v](Card card) { v.scouted.push(card); });
    return v;
}

void redeal(State& s, Seat seat, Stream& stream) {
    const Answer answer = sample(hidden(s, seat), stream);
    deal_hidden(s, seat, drawn(answer));
}

}  // namespace grognard::ccn
