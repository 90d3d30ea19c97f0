// An assault that has begun: how far it has come, and what it remembers.
#pragma once

#include <string_view>

#include "codec/waterloo/read.hpp"
#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

// Is it the name of a question, or of dice, in the course of an assault?
bool is_assault_step(std::string_view name);

// Does that name alone tell how far the assault has come?
bool tells_all(std::string_view name);

// Puts the assault that the node tells of upon the queue of assaults; `asked` is the question it
// shall come to, or nothing.
void stand_in_assault(const Node& node, std::string_view asked, State& s);

}  // namespace grognard::waterloo
