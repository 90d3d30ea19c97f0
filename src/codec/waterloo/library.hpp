// The charts, the map and the scenarios of Waterloo, from the program or from a folder.
#pragma once

#include <string_view>
#include <vector>

#include "codec/library.hpp"
#include "codec/waterloo/scenario.hpp"

namespace grognard::waterloo {

using codec::Library;

inline constexpr std::string_view charts_path = "waterloo/charts.json";
inline constexpr std::string_view map_path = "waterloo/map.json";

ChartsBook charts_book(const Library& library = {});
MapBook map_book(const Library& library = {});

// In the order of their numbers.
std::vector<Scenario> scenarios(const Library& library = {});

// By number ("001"), by name ("waterloo"), by both, or by the path of a file, which is a name with
// a slash or ending in .json.
Scenario find_scenario(std::string_view wanted, const Library& library = {});

}  // namespace grognard::waterloo
