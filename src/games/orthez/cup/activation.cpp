// What a manoeuvre unit's chit lets its side do: its units move, a wing division by division.
#include "games/orthez/command/leader_moves.hpp"
#include "games/orthez/command/posts.hpp"
#include "games/orthez/command/status.hpp"
#include "games/orthez/cup/cup.hpp"
#include "games/orthez/cup/stack_choice.hpp"
#include "games/orthez/movement/moving.hpp"
#include "games/orthez/reasons.hpp"

namespace grognard::orthez {

namespace {

// The group that a unit moves with: its division; wing troops are one more group (lb.12.2.F.2).
FormationId group_of(const State& s, const Activation& activation, UnitId unit) {
    const Counter& c = counter(s, unit);
    if (office(s, activation.leader).rank != Rank::Wing) return no_formation;
    if (c.division == no_formation || c.any_leader > 0) return c.wing;
    return c.division;
}

// Once another division has begun, the former one is finished.
void begin_group(const State& s, Activation& activation, FormationId group) {
    if (activation.division != no_formation && activation.division != group) {
        for (const int unit : activation.able) {
            if (group_of(s, activation, static_cast<UnitId>(unit)) == activation.division) {
                activation.able.remove(unit);
            }
        }
    }
    activation.division = group;
}

bool may_go_alone(const State& s, const Activation& activation, LeaderId leader) {
    return leaders_along(s, activation.leader).has(leader) && leader_may_move(s, leader);
}

bool any_leader_may_go(const State& s, const Activation& activation) {
    for (const int leader : leaders_along(s, activation.leader)) {
        if (leader_may_move(s, static_cast<LeaderId>(leader))) return true;
    }
    return false;
}

}  // namespace

void begin_activation(State& s, LeaderId leader) {
    s.frames.push(Activation{leader, no_formation, manoeuvre_unit(s, leader)});
}

Seat decider(const State& s, const Activation& activation) {
    return s.battle->leaders[activation.leader].side;
}

bool proceed(State& s, Activation& activation, const EventSink& events) {
    if (any_can_start(s, activation.able, decider(s, activation))) return false;
    if (any_leader_may_go(s, activation)) return false;
    finish(s, Ended{}, events);
    return true;
}

Verdict refuse(const State& s, const Activation& activation, const Activate& action) {
    return refuse_stack(s, decider(s, activation), activation.able, action);
}

Verdict refuse(const State& s, const Activation& activation, const MoveLeader& action) {
    if (const auto no = refuse_leader_move(s, action)) return no;
    if (!may_go_alone(s, activation, action.leader)) {
        return refused("lb.5.3.I.1", Reason::NotInUnit);
    }
    return allowed;
}

Verdict refuse(const State& s, const Activation& activation, const Replace& action) {
    return refuse_replacement(s, decider(s, activation), action);
}

Verdict refuse(const State&, const Activation&, const Finish&) { return allowed; }

void apply(State& s, Activation& activation, const Activate& action, const EventSink&) {
    begin_group(s, activation, group_of(s, activation, action.units[0]));
    for (const UnitId unit : action.units) activation.able.remove(unit);
    begin_moving(s, action.units, Mission::Free);
}

void apply(State& s, Activation&, const MoveLeader& action, const EventSink& events) {
    move_leader(s, action, events);
}

void apply(State& s, Activation&, const Replace& action, const EventSink& events) {
    replace(s, action, events);
}

void apply(State& s, Activation&, const Finish&, const EventSink& events) {
    finish(s, Ended{}, events);
}

Coverage offer(const State& s, const Activation& activation, Offers<Action>& out) {
    const Seat side = decider(s, activation);
    offer_stacks(s, side, activation.able, out);
    for (const int leader : leaders_along(s, activation.leader)) {
        offer_leader_moves(s, static_cast<LeaderId>(leader), out);
    }
    offer_replacements(s, side, out);
    out.push_back(Finish{});
    return Coverage::Sampled;
}

}  // namespace grognard::orthez
