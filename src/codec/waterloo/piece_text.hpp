// Pieces as cases write them ("2 defensive british infantry") and as failures show them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/waterloo/read.hpp"
#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

// Some pieces that are alike; what is not said may be anything.
struct PieceWords {
    int count = 1;
    Nation nation = Nation::French;
    Arm arm = Arm::Infantry;
    std::optional<Posture> posture;
    std::optional<AreaId> from;
    std::optional<int> cubes;
    bool sheltered = false;
};

bool fits(const PieceWords& words, const Piece& piece);

// "[COUNT] [sheltered] [POSTURE] NATION ARM [from AREA] [cubes N]", the order of the notation.
std::optional<PieceWords> parse_piece_words(std::string_view text);

// Several, between commas.
std::vector<PieceWords> read_piece_list(const Node& node);

// Where pieces can be, off the map too: "box", "track", "lost".
std::optional<AreaId> parse_anywhere(std::string_view text);

// "2 defensive british infantry, deployed british artillery" or "nothing".
std::string pieces_in(const State& s, AreaId area);
// Every area that the text names: "C6 open: ..., 3 anglo cubes".
std::string scene(const State& s, std::string_view text);

}  // namespace grognard::waterloo
