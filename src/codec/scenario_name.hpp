// How a person may call a scenario: 3, 003, vimeiro, 003_vimeiro, in capitals or not.
#pragma once

#include <string_view>

namespace grognard::codec {

// The JSON of a scenario itself, as a game file has it.
constexpr bool is_battle_text(std::string_view wanted) { return wanted.starts_with('{'); }

// A path, not a number or a name of a scenario the program carries.
bool names_file(std::string_view wanted);

// 003_vimeiro, or the path of a file of that name.
bool answers_to(std::string_view path, std::string_view wanted);

}  // namespace grognard::codec
