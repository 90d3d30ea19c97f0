#include "games/orthez/movement/cost.hpp"

#include <algorithm>

#include "games/orthez/facing/arcs.hpp"
#include "games/orthez/zones/skirmish_zone.hpp"

namespace grognard::orthez {
namespace {

std::size_t at(Mover mover) { return static_cast<std::size_t>(mover); }

// Adds the cost of a mark; false if the side is closed by it.
bool add_mark(SideMarks on_side, SideMark mark, const Costs& costs, Mover mover, int& sum) {
    if ((on_side & mark) == 0) return true;
    const std::int8_t cost = costs[at(mover)];
    if (cost == closed) return false;
    sum += cost;
    return true;
}

bool is_two_hexes(const Unit& unit) {
    return unit.hexes.size() == 2 && unit.formation != Formation::RoadColumn;
}

OnBridge bridges_for(const Unit& unit) {
    const bool good = unit.order == OrderState::Good;
    const bool wide = is_two_hexes(unit) || (good && unit.formation == Formation::Square);
    return wide ? OnBridge::Forbidden : OnBridge::Allowed;
}

// lb.11.9.F: near skirmishing enemy cavalry infantry and cavalry pay more for a hex.
int skirmish_zone_surcharge(const State& s, UnitId unit, HexId to) {
    const Arm arm = counter(s, unit).arm;
    if (arm != Arm::Infantry && arm != Arm::Cavalry) return 0;
    const MovementCosts& costs = s.battle->charts.movement;
    const Seat enemy = other(side_of(s, unit));
    int surcharge = 0;
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        if (s.battle->units[i].arm != Arm::Cavalry || s.battle->units[i].side != enemy) continue;
        const Ring ring = skirmish_ring(s, static_cast<UnitId>(i), to);
        if (ring == Ring::None) continue;
        surcharge = std::max<int>(
            surcharge, ring == Ring::Inner ? costs.skirmish_zone_inner : costs.skirmish_zone_outer);
    }
    return surcharge;
}

}  // namespace

Mover mover_of(const Counter& counter) {
    if (counter.arm == Arm::Infantry) return Mover::Foot;
    return counter.arm == Arm::Cavalry ? Mover::Horse : Mover::Guns;
}

Pm potential(const State& s, UnitId id) {
    const Unit& unit = s.units[id];
    Pm out(counter(s, id).movement);
    if (unit.order == OrderState::Disordered) out = out.times(1, 2);
    if (unit.fatigue == Fatigue::Fatigued) out = out.times(1, 2);
    if (unit.fatigue == Fatigue::Exhausted) out = out.times(1, 3);
    return out;
}

Pm left(const State& s, UnitId unit) {
    return std::max(potential(s, unit) - s.units[unit].done.spent, Pm());
}

Joined joined(const Ground& ground, HexId from, HexId to) {
    const Side side = side_toward(ground, from, to);
    if (side == no_side) return Joined::No;
    const SideMarks on_side = marks(ground, from, side);
    if ((on_side & Road) != 0) return Joined::Road;
    return (on_side & Track) != 0 ? Joined::Track : Joined::No;
}

std::optional<Pm> terrain_cost(const State& s, HexId from, HexId to, Mover mover,
                               OnBridge bridges) {
    const MovementCosts& costs = s.battle->charts.movement;
    const Side side = side_toward(ground(s), from, to);
    if (side == no_side) return std::nullopt;
    const SideMarks on_side = marks(ground(s), from, side);
    const auto hex_cost = [&](Terrain terrain) {
        return costs.hex[static_cast<std::size_t>(terrain)][at(mover)];
    };
    const bool bridge = (on_side & Bridge) != 0;
    if (bridge && bridges == OnBridge::Forbidden) return std::nullopt;
    if ((on_side & Gorge) != 0 && !bridge) return std::nullopt;
    const bool ford = (on_side & FordSide) != 0;
    int sum = hex_cost(ford ? Terrain::Ford : terrain(s, to));
    if (sum == closed) return std::nullopt;
    // lb.12.4.C.4: nobody wades from one marsh hex to another.
    const bool stream = (on_side & Stream) != 0 && !bridge && !ford;
    if (stream) {
        if (terrain(s, from) == Terrain::Marsh && terrain(s, to) == Terrain::Marsh) {
            return std::nullopt;
        }
        if (!add_mark(on_side, Stream, costs.stream, mover, sum)) return std::nullopt;
    }
    const bool open = add_mark(on_side, SlopeUp, costs.slope_up, mover, sum) &&
                      add_mark(on_side, SlopeDown, costs.slope_down, mover, sum) &&
                      add_mark(on_side, Wall, costs.wall, mover, sum) &&
                      add_mark(on_side, SunkenRoad, costs.sunken_road, mover, sum) &&
                      add_mark(on_side, RaisedRoad, costs.raised_road, mover, sum);
    if (!open) return std::nullopt;
    return Pm(sum);
}

