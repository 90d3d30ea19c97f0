// What a store keeps of a game in one column of text: dice, stamp and notes, a line each.
#pragma once

#include <string>
#include <string_view>

#include "store/store.hpp"

namespace grognard::store {

std::string details_text(const GameRecord& record);
// Failed if the text is none of ours.
void read_details(std::string_view text, GameRecord& record);

}  // namespace grognard::store
