// A move that can't be made: who, how far, through what, into what, with how many cubes.
#include "games/waterloo/grounds/concerns.hpp"
#include "games/waterloo/grounds/moving.hpp"
#include "games/waterloo/moves/march.hpp"
#include "games/waterloo/moves/reach.hpp"

namespace grognard::waterloo {

namespace {

std::string_view units_rule(Order order) {
    if (order == Order::Assault) return "wl.action.assault.disc";
    return order == Order::Reserve ? "wl.action.reserve.disc" : "wl.action.approach.disc";
}

// Every rough area on a way that would be short enough.
void must_stop(Gather& g, const Marching& marching, const MoveRules& rules, AreaId to) {
    const int steps = allowance(g.s, Arm::Cavalry, rules);
    const AreaSet& rough = g.s.battle.stops_cavalry;
    AreaSet met;
    for (int step = 1; step < steps; ++step) {
        const AreaSet entered = flood(g.s, marching.area, step, rules.barred, rough) & rough;
        for (const int area : entered - met) {
            const AreaSet on =
                flood(g.s, static_cast<AreaId>(area), steps - step, rules.barred, {});
            if (on.has(to)) must_stop_in(g, marching.order, static_cast<AreaId>(area));
        }
        met |= entered;
    }
}

bool silenced_enemy(const Gather& g, const AreaSet& areas) {
    for (const int area : areas) {
        for (const Force force : forces_of(other(g.seat))) {
            if (silenced_guns(g.s, force, static_cast<AreaId>(area)) > 0) return true;
        }
    }
    return false;
}

void into_enemy(Gather& g, Order order, Arm arm) {
    as_in_approach(g, order, "wl.action.approach.no-enemy-area");
    if (arm == Arm::Leader) g.name("wl.action.approach.leader");
}

// Next to the enemy is too near for a reserve move.
void too_near(Gather& g, const Marching& marching, AreaId to) {
    const AreaSet close = near_enemy(g.s, g.seat);
    if (close.has(marching.area)) g.name("wl.action.reserve.not-from-adjacent");
    if (close.has(to)) g.name("wl.action.reserve.not-into-adjacent");
    AreaSet seen = beside(g.s.battle, to);
    seen.add(to);
    if (silenced_enemy(g, seen)) g.name("wl.action.reserve.silenced-is-enemy");
}

// Near enough, but by no way: each may be barred by another rule, or by both.
void no_way(Gather& g, const Marching& marching, Arm arm, const MoveRules& rules, AreaId to) {
    const AreaSet stops = arm == Arm::Cavalry ? g.s.battle.stops_cavalry : AreaSet{};
    const auto leads_there = [&](const AreaSet& barred, const AreaSet& rough) {
        return flood(g.s, marching.area, allowance(g.s, arm, rules), barred, rough).has(to);
    };
    if (leads_there(rules.barred, stops)) return;
    const bool past_enemy = leads_there({}, stops);
    const bool over_rough = leads_there(rules.barred, {});
    const bool by_enemy = past_enemy || !over_rough;
    const bool reserve = marching.order == Order::Reserve;
    if (by_enemy && reserve) g.name("wl.action.reserve.not-into-adjacent");
    if (by_enemy && !reserve) into_enemy(g, marching.order, arm);
    if (past_enemy && !over_rough) return;
    must_stop(g, marching, over_rough ? rules : MoveRules{{}, rules.pinned, rules.factor}, to);
}

void bad_march(Gather& g, const Marching& marching, UnitId unit, const Move& said) {
    const auto [order, to] = std::pair(marching.order, said.to);
    const Arm arm = said.piece.arm;
    const bool reserve = order == Order::Reserve;
    cannot_leave(g, order, unit);
    if (to == marching.area) return;
    if (to == delayed_box) return not_into_box(g);
    const bool held = enemy_held(g.s, g.seat, to);
    if (held) into_enemy(g, order, arm);
    if (reserve) too_near(g, marching, to);
    if (leader_there(g, unit, to)) as_in_approach(g, order, "wl.action.approach.leader-stack");
    const MoveRules rules = move_rules(g.s, order, g.seat);
    const int steps = allowance(g.s, arm, rules);
    AreaSet barred = rules.barred;
    barred.remove(to);
    if (!flood(g.s, marching.area, steps, {}, {}).has(to)) {
        too_far(g, order, arm);
    } else {
        no_way(g, marching, arm, {barred, rules.pinned, rules.factor}, to);
    }
    if (marching.area == delayed_box && (held || !g.s.battle.all_entries.has(to))) {
        g.name("wl.prussians.delay-move");
    }
}

// He goes where others of this activation went; one of the other Allied army is not sent himself.
void by_himself(Gather& g, const Marching& marching, const Move& said) {
    if (marching.entered.has(said.to)) return;
    g.name("wl.leader.accompany");
    if (said.to != marching.area) not_led_now(g, force(said.piece.nation));
}

// It is not one of those that this order reaches.
void not_called(Gather& g, const Marching& marching, const Piece& piece) {
    const UnitId unit = find_piece(g.s, units_in(g.s, g.seat, marching.area), piece);
    if (unit == no_unit) {
        g.name("wl.sequence.activate-area");
        return g.name(units_rule(marching.order));
    }
    if (g.s.attacking.has(unit)) return g.name("wl.leader.no-peek");
    if (marching.order == Order::Assault && piece.arm == Arm::Artillery) {
        g.name("wl.action.assault.who");
    }
    not_led_now(g, force(piece.nation));
}

}  // namespace

void wrong(Gather& g, const Marching& marching, const Move& said) {
    const UnitId unit = find_piece(g.s, marching.able, said.piece);
    if (unit == no_unit) return not_called(g, marching, said.piece);
    if (said.to > delayed_box) return;
    if (companions(g.s, marching).has(unit)) by_himself(g, marching, said);
    if (marching.order == Order::Assault) {
        bad_assault(g, marching, unit, said);
    } else if (said.via == nowhere) {
        bad_march(g, marching, unit, said);
    }
    const Share share = share_of(g.s, unit);
    if (said.cubes >= share.least && said.cubes <= share.most) return;
    wrong_share(g, unit, said.cubes);
    if (marching.order != Order::Approach) g.name(kin_rule(marching.order));
}

}  // namespace grognard::waterloo
