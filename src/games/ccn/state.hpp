// Everything a game of Commands & Colors: Napoleonics is at one moment, as one value.
#pragma once

#include <array>
#include <cstdint>

#include "core/fixed.hpp"
#include "core/frames.hpp"
#include "core/seat.hpp"
#include "games/ccn/battle.hpp"
#include "games/ccn/frames.hpp"

namespace grognard::ccn {

using CardCounts = std::array<std::uint8_t, card_count>;

// What the active player has done so far this turn.
struct Turn {
    Seat active = Seat::First;
    Card card = Card::None;             // on the table
    Card effect = Card::None;           // what it works as: differs for Counter-Attack
    Section section = Section::Centre;  // Force March
    bool marching = false;              // La Grande Manoeuvre as four marches, not one order
    bool substitute = false;            // no troops of the card's kind: one unit by normal rules
    std::uint8_t command = 0;
    UnitSet ordered;
    GeneralSet generals_ordered;
    UnitSet moved;    // has made its move
    UnitSet far;      // by two hexes or more
    UnitSet entered;  // a forest or town this turn
    UnitSet held;     // may not move (a general joined it, it stopped on one, it was supplied)
    GeneralSet generals_moved;
    UnitSet fought;
    UnitSet bonus_fought;
    UnitSet regained;  // blocks by Rally
    UnitSet supplied;  // taken back by Short Supply

    friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

// The last order card a player gave, for Counter-Attack (R17).
struct LastOrder {
    Card card = Card::None;
    Section section = Section::Centre;
    bool section_chosen = false;  // Force March that found infantry

    friend constexpr bool operator==(const LastOrder&, const LastOrder&) = default;
};

struct Player {
    CardCounts hand{};
    std::array<Card, track_slots> track = {Card::None, Card::None, Card::None, Card::None};
    LastOrder last_order;
    std::uint8_t banners = 0;        // permanent ones
    std::uint8_t turns = 0;          // started, stops at 255
    std::uint8_t first_strikes = 0;  // played this turn, to be replaced at its end

    friend constexpr bool operator==(const Player&, const Player&) = default;
};

// Pieces of a side.
struct Pieces {
    UnitSet units;
    GeneralSet generals;

    int size() const { return units.size() + generals.size(); }
    friend constexpr Pieces operator&(const Pieces& a, const Pieces& b) {
        return {a.units & b.units, a.generals & b.generals};
    }
    friend constexpr Pieces operator|(const Pieces& a, const Pieces& b) {
        return {a.units | b.units, a.generals | b.generals};
    }
    friend constexpr Pieces operator-(const Pieces& a, const Pieces& b) {
        return {a.units - b.units, a.generals - b.generals};
    }
    friend constexpr bool operator==(const Pieces&, const Pieces&) = default;
};

// Members marked derived follow from the others; invariants() checks them.
struct State {
    const Battle* battle = nullptr;  // owned by the table
    Ending ending = Ending::Undecided;
    Awaits awaited = Awaits::Nobody;   // derived: noted as play settles
    std::uint8_t objectives_held = 0;  // bit i: battle->objectives[i] counts now
    Turn turn;
    Frames<Frame, max_frames> frames;

    // Derived: where the pieces are, by side and by hex.
    std::array<HexSet, 2> units_on;
    std::array<HexSet, 2> generals_on;
    std::array<std::uint8_t, hex_count> unit_at;
    std::array<std::uint8_t, hex_count> general_at;

    Fixed<Unit, max_units> units;
    Fixed<General, max_generals> generals;
    std::array<Player, 2> players;
    CardCounts deck{};
    CardCounts discard{};

    State() {
        unit_at.fill(no_piece);
        general_at.fill(no_piece);
    }

    friend bool operator==(const State& a, const State& b);
};

template <AsksActive F>
constexpr Seat decider(const State& s, const F&) {
    return s.turn.active;
}
template <AsksOpponent F>
constexpr Seat decider(const State& s, const F&) {
    return other(s.turn.active);
}

}  // namespace grognard::ccn
