// A position in the middle of a combat: who attacks whom, and what the dice have already done.
#pragma once

#include <string_view>

#include "codec/ccn/read.hpp"
#include "games/ccn/state.hpp"

namespace grognard::ccn {

// Is there such a step in the course of a combat?
bool is_combat_step(std::string_view name);

// Reads `combat` and puts the frames of it upon the combat phase. A question with one answer only
// is left standing: whoever plays on lets it pass.
void stand_in_combat(Object& given, const Node& step, State& s);

// Does it stand so?
bool in_combat(const State& s);

}  // namespace grognard::ccn
