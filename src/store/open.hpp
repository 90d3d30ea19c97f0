// Stores by address: sqlite:FILE or memory:.
#pragma once

#include <filesystem>
#include <memory>
#include <string_view>

#include "store/store.hpp"

namespace grognard::store {

// Where a person's games are kept if nothing else is said: $XDG_DATA_HOME/grognard/games.db, or
// ~/.local/share/grognard/games.db.
std::filesystem::path default_file();

// The file of a store that FILE or sqlite:FILE names. BadInput if it is no file.
std::filesystem::path file_of(std::string_view store);

// An empty address is the default file. BadInput if it is no address; Failed if it can't be opened.
std::unique_ptr<Store> open_store(std::string_view address);

}  // namespace grognard::store
