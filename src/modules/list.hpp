// The games there are: everything above goes through this list and names none of them.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "modules/module.hpp"

namespace grognard::modules {

// In the order in which they came to the house; they live as long as the program.
std::span<const Module* const> all();
std::vector<std::string_view> names();
// Nothing if there is no such game.
const Module* find(std::string_view name);
// BadInput if there is no such game.
const Module& named(std::string_view name);

}  // namespace grognard::modules
