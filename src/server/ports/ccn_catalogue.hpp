// The scenarios of Commands & Colors: Napoleonics as JSON for those who draw them.
#pragma once

#include <string>

#include "codec/ccn/charts.hpp"
#include "codec/ccn/scenario.hpp"
#include "codec/write.hpp"

namespace grognard::server {

// One line of the list of scenarios.
void write_summary(codec::Writer& out, const ccn::Scenario& scenario);
// All that a board needs: ground, names, sections, special rules, the set-up, provenance.
std::string scenario_json(const ccn::Scenario& scenario);
// Where the figures of each chart come from.
std::string charts_json(const ccn::ChartsBook& book);

}  // namespace grognard::server
