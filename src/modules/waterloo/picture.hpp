// A set-up of Waterloo as an SVG picture.
#pragma once

#include <string>

#include "codec/text.hpp"
#include "codec/waterloo/scenario.hpp"
#include "table/words.hpp"

namespace grognard::modules {

std::string draw_setup(const waterloo::Scenario& scenario, const table::Words& words,
                       codec::Language language);

}  // namespace grognard::modules
