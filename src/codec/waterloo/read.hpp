// Reads the nouns of Waterloo from JSON; each fault names its place.
#pragma once

#include "codec/json.hpp"
#include "codec/text.hpp"
#include "core/seat.hpp"
#include "games/waterloo/areas.hpp"

namespace grognard::waterloo {

using codec::BadInput;
using codec::Document;
using codec::Node;
using codec::Object;

Nation read_nation(const Node& node);
Arm read_arm(const Node& node);
Posture read_posture(const Node& node, Arm arm);
Terrain read_terrain(const Node& node);
Seat read_seat(const Node& node);    // "french" or "allied"
AreaId read_area(const Node& node);  // of the map

// "status", "rules" and, if there is more to say, "source".
codec::Provenance read_provenance(Object& object, std::string part);
// An array of {"part", "status", "rules", "source"}: each of these parts once, no other.
std::vector<codec::Provenance> read_provenances(const Node& node,
                                                std::span<const std::string_view> parts);

}  // namespace grognard::waterloo
