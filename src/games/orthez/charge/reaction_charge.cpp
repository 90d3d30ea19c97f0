#include "games/orthez/charge/reaction_charge.hpp"

#include <algorithm>

#include "games/orthez/charge/riders.hpp"
#include "games/orthez/facing/arcs.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/sight/path.hpp"
#include "games/orthez/stacking/placing.hpp"

namespace grognard::orthez {

namespace {

using Line = Fixed<HexId, farthest_charge_zone + 2>;  // of sight, both ends included

bool is_open_step(const State& s, HexId from, HexId to, OnBridge bridges) {
    return !is_occupied(s, to) && terrain_cost(s, from, to, Mover::Horse, bridges).has_value() &&
           !imposes_general_order(terrain(s, to));
}

// Both cavalries use the line, each from its end: it must be open both ways.
bool is_open(const State& s, HexId from, HexId hex) {
    return is_open_step(s, from, hex, OnBridge::Allowed) &&
           terrain_cost(s, hex, from, Mover::Horse, OnBridge::Allowed).has_value();
}

// Where the line runs along a side, the open hex of the two is taken, the left one first.
bool trace(const State& s, HexId from, HexId to, Line& line) {
    const Path path = straight_path(ground(s), from, to);
    line.push(from);
    for (const Cell& cell : path) {
        if (cell.left == from || cell.left == to) continue;
        const HexId last = line[line.size() - 1];
        const bool left = cell.left != no_hex && is_open(s, last, cell.left);
        const bool right = cell.right != no_hex && is_open(s, last, cell.right);
        if ((!left && !right) || line.full()) return false;
        line.push(left ? cell.left : cell.right);
    }
    if (line.full() || !adjacent(ground(s), line[line.size() - 1], to)) return false;
    line.push(to);
    return true;
}

std::optional<Footprint> moved_by(const State& s, const Footprint& hexes, Side side) {
    Footprint out;
    const OnBridge bridges = hexes.size() > 1 ? OnBridge::Forbidden : OnBridge::Allowed;
    for (const HexId hex : hexes) {
        const HexId to = neighbour(ground(s), hex, side);
        if (to == no_hex) return std::nullopt;
        const bool own = std::ranges::find(hexes, to) != hexes.end();
        if (!own && !is_open_step(s, hex, to, bridges)) return std::nullopt;
        out.push(to);
    }
    return out;
}

// A cavalry rides so many hexes along the line; the halves of a spread one keep together.
struct Ride {
    Footprint hexes;
    Side facing = no_side;
};
std::optional<Ride> ride(const State& s, UnitId id, const Line& line, std::size_t steps) {
    const Unit& unit = s.units[id];
    Ride out{unit.hexes, unit.facing};
    for (std::size_t i = 0; i < steps; ++i) {
        const auto next = moved_by(s, out.hexes, side_toward(ground(s), line[i], line[i + 1]));
        if (!next) return std::nullopt;
        out.hexes = *next;
    }
    if (unit.hexes.size() == 1) {
        out.facing = facing_toward(unit, side_toward(ground(s), line[steps], line[steps + 1]));
    }
    return out;
}

// A spread cavalry cannot turn: the enemy must be in front of the half that meets him.
bool faces(const State& s, UnitId id, const Ride& ride, HexId at, HexId enemy) {
    if (ride.hexes.size() == 1) return true;
    const Side side = side_toward(ground(s), at, enemy);
    for (std::size_t i = 0; i < ride.hexes.size(); ++i) {
        if (ride.hexes[i] == at) return printed_arcs(s, id, s.units[id].hexes[i]).front.has(side);
    }
    return false;
}

Line reversed(const Line& line) {
    Line out;
    for (std::size_t i = line.size(); i-- > 0;) out.push(line[i]);
    return out;
}

// The nearest pair of their hexes.
std::pair<HexId, HexId> nearest_pair(const State& s, UnitId a, UnitId b) {
    std::pair<HexId, HexId> best{s.units[a].hexes[0], s.units[b].hexes[0]};
    for (const HexId x : s.units[a].hexes) {
        for (const HexId y : s.units[b].hexes) {
            if (distance(ground(s), x, y) < distance(ground(s), best.first, best.second)) {
                best = {x, y};
            }
        }
    }
    return best;
}

void put(State& s, UnitId cavalry, const Footprint& to, Side facing, const EventSink& events) {
    for (const UnitId id : riders(s, cavalry)) {
        const bool stays = s.units[id].hexes == to && s.units[id].facing == facing;
        s.units[id].facing = facing;
        stand_in(s, id, to);
        if (!stays) events.tell(UnitMoved{id, to, facing, Pm()});
    }
}

}  // namespace

std::optional<MeetingPlace> meeting(const State& s, UnitId reactor, UnitId active) {
    const auto [from, to] = nearest_pair(s, reactor, active);
    if (distance(ground(s), from, to) > farthest_charge_zone) return std::nullopt;
    Line line;
    if (!trace(s, from, to, line)) return std::nullopt;
    const Line back = reversed(line);
    const std::size_t gap = line.size() - 2;
    const std::size_t first = (gap + 1) / 2;  // the reactor moves first (lb.18.6.H.2)
    const auto ours = ride(s, reactor, line, first);
    const auto theirs = ride(s, active, back, gap - first);
    if (!ours || !theirs) return std::nullopt;
    const HexId here = line[first];
    const HexId there = back[gap - first];
    if (!faces(s, reactor, *ours, here, there) || !faces(s, active, *theirs, there, here)) {
        return std::nullopt;
    }
    return MeetingPlace{ours->hexes, theirs->hexes, ours->facing, theirs->facing,
                        static_cast<std::uint8_t>(gap)};
}

void meet(State& s, UnitId reactor, UnitId active, const MeetingPlace& place,
          const EventSink& events) {
    const Footprint ours = s.units[reactor].hexes;
    const Footprint theirs = s.units[active].hexes;
    put(s, reactor, place.reactor, place.reactor_facing, events);
    put(s, active, place.active, place.active_facing, events);
    lead_along(s, ours, place.reactor, side_of(s, reactor), events);
    lead_along(s, theirs, place.active, side_of(s, active), events);
}

}  // namespace grognard::orthez
