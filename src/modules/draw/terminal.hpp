// What the terminal takes: escape sequences or not, and how many columns.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace grognard::modules {

// A terminal that is not called dumb.
bool takes_escapes(int handle);

// Of the terminal behind standard output, or another; 0 if there is none.
std::size_t terminal_columns(int handle = 1);

// Columns of the longest line.
std::size_t widest_line(std::string_view text);

// Lines longer than this are broken between words and go on indented, under the last column of a
// table; 0 breaks none.
std::string wrapped(std::string_view text, std::size_t width);

}  // namespace grognard::modules
