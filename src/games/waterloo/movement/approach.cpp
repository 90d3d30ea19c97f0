// Approach and reserve moves; a move that is out of reach names the rule that keeps it out.
#include "games/waterloo/movement/approach.hpp"

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
    if (said.to == from) return {"wl.sequence.same-action", "stays-where-it-is"};
    if (said.to == delayed_box) return not_into_box(seat);
    if (enemy_held(s, seat, said.to)) return {"wl.action.approach.no-enemy-area", "enemy-there"};
    if (reserve && rules.barred.has(said.to)) {
        return {"wl.action.reserve.not-into-adjacent", "next-to-enemy"};
    }
    const int steps = allowance(s, arm, rules);
    if (flood(s, from, steps, rules.barred, {}).has(said.to)) {
        if (arm == Arm::Leader) return leader_there();
        return {"wl.action.approach.cavalry-stop", "must-stop"};
    }
    if (flood(s, from, steps, {}, {}).has(said.to)) {
        return {
            reserve ? "wl.action.reserve.not-into-adjacent" : "wl.action.approach.no-enemy-area",
            "way-barred"};
    }
    return too_far(order, arm);
}

}  // namespace

Refusal cannot_leave(Arm arm) {
    if (arm == Arm::Infantry) return {"wl.formation.infantry.defensive", "not-mobile"};
    return {"wl.action.approach.silenced", "silenced"};
}

Refusal not_into_box(Seat seat) {
    if (seat == french) return {"wl.prussians.box-no-french", "never-the-box"};
    return {"wl.prussians.delay-move", "out-of-the-box-only"};
}

Refusal too_far(Order order, Arm arm) {
    if (order == Order::Reserve) return {"wl.action.reserve.double", "too-far"};
    switch (arm) {
        case Arm::Infantry:
            return {"wl.action.approach.infantry", "too-far"};
        case Arm::Cavalry:
            return {"wl.action.approach.cavalry", "too-far"};
        case Arm::Artillery:
            return {"wl.action.approach.artillery", "too-far"};
        case Arm::Leader:
            break;
    }
    return {"wl.action.approach.leader", "too-far"};
}

Refusal leader_there() { return {"wl.action.approach.leader-stack", "leader-there"}; }

bool may_approach(const State& s, const Reach& reach, AreaId area, const UnitSet& able) {
    return anyone_moves(s, area, able, reach.approach);
}

bool may_reserve(const State& s, const Reach& reach, AreaId area, const UnitSet& able) {
    return anyone_moves(s, area, able, reach.reserve);
}

Refusal why_no_approach(const State& s, Seat seat, AreaId area, const UnitSet& able) {
    return why_nobody_moves(s, area, units_in(s, seat, area) & able,
                            move_rules(s, Order::Approach, seat),
                            {"wl.action.approach.no-enemy-area", "way-barred"});
}

Refusal why_no_reserve(const State& s, Seat seat, AreaId area, const UnitSet& able) {
    const MoveRules rules = move_rules(s, Order::Reserve, seat);
    if (rules.pinned.has(area)) return {"wl.action.reserve.not-from-adjacent", "next-to-enemy"};
    return why_nobody_moves(s, area, units_in(s, seat, area) & able, rules,
                            {"wl.action.reserve.not-into-adjacent", "way-barred"});
}

Verdict refuse_approach(const State& s, const Marching& marching, UnitId unit, const Move& said) {
    if (said.via != nowhere) return Refusal{"wl.action.approach.full-move", "name-the-end-only"};
    if (!may_leave(s, unit)) return cannot_leave(said.piece.arm);
    const MoveRules rules = move_rules(s, marching.order, s.turn.active);
    if (areas_within(s, unit, rules).has(said.to)) return allowed;
    return out_of_reach(s, marching.order, said, marching.area, rules);
}

}  // namespace grognard::waterloo
