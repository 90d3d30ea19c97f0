#include "games/orthez/command/leader_moves.hpp"

#include <array>
#include <optional>

#include "games/orthez/command/posts.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/movement/ground_taken.hpp"
#include "games/orthez/reasons.hpp"

namespace grognard::orthez {

namespace {

constexpr std::int16_t unreached = -1;
constexpr auto on_foot = static_cast<std::size_t>(Mover::Foot);

std::optional<Pm> leader_step(const State& s, HexId from, HexId to) {
    switch (joined(ground(s), from, to)) {
        case Joined::Road:
            return s.battle->charts.movement.road[on_foot];
        case Joined::Track:
            return s.battle->charts.movement.path[on_foot];
        case Joined::No:
            break;
    }
    return terrain_cost(s, from, to, Mover::Foot, OnBridge::Allowed);
}

bool has_enemy_leader(const State& s, HexId hex, Seat side) {
    for (const int i : leaders_in(s, hex)) {
        const Leader& leader = s.battle->leaders[static_cast<std::size_t>(i)];
        if (leader.side != side && leader.rank != Rank::Marker) return true;
    }
    return false;
}

// Lowers the cost of the hexes beside this one; those that became cheaper go on.
void spread(const State& s, Seat side, HexId hex, Pm budget,
            std::array<std::int16_t, max_hexes>& cost, HexSet& next) {
    for (const HexId beside : ground(s).neighbours[hex]) {
        if (beside == no_hex || holds_unit_of(s, beside, other(side))) continue;
        const auto step = leader_step(s, hex, beside);
        if (!step) continue;
        const Pm sum = Pm::of_parts(cost[hex]) + *step;
        if (sum > budget) continue;
        if (cost[beside] != unreached && cost[beside] <= sum.in_parts()) continue;
        cost[beside] = static_cast<std::int16_t>(sum.in_parts());
        next.add(beside);
    }
}

bool in_reserve(const State& s, LeaderId leader) {
    return !s.released && s.battle->release.division != no_formation &&
           s.battle->release.leaders.has(leader);
}

}  // namespace

HexSet leader_reach(const State& s, LeaderId id, HexId from) {
    const Leader& leader = s.battle->leaders[id];
    std::array<std::int16_t, max_hexes> cost;
    cost.fill(unreached);
    cost[from] = 0;
    HexSet reached;
    HexSet frontier;
    frontier.add(from);
    while (!frontier.empty()) {
        HexSet next;
        for (const int hex : frontier) {
            spread(s, leader.side, static_cast<HexId>(hex), Pm(leader.movement), cost, next);
        }
        reached |= next;
        frontier = next;
    }
    reached.remove(from);
    for (std::size_t i = 0; i < s.battle->leaders.size(); ++i) {
        const Leader& enemy = s.battle->leaders[i];
        const LeaderState& there = s.leaders[i];
        if (enemy.side == leader.side || there.whereabouts != Whereabouts::Map) continue;
        if (enemy.rank != Rank::Marker) reached.remove(there.at);
    }
    return reached;
}

bool leader_may_move(const State& s, LeaderId leader) {
    return is_on_map(s, leader) && !is_marker(s, leader) && !s.leaders[leader].moved &&
           !in_reserve(s, leader);
}

Verdict refuse_leader_move(const State& s, const MoveLeader& action) {
    if (action.leader >= s.battle->leaders.size() || is_marker(s, action.leader)) {
        return refused("lb.20.0.L.1", Reason::NoSuchLeader);
    }
    if (s.leaders[action.leader].moved) return refused("lb.20.0.L.1", Reason::HasMoved);
    if (in_reserve(s, action.leader)) return refused("lb.22.3.C.0", Reason::NotReleased);
    if (!is_on_map(s, action.leader)) return refused("lb.20.0.L.1", Reason::NotOnMap);
    if (action.to >= ground(s).terrain.size()) return refused("lb.12.1.A.2", Reason::NoSuchHex);
    const Seat side = s.battle->leaders[action.leader].side;
    if (holds_unit_of(s, action.to, other(side)) || has_enemy_leader(s, action.to, side)) {
        return refused("lb.19.B.1.d", Reason::EnemyThere);
    }
    if (!leader_reach(s, action.leader, s.leaders[action.leader].at).has(action.to)) {
        return refused("lb.12.1.A.2", Reason::NotEnoughMovement);
    }
    return allowed;
}

void move_leader(State& s, const MoveLeader& action, const EventSink& events) {
    LeaderState& leader = s.leaders[action.leader];
    leader.whereabouts = Whereabouts::Map;
    leader.at = action.to;
    leader.moved = true;
    events.tell(LeaderMoved{action.leader, action.to});
    note_leaders_outside(s);
}

void offer_leader_moves(const State& s, LeaderId leader, Offers<Action>& out) {
    if (!leader_may_move(s, leader)) return;
    for (const int hex : leader_reach(s, leader, s.leaders[leader].at)) {
        out.push_back(MoveLeader{leader, static_cast<HexId>(hex)});
    }
}

void note_leaders_outside(State& s) {
    for (const DefenceZone& zone : s.battle->zones) note_leader_move(s, zone.leader);
}

}  // namespace grognard::orthez
