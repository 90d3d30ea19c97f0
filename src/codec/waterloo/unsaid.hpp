// Answers that play gave by itself, without a question, and that a case says all the same.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "core/events.hpp"
#include "games/waterloo/events.hpp"
#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

// Is the frame on top a question, and not what is left of one when all is said?
bool asks(const State& s);

// Which of what was told since the step before the action says, if it is not said by the other
// side; one past the last if where play stands says so.
std::optional<std::size_t> went_unsaid(const State& s, std::span<const Told<Event>> since,
                                       const Action& action, std::optional<Seat> by);

}  // namespace grognard::waterloo
