// The special rules of a scenario in the form the engine applies.
#pragma once

#include "codec/ccn/read.hpp"
#include "games/ccn/battle.hpp"

namespace grognard::ccn {

// One entry of "formal" (docs/scenarios.md lists the types). The ground must be known already;
// call prepare(battle) after the last one.
void apply_formal_rule(const Node& node, Battle& battle);

}  // namespace grognard::ccn
