// Waterloo's map and set-ups as a client needs them.
#pragma once

#include <vector>

#include "codec/waterloo/charts.hpp"
#include "codec/waterloo/scenario.hpp"
#include "modules/waterloo/wire.hpp"

namespace grognard::modules {

wire::waterloo::Summary summary_of(const waterloo::Scenario& scenario);
// All that a board needs: areas, borders, tracks, the set-up, provenance.
wire::waterloo::Scenario described(const waterloo::Scenario& scenario,
                                   const waterloo::ChartsBook& charts,
                                   const waterloo::MapBook& map);
// Where the figures of each chart and each part of the map come from.
std::vector<wire::Chart> charts_of(const waterloo::ChartsBook& charts,
                                   const waterloo::MapBook& map);

}  // namespace grognard::modules
