// Answers that play gave by itself, without a question, and that a case says all the same.
#pragma once

#include <span>

#include "core/events.hpp"
#include "games/waterloo/events.hpp"
#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

// Is the frame on top a question, and not what is left of one when all is said?
bool asks(const State& s);

// Does the action say what has happened already? `since` was told since the step before.
bool went_unsaid(const State& s, std::span<const Told<Event>> since, const Action& action);

}  // namespace grognard::waterloo
