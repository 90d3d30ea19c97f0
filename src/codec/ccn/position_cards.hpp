// Where the cards of a given position lie: hands, square tracks, table, discards, pile.
#pragma once

#include <optional>
#include <vector>

#include "codec/ccn/read.hpp"
#include "games/ccn/state.hpp"

namespace grognard::ccn {

// The card on the table, if one is.
struct TableCard {
    Card card = Card::None;
    std::optional<Node> named;  // where a case says so
};

// A unit in square and the card that lies on the track for it (None: any).
struct SquareCard {
    UnitId unit = no_piece;
    Card card = Card::None;
    Node named;
};

// Reads "hands", "deck" and "discard" and deals out the whole deck of the charts: first what is
// named, then plain section cards where only a number is known. Units in square get their markers.
void lay_out_cards(Object& given, const TableCard& table, const std::vector<SquareCard>& squares,
                   Battle& battle, State& s);

}  // namespace grognard::ccn
