// Reads data/orthez/order_of_battle.json.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codec/json.hpp"
#include "codec/text.hpp"
#include "games/orthez/order_of_battle.hpp"

namespace grognard::orthez {

inline constexpr std::string_view order_of_battle_path = "orthez/order_of_battle.json";

// Names and ids by number, beside what the rules know.
struct OrderOfBattle {
    std::vector<Counter> units;
    std::vector<std::string> unit_ids;
    std::vector<std::string> unit_names;
    std::vector<std::vector<std::string>> unit_sourced;  // values that the rules print
    std::vector<Leader> leaders;                         // the markers of detached brigades last
    std::vector<std::string> leader_ids;
    std::vector<std::string> leader_names;
    std::vector<std::string> formation_ids;  // wings and divisions, then brigades
    std::vector<codec::Text> formation_names;
    std::array<std::uint8_t, 2> detached_markers{};

    // By id; node.fail names what is expected.
    UnitId unit(const codec::Node& node) const;
    LeaderId leader(const codec::Node& node) const;
    FormationId formation(const codec::Node& node) const;
};

OrderOfBattle read_order_of_battle(const codec::Document& document);

}  // namespace grognard::orthez
