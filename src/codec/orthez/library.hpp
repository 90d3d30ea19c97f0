// Loads charts, maps, forces and scenarios through a library.
#pragma once

#include <string_view>
#include <vector>

#include "codec/library.hpp"
#include "codec/orthez/scenario.hpp"

namespace grognard::orthez {

Books books(const codec::Library& library);
std::vector<Scenario> scenarios(const codec::Library& library);
// By number, name or file.
Scenario find_scenario(std::string_view wanted, const codec::Library& library);

}  // namespace grognard::orthez
