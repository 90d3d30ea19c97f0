// A set-up as a picture: map, pieces, names.
#pragma once

#include <string>

#include "codec/ccn/scenario.hpp"
#include "codec/text.hpp"
#include "table/words.hpp"

namespace grognard::modules {

std::string draw_setup(const ccn::Scenario& scenario, const table::Words& words,
                       codec::Language language);

}  // namespace grognard::modules
