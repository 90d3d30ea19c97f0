// Which terrain, work or piece keeps a piece from going on.
#include "games/ccn/movement/reach.hpp"

#include <algorithm>

namespace grognard::ccn {

std::string_view stop_rule_at(const State& s, Hex stop) {
    if (s.battle->works[stop.index] != 0) return "ccn.terrain.fort.move-in";
    switch (terrain_at(s, stop)) {
        case Terrain::Forest:
            return "ccn.terrain.forest.move";
        case Terrain::Town:
        case Terrain::Mill:
            return "ccn.terrain.town.move";
        case Terrain::Ford:
            return "ccn.terrain.ford.move";
        case Terrain::SandPit:
            return "ccn.terrain.sandpit.move";
        default:
            return "ccn.move.terrain-limits";
    }
}

namespace {

HexSet barred_to_general(const State& s, Seat side) {
    return units_of(s, other(side)) | generals_of(s, other(side)) | s.battle->impassable_general;
}

// What may close a way, and the rule to name when pieces do.
struct Passage {
    HexSet barred;
    HexSet ground;  // the part of it that is ground
    HexSet pieces;  // pieces one must stop on
    std::string_view blocked_rule;
};

// Would it get there if it did not have to stop across its own works? (R13)
bool stopped_by_works(const State& s, Hex from, Hex to, int steps, const Passage& way) {
    if (s.battle->works[from.index] == 0 || steps < 2) return false;
    for (const Hex next : hexes(across_works(s, from) - way.barred)) {
        if (flood(s, next, steps - 1, way.barred, way.pieces).has(to.index)) return true;
    }
    return false;
}

// The stop whose removal alone opens the way; failing that, what else closes it.
std::string_view stopping_terrain(const State& s, Hex from, Hex to, int steps, const Passage& way) {
    if (!flood(s, from, steps, way.barred, way.pieces).has(to.index)) {
        if (stopped_by_works(s, from, to, steps, way)) return "ccn.terrain.fort.move-out";
        const bool ground_open = flood(s, from, steps, way.ground, HexSet{}).has(to.index);
        return ground_open ? way.blocked_rule : "ccn.move.impassable";
    }
    for (const Hex stop : hexes(s.battle->stops)) {
        HexSet fewer = s.battle->stops | way.pieces;
        fewer.remove(stop.index);
        if (flood(s, from, steps, way.barred, fewer).has(to.index)) return stop_rule_at(s, stop);
    }
    return "ccn.move.terrain-limits";
}

HexSet unit_stops(const State& s, const Unit& unit) {
    return s.battle->stops | lone_generals(s, unit.side);
}

HexSet reach(const State& s, const Unit& unit, int steps) {
    const HexSet barred = barred_to_unit(s, unit, takes_general_along(s, unit));
    return flood(s, unit.at, steps, barred, unit_stops(s, unit));
}

std::string_view stopping_rule(const State& s, const Unit& unit, Hex to, int steps) {
    const HexSet barred = barred_to_unit(s, unit, takes_general_along(s, unit));
    if (flood(s, unit.at, steps, barred, s.battle->stops).has(to.index)) {
        return "ccn.move.onto-lone-general";
    }
    const Passage way{barred, s.battle->impassable[static_cast<std::size_t>(arm(unit))],
                      lone_generals(s, unit.side), "ccn.move.blocked-hexes"};
    return stopping_terrain(s, unit.at, to, steps, way);
}

// Can it go over that hex in so many steps, and on? Not if it must stop there.
bool passes(const State& s, const Unit& unit, Hex over, int steps) {
    const HexSet closed =
        barred_to_unit(s, unit, takes_general_along(s, unit)) | unit_stops(s, unit);
    HexSet front = neighbours(unit.at) - closed - across_works(s, unit.at);
    for (int step = 2; step <= steps && !front.has(over.index); ++step) {
        front = spread(front) - closed;
    }
    return steps > 0 && front.has(over.index);
}

}  // namespace

HexSet flood(const State& s, Hex from, int steps, const HexSet& barred, const HexSet& stops) {
    if (steps == 0) return {};
    HexSet closed = barred;
    closed.add(from.index);
    HexSet reach = neighbours(from) - closed;
    HexSet front = reach - stops;
    if (steps > 1 && s.battle->works[from.index] != 0) front -= across_works(s, from);
    for (int step = 2; step <= steps; ++step) {
        const HexSet next = spread(front) - closed;
        reach |= next;
        front = next - stops;
    }
    return reach;
}

HexSet across_works(const State& s, Hex from) {
    HexSet ends;
    for (const Direction side : hex::all_directions) {
        const Hex next = neighbour(from, side);
        if (next.on_board() && fortified(s, from, side)) ends.add(next.index);
    }
    return ends;
}

HexSet unit_reach(const State& s, const Unit& unit) { return reach(s, unit, allowance(s, unit)); }

HexSet general_reach(const State& s, const General& general) {
    const HexSet barred = barred_to_general(s, general.side);
    return flood(s, general.at, general_allowance(s), barred, s.battle->stops) -
           generals_of(s, general.side);
}

const ExitHex* exit_of(const State& s, const Unit& unit) {
    const auto found =
        std::find_if(s.battle->exits.begin(), s.battle->exits.end(), [&](const ExitHex& way) {
            return is_near(s, unit, way) &&
                   (unit.at == way.hex ||
                    passes(s, unit, way.hex, allowance(s, unit) - way.extra_move));
        });
    return found == s.battle->exits.end() ? nullptr : &*found;
}

bool reaches(const State& s, const Unit& unit, const ExitHex& way) {
    return reach(s, unit, allowance(s, unit) - way.extra_move).has(way.hex.index);
}

std::string_view stopping_rule(const State& s, const Unit& unit, Hex to) {
    return stopping_rule(s, unit, to, allowance(s, unit));
}

std::string_view stopping_rule(const State& s, const Unit& unit, const ExitHex& way) {
    const Hex exit = way.hex;
    if (!reaches(s, unit, way)) {
        return stopping_rule(s, unit, exit, allowance(s, unit) - way.extra_move);
    }
    if (s.battle->stops.has(exit.index)) return stop_rule_at(s, exit);
    return unit_stops(s, unit).has(exit.index) ? "ccn.move.onto-lone-general"
                                               : "ccn.terrain.fort.move-out";
}

std::string_view stopping_rule(const State& s, const General& general, Hex to) {
    const Passage way{barred_to_general(s, general.side), s.battle->impassable_general, HexSet{},
                      "ccn.move.leader.no-enemy"};
    return stopping_terrain(s, general.at, to, general_allowance(s), way);
}

}  // namespace grognard::ccn
