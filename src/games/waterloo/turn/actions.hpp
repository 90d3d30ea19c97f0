// Spending a disc: on an area, on a leader, or to pass.
#pragma once

#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "games/waterloo/movement/reach.hpp"
#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

bool has_disc(const State& s, Seat seat);
void spend(State& s, Seat seat, Disc disc, const EventSink& events);
// The order this colour allows (wl.sequence.green, wl.sequence.red, wl.sequence.purple).
constexpr bool allows(Disc disc, Order order) {
    if (disc == Disc::Green) return true;
    return order == (disc == Disc::Red ? Order::Assault : Order::Reserve);
}

// Each order has a row: whether it would do something in an area, how it begins there, and what it
// says of an area where it would do nothing. `able` holds the units the disc or the leader reaches;
// those of other areas are in it too.
struct OrderRules {
    bool (*open)(const State& s, const Reach& reach, AreaId area, const UnitSet& able);
    void (*begin)(State& s, AreaId area, const UnitSet& able, const EventSink& events);
    Refusal (*why_not)(const State& s, Seat seat, AreaId area, const UnitSet& able);
};
const OrderRules& rules_of(Order order);

// By order: those of these areas where it would do something for these units.
using OpenAreas = std::array<AreaSet, order_count>;
OpenAreas open_areas(const State& s, const Reach& reach, const AreaSet& areas, const UnitSet& able);
// Would the order do something there for any force of the active player?
bool is_open(const State& s, Order order, AreaId area);
// Why an order would do nothing in an area for these units.
Refusal why_closed(const State& s, Order order, AreaId area, const UnitSet& able);

constexpr Seat decider(const State& s, const ActionChoice&) { return s.turn.active; }
Verdict refuse(const State& s, const ActionChoice& choice, const Activate& said);
Verdict refuse(const State& s, const ActionChoice& choice, const Lead& said);
Verdict refuse(const State& s, const ActionChoice& choice, const Pass& said);
void apply(State& s, ActionChoice& choice, const Activate& said, const EventSink& events);
void apply(State& s, ActionChoice& choice, const Lead& said, const EventSink& events);
void apply(State& s, ActionChoice& choice, const Pass& said, const EventSink& events);
void offer(const State& s, const ActionChoice& choice, Offers<Action>& out);

}  // namespace grognard::waterloo
