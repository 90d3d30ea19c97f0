// Does every answer of chance in a game file follow from the seed that the host committed to?
#pragma once

#include <string>
#include <vector>

#include "table/saved_game.hpp"

namespace grognard::server {

struct Verified {
    int derived = 0;                    // rolls and draws that follow from the seed
    int others = 0;                     // rolls and draws of which the seed proves nothing
    std::string fault;                  // what is wrong; empty: nothing
    std::vector<std::string> unproved;  // what is not proved; empty: nothing

    bool wrong() const { return !fault.empty(); }
    bool verified() const { return fault.empty() && unproved.empty(); }
};

// What a player wrote down himself, since a host could export a file that agrees with itself only;
// empty where he did not.
struct Remembered {
    std::string commitment;  // as he was told before the game
    std::string share;       // his own
};

// Needs the file only, not the rules. A file of format 1 has no questions and is replayed for them:
// BadInput or IllegalStep if it does not replay.
Verified verify(const table::SavedGame& saved, const Remembered& own = {});

}  // namespace grognard::server
