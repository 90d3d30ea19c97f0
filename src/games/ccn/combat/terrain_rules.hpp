// Which row of the rules gives a terrain's dice, and which a unit's card.
#pragma once

#include <string_view>

#include "games/ccn/types.hpp"

namespace grognard::ccn {

enum class Way : std::uint8_t { Into, From };

std::string_view terrain_rule(Terrain terrain, Way way, Arm arm, Fight fight);
std::string_view works_rule(Way way, Arm arm);
std::string_view hill_to_hill_rule(Arm arm, Fight fight);
std::string_view unit_rule(Nation nation, Type type);

}  // namespace grognard::ccn
