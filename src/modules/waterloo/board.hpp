// The board of Waterloo in characters.
#pragma once

#include <string>
#include <string_view>

#include "codec/waterloo/map.hpp"
#include "games/waterloo/view.hpp"
#include "modules/draw/paint.hpp"

namespace grognard::modules {

// Areas in rows from north to south, each with its ground, cubes and pieces; 112 columns wide.
std::string draw_board(const waterloo::View& view, const waterloo::Battle& battle,
                       const waterloo::MapBook& map, std::string_view box_name, const Paint& paint);

}  // namespace grognard::modules
