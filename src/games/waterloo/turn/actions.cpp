// The choice of an action: a disc, and what it is spent on.
#include "games/waterloo/turn/actions.hpp"

#include "games/waterloo/fire/artillery.hpp"
#include "games/waterloo/movement/approach.hpp"
#include "games/waterloo/movement/assault_moves.hpp"
#include "games/waterloo/movement/formation.hpp"
#include "games/waterloo/movement/leader.hpp"
#include "games/waterloo/movement/march.hpp"
#include "games/waterloo/movement/reinforce.hpp"
#include "games/waterloo/reasons.hpp"

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

constexpr OrderRules order_rules[order_count] = {
    {may_approach, begin_approach, why_no_approach},         // Approach
    {may_reserve, begin_reserve, why_no_reserve},            // Reserve
    {may_fire, begin_fire, why_no_fire},                     // Fire
    {may_assault, begin_assault_moves, why_no_assault},      // Assault
    {may_reform, begin_formation, why_no_formation},         // Formation
    {may_reinforce, begin_reinforce, why_no_reinforcement},  // Reinforce
};

// In the box there may be two: one who is ready is meant.
UnitId leader_named(const State& s, const Lead& said) {
    const UnitSet leaders = units_in(s, s.turn.active, Arm::Leader, said.area);
    const UnitSet named = leaders & s.battle->of_nation[at(said.nation)];
    const UnitSet ready = named & ready_leaders(s);
    if (!ready.empty()) return static_cast<UnitId>(ready.first());
    return named.empty() ? no_unit : static_cast<UnitId>(named.first());
}

// By disc: everywhere something can be done with it (wl.sequence.red, wl.sequence.purple).
using DiscAreas = std::array<AreaSet, disc_count>;
DiscAreas open_by_disc(const State& s, const OpenAreas& open) {
    DiscAreas out{AreaSet{}, open[at(Order::Assault)], open[at(Order::Reserve)]};
    for (const AreaSet& areas : open) out[at(Disc::Green)] |= areas;
    for (const Disc disc : all_discs) {
        if (available(s, disc) == 0) out[at(disc)].clear();
    }
    return out;
}

UnitSet free_units_of(const State& s, Force force) {
    return free_units(s, side(force)) & of_force(s, force);
}

// Everywhere the force has a piece.
AreaSet areas_of(const State& s, Force force) {
    AreaSet out;
    for (const AreaSet& areas : s.areas_with_arm[at(force)]) out |= areas;
    return out;
}

}  // namespace

const OrderRules& rules_of(Order order) { return order_rules[at(order)]; }

OpenAreas open_areas(const State& s, const Reach& reach, const AreaSet& areas,
                     const UnitSet& able) {
    OpenAreas out;
    for (const int id : areas) {
        const auto area = static_cast<AreaId>(id);
        if (!s.units_in[area].intersects(able)) continue;
        for (const Order order : all_orders) {
            if (rules_of(order).open(s, reach, area, able)) out[at(order)].add(area);
        }
    }
    return out;
}

bool is_open(const State& s, Order order, AreaId area) {
    const Seat seat = s.turn.active;
    return rules_of(order).open(s, reach_of(s, seat), area, free_units(s, seat));
}

Refusal why_closed(const State& s, Order order, AreaId area, const UnitSet& able) {
    const UnitSet own = units_in(s, s.turn.active, area);
    if (own.empty()) return refused("wl.sequence.activate-area", Reason::NobodyThere);
    if (!own.intersects(free_units(s, s.turn.active))) {
        return refused("wl.leader.no-peek", Reason::InAnAssault);
    }
    return rules_of(order).why_not(s, s.turn.active, area, able);
}

bool has_disc(const State& s, Seat seat) {
    for (const std::uint8_t count : s.discs[at(seat)].available) {
        if (count > 0) return true;
    }
    return false;
}

void spend(State& s, Seat seat, Disc disc, const EventSink& events) {
    Discs& discs = s.discs[at(seat)];
    --discs.available[at(disc)];
    ++discs.used[at(disc)];
    events.tell(DiscSpent{seat, disc});
}

