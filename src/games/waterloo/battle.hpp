// What stays the same all game: the map, the figures, which pieces there are.
#pragma once

#include <array>
#include <cstdint>

#include "core/fixed.hpp"
#include "games/waterloo/areas.hpp"
#include "games/waterloo/charts.hpp"

namespace grognard::waterloo {

inline constexpr std::size_t max_strongholds = 4;
inline constexpr std::size_t entry_letters = 2;  // A, B

struct Kind {
    Nation nation = Nation::French;
    Arm arm = Arm::Infantry;

    friend constexpr bool operator==(const Kind&, const Kind&) = default;
};

struct Stronghold {
    AreaId area = nowhere;
    std::uint8_t capacity = 0;  // infantry units it protects
    std::int8_t morale = 0;     // columns, for those; left is negative

    friend constexpr bool operator==(const Stronghold&, const Stronghold&) = default;
};

// A piece on the Prussian track and the letter of the areas it enters by.
struct Arriving {
    UnitId unit = no_unit;
    std::uint8_t letter = 0;

    friend constexpr bool operator==(const Arriving&, const Arriving&) = default;
};

// Where a piece starts, or its place on the track.
struct Placement {
    Kind kind{};
    AreaId at = on_track;
    Posture posture = Posture::Upright;
    std::uint8_t letter = 0;  // of its entry, on the track

    friend constexpr bool operator==(const Placement&, const Placement&) = default;
};

struct Battle {
    Charts charts;
    area::Graph graph;
    std::array<Terrain, area_count> terrain{};
    AreaSet edge;  // areas on the edge of the board
    Fixed<Stronghold, max_strongholds> strongholds;
    std::array<AreaSet, entry_letters> entries{};
    std::array<AreaId, 2> goals{};       // by seat: infantry there wins; the other side's refuge
    Fixed<Placement, max_units> pieces;  // by unit; those on the track in their order

    // Derived from the above by prepare().
    Fixed<Kind, max_units> kinds;          // by unit
    Fixed<Arriving, max_units / 4> track;  // from the left
    AreaSet all_entries;
    AreaSet stops_cavalry;
    AreaSet bars_cavalry;
    AreaSet low;
    AreaSet silent;
    AreaSet blocks_fire;                   // strongholds included
    std::array<AreaSet, 2> crest_areas{};  // areas bordered by each crest line
    AreaSet with_stronghold;
    std::array<std::uint8_t, area_count> stronghold_at{};             // index + 1, 0: none
    std::array<std::array<std::uint8_t, area_count>, 2> to_refuge{};  // steps, by seat
    std::array<std::array<std::uint8_t, area_count>, 3> to_entry{};   // steps, by entry area
    std::array<UnitSet, 2> of_side{};
    std::array<UnitSet, arm_count> of_arm{};
    std::array<UnitSet, nation_count> of_nation{};
    std::array<UnitSet, force_count> of_force{};
    std::uint64_t digest = 0;  // of everything that is not derived

    friend constexpr bool operator==(const Battle&, const Battle&) = default;
};

// Fills the derived part; call after any change of the rest.
void prepare(Battle& battle);

}  // namespace grognard::waterloo
