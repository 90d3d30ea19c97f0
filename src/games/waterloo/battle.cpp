// Sets and distances that follow from the map and the pieces, worked out once a battle.
#include "games/waterloo/battle.hpp"

#include <algorithm>

#include "games/waterloo/fields.hpp"

namespace grognard::waterloo {

namespace {

template <std::size_t N>
void copy_steps(const area::Steps& steps, std::array<std::uint8_t, N>& out) {
    std::copy_n(steps.begin(), N, out.begin());
}

void prepare_areas(Battle& battle) {
    battle.stops_cavalry = battle.bars_cavalry = battle.low = battle.silent = {};
    battle.blocks_fire = battle.with_stronghold = {};
    battle.crest_areas = {};
    battle.stronghold_at = {};
    for (std::size_t a = 0; a < area_count; ++a) {
        const int at = static_cast<int>(a);
        const TerrainCard& card =
            battle.charts.terrain[static_cast<std::size_t>(battle.terrain[a])];
        if (card.stops_cavalry) battle.stops_cavalry.add(at);
        if (card.bars_cavalry) battle.bars_cavalry.add(at);
        if (card.low) battle.low.add(at);
        if (card.silent) battle.silent.add(at);
        if (card.blocks_fire) battle.blocks_fire.add(at);
        for (const BorderMark crest : crests) {
            if (!battle.graph.across(at, crest).empty()) {
                battle.crest_areas[static_cast<std::size_t>(crest)].add(at);
            }
        }
    }
    for (std::size_t i = 0; i < battle.strongholds.size(); ++i) {
        battle.stronghold_at[battle.strongholds[i].area] = static_cast<std::uint8_t>(i + 1);
        battle.with_stronghold.add(battle.strongholds[i].area);
    }
    battle.blocks_fire |= battle.with_stronghold;
}

void prepare_ways(Battle& battle) {
    battle.all_entries = battle.entries[0] | battle.entries[1];
    for (const Seat seat : both_seats) {
        const auto i = static_cast<std::size_t>(index(seat));
        copy_steps(battle.graph.steps_to(battle.goals[1 - i]), battle.to_refuge[i]);
    }
    std::size_t n = 0;
    for (auto& steps : battle.to_entry) steps.fill(area::unreachable);
    for (const int entry : battle.all_entries) {
        copy_steps(battle.graph.steps_to(entry), battle.to_entry[n++]);
    }
}

void prepare_units(Battle& battle) {
    battle.of_side = {};
    battle.of_arm = {};
    battle.of_nation = {};
    battle.of_force = {};
    for (std::size_t id = 0; id < battle.kinds.size(); ++id) {
        const Kind kind = battle.kinds[id];
        const int unit = static_cast<int>(id);
        battle.of_side[static_cast<std::size_t>(index(side(kind.nation)))].add(unit);
        battle.of_arm[static_cast<std::size_t>(kind.arm)].add(unit);
        battle.of_nation[static_cast<std::size_t>(kind.nation)].add(unit);
        battle.of_force[static_cast<std::size_t>(force(kind.nation))].add(unit);
    }
}

void list_pieces(Battle& battle) {
    battle.kinds.clear();
    battle.track.clear();
    for (const Placement& piece : battle.pieces) {
        const auto unit = static_cast<UnitId>(battle.kinds.size());
        battle.kinds.push(piece.kind);
        if (piece.at == on_track) battle.track.push({unit, piece.letter});
    }
}

}  // namespace

void prepare(Battle& battle) {
    battle.graph.measure();
    list_pieces(battle);
    prepare_areas(battle);
    prepare_ways(battle);
    prepare_units(battle);
    battle.digest = hash_of(battle);
}

}  // namespace grognard::waterloo
