// data/ccn/scenarios/*.json: a battle with its words.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "codec/ccn/read.hpp"
#include "codec/text.hpp"
#include "games/ccn/start.hpp"

namespace grognard::ccn {

struct Army {
    std::vector<Nation> nations;
    codec::Text commander;
};

struct SpecialRule {
    std::string id;
    codec::Text text;
};

// A unit set up beyond its own half of the board, and why.
struct Forward {
    Hex hex;
    codec::Text reason;
};

// Published figures that a scenario of ours must agree with.
struct Published {
    std::vector<std::pair<char, int>> tiles;  // a map letter; '~' stands for river and ford hexes
    struct Count {
        Nation nation = Nation::French;
        std::string what;  // a type of unit, or "L" for generals
        int count = 0;
    };
    std::vector<Count> oob;
};

struct Scenario {
    std::string id;    // "001"
    std::string slug;  // "rolica_first_position", from the file's name
    codec::Text name;
    codec::Text intro;
    std::string date;         // YYYY-MM-DD
    std::string orientation;  // the compass point at the top of the board
    std::array<Army, 2> armies;
    std::vector<std::string> unit_names;   // by unit id
    std::vector<std::string> contingents;  // by unit id, empty if it is what its nation says
    std::vector<std::string> general_names;
    std::vector<std::pair<Hex, codec::Text>> places;
    std::vector<Hex> river_sources;
    std::vector<Forward> forward;
    std::vector<SpecialRule> special_rules;
    Published published;
    std::vector<codec::Provenance> provenance;
    std::shared_ptr<const Battle> battle;
};

Scenario load_scenario(const Document& document, const Charts& charts);

inline constexpr int least_hand = 3;
inline constexpr int most_hand = 12;
inline constexpr int most_banners_needed = 20;

}  // namespace grognard::ccn
