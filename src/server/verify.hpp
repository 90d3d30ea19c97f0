// Does a game file's every roll and draw follow from the seed the host committed to?
#pragma once

#include <string>

#include "table/saved_game.hpp"

namespace grognard::server {

struct Verified {
    bool good = false;
    int derived = 0;    // rolls and draws that follow from the seed
    int inherited = 0;  // they came from another game, before this one branched off
    int typed = 0;      // a person rolled
    std::string fault;  // names the step; empty when good

    // Rolls and draws of which the seed proves nothing.
    int unproved() const { return inherited + typed; }
};

// What a player wrote down himself, since a host could export a file that agrees with itself only;
// empty where he did not.
struct Remembered {
    std::string commitment;  // as he was told before the game
    std::string nonce;       // his share in the dice
};

// BadInput if the file has no terms of dice or its seed is still secret; IllegalStep or BadInput if
// it does not replay.
Verified verify(const table::SavedGame& saved, const Remembered& own = {});

}  // namespace grognard::server
