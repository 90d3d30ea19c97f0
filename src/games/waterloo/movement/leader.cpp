// The two activations of a leader: where, by whom, in which order.
#include "games/waterloo/movement/leader.hpp"

#include "games/waterloo/assault/assault.hpp"
#include "games/waterloo/reasons.hpp"

namespace grognard::waterloo {

namespace {

// wl.leader.non-assault-first: after an assault only another.
bool may_order(const LeaderAction& leading, Order order) {
    if (leading.assaulted && order != Order::Assault) return false;
    return allows(leading.disc, order);
}

bool has_commanded(const State& s, const LeaderAction& leading) {
    return leading.left < s.battle->charts.limits.leader_activations;
}

OpenAreas command_areas(const State& s, const LeaderAction& leading) {
    const UnitSet able = units_under(s, leading.leader);
    OpenAreas out =
        open_areas(s, reach_of(s, s.turn.active), leader_reach(s, leading.leader), able);
    for (const Order order : all_orders) {
        if (!may_order(leading, order)) out[at(order)].clear();
    }
    return out;
}

void finish(State& s) {
    s.frames.pop();
    if (!s.pending[at(s.turn.active)].empty()) begin_assaults(s);
}

}  // namespace

UnitSet ready_leaders(const State& s) {
    return free_units(s, s.turn.active) & of_arm(s, Arm::Leader) & standing(s, Posture::Upright);
}

UnitSet units_under(const State& s, UnitId leader) {
    return free_units(s, s.turn.active) & of_force(s, led_by(s, leader));
}

AreaSet leader_reach(const State& s, UnitId leader) {
    const AreaId from = s.units[leader].at;
    if (from > delayed_box) return {};
    AreaSet out = beside(*s.battle, from);
    out.add(from);
    return out;
}

Refusal not_under_that_leader(Force units) {
    return refused(units == Force::Prussian ? "wl.leader.british" : "wl.leader.prussian",
                   Reason::NotUnderHim);
}

void begin_leader(State& s, UnitId leader, Disc disc, const EventSink& events) {
    events.tell(LeaderActivated{piece_of(s, leader), s.units[leader].at});
    set_posture(s, leader, Posture::OnSide);
    s.frames.push(LeaderAction{
        .leader = leader, .disc = disc, .left = s.battle->charts.limits.leader_activations});
}

Verdict refuse(const State& s, const LeaderAction& leading, const Command& said) {
    if (!allows(leading.disc, said.order)) {
        return leading.disc == Disc::Red ? refused("wl.leader.red", Reason::AssaultOnly)
                                         : refused("wl.leader.purple", Reason::ReserveOnly);
    }
    if (!may_order(leading, said.order)) {
        return refused("wl.leader.non-assault-first", Reason::AssaultBegun);
    }
    if (said.area > delayed_box) return refused("wl.sequence.activate-area", Reason::NoSuchArea);
    if (!leader_reach(s, leading.leader).has(said.area)) {
        return refused("wl.leader.reach", Reason::OutOfReach);
    }
    if (command_areas(s, leading)[at(said.order)].has(said.area)) return allowed;
    if (!is_open(s, said.order, said.area)) {
        return why_closed(s, said.order, said.area, free_units(s, s.turn.active));
    }
    return led_by(s, leading.leader) == Force::Prussian
               ? refused("wl.leader.prussian", Reason::NotUnderHim)
               : refused("wl.leader.british", Reason::NotUnderHim);
}

Verdict refuse(const State& s, const LeaderAction& leading, const Done&) {
    if (!has_commanded(s, leading)) return refused("wl.sequence.same-action", Reason::NothingDone);
    return allowed;
}

void apply(State& s, LeaderAction& leading, const Command& said, const EventSink& events) {
    --leading.left;
    leading.assaulted = leading.assaulted || said.order == Order::Assault;
    events.tell(AreaActivated{said.order, said.area});
    rules_of(said.order).begin(s, said.area, units_under(s, leading.leader), events);
}

void apply(State& s, LeaderAction&, const Done&, const EventSink&) { finish(s); }

void offer(const State& s, const LeaderAction& leading, Offers<Action>& out) {
    const OpenAreas open = command_areas(s, leading);
    for (const Order order : all_orders) {
        for (const int area : open[at(order)]) {
            out.push_back(Command{order, static_cast<AreaId>(area)});
        }
    }
    if (has_commanded(s, leading)) out.push_back(Done{});
}

bool proceed(State& s, LeaderAction& leading, const EventSink&) {
    if (leading.left > 0) {
        if (!has_commanded(s, leading)) return false;
        for (const AreaSet& areas : command_areas(s, leading)) {
            if (!areas.empty()) return false;
        }
    }
    finish(s);
    return true;
}

}  // namespace grognard::waterloo
