#include "games/orthez/facing/arcs.hpp"

namespace grognard::orthez {
namespace {

Sides sides(std::initializer_list<int> list) {
    Sides out;
    for (const int side : list) out = out.with(side);
    return out;
}

Arcs all_front() { return {Sides::all(), {}, {}}; }

Arcs of_column(int d) { return {sides({d - 1, d, d + 1}), sides({d - 2, d + 2}), sides({d + 3})}; }

// Of a road column every hex faces the next one; the tail follows the head (lb.11.7.1).
Arcs of_road_column(const State& s, const Unit& unit, HexId hex) {
    for (std::size_t i = 1; i < unit.hexes.size(); ++i) {
        if (unit.hexes[i] == hex) {
            return of_column(side_toward(ground(s), hex, unit.hexes[i - 1]));
        }
    }
    return of_column(unit.facing);
}

Arcs of_two_hexes(const State& s, const Unit& unit, HexId hex) {
    const int d = unit.facing;
    const HexId other = unit.hexes[0] == hex ? unit.hexes[1] : unit.hexes[0];
    const Side along = side_toward(ground(s), hex, other);
    const bool other_is_left = along == turned(d, -1);
    const int end = other_is_left ? d + 2 : d - 1;
    if (unit.formation == Formation::Line) {
        return {sides({d, d + 1}), sides({end}), sides({d + 3, d + 4})};
    }
    // Behind skirmishers the hex that touches both halves is the rear, the outer one a flank.
    const int rear = other_is_left ? d + 4 : d + 3;
    const int flank = other_is_left ? d + 3 : d + 4;
    return {sides({d, d + 1, end}), sides({flank}), sides({rear})};
}

// A battery beside infantry takes the infantry's arcs (lb.17.1.2).
UnitId infantry_with(const State& s, HexId hex) {
    for (const UnitId unit : units_in(s, hex)) {
        if (counter(s, unit).arm == Arm::Infantry) return unit;
    }
    return no_unit;
}

bool is_line_in_good_order(const Unit& unit) {
    return unit.formation == Formation::Line && unit.order == OrderState::Good;
}

// A neighbour in line has this hex in front of it (lb.11.5.D.1).
bool refused(const State& s, UnitId unit, HexId hex, HexId flank) {
    for (Side side = 0; side < side_count; ++side) {
        const HexId beside = neighbour(ground(s), hex, side);
        if (beside == no_hex || !holds_unit_of(s, beside, side_of(s, unit))) continue;
        for (const UnitId other : units_in(s, beside)) {
            if (other == unit || !is_line_in_good_order(s.units[other])) continue;
            for (const HexId at : s.units[other].hexes) {
                const Side toward = side_toward(ground(s), at, flank);
                if (toward != no_side && printed_arcs(s, other, at).front.has(toward)) return true;
            }
        }
    }
    return false;
}

}  // namespace

Arcs printed_arcs(const State& s, UnitId id, HexId hex) {
    const Unit& unit = s.units[id];
    if (unit.order != OrderState::Good) return all_front();
    const int d = unit.facing;
    switch (unit.formation) {
        case Formation::Square:
        case Formation::Limbered:
            return all_front();
        case Formation::Column:
            return of_column(d);
        case Formation::RoadColumn:
            return of_road_column(s, unit, hex);
        case Formation::GeneralOrder:
            return {Sides::all().without(d + 3), {}, sides({d + 3})};
        case Formation::Battery: {
            const UnitId infantry = infantry_with(s, hex);
            if (infantry != no_unit) return printed_arcs(s, infantry, hex);
            return {sides({d - 1, d, d + 1}), {}, sides({d + 2, d + 3, d + 4})};
        }
        case Formation::Line:
            if (unit.hexes.size() == 2) return of_two_hexes(s, unit, hex);
            return {sides({d, d + 1}), sides({d - 1, d + 2}), sides({d + 3, d + 4})};
        case Formation::Skirmish:
            if (unit.hexes.size() == 2) return of_two_hexes(s, unit, hex);
            return {sides({d - 1, d, d + 1, d + 2}), sides({d + 3, d + 4}), {}};
    }
    return all_front();
}

Arcs arcs(const State& s, UnitId id, HexId hex) {
    Arcs out = printed_arcs(s, id, hex);
    if (!is_line_in_good_order(s.units[id])) return out;
    for (Side side = 0; side < side_count; ++side) {
        if (!out.flank.has(side)) continue;
        const HexId flank = neighbour(ground(s), hex, side);
        if (flank == no_hex || !refused(s, id, hex, flank)) continue;
        out.flank = out.flank.without(side);
        out.front = out.front.with(side);
    }
    return out;
}

bool is_front(const State& s, UnitId id, HexId hex) {
    const Unit& unit = s.units[id];
    if (stands_in(unit, hex)) return false;
    for (const HexId at : unit.hexes) {
        const Side side = side_toward(ground(s), at, hex);
        if (side != no_side && arcs(s, id, at).front.has(side)) return true;
    }
    return false;
}

}  // namespace grognard::orthez
