// The choice of an action: a disc, and what it is spent on.
#include "games/waterloo/phases/actions.hpp"

#include "games/waterloo/fire/artillery.hpp"
#include "games/waterloo/moves/formation.hpp"
#include "games/waterloo/moves/leader.hpp"
#include "games/waterloo/moves/march.hpp"
#include "games/waterloo/moves/reinforce.hpp"
#include "games/waterloo/moves/why_not.hpp"

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
    {approach_open, begin_approach, why_no_approach},         // Approach
    {reserve_open, begin_reserve, why_no_reserve},            // Reserve
    {fire_open, begin_fire, why_no_fire},                     // Fire
    {assault_open, begin_assault_moves, why_no_assault},      // Assault
    {formation_open, begin_formation, why_no_formation},      // Formation
    {reinforce_open, begin_reinforce, why_no_reinforcement},  // Reinforce
};

bool payable(const State& s, Order order) {
    for (const Disc disc : all_discs) {
        if (allows(disc, order) && available(s, disc) > 0) return true;
    }
    return false;
}

// In the box there may be two: one who is ready is meant.
UnitId leader_named(const State& s, const Lead& said) {
    const UnitSet leaders = units_in(s, s.turn.active, Arm::Leader, said.area);
    const UnitSet named = leaders & s.battle.of_nation[at(said.nation)];
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

void offer_leader(const State& s, UnitId leader, const DiscAreas& open, Offers<Action>& out) {
    const AreaSet reach = leader_reach(s, leader);
    auto room = out.room(static_cast<int>(disc_count));
    for (const Disc disc : all_discs) {
        room.push_back_if(open[at(disc)].intersects(reach),
                          Lead{disc, kind(s, leader).nation, s.units[leader].at});
    }
}

// Every order with every disc that pays for it, and what is said of both in the first area.
struct Payment {
    Order order = Order::Approach;
    Disc disc = Disc::Green;
    std::uint64_t activation = 0;
};
constexpr auto payments = [] {
    Fixed<Payment, order_count * disc_count> out;
    for (const Order order : all_orders) {
        for (const Disc disc : all_discs) {
            const std::uint64_t activation = word_of(Activate{disc, order, 0}).bits;
            if (allows(disc, order)) out.push(Payment{order, disc, activation});
        }
    }
    return out;
}();
void offer_areas(const State& s, const OpenAreas& open, Offers<Action>& out) {
    auto room = out.room(static_cast<int>(payments.size()) * max_areas + slack);
    const DiscCounts& left = s.discs[at(s.turn.active)].available;
    for (const auto& [order, disc, activation] : payments) {
        const AreaSet areas = left[at(disc)] > 0 ? open[at(order)] : AreaSet{};
        room.push_each<1>(areas, OfArea(ActionWord{activation}));
    }
}

}  // namespace

const OrderRules& rules_of(Order order) { return order_rules[at(order)]; }

OpenAreas open_areas(const State& s, const Front& front, const Muster& units) {
    OpenAreas out;
    if (units.all().empty()) return out;
    for (const Order order : all_orders) {
        if (payable(s, order)) out[at(order)] = rules_of(order).open(s, front, units);
    }
    return out;
}

bool is_open(const State& s, Order order, AreaId area) {
    const Front front = front_of(s, s.turn.active);
    for (const Force force : forces_of(s.turn.active)) {
        const Muster here = muster(s, force).within(area::only(area));
        if (!rules_of(order).open(s, front, here).empty()) return true;
    }
    return false;
}

Refusal why_closed(const State& s, Order order, AreaId area, const UnitSet& able) {
    const UnitSet own = units_in(s, s.turn.active, area);
    if (own.empty()) return {"wl.sequence.activate-area", "nobody-there"};
    if (!own.intersects(free_units(s, s.turn.active))) {
        return {"wl.leader.no-peek", "in-an-assault"};
    }
    const AreaSet close = near_enemy(s, s.turn.active) | occupied(s, other(s.turn.active));
    if (order == Order::Reserve && close.has(area)) {
        return {"wl.action.reserve.not-from-adjacent", "next-to-enemy"};
    }
    return rules_of(order).why_not(s, s.turn.active, area, able);
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

Verdict refuse(const State& s, const ActionChoice&, const Activate& said) {
    if (available(s, said.disc) == 0) return Refusal{"wl.sequence.action-cost", "no-such-disc"};
    if (!allows(said.disc, said.order)) {
        return said.disc == Disc::Red ? Refusal{"wl.sequence.red", "assault-only"}
                                      : Refusal{"wl.sequence.purple", "reserve-only"};
    }
    if (said.area > delayed_box) return Refusal{"wl.sequence.activate-area", "no-such-area"};
    if (!is_open(s, said.order, said.area)) {
        return why_closed(s, said.order, said.area, free_units(s, s.turn.active));
    }
    return allowed;
}

Verdict refuse(const State& s, const ActionChoice&, const Lead& said) {
    if (available(s, said.disc) == 0) return Refusal{"wl.sequence.action-cost", "no-such-disc"};
    if (said.area > delayed_box) return Refusal{"wl.leader.disc", "no-such-area"};
    const UnitId leader = leader_named(s, said);
    if (leader == no_unit) return Refusal{"wl.leader.disc", "no-such-leader"};
    if (!ready_leaders(s).has(leader)) return Refusal{"wl.leader.once-per-sequence", "used"};
    const Muster reached = muster(s, led_by(s, leader)).within(leader_reach(s, leader));
    const OpenAreas open = open_areas(s, front_of(s, s.turn.active), reached);
    if (open_by_disc(s, open)[at(said.disc)].empty()) {
        return Refusal{"wl.leader.reach", "nobody-can"};
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

void apply(State& s, ActionChoice&, const Lead& said, EventSink& events) {
    const UnitId leader = leader_named(s, said);
    s.frames.pop();
    spend(s, s.turn.active, said.disc, events);
    begin_leader(s, leader, said.disc, events);
}

void apply(State& s, ActionChoice&, const Pass& said, EventSink& events) {
    s.frames.pop();
    spend(s, s.turn.active, said.disc, events);
    events.tell(PlayerPassed{s.turn.active});
}

void offer(const State& s, const ActionChoice&, Offers<Action>& out) {
    const Front front = front_of(s, s.turn.active);
    OpenAreas open;
    std::array<DiscAreas, force_count> to_leaders;
    for (const Force force : forces_of(s.turn.active)) {
        const OpenAreas to_force = open_areas(s, front, muster(s, force));
        for (const Order order : all_orders) open[at(order)] |= to_force[at(order)];
        to_leaders[at(force)] = open_by_disc(s, to_force);
    }
    offer_areas(s, open, out);
    for (const int id : ready_leaders(s)) {
        const auto leader = static_cast<UnitId>(id);
        offer_leader(s, leader, to_leaders[at(led_by(s, leader))], out);
    }
    for (const Disc disc : all_discs) {
        if (may_pass_with(s, disc)) out.push_back(Pass{disc});
    }
}

}  // namespace grognard::waterloo
