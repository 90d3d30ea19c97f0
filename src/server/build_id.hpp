// Which build of the program this is.
#pragma once

#include <string_view>

namespace grognard::server {

// The linker's digest of the whole program: two programs that share it lay out memory alike. Empty
// if the linker left none.
std::string_view build_id();

}  // namespace grognard::server
