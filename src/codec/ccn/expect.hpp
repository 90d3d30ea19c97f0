// The part of a `then` that speaks of Commands & Colors: Napoleonics: pieces, cards, banners.
#pragma once

#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "codec/cases/report.hpp"
#include "codec/ccn/piece_text.hpp"
#include "codec/ccn/read.hpp"
#include "games/ccn/state.hpp"

namespace grognard::ccn {

// So many cards, or exactly these in any order.
using CardsExpect = std::variant<int, std::vector<Card>>;

template <class T>
using BySeat = std::vector<std::pair<Seat, T>>;
template <class T>
using ByHex = std::vector<std::pair<Hex, T>>;

// Pieces named by where they stand.
struct PiecesExpect {
    HexSet units;
    HexSet generals;
};

struct Expect {
    ByHex<std::optional<UnitExpect>> units;  // nothing: no unit stands there
    ByHex<std::optional<Nation>> generals;
    BySeat<int> banners;
    BySeat<int> turns;
    BySeat<CardsExpect> hand;
    BySeat<std::vector<Card>> holds;
    BySeat<std::vector<Card>> lacks;
    BySeat<CardsExpect> track;
    std::optional<CardsExpect> deck;
    std::optional<std::vector<Card>> discard;  // these among others
    std::optional<Seat> active;
    std::optional<Card> card;  // None: no card on the table
    std::optional<Card> effect;
    std::optional<int> command;
    std::optional<PiecesExpect> ordered;
};

Expect read_expect(Object& object);
void check(const Expect& expect, const State& s, std::vector<codec::Mismatch>& out);

}  // namespace grognard::ccn
