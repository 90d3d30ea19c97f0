// After the fight: who enters the hex that the defender left, and whom they assault from there
// (lb.15.4.C, 15.8, 7.5.A).
#include <algorithm>

#include "games/orthez/assault/fight.hpp"
#include "games/orthez/assault/melee_odds.hpp"
#include "games/orthez/charge/charge.hpp"
#include "games/orthez/facing/arcs.hpp"
#include "games/orthez/fire/fire_window.hpp"
#include "games/orthez/leaders/leaders.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/movement/ground_taken.hpp"
#include "games/orthez/stacking/displacing.hpp"
#include "games/orthez/stacking/limits.hpp"
#include "games/orthez/stacking/placing.hpp"
#include "games/orthez/zones/influence.hpp"

namespace grognard::orthez::fight {

namespace {

bool is_held(const State& s, const AssaultFight& f) {
    return std::ranges::any_of(targets(f),
                               [&](HexId hex) { return holds_unit_of(s, hex, other(f.attacker)); });
}

// The hex that this attacker enters; no_hex if the ground does not let it.
HexId goal(const State& s, const AssaultFight& f, UnitId unit) {
    for (const HexId target : targets(f)) {
        const HexId from = assaulting_hex(s.units[unit], target);
        if (from == no_hex || !adjacent(ground(s), from, target)) continue;
        const Mover mover = mover_of(counter(s, unit));
        if (terrain_cost(s, from, target, mover, OnBridge::Allowed)) return target;
    }
    return no_hex;
}

void disorder(State& s, UnitId id, const EventSink& events) {
    Unit& unit = s.units[id];
    if (unit.order != OrderState::Good) return;
    unit.order = OrderState::Disordered;
    events.tell(OrderChanged{id, unit.order});
}

// It keeps its formation where the ground lets it (lb.15.4.C.2).
Formation formation_in(const State& s, UnitId unit, HexId hex) {
    const Formation now = s.units[unit].formation;
    const bool skirmishes = now == Formation::Skirmish;
    if (imposes_general_order(terrain(s, hex)) && !skirmishes) return Formation::GeneralOrder;
    if (now == Formation::GeneralOrder) return Formation::Column;
    return formation_allowed(s, unit, now, hex) ? now : Formation::Column;
}

bool faces_a_vertex(Formation formation) {
    return formation == Formation::Line || formation == Formation::Skirmish;
}

int turn_between(Side a, Side b) {
    const int apart = (a - b + side_count) % side_count;
    return std::min(apart, side_count - apart);
}

// One half wheels into the hex, the other stays where it attacked from.
void wheel(State& s, UnitId id, HexId from, HexId to, Side side) {
    Unit& unit = s.units[id];
    const Side one = turned(side, 1);
    const Side opposite_one = turned(side, 4);
    unit.facing = turn_between(one, unit.facing) <= turn_between(opposite_one, unit.facing)
                      ? one
                      : opposite_one;
    Footprint hexes = only(to);
    hexes.push(from);
    stand_in(s, id, hexes);
}

void enter(State& s, const AssaultFight& f, UnitId id, HexId to, const EventSink& events) {
    Unit& unit = s.units[id];
    const HexId from = assaulting_hex(unit, to);
    const Side side = side_toward(ground(s), from, to);
    if (f.fought || crosses_obstacle(s, from, to)) disorder(s, id, events);
    if (unit.order != OrderState::Good) {
        stand_in(s, id, only(to));
    } else {
        unit.formation = formation_in(s, id, to);
        const bool wide = unit.hexes.size() == 2 && faces_a_vertex(unit.formation);
        if (!faces_a_vertex(unit.formation)) unit.facing = side;
        wide ? wheel(s, id, from, to, side) : stand_in(s, id, only(to));
    }
    note_passage(s, id);
    events.tell(UnitAdvanced{id, to});
}

// Those of one hex who have not advanced yet, and the hex.
struct Column {
    HexId from = no_hex;
    UnitList units;
};

Column next_column(const State& s, const AssaultFight& f) {
    Column out;
    for (const HexId hex : attacking(s, f)) {
        for (const UnitId unit : attackers_in(s, f, hex)) {
            if (!f.dealt.has(unit)) out.units.push(unit);
        }
        if (out.units.empty()) continue;
        out.from = hex;
        return out;
    }
    return out;
}

void take_leaders_along(State& s, const AssaultFight& f, HexId from, HexId to,
                        const EventSink& events) {
    for (const int i : leaders_in(s, from)) {
        const auto id = static_cast<LeaderId>(i);
        const Leader& leader = s.battle->leaders[id];
        if (leader.side != f.attacker || leader.rank == Rank::Marker || f.staying.has(i)) continue;
        s.leaders[id].at = to;
        note_leader_move(s, id);
        events.tell(LeaderMoved{id, to});
    }
}

void displace_enemy_leaders(State& s, const AssaultFight& f, HexId hex) {
    for (const int i : leaders_in(s, hex)) {
        const Leader& leader = s.battle->leaders[static_cast<std::size_t>(i)];
        if (leader.side != f.attacker && leader.rank != Rank::Marker) {
            begin_relocating(s, static_cast<LeaderId>(i));
        }
    }
}

// Units in the hex just entered that may assault again.
UnitList advanced(const State& s, const AssaultFight& f) {
    UnitList found;
    for (const UnitId unit : units_in(s, f.target)) {
        const bool able = side_of(s, unit) == f.attacker && counter(s, unit).arm == Arm::Infantry &&
                          s.units[unit].order != OrderState::Routing;
        if (able) found.push(unit);
    }
    return found;
}

}  // namespace

bool fits_with_all(const State& s, const AssaultFight& f) {
    State then = s;
    for (const int i : attackers(s, f)) {
        const auto unit = static_cast<UnitId>(i);
        const HexId to = goal(s, f, unit);
        if (to != no_hex) enter(then, f, unit, to, {});
    }
    return std::ranges::none_of(targets(f),
                                [&](HexId hex) { return fault_of_stack(then, hex).has_value(); });
}

LeaderSet leaders_who_may_stay(const State& s, const AssaultFight& f) {
    LeaderSet found;
    for (const HexId hex : attacking(s, f)) {
        for (const int leader : leaders_in(s, hex)) {
            const Leader& who = s.battle->leaders[static_cast<std::size_t>(leader)];
            const bool asked = who.side == f.attacker && who.rank != Rank::Marker;
            if (asked && !f.staying.has(leader)) found.add(leader);
        }
    }
    return found;
}

// lb.7.5.A.6: those sent back share the disorder of an advance after a melee.
void send_back(State& s, AssaultFight& f, UnitId unit, const EventSink& events) {
    drop_markers(s, unit);
    if (!f.fought) return;
    disorder(s, unit, events);
    if (s.units[unit].hexes.size() > 1) begin_gathering(s, unit);
}

bool room(State& s, AssaultFight& f) {
    const auto leave = [&](AssaultStage stage) {
        go_to(f, stage);
        return true;
    };
    if (!f.vacated || is_held(s, f)) return leave(AssaultStage::Done);
    for (const int i : attackers(s, f)) {
        const auto unit = static_cast<UnitId>(i);
        if (goal(s, f, unit) == no_hex) drop_markers(s, unit);
    }
    const int able = attackers(s, f).size();
    if (able == 0) return leave(AssaultStage::Done);
    if (!fits_with_all(s, f)) return able == 1 ? leave(AssaultStage::Done) : false;
    if (!leaders_who_may_stay(s, f).empty()) return false;
    return leave(AssaultStage::Advance);
}

bool advance(State& s, AssaultFight& f, const EventSink& events) {
    if (is_held(s, f)) {  // cavalry that charged those who came first has taken it
        go_to(f, AssaultStage::Done);
        return true;
    }
    const Column column = next_column(s, f);
    if (column.units.empty()) {
        const bool goes_on = !f.fought && f.may_go_on && !advanced(s, f).empty();
        go_to(f, goes_on ? AssaultStage::NewTarget : AssaultStage::Done);
        return true;
    }
    if (!f.asked) {  // lb.15.4.C.3, 15.8.1
        f.asked = true;
        if (in_influence_of(s, column.from, other(f.attacker))) begin_fire_window(s, column.from);
        return true;
    }
    f.asked = false;
    HexId entered = no_hex;
    for (const UnitId unit : column.units) {
        f.dealt.add(unit);
        const HexId to = goal(s, f, unit);  // none if the fire made it close on its other hex
        if (to == no_hex) continue;
        enter(s, f, unit, to, events);
        entered = to;
    }
    if (entered == no_hex) return true;
    take_leaders_along(s, f, column.from, entered, events);
    begin_charge_window(s, column.units[0]);
    displace_enemy_leaders(s, f, entered);
    return true;
}

HexList second_targets(const State& s, const AssaultFight& f) {
    HexList found;
    const UnitList units = advanced(s, f);
    if (units.empty()) return found;
    const Arcs around = arcs(s, leading_unit(s, f.target), f.target);
    for (Side side = 0; side < side_count; ++side) {
        const HexId hex = neighbour(ground(s), f.target, side);
        if (hex == no_hex || hex == f.barred || !around.front.has(side)) continue;
        if (!holds_unit_of(s, hex, other(f.attacker))) continue;
        if (terrain_cost(s, f.target, hex, Mover::Foot, OnBridge::Allowed)) found.push(hex);
    }
    return found;
}

bool new_target(State& s, AssaultFight& f) {
    if (!second_targets(s, f).empty()) return false;
    go_to(f, AssaultStage::Done);
    return true;
}

// lb.15.4.C.4: at once and without an approach; who assaults that hex already joins in.
void attack_again(State& s, AssaultFight& f, HexId target, const EventSink& events) {
    const UnitList units = advanced(s, f);
    const HexId from = f.target;
    for (const HexId hex : targets(f)) drop_markers_against(s, hex);
    divert_assaults(s, target, events);
    for (const UnitId id : units) {
        Unit& unit = s.units[id];
        for (std::size_t i = 0; i < unit.hexes.size() && i < unit.assaults.size(); ++i) {
            unit.assaults[i] = unit.hexes[i] == from ? target : no_hex;
        }
        events.tell(AssaultDeclared{id, target});
    }
    AssaultFight next;
    next.attacker = f.attacker;
    next.target = target;
    next.second = second_target(s, target);
    next.again = true;
    f = next;
}

}  // namespace grognard::orthez::fight
