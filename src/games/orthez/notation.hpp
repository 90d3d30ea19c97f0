// One text form for every action, generated from its field list: the verb, then each member's name
// and word ("fire from h12,h13 at h40"). What is written parses back.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/orthez/events.hpp"
#include "games/orthez/frames.hpp"

namespace grognard::orthez {

std::string notation(const Action& action);
std::optional<Action> parse(std::string_view text);

// A die by the number it shows; a chit by its place in the cup, from 1.
std::optional<std::uint8_t> parse_outcome(std::string_view word);

// Kebab-case names of frames and events, for prompts, cases and the client's words.
std::string_view frame_name(const Frame& frame);
std::string_view frame_name(const Deed& deed);
std::string_view event_name(const Event& event);

}  // namespace grognard::orthez
