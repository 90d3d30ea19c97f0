// Checks a data folder as a whole: every file loads, and the files agree with one another.
#pragma once

#include <string>
#include <vector>

#include "codec/library.hpp"

namespace grognard::codec {

// One line a fault, "FILE: what"; empty when all is well.
std::vector<std::string> lint_data(const Library& library = {});

}  // namespace grognard::codec
