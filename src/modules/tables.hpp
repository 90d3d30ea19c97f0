// Tables by the names of their games.
#pragma once

#include <memory>
#include <string_view>

#include "codec/library.hpp"
#include "table/saved_game.hpp"
#include "table/table.hpp"

namespace grognard::table {

// The scenario by number, name or file, or its whole JSON; BadInput if there is no such game or
// scenario.
std::unique_ptr<Table> make_table(std::string_view game, std::string_view scenario,
                                  const codec::Library& library = {});

// A table at the start of the saved game. The file of a scenario is in the game, or looked for
// where a game of format 1 says, and beside it.
std::unique_ptr<Table> table_for(const SavedGame& saved, const codec::Library& library = {});

}  // namespace grognard::table