std::optional<Pm> step_cost(const State& s, UnitId id, Side side, int long_steps) {
    const Unit& unit = s.units[id];
    const Counter& c = counter(s, id);
    const MovementCosts& costs = s.battle->charts.movement;
    const Mover mover = mover_of(c);
    const bool good = unit.order == OrderState::Good;
    const HexId head = unit.hexes[0];
    if (good && (unit.formation == Formation::RoadColumn || c.arm == Arm::Wagon)) {
        const HexId to = neighbour(ground(s), head, side);
        const Joined road = to == no_hex ? Joined::No : joined(ground(s), head, to);
        if (road == Joined::Road) return costs.road[at(mover)];
        if (road == Joined::Track) return costs.path[at(mover)];
        if (unit.formation == Formation::RoadColumn) return std::nullopt;
    }
    Pm dearest;
    int zone = 0;
    for (const HexId from : unit.hexes) {
        const HexId to = neighbour(ground(s), from, side);
        if (to == no_hex) return std::nullopt;
        const auto cost = terrain_cost(s, from, to, mover, bridges_for(unit));
        if (!cost) return std::nullopt;
        dearest = std::max(dearest, *cost);
        zone = std::max(zone, skirmish_zone_surcharge(s, id, to));
    }
    int surcharge = zone;
    const bool line = good && unit.formation == Formation::Line;
    if (line && c.arm == Arm::Infantry) surcharge += costs.line_surcharge;
    if (good && unit.formation == Formation::Square) surcharge += costs.square_surcharge;
    // lb.11.5.A.6: every second hex of a two-hex cavalry line.
    if (line && c.arm == Arm::Cavalry && unit.hexes.size() == 2 && long_steps % 2 == 1) {
        ++surcharge;
    }
    return dearest + Pm(surcharge);
}

bool formation_allowed(const State& s, UnitId id, Formation formation, HexId hex) {
    const bool cavalry = counter(s, id).arm == Arm::Cavalry;
    const DefenceRow& row = s.battle->charts.defence[static_cast<std::size_t>(terrain(s, hex))];
    const auto has = [&](Target target) {
        return row[static_cast<std::size_t>(target)] != not_allowed;
    };
    switch (formation) {
        case Formation::Column:
            return has(cavalry ? Target::CavalryColumn : Target::Column);
        case Formation::Line:
            return has(cavalry ? Target::CavalryLine : Target::Line);
        case Formation::Skirmish:
            return has(cavalry ? Target::CavalrySkirmish : Target::Skirmish);
        case Formation::GeneralOrder:
            return has(cavalry ? Target::CavalryGeneralOrder : Target::GeneralOrder);
        case Formation::Square:
            return !cavalry && has(Target::Square);
        case Formation::Limbered:
            return has(Target::Limbered);
        case Formation::Battery:
            return has(Target::Unlimbered);
        case Formation::RoadColumn:
            for (Side side = 0; side < side_count; ++side) {
                if ((marks(ground(s), hex, side) & (Road | Track)) != 0) return true;
            }
            return false;
    }
    return false;
}

Pm formation_change_cost(const State& s, UnitId id, Formation to) {
    const Counter& c = counter(s, id);
    if (to == Formation::GeneralOrder) return Pm();  // lb.11.6.2
    if (to == Formation::Line) return Pm(c.line_cost);
    return Pm(s.battle->charts.movement.formation_change[at(mover_of(c))]);
}

std::optional<Pm> extension_cost(const State& s, UnitId id, HexId from, HexId to) {
    const Unit& unit = s.units[id];
    if (unit.formation == Formation::RoadColumn) {
        const Joined road = joined(ground(s), from, to);
        const MovementCosts& costs = s.battle->charts.movement;
        const std::size_t mover = at(mover_of(counter(s, id)));
        if (road == Joined::Road) return costs.road[mover];
        if (road == Joined::Track) return costs.path[mover];
        return std::nullopt;
    }
    return terrain_cost(s, from, to, mover_of(counter(s, id)), OnBridge::Forbidden);
}

}  // namespace grognard::orthez
