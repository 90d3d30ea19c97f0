#include "games/orthez/zones/influence.hpp"

#include "games/orthez/facing/arcs.hpp"

namespace grognard::orthez {
namespace {

// lb.9.E.1: no zone enters a town, wood, church or chateau; the Pau holds nobody.
bool stops_influence(Terrain terrain) {
    return terrain == Terrain::Town || terrain == Terrain::Wood || terrain == Terrain::Church ||
           terrain == Terrain::Chateau || terrain == Terrain::River;
}

bool is_skirmishing_cavalry(const State& s, UnitId unit) {
    return counter(s, unit).arm == Arm::Cavalry && s.units[unit].order == OrderState::Good &&
           s.units[unit].formation == Formation::Skirmish;
}

// lb.9.E.2; the zone of skirmishing cavalry also ends at streams (lb.11.9.F.3).
bool crosses(const State& s, UnitId unit, HexId from, Side side) {
    const SideMarks on_side = marks(ground(s), from, side);
    if ((on_side & (Gorge | Bridge)) != 0) return false;
    return (on_side & Stream) == 0 || !is_skirmishing_cavalry(s, unit);
}

bool formed_light_cavalry_beside(const State& s, UnitId unit) {
    const Seat enemy = other(side_of(s, unit));
    for (const HexId at : s.units[unit].hexes) {
        for (Side side = 0; side < side_count; ++side) {
            const HexId beside = neighbour(ground(s), at, side);
            if (beside == no_hex || !holds_unit_of(s, beside, enemy)) continue;
            for (const UnitId near : units_in(s, beside)) {
                const Unit& cavalry = s.units[near];
                if (is_light_cavalry(counter(s, near)) && cavalry.order == OrderState::Good &&
                    (cavalry.formation == Formation::Line ||
                     cavalry.formation == Formation::Column)) {
                    return true;
                }
            }
        }
    }
    return false;
}

template <class Wanted>
UnitSet those_influencing(const State& s, HexId hex, Seat side, const Wanted& wanted) {
    UnitSet found;
    if (stops_influence(terrain(s, hex))) return found;
    for (Side toward = 0; toward < side_count; ++toward) {
        const HexId beside = neighbour(ground(s), hex, toward);
        if (beside == no_hex || !holds_unit_of(s, beside, side)) continue;
        for (const UnitId unit : units_in(s, beside)) {
            if (wanted(unit) && influences(s, unit, hex)) found.add(unit);
        }
    }
    return found;
}

}  // namespace

bool has_influence(const State& s, UnitId id) {
    const Unit& unit = s.units[id];
    if (!on_map(unit) || unit.order == OrderState::Routing) return false;
    if (unit.formation == Formation::Limbered || counter(s, id).arm == Arm::Wagon) return false;
    if (unit.formation == Formation::RoadColumn && unit.order == OrderState::Good) return false;
    return !is_skirmishing_cavalry(s, id) || !formed_light_cavalry_beside(s, id);
}

bool influences(const State& s, UnitId id, HexId hex) {
    if (stops_influence(terrain(s, hex)) || stands_in(s.units[id], hex)) return false;
    if (!has_influence(s, id)) return false;
    for (const HexId at : s.units[id].hexes) {
        const Side side = side_toward(ground(s), at, hex);
        if (side != no_side && arcs(s, id, at).front.has(side) && crosses(s, id, at, side)) {
            return true;
        }
    }
    return false;
}

UnitSet influencing(const State& s, HexId hex, Seat side) {
    return those_influencing(s, hex, side, [](UnitId) { return true; });
}

bool in_influence_of(const State& s, HexId hex, Seat side) {
    return !influencing(s, hex, side).empty();
}

bool in_cavalry_influence_of(const State& s, HexId hex, Seat side) {
    return !those_influencing(s, hex, side, [&](UnitId unit) {
                return counter(s, unit).arm == Arm::Cavalry;
            }).empty();
}

}  // namespace grognard::orthez
