// The board of Waterloo in characters.
#pragma once

#include <string>
#include <string_view>

#include "cli/draw/paint.hpp"
#include "codec/waterloo/map.hpp"
#include "games/waterloo/view.hpp"

namespace grognard::cli {

// Areas in rows from north to south, each with its ground, cubes and pieces; 112 columns wide.
std::string draw_board(const waterloo::View& view, const waterloo::Battle& battle,
                       const waterloo::MapBook& map, std::string_view box_name, const Paint& paint);

}  // namespace grognard::cli
