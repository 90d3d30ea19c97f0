// The battle of a rule case: a scenario by its number, or one with some of its facts changed.
#pragma once

#include <memory>

#include "codec/json.hpp"
#include "codec/library.hpp"
#include "games/orthez/battle.hpp"

namespace grognard::orthez {

// "001", or {"scenario": "001", ...} with
// - empty: true: nobody is on the map at the start, and nobody comes;
// - terrain, level, sides: of hexes, such as {"0607": "wood"}, {"0607": {"n": ["stream"]}};
// - counters: values of units, as in the order of battle, by id;
// - charts, set_up: merged into the charts and into the scenario;
// - options: open_backs, one_mu_each, cavalry_with_division.
std::shared_ptr<const Battle> read_case_battle(const codec::Node& node,
                                               const codec::Library& library);

}  // namespace grognard::orthez
