// Sets of hexes that follow from the ground, worked out once a battle.
#include "games/ccn/battle.hpp"

#include "games/ccn/fields.hpp"

namespace grognard::ccn {

void prepare(Battle& battle) {
    battle.hills = battle.sight_hills = battle.sight_blockers = battle.stops = {};
    battle.impassable_general = {};
    battle.impassable = battle.forbidden;
    for (int i = 0; i < hex_count; ++i) {
        const Terrain terrain = battle.terrain[static_cast<std::size_t>(i)];
        const TerrainCard& card = battle.charts.terrain[static_cast<std::size_t>(terrain)];
        const bool works = battle.works[static_cast<std::size_t>(i)] != 0;
        if (terrain == Terrain::Hill) {
            battle.hills.add(i);
            if (card.blocks_sight) battle.sight_hills.add(i);
        } else if (card.blocks_sight) {
            battle.sight_blockers.add(i);
        }
        if (works && battle.charts.fortification.blocks_sight) battle.sight_blockers.add(i);
        const bool dry = terrain == Terrain::Ford && battle.fords_without_stop.has(i);
        if ((card.stops && !dry) || (works && battle.charts.fortification.stops)) {
            battle.stops.add(i);
        }
        if (!card.passable_general) battle.impassable_general.add(i);
        for (std::size_t a = 0; a < arm_count; ++a) {
            if (!card.passable[a]) battle.impassable[a].add(i);
        }
    }
}

std::uint64_t battle_digest(const Battle& battle) { return hash_of(battle); }

}  // namespace grognard::ccn
