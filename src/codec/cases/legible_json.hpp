// JSON for people: what fits on a line stands on one.
#pragma once

#include <string>

#include "codec/json.hpp"

namespace grognard::codec {

std::string legible_json(const Node& node);

}  // namespace grognard::codec
