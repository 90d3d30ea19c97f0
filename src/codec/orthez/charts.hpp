// Reads data/orthez/charts.json.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codec/json.hpp"
#include "codec/text.hpp"
#include "games/orthez/charts.hpp"

namespace grognard::orthez {

inline constexpr std::string_view charts_path = "orthez/charts.json";

// A figure that the rules or the worked example print though its chart as a whole is not sourced.
struct SourcedFigure {
    std::string part;
    std::string figure;
};

struct ChartsBook {
    Charts charts;
    std::vector<codec::Provenance> provenance;
    std::vector<SourcedFigure> sourced;
};

ChartsBook read_charts(const codec::Document& document);

}  // namespace grognard::orthez
