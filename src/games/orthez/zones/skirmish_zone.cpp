#include "games/orthez/zones/skirmish_zone.hpp"

#include <algorithm>

#include "games/orthez/zones/influence.hpp"

namespace grognard::orthez {

namespace {

// lb.11.9.F.3
bool keeps_out(Terrain terrain) {
    return terrain == Terrain::Town || terrain == Terrain::Wood || terrain == Terrain::Church ||
           terrain == Terrain::Chateau;
}

bool is_beside(const State& s, const Unit& unit, HexId hex) {
    return std::ranges::any_of(unit.hexes,
                               [&](HexId at) { return at == hex || adjacent(ground(s), at, hex); });
}

}  // namespace

bool has_skirmish_zone(const State& s, UnitId id) {
    const Unit& unit = s.units[id];
    return counter(s, id).arm == Arm::Cavalry && on_map(unit) &&
           unit.formation == Formation::Skirmish && unit.order == OrderState::Good &&
           has_influence(s, id);
}

Ring skirmish_ring(const State& s, UnitId cavalry, HexId hex) {
    if (!has_skirmish_zone(s, cavalry)) return Ring::None;
    if (influences(s, cavalry, hex)) return Ring::Inner;
    // Flank and rear neighbours are no part of the outer ring (lb.11.9.F.2).
    if (is_beside(s, s.units[cavalry], hex) || keeps_out(terrain(s, hex))) return Ring::None;
    for (Side side = 0; side < side_count; ++side) {
        const HexId inner = neighbour(ground(s), hex, side);
        if (inner == no_hex || !influences(s, cavalry, inner)) continue;
        if ((marks(ground(s), hex, side) & Stream) == 0) return Ring::Outer;
    }
    return Ring::None;
}

}  // namespace grognard::orthez
