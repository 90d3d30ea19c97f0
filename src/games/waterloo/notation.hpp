// One text form for every action and every answer of chance; what is written parses back.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/chance.hpp"
#include "games/waterloo/actions.hpp"
#include "games/waterloo/events.hpp"
#include "games/waterloo/frames.hpp"

namespace grognard::waterloo {

std::string notation(const Action& action);
std::optional<Action> parse(std::string_view text);

// "fresh guard cavalry from E4"
std::string notation(const Piece& piece);

// A die by the number it shows; a tile by its value; "go-on" or "stop".
std::optional<std::uint8_t> parse_outcome(Replacement replacement, std::string_view word);

// Kebab-case names of frames and events, for prompts, cases and the client's words.
std::string_view frame_name(const Frame& frame);
std::string_view event_name(const Event& event);

}  // namespace grognard::waterloo