Verdict refuse(const State& s, const ActionChoice&, const Activate& said) {
    if (available(s, said.disc) == 0) return refused("wl.sequence.action-cost", Reason::NoSuchDisc);
    if (!allows(said.disc, said.order)) {
        return said.disc == Disc::Red ? refused("wl.sequence.red", Reason::AssaultOnly)
                                      : refused("wl.sequence.purple", Reason::ReserveOnly);
    }
    if (said.area > delayed_box) return refused("wl.sequence.activate-area", Reason::NoSuchArea);
    if (!is_open(s, said.order, said.area)) {
        return why_closed(s, said.order, said.area, free_units(s, s.turn.active));
    }
    return allowed;
}

Verdict refuse(const State& s, const ActionChoice&, const Lead& said) {
    if (available(s, said.disc) == 0) return refused("wl.sequence.action-cost", Reason::NoSuchDisc);
    if (said.area > delayed_box) return refused("wl.leader.disc", Reason::NoSuchArea);
    const UnitId leader = leader_named(s, said);
    if (leader == no_unit) return refused("wl.leader.disc", Reason::NoSuchLeader);
    if (!ready_leaders(s).has(leader)) return refused("wl.leader.once-per-sequence", Reason::Used);
    const OpenAreas open =
        open_areas(s, reach_of(s, s.turn.active), leader_reach(s, leader), units_under(s, leader));
    if (open_by_disc(s, open)[at(said.disc)].empty()) {
        return refused("wl.leader.reach", Reason::NobodyCan);
    }
    return allowed;
}

Verdict refuse(const State& s, const ActionChoice&, const Pass& said) {
    if (available(s, said.disc) == 0) return refused("wl.sequence.action-cost", Reason::NoSuchDisc);
    if (!may_pass_with(s, said.disc)) return refused("wl.action.pass.other", Reason::GreenFirst);
    return allowed;
}

void apply(State& s, ActionChoice&, const Activate& said, const EventSink& events) {
    s.frames.pop();
    spend(s, s.turn.active, said.disc, events);
    events.tell(AreaActivated{said.order, said.area});
    rules_of(said.order).begin(s, said.area, free_units(s, s.turn.active), events);
}

void apply(State& s, ActionChoice&, const Lead& said, const EventSink& events) {
    const UnitId leader = leader_named(s, said);
    s.frames.pop();
    spend(s, s.turn.active, said.disc, events);
    begin_leader(s, leader, said.disc, events);
}

void apply(State& s, ActionChoice&, const Pass& said, const EventSink& events) {
    s.frames.pop();
    spend(s, s.turn.active, said.disc, events);
    events.tell(PlayerPassed{s.turn.active});
}

void offer(const State& s, const ActionChoice&, Offers<Action>& out) {
    const Reach reach = reach_of(s, s.turn.active);
    OpenAreas open;
    std::array<DiscAreas, force_count> open_to_force;
    for (const Force force : forces_of(s.turn.active)) {
        const OpenAreas own = open_areas(s, reach, areas_of(s, force), free_units_of(s, force));
        for (const Order order : all_orders) open[at(order)] |= own[at(order)];
        open_to_force[at(force)] = open_by_disc(s, own);
    }
    for (const Order order : all_orders) {
        for (const Disc disc : all_discs) {
            if (!allows(disc, order) || available(s, disc) == 0) continue;
            for (const int area : open[at(order)]) {
                out.push_back(Activate{disc, order, static_cast<AreaId>(area)});
            }
        }
    }
    for (const int id : ready_leaders(s)) {
        const auto leader = static_cast<UnitId>(id);
        const DiscAreas& led = open_to_force[at(led_by(s, leader))];
        for (const Disc disc : all_discs) {
            if (!led[at(disc)].intersects(leader_reach(s, leader))) continue;
            out.push_back(Lead{disc, kind(s, leader).nation, s.units[leader].at});
        }
    }
    for (const Disc disc : all_discs) {
        if (may_pass_with(s, disc)) out.push_back(Pass{disc});
    }
}

}  // namespace grognard::waterloo
