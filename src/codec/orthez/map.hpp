// Reads a map of data/orthez/maps.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codec/json.hpp"
#include "codec/text.hpp"
#include "games/orthez/ground.hpp"

namespace grognard::orthez {

inline constexpr std::string_view maps_folder = "orthez/maps";

struct NamedHexes {
    std::string id;
    codec::Text name;
    std::vector<HexId> hexes;
};

struct MapBook {
    std::string id;
    codec::Text name;
    Ground ground;  // all of it playable
    std::vector<NamedHexes> places;
    std::vector<codec::Provenance> provenance;
};

MapBook read_map(const codec::Document& document);

}  // namespace grognard::orthez
