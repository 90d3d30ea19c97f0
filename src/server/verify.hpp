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
};

// BadInput if the file has no terms of dice or its seed is still secret; IllegalStep or BadInput if
// it does not replay.
Verified verify(const table::SavedGame& saved);

}  // namespace grognard::server
