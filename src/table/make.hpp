// Tables by the names of their games.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "codec/library.hpp"
#include "table/table.hpp"

namespace grognard::table {

std::vector<std::string_view> game_names();

// The scenario by number, name or file, or its whole JSON; BadInput if there is no such game or
// scenario.
std::unique_ptr<Table> make_table(std::string_view game, std::string_view scenario,
                                  const codec::Library& library = {});

}  // namespace grognard::table
