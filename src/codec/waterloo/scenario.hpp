// data/waterloo/scenarios/*.json: who starts where, who comes when, with the words for it.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "codec/waterloo/charts.hpp"
#include "codec/waterloo/map.hpp"
#include "games/waterloo/start.hpp"

namespace grognard::waterloo {

struct Army {
    codec::Text name;  // French, Allied
    codec::Text commander;
};

struct Scenario {
    std::string id;    // "001"
    std::string slug;  // from the file's name
    codec::Text name;
    codec::Text intro;
    std::string date;                             // YYYY-MM-DD
    std::array<Army, 2> armies;                   // by seat
    std::vector<codec::Status> placement_status;  // by piece
    std::vector<codec::Provenance> provenance;
    std::shared_ptr<const Battle> battle;
};

Scenario load_scenario(const Document& document, const ChartsBook& charts, const MapBook& map);

}  // namespace grognard::waterloo
