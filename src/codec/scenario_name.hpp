// How a person may call a scenario: 3, 003, vimeiro, 003_vimeiro, in capitals or not.
#pragma once

#include <string_view>

namespace grognard::codec {

// 003_vimeiro, or the path of a file of that name.
bool answers_to(std::string_view path, std::string_view wanted);

}  // namespace grognard::codec
