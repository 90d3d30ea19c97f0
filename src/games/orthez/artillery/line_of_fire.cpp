#include "games/orthez/artillery/line_of_fire.hpp"

#include <algorithm>

#include "games/orthez/fire/firers.hpp"
#include "games/orthez/sight/line_of_sight.hpp"

namespace grognard::orthez {

namespace {

constexpr int medium_range = 3;  // lb.17.10.1

// lb.17.12.3
bool stops_balls(Terrain terrain) {
    return terrain == Terrain::Town || terrain == Terrain::Chateau || terrain == Terrain::Church ||
           terrain == Terrain::Wood || terrain == Terrain::Marsh;
}

SideMarks marks_between(const State& s, HexId from, HexId to) {
    const Side side = side_toward(ground(s), from, to);
    return side == no_side ? SideMarks{0} : marks(ground(s), from, side);
}

// The hexes that a line reaches on one hand, through the left or the right hex of each pair.
void reach(const State& s, const Path& path, HexId from, HexId Cell::*hand, HexSet& reached) {
    HexId last = from;
    for (const Cell& cell : path) {
        const HexId hex = cell.*hand;
        if (hex == from) continue;
        if (hex == no_hex) return;
        const SideMarks crossed = marks_between(s, last, hex);
        const bool shadow = (crossed & SlopeDown) != 0;  // lb.17.12.A.1.b
        const bool crest = (crossed & SlopeUp) != 0;     // lb.17.12.A.1.a
        if (!shadow) reached.add(hex);
        if (crest || stops_balls(terrain(s, hex))) return;
        last = hex;
    }
}

// The far end of the line, perhaps beyond the map.
Axial prolonged(const State& s, HexId from, HexId target, int farthest) {
    const Axial a = axial(ground(s), from);
    const Axial b = axial(ground(s), target);
    const int length = distance(a, b);
    const int times = (farthest + length - 1) / length;
    return {a.q + times * (b.q - a.q), a.r + times * (b.r - a.r)};
}

// Leaders alone and cavalry with a charge marker are spared (lb.17.12.1).
bool can_be_struck(const State& s, HexId hex) {
    const UnitId top = leading_unit(s, hex);
    return top != no_unit && !s.units[top].done.charge_marked;
}

int farthest_of(const State& s, HexId from, const UnitSet& silent) {
    HexList list;
    list.push(from);
    int farthest = 0;
    for (const UnitId battery : firing_batteries(s, list, silent)) {
        farthest = std::max<int>(farthest, counter(s, battery).extreme_range);
    }
    return farthest;
}

void add_shot(LineShots& shots, FireKind kind, HexId from, HexId at, std::uint8_t attacks) {
    if (shots.full()) return;
    LineShot shot;
    shot.kind = kind;
    shot.from.push(from);
    shot.at = at;
    shot.attacks = attacks;
    shots.push(shot);
}

bool strikes(const LineShots& shots, HexId from, HexId at) {
    return std::ranges::any_of(
        shots, [&](const LineShot& shot) { return shot.at == at && shot.from[0] == from; });
}

// What the fire of one hex strikes beside the target.
void add_strays(const State& s, HexId from, HexId target, const UnitSet& silent, LineShots& shots) {
    constexpr std::uint8_t halved = 2;
    const int range = distance(ground(s), from, target);
    if (range >= medium_range && guns_fire(s, from, silent)) {
        const int farthest = farthest_of(s, from, silent);
        for (const StruckHex& struck : line_of_fire(s, from, target, farthest)) {
            if (!can_be_struck(s, struck.hex)) continue;
            add_shot(shots, FireKind::Ricochet, from, struck.hex, struck.half ? halved : 1);
        }
    }
    const Seat side = side_of(s, leading_unit(s, from));
    const HexId beside = line_of_sight(s, from, target, side, SightUse::Fire).accidental;
    if (range < 2 || beside == no_hex || strikes(shots, from, beside)) return;
    if (can_be_struck(s, beside)) add_shot(shots, FireKind::Accidental, from, beside, halved);
}

}  // namespace

StruckHexes line_of_fire(const State& s, HexId from, HexId target, int farthest) {
    StruckHexes struck;
    if (farthest < medium_range) return struck;
    const Axial start = axial(ground(s), from);
    const Path path = straight_path(ground(s), start, prolonged(s, from, target, farthest));
    HexSet reached;
    reach(s, path, from, &Cell::left, reached);
    reach(s, path, from, &Cell::right, reached);
    const auto strike = [&](HexId hex, bool half) {
        if (hex == no_hex || hex == target || !reached.has(hex) || struck.full()) return;
        const int range = distance(ground(s), from, hex);
        if (range >= medium_range && range <= farthest) struck.push(StruckHex{hex, half});
    };
    for (const Cell& cell : path) {
        strike(cell.left, cell.is_pair());
        if (cell.is_pair()) strike(cell.right, true);
    }
    return struck;
}

LineShots shots_of_fire(const State& s, const HexList& from, HexId target, const UnitSet& silent) {
    LineShots shots;
    LineShot declared;
    declared.from = from;
    declared.at = target;
    shots.push(declared);
    for (const HexId hex : from) add_strays(s, hex, target, silent, shots);
    if (from.size() > 1) return shots;  // lb.17.7.3: the sum first, then each line by itself
    std::stable_sort(shots.begin(), shots.end(), [&](const LineShot& a, const LineShot& b) {
        return distance(ground(s), from[0], a.at) < distance(ground(s), from[0], b.at);
    });
    return shots;
}

}  // namespace grognard::orthez
