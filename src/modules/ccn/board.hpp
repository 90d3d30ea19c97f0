// The board of Commands & Colors: Napoleonics in characters.
#pragma once

#include <string>

#include "games/ccn/view.hpp"
#include "modules/draw/paint.hpp"

namespace grognard::modules {

// Nine staggered rows of hexes, row I on top; 80 columns wide.
std::string draw_board(const ccn::View& view, const ccn::Battle& battle, const Paint& paint);

// How the board tells a nation's units from others, and what the nation is called.
std::string nation_key(ccn::Nation nation, const std::string& called, const Paint& paint);

}  // namespace grognard::modules
