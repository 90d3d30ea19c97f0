// Cards as cases list them, and as they are counted.
#pragma once

#include <string>
#include <vector>

#include "codec/ccn/read.hpp"
#include "games/ccn/state.hpp"

namespace grognard::ccn {

std::vector<Card> read_cards(const Node& node);
// By name, in the order of the deck.
std::string listed(std::vector<Card> cards);
std::vector<Card> unrolled(const CardCounts& counts);
CardCounts counted(const std::vector<Card>& cards);
bool holds_all(const CardCounts& all, const std::vector<Card>& some);

}  // namespace grognard::ccn
