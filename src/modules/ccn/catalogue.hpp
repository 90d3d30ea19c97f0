// Scenarios of Commands & Colors: Napoleonics as a client needs them.
#pragma once

#include <vector>

#include "codec/ccn/charts.hpp"
#include "codec/ccn/scenario.hpp"
#include "modules/ccn/wire.hpp"

namespace grognard::modules {

wire::ccn::Summary summary_of(const ccn::Scenario& scenario);
// All that a board needs: ground, names, sections, special rules, the set-up, provenance.
wire::ccn::Scenario described(const ccn::Scenario& scenario);
// Where the figures of each chart come from.
std::vector<wire::Chart> charts_of(const ccn::ChartsBook& book);

}  // namespace grognard::modules
