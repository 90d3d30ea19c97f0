// data/waterloo/charts.json: the tables, the counts in the box, and where each comes from.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "codec/waterloo/read.hpp"
#include "games/waterloo/charts.hpp"

namespace grognard::waterloo {

using PieceCounts = std::array<std::array<std::uint8_t, arm_count>, nation_count>;

struct ChartsBook {
    Charts charts;
    PieceCounts pieces{};            // in the box
    std::vector<std::string> hours;  // of the turn track
    std::vector<codec::Provenance> provenance;
    // The label of every cell, in the order of the table.
    std::vector<codec::Status> artillery_cells;
    std::vector<codec::Status> volley_cells;
    std::vector<codec::Status> morale_cells;
};

ChartsBook read_charts(const Document& document);

}  // namespace grognard::waterloo
