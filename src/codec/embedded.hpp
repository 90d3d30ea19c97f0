// The data files as they were when the program was built, carried inside it.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace grognard::codec {

// By path below data/, such as "ccn/charts.json".
std::optional<std::string_view> embedded(std::string_view path);

// In alphabetical order.
std::vector<std::string_view> embedded_paths(std::string_view prefix);

}  // namespace grognard::codec
