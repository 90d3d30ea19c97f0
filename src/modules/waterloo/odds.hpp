// Odds of a fire or an assault as lines of text and as members of a JSON object.
#pragma once

#include <string>

#include "codec/write.hpp"
#include "games/waterloo/state.hpp"
#include "table/words.hpp"

namespace grognard::modules {

// Empty if the action, which must be allowed, leads to neither.
std::string odds_text(const waterloo::State& s, Seat seat, const waterloo::Action& action,
                      const table::Words& words);
// False if it leads to neither: nothing is written then.
bool write_odds(codec::Writer& out, const waterloo::State& s, Seat seat,
                const waterloo::Action& action);

}  // namespace grognard::modules
