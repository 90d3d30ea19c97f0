// Reads a scenario of data/orthez/scenarios and makes its battle.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "codec/json.hpp"
#include "codec/orthez/charts.hpp"
#include "codec/orthez/map.hpp"
#include "codec/orthez/order_of_battle.hpp"
#include "codec/text.hpp"
#include "games/orthez/battle.hpp"

namespace grognard::orthez {

inline constexpr std::string_view scenarios_folder = "orthez/scenarios";

struct ScenarioSide {
    codec::Text name;
    codec::Text commander;
};

struct Scenario {
    std::string id;
    std::string slug;
    codec::Text name;
    std::string date;
    codec::Text intro;
    std::array<ScenarioSide, 2> sides;
    std::vector<codec::Text> objective_names;
    std::vector<codec::Provenance> provenance;
    std::shared_ptr<const Battle> battle;
};

// What all scenarios share.
struct Books {
    ChartsBook charts;
    OrderOfBattle forces;
    std::vector<MapBook> maps;
};

Scenario read_scenario(const codec::Document& document, const Books& books);

}  // namespace grognard::orthez
