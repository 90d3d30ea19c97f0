// The ground of a battle as a printed map shows it.
#pragma once

#include "games/ccn/battle.hpp"
#include "modules/draw/svg.hpp"

namespace grognard::modules {

void draw_ground(Svg& out, const ccn::Battle& battle);

}  // namespace grognard::modules
