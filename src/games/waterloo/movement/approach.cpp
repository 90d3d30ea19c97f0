// Approach and reserve moves; a move that is out of reach names the rule that keeps it out.
#include "games/waterloo/movement/approach.hpp"

#include "games/waterloo/reasons.hpp"

namespace grognard::waterloo {

namespace {

// Nobody of these can leave the area: the enemy is all around, or they can't or needn't go.
Refusal why_nobody_moves(const State& s, AreaId area, const UnitSet& units, const MoveRules& rules,
                         const Refusal& way_barred) {
    const bool barred = (first_steps(s, area) - rules.barred).empty();
    for (const int id : units) {
        if (barred && may_leave(s, static_cast<UnitId>(id))) return way_barred;
    }
    if (units.intersects(of_arm(s, Arm::Leader))) return leader_there();
    return cannot_leave(units.intersects(of_arm(s, Arm::Infantry)) ? Arm::Infantry
                                                                   : Arm::Artillery);
}

// The area is in reach of nobody like this unit: which of the restrictions keeps it out?
Refusal out_of_reach(const State& s, Order order, const Move& said, AreaId from,
                     const MoveRules& rules) {
    const Seat seat = s.turn.active;
    const Arm arm = said.piece.arm;
    const bool reserve = order == Order::Reserve;
    if (said.to == from) return refused("wl.sequence.same-action", Reason::StaysWhereItIs);
    if (said.to == delayed_box) return not_into_box(seat);
    if (enemy_held(s, seat, said.to))
        return refused("wl.action.approach.no-enemy-area", Reason::EnemyThere);
    if (reserve && rules.barred.has(said.to)) {
        return refused("wl.action.reserve.not-into-adjacent", Reason::NextToEnemy);
    }
    const int steps = allowance(s, arm, rules);
    if (flood(s, from, steps, rules.barred, {}).has(said.to)) {
        if (arm == Arm::Leader) return leader_there();
        return refused("wl.action.approach.cavalry-stop", Reason::MustStop);
    }
    if (flood(s, from, steps, {}, {}).has(said.to)) {
        return refused(
            reserve ? "wl.action.reserve.not-into-adjacent" : "wl.action.approach.no-enemy-area",
            Reason::WayBarred);
    }
    return too_far(order, arm);
}

}  // namespace

Refusal cannot_leave(Arm arm) {
    if (arm == Arm::Infantry) return refused("wl.formation.infantry.defensive", Reason::NotMobile);
    return refused("wl.action.approach.silenced", Reason::Silenced);
}

Refusal not_into_box(Seat seat) {
    if (seat == french) return refused("wl.prussians.box-no-french", Reason::NeverTheBox);
    return refused("wl.prussians.delay-move", Reason::OutOfTheBoxOnly);
}

Refusal too_far(Order order, Arm arm) {
    if (order == Order::Reserve) return refused("wl.action.reserve.double", Reason::TooFar);
    switch (arm) {
        case Arm::Infantry:
            return refused("wl.action.approach.infantry", Reason::TooFar);
        case Arm::Cavalry:
            return refused("wl.action.approach.cavalry", Reason::TooFar);
        case Arm::Artillery:
            return refused("wl.action.approach.artillery", Reason::TooFar);
        case Arm::Leader:
            break;
    }
    return refused("wl.action.approach.leader", Reason::TooFar);
}

Refusal leader_there() { return refused("wl.action.approach.leader-stack", Reason::LeaderThere); }

bool may_approach(const State& s, const Reach& reach, AreaId area, const UnitSet& able) {
    return anyone_moves(s, area, able, reach.approach);
}

bool may_reserve(const State& s, const Reach& reach, AreaId area, const UnitSet& able) {
    return anyone_moves(s, area, able, reach.reserve);
}

Refusal why_no_approach(const State& s, Seat seat, AreaId area, const UnitSet& able) {
    return why_nobody_moves(s, area, units_in(s, seat, area) & able,
                            move_rules(s, Order::Approach, seat),
                            refused("wl.action.approach.no-enemy-area", Reason::WayBarred));
}

Refusal why_no_reserve(const State& s, Seat seat, AreaId area, const UnitSet& able) {
    const MoveRules rules = move_rules(s, Order::Reserve, seat);
    if (rules.pinned.has(area))
        return refused("wl.action.reserve.not-from-adjacent", Reason::NextToEnemy);
    return why_nobody_moves(s, area, units_in(s, seat, area) & able, rules,
                            refused("wl.action.reserve.not-into-adjacent", Reason::WayBarred));
}

Verdict refuse_approach(const State& s, const Marching& marching, UnitId unit, const Move& said) {
    if (said.via != nowhere) return refused("wl.action.approach.full-move", Reason::NameTheEndOnly);
    if (!may_leave(s, unit)) return cannot_leave(said.piece.arm);
    const MoveRules rules = move_rules(s, marching.order, s.turn.active);
    if (areas_within(s, unit, rules).has(said.to)) return allowed;
    return out_of_reach(s, marching.order, said, marching.area, rules);
}

}  // namespace grognard::waterloo
