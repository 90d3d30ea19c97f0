// Obstacles on a line of sight, one by one, each with the rule of its kind.
#include "games/ccn/grounds/sight.hpp"

#include "games/ccn/grounds/common.hpp"

namespace grognard::ccn {

namespace {

// Can one walk from one hex to the other over these?
bool connected(Hex from, Hex to, const HexSet& over) {
    HexSet reached;
    reached.add(from.index);
    for (HexSet before; before != reached && !reached.has(to.index);) {
        before = reached;
        reached |= spread(reached) & over;
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
    return sight_obstacles(s, unit.at, to) - overlooked(s, unit.at, unit.side, overhead);
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
    const Battle& battle = sight.s.battle;
    const Hex from = sight.unit.at;
    // A wood or town amid hills may be taken to stand on the plateau (R51), or below it.
    const HexSet wooded = battle.hills | battle.sight_blockers;
    named.add_if(wooded.has(h.index) && connected(from, sight.to, wooded), "ccn.los.hill.plateau");
    named.add_if(!sight.high(h) && !connected(from, sight.to, battle.hills), "ccn.los.hill.valley");
    named.add_if(sight.high(h) && sight.piece(h), "ccn.los.third-hill");
}

// Guns on a hill look over pieces, but not over all (ccn.terrain.hill.art-overhead); guns below and
// others on a hill look over none, not even over the friend before them.
bool over_pieces(const Sight& sight, Hex h) {
    const bool guns = arm(sight.unit) == Arm::Artillery;
    const bool hill = sight.high(sight.unit.at);
    if (guns && hill) return true;
    return (guns || hill) && adjacent(sight.unit.at, h) && has_piece(sight.s, h, sight.unit.side);
}

void name_obstacle(const Sight& sight, Hex h, Named& named) {
    if (!h.on_board()) return named.add("ccn.los.board-edge");
    name_ground(sight, h, named);
    if (sight.both_high()) name_between_hills(sight, h, named);
    named.add_if(sight.piece(h) && over_pieces(sight, h), "ccn.terrain.hill.art-overhead");
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
