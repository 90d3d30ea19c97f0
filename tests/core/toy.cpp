// The flow of Toy: a rule is an overload where a frame and an action (or an answer) meet.
#include "toy.hpp"

#include <algorithm>
#include <cassert>

namespace grognard::toy {
namespace {

struct Blow {
    Assault assault;
    int men = 0;
};

constexpr std::string_view rule_2(const Blow&) { return "toy.2"; }
constexpr std::string_view rule_3(const Blow&) { return "toy.3"; }

constexpr int volley(const Blow& blow) { return blow.assault.card == Card::Volley ? 2 : 0; }
constexpr int charge(const Blow& blow) { return blow.assault.card == Card::Charge ? 3 : 0; }
constexpr int last_man(const Blow& blow) { return charge(blow) > 0 && blow.men == 1 ? -1 : 0; }
constexpr int covered(const Blow& blow) { return blow.assault.covered ? -1 : 0; }

constexpr Row<Blow> dice_rows[] = {
    {volley, rule_2, "volley"},
    {charge, rule_2, "charge"},
    {last_man, rule_2, "last-man-charging"},
    {covered, rule_3, "covered"},
};

Blow blow_of(const State& s, const Assault& assault) {
    return {assault, s.men[index(assault.attacker)]};
}

void play(State& s, Seat seat, Card card, const Events<Event>& events) {
    --s.hands[index(seat)][index(card)];
    ++s.played[index(card)];
    events.tell(Played{seat, card});
}

void begin_turn(State& s, Seat seat) {
    s.flow.push(Turn{seat});
    const int wanted = hand_size - size(s.hands[index(seat)]);
    const int cards = std::min(wanted, size(s.deck));
    if (cards > 0) s.flow.push(Refill{seat, static_cast<std::uint8_t>(cards)});
}

void end_turn(State& s) {
    assert(s.flow.top_as<Turn>() != nullptr);
    const Seat next = other(s.flow.top_as<Turn>()->seat);
    s.flow.pop();
    --s.turns_left;
    if (!Toy::outcome(s).decided()) begin_turn(s, next);
}

Verdict refuse(const State& s, const Turn& turn, const Attack& attack) {
    if (attack.card == Card::Cover) return Refusal{"toy.2", "cover-is-no-attack"};
    if (s.hands[index(turn.seat)][index(attack.card)] == 0) return Refusal{"toy.1", "not-in-hand"};
    return allowed;
}
void apply(State& s, const Turn& turn, const Attack& attack, const Events<Event>& events) {
    play(s, turn.seat, attack.card, events);
    s.flow.push(Assault{turn.seat, attack.card});
    // Asked whether or not a cover is held (toy.3), so that being asked gives nothing away.
    s.flow.push(Reply{other(turn.seat)});
}

Verdict refuse(const State&, const Turn&, const Rest&) { return allowed; }
void apply(State& s, const Turn&, const Rest&, const Events<Event>&) { end_turn(s); }

Verdict refuse(const State& s, const Reply& reply, const Cover&) {
    if (s.hands[index(reply.seat)][index(Card::Cover)] > 0) return allowed;
    return Refusal{"toy.3", "no-cover-in-hand"};
}
void apply(State& s, const Reply& reply, const Cover&, const Events<Event>& events) {
    play(s, reply.seat, Card::Cover, events);
    s.flow.nearest<Assault>()->covered = true;
    s.flow.pop();
}

Verdict refuse(const State&, const Reply&, const Stand&) { return allowed; }
void apply(State& s, const Reply&, const Stand&, const Events<Event>&) { s.flow.pop(); }

template <class F>
void consider(const State& s, const F& frame, auto action, Offers<Action>& out) {
    if (!refuse(s, frame, action)) out.push_back(action);
}
void offer(const State& s, const Turn& turn, Offers<Action>& out) {
    for (const Card card : card_kinds) consider(s, turn, Attack{card}, out);
    consider(s, turn, Rest{}, out);
}
void offer(const State& s, const Reply& reply, Offers<Action>& out) {
    consider(s, reply, Cover{}, out);
    consider(s, reply, Stand{}, out);
}

Chance chance(const State& s, const Refill& refill) {
    Chance draw{"cards", refill.cards, 3, Replacement::Cards, {}, only(refill.seat)};
    std::copy(s.deck.begin(), s.deck.end(), draw.weights.begin());
    return draw;
}
void resolve(State& s, const Refill& refill, Drawn drawn, const Events<Event>& events) {
    for (const std::uint8_t kind : drawn) {
        --s.deck[kind];
        ++s.hands[index(refill.seat)][kind];
        events.tell(Drew{refill.seat, Card{kind}}, only(refill.seat));
    }
    events.tell(Refilled{refill.seat, refill.cards});
    s.flow.pop();
}

Chance chance(const State& s, const Assault& assault) {
    const int count = total<dice_rows>(blow_of(s, assault));
    return {"dice", static_cast<std::uint8_t>(count), 3, Replacement::Dice, {3, 2, 1}};
}
void resolve(State& s, const Assault& assault, Drawn drawn, const Events<Event>& events) {
    const auto rolled = [&](Face face) {
        return static_cast<int>(
            std::count(drawn.begin(), drawn.end(), static_cast<std::uint8_t>(face)));
    };
    const auto lose = [&](Seat seat, int men) {
        std::uint8_t& left = s.men[index(seat)];
        left = static_cast<std::uint8_t>(std::max(0, left - men));
    };
    const int hits = rolled(Face::Hit);
    const int counters = assault.card == Card::Charge ? rolled(Face::Counter) : 0;
    lose(other(assault.attacker), hits);
    lose(assault.attacker, counters);
    events.tell(Struck{assault.attacker, hits, counters});
    s.flow.pop();
    end_turn(s);
}

}  // namespace

const Battle& standard_battle() {
    static const Battle battle;
    return battle;
}

State setup() { return Toy::start(standard_battle()); }

State Toy::start(const Battle& battle) {
    State s;
    s.battle = &battle;
    s.men = {men_at_start, men_at_start};
    s.turns_left = turns_in_a_game;
    s.deck = battle.deck;
    s.flow.push(Turn{Seat::First});
    s.flow.push(Refill{Seat::Second, hand_size});
    s.flow.push(Refill{Seat::First, hand_size});
    return s;
}

Ledger dice(const State& s) {
    const Assault* assault = s.flow.nearest<Assault>();
    return assault == nullptr ? Ledger{} : tally(dice_rows, blow_of(s, *assault));
}

Awaits Toy::awaits(const State& s) {
    if (s.flow.empty()) return Awaits::Nobody;
    return std::visit(Overloaded{
                          [](const Turn& turn) { return awaits_seat(turn.seat); },
                          [](const Reply& reply) { return awaits_seat(reply.seat); },
                          [](const Refill&) { return Awaits::Chance; },
                          [](const Assault&) { return Awaits::Chance; },
                      },
                      s.flow.top());
}

// toy.3: whether a cover is held shows in the answers, so nobody may answer for the seat.
Asks<Action> Toy::asks(const State& s, Seat seat) {
    const auto turn = static_cast<std::uint32_t>(turns_in_a_game - s.turns_left);
    Asks<Action> asks{.scopes = {turn, turn, turn}, .answers = Answers::DependOnHidden};
    const bool reply = s.flow.top_as<Reply>() != nullptr && is_awaited(awaits(s), seat);
    asks.kind = reply ? "reply" : "turn";
    if (reply) asks.pass = Stand{};
    return asks;
}

Ledger Toy::ask(const State& s, Seat seat, const DiceQuery& query) {
    return tally(dice_rows, blow_of(s, Assault{seat, query.card}));
}

std::optional<DiceQuery> Toy::propose_query(const State&, Seat, Stream& stream) {
    return DiceQuery{stream.below(2) == 0 ? Card::Volley : Card::Charge};
}

Verdict Toy::refuse(const State& s, Seat seat, const Action& action) {
    if (!is_awaited(awaits(s), seat)) return Refusal{"toy.1", "not-awaited"};
    return std::visit(
        [&](const auto& frame, const auto& given) -> Verdict {
            if constexpr (requires { toy::refuse(s, frame, given); }) {
                return toy::refuse(s, frame, given);
            } else {
                return Refusal{"toy.1", "not-now"};
            }
        },
        s.flow.top(), action);
}

Coverage Toy::offer(const State& s, Seat seat, Offers<Action>& out) {
    if (!is_awaited(awaits(s), seat)) return Coverage::Complete;
    std::visit(
        [&](const auto& frame) {
            if constexpr (requires { toy::offer(s, frame, out); }) toy::offer(s, frame, out);
        },
        s.flow.top());
    return Coverage::Complete;
}

void Toy::apply(State& s, [[maybe_unused]] Seat seat, const Action& action,
                const Events<Event>& events) {
    assert(!refuse(s, seat, action));
    // A copy: a rule may pop the frame that it belongs to.
    const Frame top = s.flow.top();
    std::visit(
        [&](const auto& frame, const auto& given) {
            if constexpr (requires { toy::apply(s, frame, given, events); }) {
                toy::apply(s, frame, given, events);
            }
        },
        top, action);
}

Chance Toy::chance(const State& s) {
    return std::visit(
        [&](const auto& frame) {
            if constexpr (requires { toy::chance(s, frame); }) return toy::chance(s, frame);
            return Chance{};
        },
        s.flow.top());
}

void Toy::resolve(State& s, Drawn drawn, const Events<Event>& events) {
    assert(fits(chance(s), drawn));
    const Frame top = s.flow.top();
    std::visit(
        [&](const auto& frame) {
            if constexpr (requires { toy::resolve(s, frame, drawn, events); }) {
                toy::resolve(s, frame, drawn, events);
            }
        },
        top);
}

Outcome Toy::outcome(const State& s) {
    const int first = s.men[index(Seat::First)];
    const int second = s.men[index(Seat::Second)];
    if (first > 0 && second > 0 && s.turns_left > 0) return {};
    const char* by = first > 0 && second > 0 ? "time" : "rout";
    if (first == second) return {Ending::Draw, by};
    return {win_for(first > second ? Seat::First : Seat::Second), by};
}

}  // namespace grognard::toy
