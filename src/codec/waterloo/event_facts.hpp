// What an event says, fact by fact, under names that cases use.
#pragma once

#include <string_view>
#include <variant>
#include <vector>

#include "games/waterloo/events.hpp"

namespace grognard::waterloo {

struct Fact {
    std::string_view key;
    std::variant<int, bool, std::string_view, Piece, std::vector<int>, Ledger> value;
};

std::vector<Fact> facts(const Event& event);

}  // namespace grognard::waterloo
