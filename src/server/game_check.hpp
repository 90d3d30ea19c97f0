// Whether a stored game is what was played: its inputs, their chain of hashes and its end.
#pragma once

#include <optional>
#include <string>

#include "store/store.hpp"

namespace grognard::server {

// What is wrong with it, if anything. Plays every input again; snapshots are not used.
std::optional<std::string> game_fault(const store::StoredGame& game);

}  // namespace grognard::server
