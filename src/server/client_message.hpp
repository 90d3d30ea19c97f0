// What a client may say over its socket, read strictly.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace grognard::server {

// `at` is the length of the log the client has seen.
struct Do {
    std::string text;
    std::uint64_t at = 0;
};
struct Undo {
    std::uint64_t at = 0;
};
struct Since {
    std::uint64_t at = 0;
};
// Questions carry a number that comes back with the answer.
struct Why {
    std::string text;
    std::uint64_t id = 0;
};
struct Odds {
    std::string text;
    std::uint64_t id = 0;
};
struct Replay {
    std::uint64_t at = 0;
    std::uint64_t id = 0;
    std::string seat;  // through whose eyes; empty: one's own
};
struct Story {
    std::uint64_t id = 0;
};
struct Say {
    std::string text;
};
struct Rename {
    std::string name;
};
// Do not wait for the other seat's share in the dice.
struct Begin {};

using ClientMessage = std::variant<Do, Undo, Since, Why, Odds, Replay, Story, Say, Rename, Begin>;

inline constexpr std::size_t longest_action = 200;
inline constexpr std::size_t longest_chat = 500;
inline constexpr std::size_t longest_name = 60;

// BadInput says what was expected.
ClientMessage parse_message(std::string_view text);

// One line a person may be called by: trimmed, without control characters, cut to what is allowed.
std::string tidy_name(std::string_view name);

}  // namespace grognard::server
