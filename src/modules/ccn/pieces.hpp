// Units as rows of wooden blocks, generals as gold discs.
#pragma once

#include "games/ccn/state.hpp"
#include "modules/draw/svg.hpp"

namespace grognard::modules {

// `full`: the blocks it started with; lost ones are dashed outlines.
void draw_unit(Svg& out, const ccn::Unit& unit, int full);
enum class Attached : bool { No, Yes };
void draw_general(Svg& out, const ccn::General& general, Attached attached);

}  // namespace grognard::modules
