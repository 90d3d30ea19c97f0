// The charts and scenarios of Commands & Colors: Napoleonics, from the program or from a folder.
#pragma once

#include <string_view>
#include <vector>

#include "codec/ccn/charts.hpp"
#include "codec/ccn/scenario.hpp"
#include "codec/library.hpp"

namespace grognard::ccn {

using codec::Library;

inline constexpr std::string_view charts_path = "ccn/charts.json";

ChartsBook charts_book(const Library& library = {});
Charts charts(const Library& library = {});

// In the order of their numbers.
std::vector<Scenario> scenarios(const Library& library = {});

// By number ("001"), by name ("rolica_first_position"), by both, or by the path of a file, which
// is a name with a slash or ending in .json.
Scenario find_scenario(std::string_view wanted, const Library& library = {});

}  // namespace grognard::ccn
