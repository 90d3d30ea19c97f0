// The ground of a battle as a printed map shows it.
#pragma once

#include "cli/render/svg.hpp"
#include "games/ccn/battle.hpp"

namespace grognard::cli {

void draw_ground(Svg& out, const ccn::Battle& battle);

}  // namespace grognard::cli
