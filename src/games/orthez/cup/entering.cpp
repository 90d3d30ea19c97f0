#include "games/orthez/cup/entering.hpp"

#include <algorithm>
#include <optional>

#include "games/orthez/movement/cost.hpp"
#include "games/orthez/movement/ground_taken.hpp"
#include "games/orthez/movement/permit.hpp"
#include "games/orthez/movement/plan.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/stacking/limits.hpp"
#include "games/orthez/stacking/placing.hpp"

namespace grognard::orthez {

namespace {

constexpr std::size_t no_group = max_groups;

// The units that enter together, where they come from and the group they belong to.
struct Party {
    UnitList units;
    Fixed<LeaderId, 8> leaders;
    std::size_t group = no_group;  // none: a battery out of the box
    HexId entry = no_hex;
};

bool is_off_map(const State& s, UnitId unit) {
    return s.units[unit].whereabouts == Whereabouts::OffMap;
}

bool has_units_left(const State& s, const MarchStep& step) {
    return std::ranges::any_of(step.units, [&](UnitId unit) { return is_off_map(s, unit); });
}

bool has_units_left(const State& s, const Reinforcement& group) {
    return std::ranges::any_of(group.march,
                               [&](const MarchStep& step) { return has_units_left(s, step); });
}

std::size_t group_of(const State& s, UnitId unit) {
    for (std::size_t g = 0; g < s.battle->reinforcements.size(); ++g) {
        for (const MarchStep& step : s.battle->reinforcements[g].march) {
            if (std::ranges::find(step.units, unit) != step.units.end()) return g;
        }
    }
    return no_group;
}

HexId depot_for(const State& s, const Counter& c) {
    const Battle& b = *s.battle;
    const bool hill = b.hill_depot != no_hex && c.wing == b.hill_wing && c.wing != no_formation;
    return hill ? b.hill_depot : b.depots[static_cast<std::size_t>(index(c.side))];
}

// The next of the group to enter: its first step of march with units off the map, and leaders of
// the steps before it.
Party next_party(const State& s, std::size_t group) {
    const Reinforcement& r = s.battle->reinforcements[group];
    Party party;
    party.group = group;
    party.entry = r.entry;
    for (const MarchStep& step : r.march) {
        for (const LeaderId leader : step.leaders) {
            const bool off = s.leaders[leader].whereabouts == Whereabouts::OffMap;
            if (off && !party.leaders.full()) party.leaders.push(leader);
        }
        if (!has_units_left(s, step)) continue;
        for (const UnitId unit : step.units) {
            if (is_off_map(s, unit)) party.units.push(unit);
        }
        break;
    }
    return party;
}

Party party_of(const State& s, UnitId unit) {
    const std::size_t group = group_of(s, unit);
    if (group != no_group) return next_party(s, group);
    Party party;
    party.units.push(unit);
    party.entry = depot_for(s, s.battle->units[unit]);
    return party;
}

bool has_guns_formation(const Counter& c) { return c.arm == Arm::Artillery || c.arm == Arm::Wagon; }

// Guns come limbered, the others as the first of their group did (lb.20.1.A.1, A.4).
Verdict judge_formation(const State& s, const Party& party, Formation formation) {
    if (has_guns_formation(s.battle->units[party.units[0]])) {
        return formation == Formation::Limbered ? Verdict(allowed)
                                                : refused("lb.20.1.A.4", Reason::FormationNotThere);
    }
    if (formation != Formation::RoadColumn && formation != Formation::Column) {
        return refused("lb.20.1.A.1", Reason::FormationNotThere);
    }
    const bool begun = party.group != no_group && ((s.begun >> party.group) & 1U) != 0;
    if (begun && s.entry_formation[party.group] != formation) {
        return refused("lb.20.1.A.1", Reason::FormationNotThere);
    }
    return allowed;
}

SideMarks marks_around(const State& s, HexId hex) {
    SideMarks all = 0;
    for (const SideMarks side : s.battle->ground.sides[hex]) {
        all = static_cast<SideMarks>(all | side);
    }
    return all;
}

// One hex at the rate of the road that leads through it, or as the ground says.
std::optional<Pm> road_rate(const State& s, HexId hex, UnitId unit) {
    const auto mover = static_cast<std::size_t>(mover_of(s.battle->units[unit]));
    const MovementCosts& costs = s.battle->charts.movement;
    if ((marks_around(s, hex) & Road) != 0) return costs.road[mover];
    if ((marks_around(s, hex) & Track) != 0) return costs.path[mover];
    const auto ground_type = static_cast<std::size_t>(s.battle->ground.terrain[hex]);
    const int cost = costs.hex[ground_type][mover];
    if (cost == closed) return std::nullopt;
    return Pm(cost);
}

std::optional<Pm> first_hex_cost(const State& s, HexId hex, UnitId unit, Formation formation) {
    const auto mover = static_cast<std::size_t>(mover_of(s.battle->units[unit]));
    if (formation != Formation::Column) return road_rate(s, hex, unit);
    const auto ground_type = static_cast<std::size_t>(s.battle->ground.terrain[hex]);
    const int cost = s.battle->charts.movement.hex[ground_type][mover];
    if (cost == closed) return std::nullopt;
    return Pm(cost);
}

// Hexes of column that have come in by that entry before (lb.20.1.B.1).
int queue_at(const State& s, const ReinforcementChit& chit, HexId entry) {
    int hexes = 0;
    for (std::size_t g = 0; g < s.battle->reinforcements.size(); ++g) {
        if (s.battle->reinforcements[g].entry == entry) hexes += chit.column[g];
    }
    return hexes;
}

// What a unit pays to stand in its first hex; nothing if it may not.
std::optional<Pm> price(const State& s, const ReinforcementChit& chit, const Party& party,
                        UnitId unit, const Enter& action) {
    const auto first = first_hex_cost(s, action.at, unit, action.formation);
    if (!first || action.at != party.entry) return first;
    const auto each = road_rate(s, party.entry, unit);
    if (!each) return std::nullopt;
    return *first + Pm::of_parts(each->in_parts() * queue_at(s, chit, party.entry));
}

bool is_edge(const State& s, HexId hex) {
    return std::ranges::find(s.battle->ground.neighbours[hex], no_hex) !=
           s.battle->ground.neighbours[hex].end();
}

// lb.20.1.1: any hex of the edge within half the movement, but for road columns.
Verdict judge_hex(const State& s, const Party& party, const Enter& action) {
    const Ground& map = s.battle->ground;
    if (action.at >= map.terrain.size() || !map.playable.has(action.at)) {
        return refused("lb.20.1.1", Reason::NoSuchHex);
    }
    if (action.at != party.entry) {
        const int reach = potential(s, party.units[0]).times(1, 2).whole();
        const bool off_road = action.formation != Formation::RoadColumn && party.group != no_group;
        if (!off_road || !is_edge(s, action.at) || distance(map, action.at, party.entry) > reach) {
            return refused("lb.20.1.1", Reason::NoSuchHex);
        }
    }
    const Seat side = s.battle->units[party.units[0]].side;
    if (s.occupied[static_cast<std::size_t>(index(other(side)))].has(action.at)) {
        return refused("lb.20.1.1", Reason::EnemyThere);
    }
    for (const UnitId unit : party.units) {
        const bool imposed =
            imposes_general_order(map.terrain[action.at]) && action.formation == Formation::Column;
        if (!imposed && !formation_allowed(s, unit, action.formation, action.at)) {
            return refused("lb.11.2.1", Reason::FormationNotThere);
        }
    }
    return allowed;
}

// Away from the edge; a road column along its road.
Side inward(const State& s, HexId at, Formation formation) {
    const Ground& map = s.battle->ground;
    if (formation == Formation::Limbered) return no_side;
    Side best = no_side;
    for (Side side = 0; side < side_count; ++side) {
        const HexId next = neighbour(map, at, side);
        if (next == no_hex) continue;
        if (formation == Formation::RoadColumn && joined(map, at, next) != Joined::No) return side;
        const bool from_edge = neighbour(map, at, opposite(side)) == no_hex;
        if (best == no_side || from_edge) best = side;
    }
    return best;
}

// `price` has been found possible for every unit.
void place(State& s, const ReinforcementChit& chit, const Party& party, const Enter& action) {
    const bool imposed = imposes_general_order(s.battle->ground.terrain[action.at]);
    for (const UnitId id : party.units) {
        Unit& unit = s.units[id];
        const Formation formation = action.formation;
        unit.formation =
            imposed && formation == Formation::Column ? Formation::GeneralOrder : formation;
        unit.facing = inward(s, action.at, formation);
        unit.done.spent = price(s, chit, party, id, action).value_or(Pm());
        unit.done.moved = true;
        stand_in(s, id, only(action.at));
    }
    for (const LeaderId id : party.leaders) {
        s.leaders[id].whereabouts = Whereabouts::Map;
        s.leaders[id].at = action.at;
    }
}

// Can the party stand there, and end its move in order?
Verdict judge_arrival(const State& s, const ReinforcementChit& chit, const Party& party,
                      const Enter& action) {
    State after = s;
    place(after, chit, party, action);
    if (const auto no = fault_of_stack(after, action.at)) return no;
    Moving moving;
    moving.units = party.units;
    moving.mission = Mission::Entering;
    if (!may_go_on(after, moving)) return refused("lb.20.1.B.1", Reason::NotEnoughMovement);
    return allowed;
}

Verdict judge_party(const State& s, const ReinforcementChit& chit, const Party& party,
                    const Enter& action) {
    if (const auto no = judge_formation(s, party, action.formation)) return no;
    if (const auto no = judge_hex(s, party, action)) return no;
    for (const UnitId unit : party.units) {
        const auto cost = price(s, chit, party, unit, action);
        if (!cost) return refused("lb.20.1.1", Reason::ClosedGround);
        if (*cost > potential(s, unit)) {
            return refused("lb.20.1.B.1", Reason::NotEnoughMovement);
        }
    }
    return judge_arrival(s, chit, party, action);
}

// Calls visit(action) for each way in until it says true.
template <class Visit>
bool any_way_in(const State& s, const ReinforcementChit& chit, const Party& party,
                const Visit& visit) {
    const int reach = potential(s, party.units[0]).times(1, 2).whole();
    for (const int hex : s.battle->ground.playable) {
        const auto at = static_cast<HexId>(hex);
        if (distance(s.battle->ground, at, party.entry) > reach) continue;
        for (const Formation formation :
             {Formation::RoadColumn, Formation::Column, Formation::Limbered}) {
            const Enter action{party.units[0], at, formation};
            if (!judge_party(s, chit, party, action) && visit(action)) return true;
        }
    }
    return false;
}

bool has_way_in(const State& s, const ReinforcementChit& chit, const Party& party) {
    return any_way_in(s, chit, party, [](const Enter&) { return true; });
}

Verdict judge_turn(const State& s, const ReinforcementChit& chit, std::size_t group) {
    if (!is_due(s, group, chit.side)) return refused("lb.20.0.R.1", Reason::NotDue);
    if (waits(s, group)) return refused("lb.20.1.C.1", Reason::NotDue);
    for (std::size_t g = 0; g < s.battle->reinforcements.size(); ++g) {
        const bool earlier =
            s.battle->reinforcements[g].turn < s.battle->reinforcements[group].turn;
        if (!earlier || !is_due(s, g, chit.side)) continue;
        if (waits(s, g) || has_way_in(s, chit, next_party(s, g))) {
            return refused("lb.20.1.C.2", Reason::WaitsItsTurn);
        }
    }
    return allowed;
}

void offer_party(const State& s, const ReinforcementChit& chit, const Party& party,
                 Offers<Action>& out) {
    any_way_in(s, chit, party, [&](const Enter& action) {
        out.push_back(action);
        return false;
    });
}

bool is_out_of_box(const State& s, const ReinforcementChit& chit, UnitId unit) {
    return s.battle->units[unit].side == chit.side && is_off_map(s, unit) &&
           group_of(s, unit) == no_group;
}

}  // namespace

bool is_due(const State& s, std::size_t group, Seat side) {
    const Reinforcement& r = s.battle->reinforcements[group];
    return r.side == side && !r.on_leader_chit && r.turn <= s.turn && has_units_left(s, r);
}

void hold_back(State& s, std::size_t group, const EventSink& events) {
    s.held_back = static_cast<std::uint16_t>(s.held_back | (1U << group));
    events.tell(GroupHeldBack{static_cast<std::uint8_t>(group)});
}

Verdict refuse_entry(const State& s, const ReinforcementChit& chit, const Enter& action) {
    if (action.unit >= s.battle->units.size()) return refused("lb.20.0.R.1", Reason::NoSuchUnit);
    if (s.battle->units[action.unit].side != chit.side) {
        return refused("lb.20.0.R.1", Reason::NotYourUnit);
    }
    if (!is_off_map(s, action.unit)) return refused("lb.20.0.R.1", Reason::NotDue);
    const Party party = party_of(s, action.unit);
    if (party.group != no_group) {
        if (const auto no = judge_turn(s, chit, party.group)) return no;
    }
    if (party.units[0] != action.unit) return refused("lb.20.1.B.1", Reason::WaitsItsTurn);
    return judge_party(s, chit, party, action);
}

bool can_enter(const State& s, const ReinforcementChit& chit, std::size_t group) {
    return !judge_turn(s, chit, group) && has_way_in(s, chit, next_party(s, group));
}

bool battery_can_enter(const State& s, const ReinforcementChit& chit) {
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        const auto unit = static_cast<UnitId>(i);
        if (is_out_of_box(s, chit, unit) && has_way_in(s, chit, party_of(s, unit))) return true;
    }
    return false;
}

