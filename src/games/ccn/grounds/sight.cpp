// Obstacles on a line of sight, one by one, each with the rule of its kind.
#include "games/ccn/grounds/sight.hpp"

#include "games/ccn/grounds/common.hpp"

namespace grognard::ccn {

namespace {

// Can one walk from one hill to the other without going down? (ccn.los.hill.plateau)
bool one_plateau(const State& s, Hex from, Hex to) {
    HexSet reached;
    reached.add(from.index);
    for (HexSet before; before != reached && !reached.has(to.index);) {
        before = reached;
        reached |= spread(reached) & s.battle.hills;
    }
    return reached.has(to.index);
}

struct Sight {
    const State& s;
    const Unit& unit;
    Hex to;
    HexSet obstacles;

    bool high(Hex h) const { return s.battle.hills.has(h.index); }
    bool both_high() const { return high(unit.at) && high(to); }
    bool piece(Hex h) const { return has_unit(s, h) || has_general(s, h); }
    bool closed(Hex h) const { return !h.on_board() || obstacles.has(h.index); }
};

HexSet obstacles_of(const State& s, const Unit& unit, Hex to, Overhead overhead) {
    HexSet obstacles = sight_obstacles(s, unit.at, to);
    if (overhead == Overhead::No || !s.battle.hills.has(unit.at.index)) return obstacles;
    const HexSet friends = units_of(s, unit.side) | generals_of(s, unit.side);
    return obstacles - ((neighbours(unit.at) & friends) - s.battle.hills - s.battle.sight_blockers);
}

void name_ground(const Sight& sight, Hex h, Named& named) {
    if (sight.s.battle.sight_hills.has(h.index) && !sight.both_high()) {
        return named.add({"ccn.los.hill.blocks-behind", "ccn.los.hill.second-hill"});
    }
    if (!sight.s.battle.sight_blockers.has(h.index)) return;
    const Terrain terrain = terrain_at(sight.s, h);
    named.add_if(terrain == Terrain::Forest, "ccn.terrain.forest.los");
    named.add_if(terrain == Terrain::Town || terrain == Terrain::Mill, "ccn.terrain.town.los");
    named.add_if(terrain == Terrain::SteepHill, "ccn.terrain.steep-hill.los");
}

void name_between_hills(const Sight& sight, Hex h, Named& named) {
    const bool plateau = one_plateau(sight.s, sight.unit.at, sight.to);
    const bool on_plateau = sight.high(h) || sight.s.battle.sight_blockers.has(h.index);
    named.add_if(plateau && on_plateau, "ccn.los.hill.plateau");
    named.add_if(!plateau && !sight.high(h), "ccn.los.hill.valley");
    named.add_if(sight.high(h) && sight.piece(h), "ccn.los.third-hill");
}

void name_obstacle(const Sight& sight, Hex h, Named& named) {
    if (!h.on_board()) return named.add("ccn.los.board-edge");
    name_ground(sight, h, named);
    if (sight.both_high()) name_between_hills(sight, h, named);
    // Only guns on a hill look over pieces, and over few (ccn.terrain.hill.art-overhead).
    const bool overhead = arm(sight.unit) == Arm::Artillery || sight.high(sight.unit.at);
    named.add_if(overhead && sight.piece(h), "ccn.terrain.hill.art-overhead");
}

bool name_met(const Sight& sight, const Line::Met& way, Named& named) {
    bool closed = false;
    for (const int apart : way) {
        const Hex h = met(sight.unit.at, apart);
        if (!sight.closed(h)) continue;
        name_obstacle(sight, h, named);
        closed = true;
    }
    return closed;
}

bool closes(const Sight& sight, const Line::Met& way) {
    return std::any_of(way.begin(), way.end(),
                       [&](int apart) { return sight.closed(met(sight.unit.at, apart)); });
}

}  // namespace

void name_hidden(const State& s, const Unit& unit, Hex to, Overhead overhead, Named& named) {
    const int away = distance(unit.at, to);
    if (away < 2 || away > longest_sight) return;
    if (can_see(s, unit.at, to, unit.side, overhead)) return;
    const Sight sight{s, unit, to, obstacles_of(s, unit, to, overhead)};
    const Line& way = line(unit.at, to);
    named.add_if(name_met(sight, way.crossed, named), "ccn.los.center-line");
    if (closes(sight, way.left) && closes(sight, way.right)) {
        named.add("ccn.los.edge-line");
        name_met(sight, way.left, named);
        name_met(sight, way.right, named);
    }
    named.add("ccn.los.obstacles");
    named.add_if(under_tactic_card(s), "ccn.card.tactic-priority");
}

}  // namespace grognard::ccn
