// Where a piece can be: the areas of the map, by the codes of data/waterloo/map.json, and off it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "games/waterloo/area_codes.hpp"  // generated from the map
#include "games/waterloo/types.hpp"

namespace grognard::waterloo {

using AreaId = std::uint8_t;

inline constexpr std::size_t area_count = std::size(area_codes);
inline constexpr AreaId delayed_box = area_count;  // next to the Prussian entries, off the graph
inline constexpr AreaId on_track = max_areas - 2;  // Prussians yet to come
inline constexpr AreaId lost = max_areas - 1;      // eliminated
inline constexpr AreaId nowhere = 255;
inline constexpr AreaId behind_walls = 254;  // of a stronghold, sheltered
static_assert(area_count < on_track);

constexpr bool on_map(AreaId at) { return at < area_count; }

constexpr std::string_view name(AreaId at) {
    if (at < area_count) return area_codes[at];
    if (at == delayed_box) return "box";
    if (at == on_track) return "track";
    return at == lost ? "lost" : "nowhere";
}

// An area of the map or the box.
constexpr std::optional<AreaId> parse_area(std::string_view text) {
    for (std::size_t i = 0; i < area_count; ++i) {
        if (area_codes[i] == text) return static_cast<AreaId>(i);
    }
    if (text == "box") return delayed_box;
    return std::nullopt;
}

}  // namespace grognard::waterloo
