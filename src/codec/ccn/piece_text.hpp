// Pieces as cases write them ("FR LI E5 3 general") and as failures show them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "codec/ccn/read.hpp"
#include "games/ccn/state.hpp"

namespace grognard::ccn {

// What is known of a unit; what is not said may be anything.
struct UnitExpect {
    std::optional<Nation> nation;
    std::optional<Type> type;
    std::optional<int> blocks;
    std::optional<bool> square;
    std::optional<bool> general;
};

// A unit as a position gives it: "FR LI E5", then in any order blocks, general and square.
struct GivenUnit {
    Nation nation = Nation::French;
    Type type = Type::LI;
    Hex at = nowhere;
    std::optional<int> blocks;
    std::optional<Nation> general;
    bool square = false;
    Card square_card = Card::None;  // None: any
};
GivenUnit read_given_unit(const Node& node);

struct GivenGeneral {
    Nation nation = Nation::French;
    Hex at = nowhere;
};
GivenGeneral read_given_general(const Node& node);  // "FR C3"

// "FR LI 3", "BR HC general", "PO LT 2 square": as read_given_unit, without the hex.
UnitExpect read_unit_words(const Node& node);

// "E5" or "general E5".
struct PieceName {
    Hex at = nowhere;
    bool general = false;
};
PieceName read_piece_name(const Node& node);

std::string expect_words(const UnitExpect& expected);
std::string unit_words(const State& s, Hex at);
// "E5 hill: FR LI 3, general".
std::string hex_words(const State& s, Hex at);
// The hex, then the pieces next to it.
std::string neighbourhood(const State& s, Hex at);
// Every hex that the text names; for fire also what stands along the line.
std::string scene(const State& s, std::string_view text);

}  // namespace grognard::ccn
