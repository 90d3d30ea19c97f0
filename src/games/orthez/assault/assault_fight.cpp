// One assault from stage to stage, and what the two sides say in it.
#include "games/orthez/assault/assault_fight.hpp"

#include <algorithm>

#include "games/orthez/assault/fight.hpp"
#include "games/orthez/fire/fire_attack.hpp"
#include "games/orthez/movement/ground_taken.hpp"
#include "games/orthez/reasons.hpp"

namespace grognard::orthez {

namespace {

bool is_in(const HexList& list, HexId hex) { return std::ranges::find(list, hex) != list.end(); }

Verdict refused_now() { return refused("lb.15.12.1", Reason::NotNow); }

// Whether the other side or the attacker is asked in this stage.
bool asks_attacker(AssaultStage stage) {
    return stage == AssaultStage::Losses || stage == AssaultStage::Room ||
           stage == AssaultStage::NewTarget;
}

}  // namespace

Seat decider(const State&, const AssaultFight& f) {
    return asks_attacker(f.stage) ? f.attacker : other(f.attacker);
}

bool proceed(State& s, AssaultFight& f, const EventSink& events) {
    switch (f.stage) {
        case AssaultStage::Leaders:
            return fight::leaders(s, f);
        case AssaultStage::Choice:
            return fight::choice(s, f, events);
        case AssaultStage::Stand:
            return fight::stand(s, f);
        case AssaultStage::Exchange:
            return fight::exchange(s, f);
        case AssaultStage::Cross:
            return fight::cross(s, f, events);
        case AssaultStage::Roll:
            return fight::roll(s, f);
        case AssaultStage::LeaderChecks:
            return fight::leader_checks(s, f);
        case AssaultStage::Losses:
            return fight::losses(s, f, events);
        case AssaultStage::Tests:
            return fight::tests(s, f);
        case AssaultStage::Routs:
            return fight::routs(s, f, events);
        case AssaultStage::FallBack:
            return fight::fall_back(s, f);
        case AssaultStage::Room:
            return fight::room(s, f);
        case AssaultStage::Advance:
            return fight::advance(s, f, events);
        case AssaultStage::NewTarget:
            return fight::new_target(s, f);
        case AssaultStage::Done: {
            const AssaultReport report{f.target};
            for (const HexId target : fight::targets(f)) drop_markers_against(s, target);
            finish(s, report, events);
            return true;
        }
    }
    return false;
}

Verdict refuse(const State& s, const AssaultFight& f, const Abandon& action) {
    if (f.stage != AssaultStage::Leaders) return refused_now();
    if (action.leader >= max_leaders || !fight::departing_leaders(s, f).has(action.leader)) {
        return refused("lb.15.4.B.1", Reason::NoSuchLeader);
    }
    if (action.to >= max_hexes) return refused("lb.15.4.B.1", Reason::NoSuchHex);
    if (!fight::leader_reach(s, action.leader).has(action.to)) {
        return refused("lb.15.4.B.1", Reason::TooFar);
    }
    return allowed;
}

// lb.15.4.B.2-B.3: what he leaves behind tests the worse for it, but for Wellington.
void apply(State& s, AssaultFight& f, const Abandon& action, const EventSink& events) {
    s.leaders[action.leader].at = action.to;
    note_leader_move(s, action.leader);
    events.tell(LeaderMoved{action.leader, action.to});
    const Leader& leader = s.battle->leaders[action.leader];
    const bool counts =
        f.abandoned_by == no_leader || leader.rank < s.battle->leaders[f.abandoned_by].rank;
    if (leader.role != Role::Wellington && counts) f.abandoned_by = action.leader;
}

Verdict refuse(const State& s, const AssaultFight& f, const Retreat& action) {
    if (f.stage != AssaultStage::Choice) return refused_now();
    if (!fight::may_retreat(s, f)) return refused("lb.15.4.1", Reason::MayNotRetreat);
    return judge_retreat(s, fight::defending(s, f), RetreatBefore::Assault, fight::enemy_hex(s, f),
                         action.side);
}

void apply(State& s, AssaultFight& f, const Retreat& action, const EventSink&) {
    begin_retreat_move(s, fight::defending(s, f), RetreatBefore::Assault, fight::enemy_hex(s, f),
                       action.side);
}

Verdict refuse(const State& s, const AssaultFight& f, const Stand&) {
    if (f.stage != AssaultStage::Choice) return refused_now();
    if (fight::has_to_retreat(s, f)) return refused("lb.11.9.K.1", Reason::MustRetreat);
    return allowed;
}

void apply(State& s, AssaultFight& f, const Stand&, const EventSink&) {
    const bool fights = defence_of(s, f.target, f.second) == Defence::Fights;
    fight::go_to(f, fights ? AssaultStage::Cross : AssaultStage::Stand);
}

Verdict refuse(const State& s, const AssaultFight& f, const Fire& action) {
    if (f.stage != AssaultStage::Exchange) return refused_now();
    if (action.from.size() != 1 || action.from[0] != fight::exchanging_hex(s, f)) {
        return refused("lb.15.1.5", Reason::NotThatStack);
    }
    if (!is_in(fight::exchange_targets(s, f), action.at)) {
        return refused("lb.15.1.5", Reason::NotInFieldOfFire);
    }
    return allowed;
}

void apply(State& s, AssaultFight& f, const Fire& action, const EventSink&) {
    ++f.step;
    FireOrder order;
    order.kind = FireKind::Exchange;
    order.from = action.from;
    order.at = action.at;
    begin_fire_attack(s, order);
}

Verdict refuse(const State& s, const AssaultFight& f, const Engage&) {
    if (f.stage != AssaultStage::Roll || !fight::asks_for_squadrons(s, f)) return refused_now();
    return allowed;
}

void apply(State&, AssaultFight& f, const Engage& action, const EventSink&) {
    f.squadrons = action.strength;
    f.asked = true;
}

Verdict refuse(const State& s, const AssaultFight& f, const TakeLoss& action) {
    if (f.stage != AssaultStage::Losses) return refused_now();
    if (!is_in(fight::stacks_that_can_lose(s, f), action.stack)) {
        return refused("lb.15.13.1.d", Reason::NotThatStack);
    }
    return allowed;
}

void apply(State& s, AssaultFight& f, const TakeLoss& action, const EventSink& events) {
    fight::take_loss(s, f, action.stack, events);
}

Verdict refuse(const State& s, const AssaultFight& f, const SendBack& action) {
    if (f.stage != AssaultStage::Room || fight::fits_with_all(s, f)) return refused_now();
    if (action.unit >= max_units || !fight::attackers(s, f).has(action.unit)) {
        return refused("lb.15.8.3", Reason::NoSuchUnit);
    }
    return allowed;
}

void apply(State& s, AssaultFight& f, const SendBack& action, const EventSink& events) {
    fight::send_back(s, f, action.unit, events);
}

Verdict refuse(const State& s, const AssaultFight& f, const LeaveBehind& action) {
    if (f.stage != AssaultStage::Room || !fight::fits_with_all(s, f)) return refused_now();
    if (action.leader >= max_leaders || !fight::leaders_who_may_stay(s, f).has(action.leader)) {
        return refused("lb.7.5.A.4", Reason::NoSuchLeader);
    }
    return allowed;
}

void apply(State&, AssaultFight& f, const LeaveBehind& action, const EventSink&) {
    f.staying.add(action.leader);
}

Verdict refuse(const State& s, const AssaultFight& f, const Assault& action) {
    if (f.stage != AssaultStage::NewTarget) return refused_now();
    if (action.second != no_hex || !is_in(fight::second_targets(s, f), action.target)) {
        return refused("lb.15.4.C.4", Reason::NoAssaultThere);
    }
    return allowed;
}

void apply(State& s, AssaultFight& f, const Assault& action, const EventSink& events) {
    fight::attack_again(s, f, action.target, events);
}

Verdict refuse(const State& s, const AssaultFight& f, const Pass&) {
    switch (f.stage) {
        case AssaultStage::Leaders:
        case AssaultStage::NewTarget:
            return allowed;
        case AssaultStage::Room:
            if (fight::fits_with_all(s, f)) return allowed;
            return refused("lb.15.8.3", Reason::StackTooLarge);
        default:
            return refused_now();
    }
}

void apply(State&, AssaultFight& f, const Pass&, const EventSink&) {
    if (f.stage == AssaultStage::Leaders) return fight::go_to(f, AssaultStage::Choice);
    if (f.stage == AssaultStage::Room) return fight::go_to(f, AssaultStage::Advance);
    fight::go_to(f, AssaultStage::Done);
}

namespace {

void offer_departures(const State& s, const AssaultFight& f, Offers<Action>& out) {
    const Seat side = other(f.attacker);
    for (const int i : fight::departing_leaders(s, f)) {
        const auto leader = static_cast<LeaderId>(i);
        for (const int hex : fight::leader_reach(s, leader)) {
            const auto to = static_cast<HexId>(hex);
            const bool joins = holds_unit_of(s, to, side);
            const bool near = adjacent(ground(s), s.leaders[leader].at, to);
            if (joins || near) out.push_back(Abandon{leader, to});
        }
    }
}

// Every action of a stage that names one thing of a short list.
void offer_listed(const State& s, const AssaultFight& f, Offers<Action>& out) {
    const auto offer_if_allowed = [&](const auto& action) {
        if (!refuse(s, f, action)) out.push_back(action);
    };
    for (Side side = 0; side < side_count; ++side) offer_if_allowed(Retreat{side});
    offer_if_allowed(Stand{});
    if (f.stage == AssaultStage::Exchange) {
        for (const HexId at : fight::exchange_targets(s, f)) {
            Fire fire;
            fire.from.push(fight::exchanging_hex(s, f));
            fire.at = at;
            offer_if_allowed(fire);
        }
    }
    offer_if_allowed(Engage{Strength::Whole});
    offer_if_allowed(Engage{Strength::Squadron});
    if (f.stage == AssaultStage::Losses) {
        for (const HexId stack : fight::stacks_that_can_lose(s, f)) {
            offer_if_allowed(TakeLoss{stack});
        }
    }
    if (f.stage == AssaultStage::Room) {
        for (const int unit : fight::attackers(s, f)) {
            offer_if_allowed(SendBack{static_cast<UnitId>(unit)});
        }
        for (const int leader : fight::leaders_who_may_stay(s, f)) {
            offer_if_allowed(LeaveBehind{static_cast<LeaderId>(leader)});
        }
    }
    if (f.stage == AssaultStage::NewTarget) {
        for (const HexId target : fight::second_targets(s, f)) {
            offer_if_allowed(Assault{target, no_hex});
        }
    }
    offer_if_allowed(Pass{});
}

}  // namespace

// Of the many hexes that a leader may ride to only those with friends, and the nearest, are named.
Coverage offer(const State& s, const AssaultFight& f, Offers<Action>& out) {
    const bool sampled = f.stage == AssaultStage::Leaders;
    if (sampled) offer_departures(s, f, out);
    offer_listed(s, f, out);
    return sampled ? Coverage::Sampled : Coverage::Complete;
}

}  // namespace grognard::orthez
