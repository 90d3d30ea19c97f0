// The flow of Patrol, on the dispatcher that the real games use.
#include "patrol.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "core/dispatch.hpp"

// Not in an unnamed namespace: the dispatcher finds the overloads by their arguments.
namespace grognard::patrol {

constexpr Order& order_of(State& s, Seat seat) { return s.orders[index(seat)]; }
constexpr Order order_of(const State& s, Seat seat) { return s.orders[index(seat)]; }

void begin_round(State& s) {
    s.orders = {};
    s.rain = false;
    s.cup = all_chits;
    s.frames.push(Ordering{});
}

// patrol.1
Awaits awaits(const State& s, const Ordering&) {
    const bool first = order_of(s, Seat::First) == Order::None;
    const bool second = order_of(s, Seat::Second) == Order::None;
    if (first && second) return Awaits::Both;
    return first ? Awaits::First : Awaits::Second;
}
Verdict refuse(const State&, const Ordering&, Seat, const Choose& choose) {
    if (choose.order == Order::None) return Refusal{"patrol.1", "no-order"};
    return allowed;
}
void apply(State& s, Ordering&, Seat seat, const Choose& choose, const Events<Event>& events) {
    order_of(s, seat) = choose.order;
    events.tell(Chosen{seat});
    if (order_of(s, other(seat)) == Order::None) return;
    events.tell(Revealed{s.orders});
    s.frames.pop();
    s.frames.push(DrawChit{});
}
void offer(const State&, const Ordering&, Offers<Action>& out) {
    out.push_back(Choose{Order::March});
    out.push_back(Choose{Order::Watch});
}

// patrol.2
bool proceed(State& s, DrawChit&, const Events<Event>&) {
    if (s.cup != 0) return false;
    s.frames.pop();
    if (++s.round == s.battle->rounds) {
        s.ending = s.at[0] == s.at[1]  ? Ending::Draw
                   : s.at[0] > s.at[1] ? Ending::FirstWins
                                       : Ending::SecondWins;
        return true;
    }
    begin_round(s);
    return true;
}
Chance chance(const State& s, const DrawChit&) {
    Chance chance{"chit", 1, 3, Replacement::Cards, {}};
    for (unsigned i = 0; i < 3; ++i) chance.weights[i] = (s.cup >> i) & 1U;
    return chance;
}
void resolve(State& s, const DrawChit&, Drawn drawn, const Events<Event>& events) {
    s.cup = static_cast<std::uint8_t>(s.cup & ~(1U << drawn[0]));
    const auto chit = static_cast<Chit>(drawn[0]);
    events.tell(ChitDrawn{chit});
    if (chit == Chit::Rain) {
        s.rain = true;
        return;
    }
    const Seat seat = chit == Chit::First ? Seat::First : Seat::Second;
    ++s.activations;
    if (order_of(s, seat) == Order::March) s.frames.push(Marching{seat});
}

// patrol.3
Seat decider(const State&, const Marching& frame) { return frame.seat; }
Verdict refuse_legs(const State& s, const Legs& legs) {
    if (legs.empty()) return Refusal{"patrol.3", "no-legs"};
    int sum = 0;
    for (const int leg : legs) {
        if (leg < 1) return Refusal{"patrol.3", "not-forward"};
        if (leg > s.battle->longest_leg) return Refusal{"patrol.3", "leg-too-long"};
        sum += leg;
    }
    if (sum > s.battle->march) return Refusal{"patrol.3", "too-far"};
    return allowed;
}
Verdict refuse(const State& s, const Marching&, const March& march) {
    return refuse_legs(s, march.legs);
}
void apply(State& s, Marching& frame, const March& march, const Events<Event>&) {
    const Seat seat = frame.seat;
    s.frames.pop();
    s.frames.push(Moving{seat, march.legs, 0});
}
Verdict refuse(const State&, const Marching&, const Stay&) { return allowed; }
void apply(State& s, Marching&, const Stay&, const Events<Event>&) { s.frames.pop(); }
Coverage offer(const State& s, const Marching&, Offers<Action>& out) {
    out.push_back(Stay{});
    for (int count = 1; count <= 3; ++count) {
        March march;
        const int leg = std::min(s.battle->march / count, s.battle->longest_leg);
        for (int i = 0; i < count; ++i) march.legs.push(static_cast<std::int16_t>(leg));
        out.push_back(march);
    }
    return Coverage::Sampled;
}

// patrol.4
bool may_shoot(const State& s, Seat seat) {
    return !s.rain && order_of(s, seat) == Order::Watch && s.loaded[index(seat)] != 0;
}
bool proceed(State& s, Moving& frame, const Events<Event>& events) {
    if (frame.done == frame.legs.size()) {
        s.frames.pop();
        return true;
    }
    const int leg = frame.legs[frame.done];
    const Seat seat = frame.seat;
    auto& at = s.at[index(seat)];
    at = static_cast<std::int16_t>(at + leg);
    ++frame.done;
    ++s.legs_made;
    events.tell(Moved{seat, leg});
    if (at >= s.battle->goal) {
        s.ending = win_for(seat);
    } else if (may_shoot(s, other(seat))) {
        s.frames.push(Reply{other(seat)});
    }
    return true;
}
Seat decider(const State&, const Reply& frame) { return frame.seat; }
Verdict refuse(const State& s, const Reply& frame, const Shoot& shoot) {
    if (shoot.with == 0) return Refusal{"patrol.4", "no-musket"};
    if ((shoot.with & ~s.loaded[index(frame.seat)]) != 0) return Refusal{"patrol.4", "not-loaded"};
    return allowed;
}
void apply(State& s, Reply& frame, const Shoot& shoot, const Events<Event>&) {
    const Seat seat = frame.seat;
    s.loaded[index(seat)] = static_cast<Muskets>(s.loaded[index(seat)] & ~shoot.with);
    s.frames.pop();
    s.frames.push(Volley{seat, static_cast<std::uint8_t>(std::popcount(shoot.with))});
}
Verdict refuse(const State&, const Reply&, const Hold&) { return allowed; }
void apply(State& s, Reply&, const Hold&, const Events<Event>&) { s.frames.pop(); }
Coverage offer(const State& s, const Reply& frame, Offers<Action>& out) {
    const Muskets loaded = s.loaded[index(frame.seat)];
    out.push_back(Hold{});
    for (unsigned i = 0; i < musket_count; ++i) {
        const auto one = static_cast<Muskets>(1U << i);
        if ((loaded & one) != 0) out.push_back(Shoot{one});
    }
    if (std::popcount(loaded) > 1) out.push_back(Shoot{loaded});
    return std::popcount(loaded) > 2 ? Coverage::Sampled : Coverage::Complete;
}
Chance chance(const State&, const Volley& frame) {
    return {"dice", frame.dice, 2, Replacement::Dice, {4, 2}};
}
void resolve(State& s, const Volley& frame, Drawn drawn, const Events<Event>& events) {
    const auto hits = static_cast<int>(std::count(drawn.begin(), drawn.end(), 1));
    const Seat target = other(frame.by);
    auto& men = s.men[index(target)];
    men = static_cast<std::uint8_t>(std::max(0, men - hits));
    events.tell(Shot{frame.by, frame.dice, hits});
    s.frames.pop();
    if (men == 0) s.ending = win_for(other(target));
}

template <class F>
constexpr bool asks_about(const State& s) {
    return s.frames.template top_as<F>() != nullptr;
}

Legs random_legs(Stream& stream) {
    Legs legs;
    const auto count = 1 + stream.below(3);
    for (std::uint32_t i = 0; i < count; ++i) {
        legs.push(static_cast<std::int16_t>(1 + stream.below(600 / count)));
    }
    return legs;
}

const Battle& standard_battle() {
    static const Battle battle;
    return battle;
}

State Patrol::start(const Battle& battle) {
    State s;
    s.battle = &battle;
    s.men = {battle.men, battle.men};
    s.loaded = {all_muskets, all_muskets};
    begin_round(s);
    dispatch::ask(s);
    return s;
}

Asks<Action> Patrol::asks(const State& s, Seat) {
    Asks<Action> asks{.scopes = {s.legs_made, s.activations, s.round}};
    if (asks_about<Ordering>(s)) {
        asks.kind = "order";
    } else if (asks_about<Marching>(s)) {
        asks.kind = "march";
        asks.pass = Stay{};
    } else {
        asks.kind = "shoot";
        asks.pass = Hold{};
    }
    return asks;
}

Verdict Patrol::refuse(const State& s, Seat seat, const Action& action) {
    if (!is_awaited(s.awaited, seat)) return Refusal{"patrol.1", "not-awaited"};
    return dispatch::judge(s, seat, action).value_or(Refusal{"patrol.1", "not-now"});
}

Coverage Patrol::offer(const State& s, Seat seat, Offers<Action>& out) {
    return is_awaited(s.awaited, seat) ? dispatch::gather(s, seat, out) : Coverage::Complete;
}

std::optional<Action> Patrol::propose(const State& s, Seat seat, Stream& stream) {
    if (!is_awaited(s.awaited, seat)) return std::nullopt;
    std::optional<Action> tried;
    if (asks_about<Marching>(s)) tried = March{random_legs(stream)};
    if (asks_about<Reply>(s)) {
        tried = Shoot{static_cast<Muskets>(stream.below(16) & s.loaded[index(seat)])};
    }
    if (tried && !refuse(s, seat, *tried)) return tried;
    return propose_offered<Patrol>(s, seat, stream);
}

void Patrol::apply(State& s, Seat seat, const Action& action, const Events<Event>& events) {
    assert(!refuse(s, seat, action));
    dispatch::say_and_settle(s, seat, action, events);
}

Chance Patrol::chance(const State& s) { return dispatch::question(s); }

void Patrol::resolve(State& s, Drawn drawn, const Events<Event>& events) {
    assert(fits(chance(s), drawn));
    dispatch::answer_and_settle(s, drawn, events);
}

// The last order reveals the other one.
bool Patrol::irrevocable(const State& s, Seat, const Action&) {
    return asks_about<Ordering>(s) && s.awaited != Awaits::Both;
}

bool Patrol::secret(const State& s, Seat, const Action& action) {
    return asks_about<Ordering>(s) && std::holds_alternative<Choose>(action);
}

Plan Patrol::ask(const State& s, Seat, const PlanQuery& query) {
    Plan plan;
    Legs prefix;
    for (const std::int16_t leg : query.legs) {
        prefix.push(leg);
        if (refuse_legs(s, prefix)) break;
        ++plan.legal_legs;
        plan.cost += leg;
    }
    return plan;
}

std::optional<PlanQuery> Patrol::propose_query(const State&, Seat, Stream& stream) {
    return PlanQuery{random_legs(stream)};
}

Outcome Patrol::outcome(const State& s) {
    if (s.ending == Ending::Undecided) return {};
    if (s.men[0] == 0 || s.men[1] == 0) return {s.ending, "rout"};
    const bool arrived = s.at[0] >= s.battle->goal || s.at[1] >= s.battle->goal;
    return {s.ending, arrived ? "goal" : "time"};
}

}  // namespace grognard::patrol
