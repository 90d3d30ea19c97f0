// An action that is being carried out: an order, a leader, shots that are still to be fired.
#pragma once

#include <string_view>

#include "codec/waterloo/read.hpp"
#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

// Is it the name of a question, or of dice, in the course of an action outside assaults?
bool is_action_step(std::string_view name);

// Reads `lead`, `order`, `hit` and puts their frames upon the sequence.
void stand_in_action(Object& given, std::string_view asked, State& s);

}  // namespace grognard::waterloo
