// One text form for every action; what is written parses back.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/ccn/actions.hpp"
#include "games/ccn/events.hpp"
#include "games/ccn/frames.hpp"

namespace grognard::ccn {

std::string notation(const Action& action);
std::optional<Action> parse(std::string_view text);

// Kebab-case names of frames and events, for prompts, cases and the client's words.
std::string_view frame_name(const Frame& frame);
std::string_view event_name(const Event& event);

}  // namespace grognard::ccn
