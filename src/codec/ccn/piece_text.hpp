// Pieces as cases write them ("FR LI E5 3 general") and as claims and failures show them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "codec/ccn/read.hpp"
#include "games/ccn/state.hpp"

namespace grognard::ccn {

// A unit as a position gives it: "FR LI E5", then in any order blocks and general.
struct GivenUnit {
    Nation nation = Nation::French;
    Type type = Type::LI;
    Hex at = nowhere;
    std::optional<int> blocks;
    std::optional<Nation> general;
};
GivenUnit read_given_unit(const Node& node);

struct GivenGeneral {
    Nation nation = Nation::French;
    Hex at = nowhere;
};
GivenGeneral read_given_general(const Node& node);  // "FR C3"

std::string unit_words(const State& s, Hex at);
// "E5 hill: FR LI 3, general".
std::string hex_words(const State& s, Hex at);
// The hex, then the pieces next to it.
std::string neighbourhood(const State& s, Hex at);
// Every hex that the text names; for fire also what stands along the line.
std::string scene(const State& s, std::string_view text);

}  // namespace grognard::ccn
