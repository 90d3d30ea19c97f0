// Text from outside: where its characters end, and how it is shown when it may be anything.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace grognard::codec {

// Bytes of the UTF-8 character with which the text begins; 0 if it begins with none.
std::size_t character_size(std::string_view text);

inline constexpr std::size_t longest_in_message = 60;
inline constexpr std::size_t longest_path = 4096;

// What some editors put before UTF-8, and how it is named where it is in the way.
inline constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
inline constexpr std::string_view mark_to_leave_out =
    "a byte order mark: save the file as UTF-8 without one";

// On one line and cut when long; what would steer a terminal or is no text is spelt byte by byte.
std::string legible(std::string_view text, std::size_t most = longest_in_message);

// Hardly ever cut.
inline std::string legible_path(std::string_view path) { return legible(path, longest_path); }

// The same over several lines, and all of it.
std::string legible_lines(std::string_view text);

// Is there nothing in it that legible() would spell, or that no picture can hold?
bool printable(std::string_view text);

}  // namespace grognard::codec
