#include "games/orthez/fire/fire_window.hpp"

#include "games/orthez/fire/fire_attack.hpp"
#include "games/orthez/fire/shots.hpp"
#include "games/orthez/reasons.hpp"

namespace grognard::orthez {

namespace {

bool is_open(const State& s, const FireWindow& window) {
    if (!is_occupied(s, window.target)) return false;
    const Seat side = decider(s, window);
    const Shooters from = shooters_beside(s, side, window.target);
    return can_shoot(s, side, from, window.target, Occasion::Opportunity, window.barred);
}

void close(State& s, const FireWindow& window, std::uint8_t attacks, const EventSink& events) {
    const FireWindowReport report{window.target, attacks, window.fired};
    finish(s, report, events);
}

}  // namespace

Seat decider(const State& s, const FireWindow& window) {
    return holds_unit_of(s, window.target, french) ? allied : french;
}

Verdict refuse(const State& s, const FireWindow& window, const Fire& fire) {
    if (fire.at != window.target) return refused("lb.14.7.3", Reason::NotNow);
    return refuse_shot(s, decider(s, window), fire, Occasion::Opportunity, window.barred);
}

Verdict refuse(const State&, const FireWindow&, const Pass&) { return allowed; }

Coverage offer(const State& s, const FireWindow& window, Offers<Action>& out) {
    const Seat side = decider(s, window);
    const Shooters from = shooters_beside(s, side, window.target);
    out.push_back(Pass{});
    return offer_shots(s, side, from, window.target, Occasion::Opportunity, out, window.barred);
}

void apply(State& s, FireWindow& window, const Fire& fire, const EventSink&) {
    FireOrder order;
    order.kind = FireKind::Opportunity;
    order.from = fire.from;
    order.at = fire.at;
    order.silent = silent_among(s, fire.from, fire.at, Occasion::Opportunity);
    for (const HexId hex : fire.from) {
        for (const UnitId unit : units_in(s, hex)) window.fired.add(unit);
    }
    begin_fire_attack(s, order);
}

void apply(State& s, FireWindow& window, const Pass&, const EventSink& events) {
    close(s, window, 0, events);
}

bool proceed(State& s, FireWindow& window, const EventSink& events) {
    if (is_open(s, window)) return false;
    close(s, window, 0, events);
    return true;
}

void resume(State& s, FireWindow& window, const FireReport&, const EventSink& events) {
    close(s, window, 1, events);
}

}  // namespace grognard::orthez
