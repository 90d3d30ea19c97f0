// The choice of an action: a disc, and what it is spent on.
#include "games/waterloo/phases/actions.hpp"

#include "games/waterloo/fire/artillery.hpp"
#include "games/waterloo/moves/formation.hpp"

namespace grognard::waterloo {

namespace {

std::uint8_t available(const State& s, Disc disc) {
    return s.discs[at(s.turn.active)].available[at(disc)];
}

// wl.action.pass.green, wl.action.pass.other
bool may_pass_with(const State& s, Disc disc) {
    if (available(s, disc) == 0) return false;
    return disc == Disc::Green || available(s, Disc::Green) == 0;
}

AreaSet nowhere_open(const State&, Seat, const UnitSet&) { return {}; }

constexpr OrderRules order_rules[order_count] = {
    {nowhere_open, nullptr},               // Approach
    {nowhere_open, nullptr},               // Reserve
    {fire_open, begin_fire, why_no_fire},  // Fire
    {nowhere_open, nullptr},               // Assault
    {formation_open, begin_formation},     // Formation
    {nowhere_open, nullptr},               // Reinforce
};

AreaSet open_areas(const State& s, Order order) {
    return rules_of(order).open(s, s.turn.active, free_units(s, s.turn.active));
}

}  // namespace

const OrderRules& rules_of(Order order) { return order_rules[at(order)]; }

Refusal why_not(const State& s, Order order, Seat seat, AreaId area, const UnitSet& able) {
    const auto reason = rules_of(order).why_not;
    if (reason == nullptr) return {"wl.sequence.same-action", "nobody-can"};
    return reason(s, seat, area, able);
}

bool has_disc(const State& s, Seat seat) {
    for (const std::uint8_t count : s.discs[at(seat)].available) {
        if (count > 0) return true;
    }
    return false;
}

void spend(State& s, Seat seat, Disc disc, EventSink& events) {
    Discs& discs = s.discs[at(seat)];
    --discs.available[at(disc)];
    ++discs.used[at(disc)];
    events.tell(DiscSpent{seat, disc});
}

bool allows(Disc disc, Order order) {
    if (disc == Disc::Green) return true;
    return order == (disc == Disc::Red ? Order::Assault : Order::Reserve);
}

Seat decider(const State& s, const ActionChoice&) { return s.turn.active; }

Verdict refuse(const State& s, const ActionChoice&, const Activate& said) {
    if (available(s, said.disc) == 0) return Refusal{"wl.sequence.action-cost", "no-such-disc"};
    if (!allows(said.disc, said.order)) {
        return said.disc == Disc::Red ? Refusal{"wl.sequence.red", "assault-only"}
                                      : Refusal{"wl.sequence.purple", "reserve-only"};
    }
    if (said.area > delayed_box) return Refusal{"wl.sequence.activate-area", "no-such-area"};
    if (!open_areas(s, said.order).has(said.area)) {
        return why_not(s, said.order, s.turn.active, said.area, free_units(s, s.turn.active));
    }
    return allowed;
}

Verdict refuse(const State& s, const ActionChoice&, const Pass& said) {
    if (available(s, said.disc) == 0) return Refusal{"wl.sequence.action-cost", "no-such-disc"};
    if (!may_pass_with(s, said.disc)) return Refusal{"wl.action.pass.other", "green-first"};
    return allowed;
}

void apply(State& s, ActionChoice&, const Activate& said, EventSink& events) {
    s.frames.pop();
    spend(s, s.turn.active, said.disc, events);
    events.tell(AreaActivated{said.order, said.area});
    rules_of(said.order).begin(s, said.area, free_units(s, s.turn.active), events);
}

void apply(State& s, ActionChoice&, const Pass& said, EventSink& events) {
    s.frames.pop();
    spend(s, s.turn.active, said.disc, events);
    events.tell(PlayerPassed{s.turn.active});
}

void offer(const State& s, const ActionChoice&, std::vector<Action>& out) {
    for (const Order order : all_orders) {
        const AreaSet open = open_areas(s, order);
        if (open.empty()) continue;
        for (const Disc disc : all_discs) {
            if (available(s, disc) == 0 || !allows(disc, order)) continue;
            for (const int area : open) {
                out.push_back(Activate{disc, order, static_cast<AreaId>(area)});
            }
        }
    }
    for (const Disc disc : all_discs) {
        if (may_pass_with(s, disc)) out.push_back(Pass{disc});
    }
}

}  // namespace grognard::waterloo
