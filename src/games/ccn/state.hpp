// Everything a game of Commands & Colors: Napoleonics is at one moment, as one value.
#pragma once

#include <array>
#include <cstdint>

#include "core/fixed.hpp"
#include "core/frames.hpp"
#include "core/seat.hpp"
#include "games/ccn/battle.hpp"
#include "games/ccn/phases.hpp"

namespace grognard::ccn {

using CardCounts = std::array<std::uint8_t, card_count>;

struct Unit {
    Hex at = nowhere;  // nowhere: eliminated or gone
    Seat side = Seat::First;
    Nation nation = Nation::French;
    Type type = Type::LI;
    std::uint8_t blocks = 0;
    std::uint8_t square = 0;  // number of its square marker, 0: not in square

    friend constexpr bool operator==(const Unit&, const Unit&) = default;
};

struct General {
    Hex at = nowhere;
    Seat side = Seat::First;
    Nation nation = Nation::French;

    friend constexpr bool operator==(const General&, const General&) = default;
};

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
    Pieces only_if(bool wanted) const { return {units.only_if(wanted), generals.only_if(wanted)}; }
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

// Which pieces the card on the table may still order.
struct OrderRights {
    UnitSet units;
    UnitSet leaving;  // squares that may be told to leave square
    GeneralSet generals;

    bool none() const { return (units | leaving | generals).empty(); }
    friend constexpr bool operator==(const OrderRights&, const OrderRights&) = default;
};

// What may be fought, as it is offered. If there is more than room for it, that is worked out when
// it is asked for.
struct Fights {
    Fixed<Action, 16> listed;
    bool more = false;

    bool none() const { return listed.empty(); }
    void forget() {
        listed.forget();
        more = false;
    }
    friend constexpr bool operator==(const Fights&, const Fights&) = default;
};

// Who is of a kind, by the units' cards.
struct Traits {
    UnitSet limbers;     // no move leaves it time to fight
    UnitSet strides;     // fights after two hexes and more
    UnitSet horse_guns;  // what is left of the battery tells

    friend constexpr bool operator==(const Traits&, const Traits&) = default;
};

// What is asked most comes first: the processor reaches it with shorter instructions, and all that
// is played has to fit its caches. Derived is what follows from the rest and is kept for speed;
// invariants() checks it.
struct State {
    Ending ending = Ending::Undecided;
    Awaits awaited = Awaits::Nobody;   // derived: noted as play settles
    std::uint8_t objectives_held = 0;  // bit i: battle.objectives[i] counts now
    OrderRights rights;                // derived: while orders are given, else none
    Turn turn;
    Frames<Frame, max_frames> frames;

    // Derived: where the pieces are, by side, by arm, by section and by hex.
    std::array<HexSet, 2> units_on;
    std::array<HexSet, 2> generals_on;
    std::array<HexSet, arm_count> arms_on;  // of both sides
    UnitSet squares;                        // of both sides
    std::array<UnitSet, arm_count> troops;  // of both sides, the fallen too
    Traits traits;                          // of these
    // Who stands in a section, by side, left to right as that side sees them.
    std::array<std::array<Pieces, section_count>, 2> posted;
    std::array<Hex, max_units> unit_hexes;  // nowhere for who is not on the board
    std::array<Hex, max_generals> general_hexes;
    std::array<std::uint8_t, hex_count> unit_at;
    std::array<std::uint8_t, hex_count> general_at;
    Fights fights;  // while Fighting asks, else none

    Fixed<Unit, max_units> units;
    Fixed<General, max_generals> generals;
    std::array<Player, 2> players;
    CardCounts deck{};
    CardCounts discard{};
    Battle battle;

    State() {
        unit_at.fill(no_piece);
        general_at.fill(no_piece);
        unit_hexes.fill(nowhere);
        general_hexes.fill(nowhere);
    }

    friend bool operator==(const State&, const State&) = default;
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