void offer_entries(const State& s, const ReinforcementChit& chit, Offers<Action>& out) {
    for (std::size_t g = 0; g < s.battle->reinforcements.size(); ++g) {
        if (!judge_turn(s, chit, g)) offer_party(s, chit, next_party(s, g), out);
    }
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        const auto unit = static_cast<UnitId>(i);
        if (is_out_of_box(s, chit, unit)) offer_party(s, chit, party_of(s, unit), out);
    }
}

UnitList enter(State& s, ReinforcementChit& chit, const Enter& action, const EventSink& events) {
    const Party party = party_of(s, action.unit);
    place(s, chit, party, action);
    if (party.group != no_group) {
        const bool guns = action.formation == Formation::Limbered;
        const auto bit = static_cast<std::uint16_t>(1U << party.group);
        if (!guns && (s.begun & bit) == 0) {
            s.begun = static_cast<std::uint16_t>(s.begun | bit);
            s.entry_formation[party.group] = action.formation;
        }
        if (action.at == party.entry) {
            const UnitId lead = lead_of(s, party.units);
            chit.column[party.group] =
                static_cast<std::uint8_t>(chit.column[party.group] + column_length(s, lead));
        }
    }
    for (const UnitId unit : party.units) {
        note_passage(s, unit);
        events.tell(UnitEntered{unit, action.at});
    }
    for (const LeaderId leader : party.leaders) events.tell(LeaderMoved{leader, action.at});
    return party.units;
}

}  // namespace grognard::orthez
