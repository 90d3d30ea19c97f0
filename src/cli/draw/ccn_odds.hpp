// Odds of a fire or melee as lines of text.
#pragma once

#include <string>

#include "table/ccn/odds.hpp"
#include "table/words.hpp"

namespace grognard::cli {

std::string odds_text(const table::CombatOdds& odds, const table::Words& words);

}  // namespace grognard::cli
