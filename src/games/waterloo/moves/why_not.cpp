// Finds the most telling rule against a move; only refused moves come here.
#include "games/waterloo/moves/why_not.hpp"

#include "games/waterloo/moves/march.hpp"
#include "games/waterloo/moves/reach.hpp"

namespace grognard::waterloo {

namespace {

constexpr Refusal not_mobile{"wl.formation.infantry.defensive", "not-mobile"};
constexpr Refusal silenced{"wl.action.approach.silenced", "silenced"};
constexpr Refusal leader_there{"wl.action.approach.leader-stack", "leader-there"};

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

Refusal not_into_box(Seat seat) {
    if (seat == french) return {"wl.prussians.box-no-french", "never-the-box"};
    return {"wl.prussians.delay-move", "out-of-the-box-only"};
}

Refusal why_not_along(const Marching& marching, const Move& said) {
    const bool followed = said.via == nowhere && marching.entered.has(said.to);
    return followed ? leader_there : Refusal{"wl.leader.accompany", "goes-along-only"};
}

Refusal why_not_march(const State& s, const Marching& marching, UnitId unit, const Move& said) {
    const Arm arm = said.piece.arm;
    const bool reserve = marching.order == Order::Reserve;
    if (companions(s, marching).has(unit)) return why_not_along(marching, said);
    if (said.via != nowhere) return {"wl.action.approach.full-move", "name-the-end-only"};
    if (arm == Arm::Infantry && !may_leave(s, unit)) return not_mobile;
    if (arm == Arm::Artillery && !may_leave(s, unit)) return silenced;
    if (said.to == marching.area) return {"wl.sequence.same-action", "stays-where-it-is"};
    if (said.to == delayed_box) return not_into_box(s.turn.active);
    if (enemy_held(s, s.turn.active, said.to)) {
        return {"wl.action.approach.no-enemy-area", "enemy-there"};
    }
    if (reserve && near_enemy(s, s.turn.active).has(said.to)) {
        return {"wl.action.reserve.not-into-adjacent", "next-to-enemy"};
    }
    const MoveRules rules = move_rules(s, marching.order, s.turn.active);
    const int steps = allowance(s, arm, rules);
    if (flood(s, marching.area, steps, rules.barred, {}).has(said.to)) {
        return arm == Arm::Leader ? leader_there
                                  : Refusal{"wl.action.approach.cavalry-stop", "must-stop"};
    }
    if (flood(s, marching.area, steps, {}, {}).has(said.to)) {
        return reserve ? Refusal{"wl.action.reserve.not-into-adjacent", "way-barred"}
                       : Refusal{"wl.action.approach.no-enemy-area", "way-barred"};
    }
    return too_far(marching.order, arm);
}

Refusal no_cavalry_assault(const State& s, AreaId area) {
    switch (s.battle.terrain[area]) {
        case Terrain::Wood:
            return {"wl.terrain.wood.no-cavalry-assault", "no-cavalry-into-wood"};
        case Terrain::Town:
            return {"wl.terrain.town.cavalry", "no-cavalry-into-town"};
        case Terrain::River:
            return {"wl.terrain.river.cavalry", "no-cavalry-into-river"};
        default:
            return {"wl.stronghold.no-charge", "all-sheltered"};
    }
}

// The way of cavalry: its own area or one that it may pass.
Refusal why_not_that_way(const State& s, const Marching& marching, const Move& said) {
    const auto& graph = s.battle.graph;
    if (said.via == nowhere) {
        const AreaSet on_the_way = graph.neighbours(said.to) & beside(s.battle, marching.area);
        if (on_the_way.empty()) return too_far(Order::Assault, Arm::Cavalry);
        const AreaSet free = on_the_way - occupied(s, other(s.turn.active));
        if (free.empty()) return {"wl.action.assault.first-enemy", "enemy-on-the-way"};
        if (s.battle.stops_cavalry.contains(free)) {
            return {"wl.action.approach.cavalry-stop", "must-stop"};
        }
        return {"wl.retreat.cavalry-last-area", "say-by-which-area"};
    }
    if (said.via >= delayed_box || !beside(s.battle, marching.area).has(said.via) ||
        !graph.adjacent(said.via, said.to)) {
        return {"wl.action.assault.move", "no-such-way"};
    }
    if (enemy_held(s, s.turn.active, said.via)) {
        return {"wl.action.assault.first-enemy", "enemy-on-the-way"};
    }
    return {"wl.action.approach.cavalry-stop", "must-stop"};
}

Refusal why_not_assault(const State& s, const Marching& marching, UnitId unit, const Move& said) {
    if (said.piece.arm == Arm::Leader) return why_not_along(marching, said);
    if (said.piece.arm == Arm::Infantry && !may_leave(s, unit)) return not_mobile;
    if (said.to == delayed_box) return not_into_box(s.turn.active);
    if (!enemy_held(s, s.turn.active, said.to)) return {"wl.action.assault.move", "no-enemy-there"};
    if (said.to == marching.area) return {"wl.action.assault.roles", "must-enter"};
    if (said.piece.arm == Arm::Infantry) {
        const bool near = beside(s.battle, marching.area).has(said.to);
        return near ? Refusal{"wl.action.assault.move", "no-such-way"}
                    : too_far(Order::Assault, Arm::Infantry);
    }
    if (!may_assault(s, unit, said.to)) return no_cavalry_assault(s, said.to);
    return why_not_that_way(s, marching, said);
}

Refusal why_nobody_moves(const State& s, const UnitSet& units, const Refusal& way_barred) {
    for (const int id : units) {
        if (may_leave(s, static_cast<UnitId>(id))) return way_barred;
    }
    return units.intersects(of_arm(s, Arm::Infantry)) ? not_mobile : silenced;
}

}  // namespace

bool only_to_leaders(const State& s, Order order, AreaId area, const UnitSet& units) {
    const UnitSet leaders = units & of_arm(s, Arm::Leader);
    if (leaders.empty()) return false;
    const MoveRules rules = move_rules(s, order, side(s, static_cast<UnitId>(leaders.first())));
    if (rules.pinned.has(area)) return false;
    return !flood(s, area, allowance(s, Arm::Leader, rules), rules.barred, {}).empty();
}

AreaSet rough_ways(const State& s, Seat seat, AreaId area) {
    const AreaSet targets = assault_targets(s, seat).cavalry - area::only(area);
    const AreaSet rough = beside(s.battle, area) & s.battle.stops_cavalry;
    AreaSet out;
    for (const int via : rough - occupied(s, other(seat))) {
        out |= area::only_if(s.battle.graph.neighbours(via).intersects(targets), via);
    }
    return out;
}

Refusal why_no_approach(const State& s, Seat seat, AreaId area, const UnitSet& able) {
    const UnitSet units = units_in(s, seat, area) & able;
    if (only_to_leaders(s, Order::Approach, area, units)) return leader_there;
    return why_nobody_moves(s, units, {"wl.action.approach.no-enemy-area", "way-barred"});
}

Refusal why_no_reserve(const State& s, Seat seat, AreaId area, const UnitSet& able) {
    const UnitSet units = units_in(s, seat, area) & able;
    if (only_to_leaders(s, Order::Reserve, area, units)) return leader_there;
    return why_nobody_moves(s, units, {"wl.action.reserve.not-into-adjacent", "way-barred"});
}

Refusal why_no_assault(const State& s, Seat seat, AreaId area, const UnitSet& able) {
    const UnitSet units = units_in(s, seat, area) & able;
    const UnitSet infantry = units & of_arm(s, Arm::Infantry);
    const bool cavalry = units.intersects(of_arm(s, Arm::Cavalry));
    if (!cavalry && infantry.empty()) {
        return units.intersects(of_arm(s, Arm::Artillery))
                   ? Refusal{"wl.action.assault.who", "guns-do-not-assault"}
                   : Refusal{"wl.leader.accompany", "goes-along-only"};
    }
    AreaSet near = beside(s.battle, area) & occupied(s, other(seat));
    if (near == area::only(delayed_box)) return not_into_box(seat);
    near.remove(delayed_box);
    if (near.empty()) {
        return cavalry && !rough_ways(s, seat, area).empty()
                   ? Refusal{"wl.action.approach.cavalry-stop", "must-stop"}
                   : Refusal{"wl.action.assault.move", "no-enemy-in-reach"};
    }
    if (cavalry) return no_cavalry_assault(s, static_cast<AreaId>(near.first()));
    return why_nobody_moves(s, infantry, {"wl.action.assault.move", "no-enemy-in-reach"});
}

Refusal why_not_here(const State& s, const Marching& marching, const Piece& piece) {
    const UnitSet own = units_in(s, s.turn.active, marching.area);
    const UnitId unit = find_piece(s, own, piece);
    if (unit == no_unit) return {"wl.sequence.activate-area", "no-such-piece"};
    if (s.attacking.has(unit)) return {"wl.leader.no-peek", "in-an-assault"};  // W72
    if (marching.order == Order::Assault && piece.arm == Arm::Artillery) {
        return {"wl.action.assault.who", "guns-do-not-assault"};
    }
    return force(piece.nation) == Force::Prussian ? Refusal{"wl.leader.british", "not-under-him"}
                                                  : Refusal{"wl.leader.prussian", "not-under-him"};
}

Refusal why_not_there(const State& s, const Marching& marching, UnitId unit, const Move& said) {
    return marching.order == Order::Assault ? why_not_assault(s, marching, unit, said)
                                            : why_not_march(s, marching, unit, said);
}

Refusal why_not_so_many(const State& s, UnitId unit) {
    const auto [nation, arm] = kind(s, unit);
    if (arm == Arm::Artillery) return {"wl.damage.not-artillery", "carries-no-cubes"};
    if (arm != Arm::Infantry) return {"wl.damage.not-cavalry", "carries-no-cubes"};
    const bool sole = units_in(s, force(nation), arm, s.units[unit].at).size() == 1;
    return sole ? Refusal{"wl.damage.move-sole", "takes-all-cubes"}
                : Refusal{"wl.damage.move-assign", "not-so-many-cubes"};
}

}  // namespace grognard::waterloo
