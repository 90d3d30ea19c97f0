// Before the melee: leaders ride away, the defender retreats or stands, both sides exchange fire.
#include <algorithm>

#include "games/orthez/assault/fight.hpp"
#include "games/orthez/facing/arcs.hpp"
#include "games/orthez/fire/fire_attack.hpp"
#include "games/orthez/fire/fire_phase.hpp"
#include "games/orthez/fire/odds.hpp"
#include "games/orthez/morale/morale_test.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/rout/rout.hpp"

namespace grognard::orthez {

namespace fight {

namespace {

bool all_of(const UnitList& units, const auto& wanted) {
    return std::all_of(units.begin(), units.end(), wanted);
}

// A leader pays as infantry does, and less on a road that he follows (lb.12.4.C.1).
std::optional<Pm> ride_cost(const State& s, HexId from, HexId to) {
    const MovementCosts& costs = s.battle->charts.movement;
    const auto foot = static_cast<std::size_t>(Mover::Foot);
    switch (joined(ground(s), from, to)) {
        case Joined::Road:
            return costs.road[foot];
        case Joined::Track:
            return costs.path[foot];
        case Joined::No:
            return terrain_cost(s, from, to, Mover::Foot, OnBridge::Allowed);
    }
    return std::nullopt;
}

// Who closed on one hex since he declared fights here alone (lb.15.3.E.1).
void keep_one_target(State& s, const AssaultFight& f) {
    for (const int i : attackers(s, f)) {
        Unit& unit = s.units[static_cast<std::size_t>(i)];
        if (unit.hexes.size() > 1) continue;
        const bool first = unit.assaults[0] == f.target || unit.assaults[0] == f.second;
        unit.assaults = {first ? unit.assaults[0] : unit.assaults[1], no_hex};
    }
}

// lb.15.4.A.7: limbered horse artillery that could retreat but has no path.
bool routs_for_want_of_path(const State& s, const AssaultFight& f, const UnitList& units) {
    return units.size() == 1 && counter(s, units[0]).arm == Arm::Artillery &&
           may_retreat_from(s, units[0], attackers(s, f)) &&
           !has_retreat_path(s, units, RetreatBefore::Assault, enemy_hex(s, f));
}

void face_the_assault(State& s, AssaultFight& f, const EventSink& events) {
    const UnitList units = defending(s, f);
    if (routs_for_want_of_path(s, f, units)) return make_routing(s, units[0], events);
    apply(s, f, Stand{}, events);
}

HexList fronting(const State& s, const AssaultFight& f, HexId hex) {
    HexList found;
    const UnitId top = leading_unit(s, hex);
    if (top == no_unit || holds_unit_of(s, hex, f.attacker)) return found;
    const Arcs around = arcs(s, top, hex);
    HexList from;
    from.push(hex);
    for (const HexId enemy : attacking(s, f)) {
        const Side side = side_toward(ground(s), hex, enemy);
        if (side == no_side || !around.front.has(side)) continue;
        if (fire_odds_of(s, from, enemy, FireKind::Exchange).allowed()) found.push(enemy);
    }
    return found;
}

// All attackers of one hex fire together (lb.15.1.5).
void fire_at(State& s, const AssaultFight& f, HexId target) {
    FireOrder order;
    order.kind = FireKind::Exchange;
    order.from = attacking_hexes(s, target);
    order.at = target;
    if (order.from.empty() || !holds_unit_of(s, target, other(f.attacker))) return;
    begin_fire_attack(s, order);
}

}  // namespace

LeaderSet departing_leaders(const State& s, const AssaultFight& f) {
    LeaderSet found;
    const Seat side = other(f.attacker);
    for (const HexId hex : targets(f)) {
        for (const int leader : leaders_in(s, hex)) {
            const Leader& who = s.battle->leaders[static_cast<std::size_t>(leader)];
            if (who.side == side && who.rank != Rank::Marker) found.add(leader);
        }
    }
    return found;
}

HexSet leader_reach(const State& s, LeaderId leader) {
    const Leader& who = s.battle->leaders[leader];
    const HexId start = s.leaders[leader].at;
    std::array<std::int16_t, max_hexes> cost;
    cost.fill(-1);
    cost[start] = 0;
    HexSet changed;
    HexSet reached;
    for (changed.add(start); !changed.empty();) {
        const auto at = static_cast<HexId>(changed.first());
        changed.remove(at);
        for (Side side = 0; side < side_count; ++side) {
            const HexId to = neighbour(ground(s), at, side);
            if (to == no_hex || holds_unit_of(s, to, other(who.side))) continue;
            const auto step = ride_cost(s, at, to);
            if (!step) continue;
            const int sum = cost[at] + step->in_parts();
            if (Pm::of_parts(sum) > Pm(who.movement)) continue;
            if (cost[to] >= 0 && cost[to] <= sum) continue;
            cost[to] = static_cast<std::int16_t>(sum);
            changed.add(to);
            reached.add(to);
        }
    }
    // Enemy leaders alone are passed, not joined (lb.19.B.1.d).
    for (std::size_t i = 0; i < s.battle->leaders.size(); ++i) {
        const LeaderState& enemy = s.leaders[i];
        if (s.battle->leaders[i].side != who.side && enemy.whereabouts == Whereabouts::Map) {
            reached.remove(enemy.at);
        }
    }
    return reached;
}

bool leaders(State& s, AssaultFight& f) {
    keep_one_target(s, f);
    if (attackers(s, f).empty()) {
        go_to(f, AssaultStage::Done);
        return true;
    }
    const bool somebody_left = !defending(s, f).empty();
    const LeaderSet able = somebody_left ? departing_leaders(s, f) : LeaderSet{};
    for (const int leader : able) {
        if (!leader_reach(s, static_cast<LeaderId>(leader)).empty()) return false;
    }
    go_to(f, AssaultStage::Choice);
    return true;
}

HexId enemy_hex(const State& s, const AssaultFight& f) {
    const HexList from = attacking(s, f);
    return from.empty() ? no_hex : from[0];
}

bool may_retreat(const State& s, const AssaultFight& f) {
    const UnitList units = defending(s, f);
    const UnitSet enemies = attackers(s, f);
    if (units.empty()) return false;
    return all_of(units, [&](UnitId unit) { return may_retreat_from(s, unit, enemies); }) &&
           has_retreat_path(s, units, RetreatBefore::Assault, enemy_hex(s, f));
}

bool has_to_retreat(const State& s, const AssaultFight& f) {
    const UnitSet enemies = attackers(s, f);
    return may_retreat(s, f) &&
           all_of(defending(s, f), [&](UnitId unit) { return must_retreat(s, unit, enemies); });
}

bool choice(State& s, AssaultFight& f, const EventSink& events) {
    if (!f.asked) {
        f.asked = true;
        events.tell(AssaultBegan{f.target});
    }
    if (attackers(s, f).empty()) {
        go_to(f, AssaultStage::Done);
        return true;
    }
    if (rout_one(s, f, events)) return true;  // lb.11.10.D.1
    switch (defence_of(s, f.target, f.second)) {
        case Defence::Gone:
            f.vacated = true;
            go_to(f, AssaultStage::Room);
            return true;
        case Defence::Routs:  // it could not leave
            go_to(f, AssaultStage::Done);
            return true;
        default:
            break;
    }
    if (may_retreat(s, f)) return false;
    face_the_assault(s, f, events);
    return true;
}

bool stand(State& s, AssaultFight& f) {
    if (defending(s, f).empty()) {  // shot to rout as it tried to retreat
        go_to(f, AssaultStage::Cross);
        return true;
    }
    const int abandoned =
        f.abandoned_by == no_leader ? 0 : -s.battle->leaders[f.abandoned_by].morale;
    begin_morale_test(s, TestCause::Stand, defending(s, f), f.target, abandoned);
    return true;
}

// Steps: fire of the target, of its second hex, at the target, at its second hex, effects.
HexId exchanging_hex(const State&, const AssaultFight& f) {
    if (f.step == 0) return f.target;
    return f.step == 1 ? f.second : no_hex;
}

HexList exchange_targets(const State& s, const AssaultFight& f) {
    const HexId hex = exchanging_hex(s, f);
    return hex == no_hex ? HexList{} : fronting(s, f, hex);
}

bool exchange(State& s, AssaultFight& f) {
    const HexList choices = exchange_targets(s, f);
    if (choices.size() > 1) return false;
    if (choices.size() == 1) {
        Fire fire;
        fire.from.push(exchanging_hex(s, f));
        fire.at = choices[0];
        apply(s, f, fire, {});
        return true;
    }
    switch (f.step++) {
        case 0:
        case 1:
            return true;
        case 2:
            fire_at(s, f, f.target);
            return true;
        case 3:
            if (f.second != no_hex) fire_at(s, f, f.second);
            return true;
        case 4:
            for (const int unit : attackers(s, f)) {
                s.units[static_cast<std::size_t>(unit)].done.exchanged = true;
            }
            begin_fire_effects(s, other(f.attacker));
            return true;
        default: {
            // Whoever was shot away or ran has left the hex to the attackers.
            const Seat defender = other(f.attacker);
            const bool held = std::ranges::any_of(
                targets(f), [&](HexId hex) { return holds_unit_of(s, hex, defender); });
            f.vacated = !held;
            go_to(f, held ? AssaultStage::Done : AssaultStage::Room);
            return true;
        }
    }
}

}  // namespace fight

void resume(State& s, AssaultFight& f, const RetreatReport& report, const EventSink& events) {
    if (report.hexes == 0) return fight::go_to(f, AssaultStage::Choice);
    // A formation of two hexes may still stand in one that is assaulted.
    if (holds_unit_of(s, f.target, other(f.attacker))) return apply(s, f, Stand{}, events);
    f.vacated = true;
    f.may_go_on = !f.again;
    f.barred = report.hexes == 1 ? no_hex : report.to;
    fight::go_to(f, AssaultStage::Room);
}

}  // namespace grognard::orthez
