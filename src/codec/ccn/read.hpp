// Reads the nouns of Commands & Colors: Napoleonics from JSON; each fault names its place.
#pragma once

#include <optional>
#include <string_view>

#include "codec/json.hpp"
#include "core/seat.hpp"
#include "games/ccn/board.hpp"
#include "games/ccn/types.hpp"

namespace grognard::ccn {

using codec::BadInput;
using codec::Document;
using codec::Node;
using codec::Object;

Nation read_nation(const Node& node);
Type read_type(const Node& node);
Arm read_arm(const Node& node);
Card read_card(const Node& node);
// By its name, or center as it is spelled on cards.
std::optional<Section> section_named(std::string_view text);
Section read_section(const Node& node);
Direction read_direction(const Node& node);
Seat read_seat(const Node& node);  // "bottom" or "top"
Hex read_hex(const Node& node);
// An array of hexes, none twice.
HexSet read_hexes(const Node& node);

}  // namespace grognard::ccn
