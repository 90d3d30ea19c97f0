// data/ccn/charts.json: the figures of the cards, charts and tables, and where each comes from.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "codec/ccn/read.hpp"
#include "codec/text.hpp"
#include "games/ccn/charts.hpp"

namespace grognard::ccn {

// How many units of each type and how many generals the box holds for a nation.
struct Pool {
    std::array<std::uint8_t, type_count> units{};
    std::uint8_t generals = 0;

    friend bool operator==(const Pool&, const Pool&) = default;
};

struct ChartsBook {
    Charts charts;
    std::array<Pool, nation_count> pools;
    std::vector<codec::Provenance> provenance;
};

ChartsBook read_charts(const Document& document);
Charts load_charts(const Document& document);

// The figures a unit card may name, each replacing what `card` holds. A scenario's unit_rule uses
// the same names.
void read_figures(Object& object, UnitCard& card);

}  // namespace grognard::ccn
