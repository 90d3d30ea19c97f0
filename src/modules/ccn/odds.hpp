// Odds of a fire or melee as lines of text and as members of a JSON object.
#pragma once

#include <string>

#include "codec/write.hpp"
#include "games/ccn/odds.hpp"
#include "table/words.hpp"

namespace grognard::modules {

std::string odds_text(const ccn::CombatOdds& odds, const table::Words& words);
void write_odds(codec::Writer& out, const ccn::CombatOdds& odds);

}  // namespace grognard::modules
