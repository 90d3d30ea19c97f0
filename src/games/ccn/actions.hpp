// What a player may say, one small struct each. Pieces are named by their hex.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <variant>

#include "core/words.hpp"
#include "games/ccn/board.hpp"
#include "games/ccn/types.hpp"

namespace grognard::ccn {

// No army of a scenario here has more batteries, and with five an action is one word.
inline constexpr std::size_t max_support = 5;

// The batteries that join an attack, by their hexes; nowhere follows the last.
class Batteries {
  public:
    constexpr const Hex* begin() const { return at_.data(); }
    constexpr const Hex* end() const { return std::find(at_.begin(), at_.end(), nowhere); }
    constexpr std::size_t size() const { return static_cast<std::size_t>(end() - begin()); }
    constexpr bool empty() const { return at_[0] == nowhere; }
    constexpr Hex& operator[](std::size_t i) { return at_[i]; }
    constexpr Hex operator[](std::size_t i) const { return at_[i]; }

    constexpr void push(Hex battery) {
        assert(battery != nowhere && size() < max_support);
        at_[size()] = battery;
    }

    friend constexpr bool operator==(const Batteries&, const Batteries&) = default;

  private:
    std::array<Hex, max_support> at_{};
};

#define GROGNARD_SAME(T) friend constexpr bool operator==(const T&, const T&) = default

// Read like a table, a line each.
// clang-format off
// Command and orders.
struct PlayCard { Card card = Card::None; GROGNARD_SAME(PlayCard); };
struct ChooseSection { Section section = Section::Centre; GROGNARD_SAME(ChooseSection); };
struct March { GROGNARD_SAME(March); };          // La Grande Manoeuvre: four march, none fights
struct OrderOne { GROGNARD_SAME(OrderOne); };    // La Grande Manoeuvre: one unit, normally
struct OrderUnit { Hex at; GROGNARD_SAME(OrderUnit); };
struct LeaveSquare { Hex at; GROGNARD_SAME(LeaveSquare); };  // the unit's order is to leave square
struct OrderGeneral { Hex at; GROGNARD_SAME(OrderGeneral); };
struct RallyBlock { Hex at; GROGNARD_SAME(RallyBlock); };
struct SendBack { Hex at; GROGNARD_SAME(SendBack); };  // Short Supply's target
struct Place { Hex at; GROGNARD_SAME(Place); };        // where its owner puts it
struct Done { GROGNARD_SAME(Done); };

// Movement.
struct MoveUnit { Hex from; Hex to; GROGNARD_SAME(MoveUnit); };
struct MoveGeneral { Hex from; Hex to; GROGNARD_SAME(MoveGeneral); };
struct ExitBoard { Hex from; GROGNARD_SAME(ExitBoard); };

// Combat, the active side.
struct Fire { Hex from; Hex at; GROGNARD_SAME(Fire); };
struct Melee { Hex from; Hex at; Batteries support; GROGNARD_SAME(Melee); };
struct Press { GROGNARD_SAME(Press); };        // attack after the defender struck first
struct Advance { Hex to; GROGNARD_SAME(Advance); };  // take ground, pursue

// Answers.
struct Stand { GROGNARD_SAME(Stand); };
struct StrikeFirst { GROGNARD_SAME(StrikeFirst); };
struct Withdraw { GROGNARD_SAME(Withdraw); };
struct FormSquare { GROGNARD_SAME(FormSquare); };
struct BattleBack { GROGNARD_SAME(BattleBack); };
struct IgnoreHit { GROGNARD_SAME(IgnoreHit); };
struct IgnoreFlags { std::uint8_t count = 0; GROGNARD_SAME(IgnoreFlags); };
struct Retreat { Hex to; GROGNARD_SAME(Retreat); };  // one hex, unit or general
struct Stop { GROGNARD_SAME(Stop); };                // end a retreat here
struct LeaveBoard { GROGNARD_SAME(LeaveBoard); };    // a general over his own base line
struct StrikeGeneral { GROGNARD_SAME(StrikeGeneral); };  // roll at a general escaping through us
struct Pass { GROGNARD_SAME(Pass); };                // no to whatever is asked
struct Keep { Card card = Card::None; GROGNARD_SAME(Keep); };  // Scout
// clang-format on

#undef GROGNARD_SAME

using Action =
    std::variant<PlayCard, ChooseSection, March, OrderOne, OrderUnit, LeaveSquare, OrderGeneral,
                 RallyBlock, SendBack, Place, Done, MoveUnit, MoveGeneral, ExitBoard, Fire, Melee,
                 Press, Advance, Stand, StrikeFirst, Withdraw, FormSquare, BattleBack, IgnoreHit,
                 IgnoreFlags, Retreat, Stop, LeaveBoard, StrikeGeneral, Pass, Keep>;
static_assert(sizeof(Action) == 8, "offers are written as words");

// Those that are offered most, each as the word it is: its bytes, the lowest first, and last which
// alternative it is.
constexpr ActionWord word_of(const PlayCard& said) {
    return {static_cast<std::uint64_t>(said.card) | std::uint64_t{Action(said).index()} << 56U};
}
constexpr ActionWord word_of(const OrderUnit& said) {
    return {said.at.index | std::uint64_t{Action(said).index()} << 56U};
}
constexpr ActionWord word_of(const Done& said) {
    return {std::uint64_t{Action(said).index()} << 56U};
}
constexpr ActionWord word_of(const LeaveSquare& said) {
    return {said.at.index | std::uint64_t{Action(said).index()} << 56U};
}
constexpr ActionWord word_of(const OrderGeneral& said) {
    return {said.at.index | std::uint64_t{Action(said).index()} << 56U};
}
constexpr ActionWord word_of(const MoveUnit& said) {
    return {said.from.index | std::uint64_t{said.to.index} << 8U |
            std::uint64_t{Action(said).index()} << 56U};
}
constexpr ActionWord word_of(const MoveGeneral& said) {
    return {said.from.index | std::uint64_t{said.to.index} << 8U |
            std::uint64_t{Action(said).index()} << 56U};
}

constexpr ActionWord word_of(const Fire& said) {
    return {said.from.index | std::uint64_t{said.at.index} << 8U |
            std::uint64_t{Action(said).index()} << 56U};
}
constexpr ActionWord word_of(const Melee& said) {
    std::uint64_t bits = said.from.index | std::uint64_t{said.at.index} << 8U |
                         std::uint64_t{Action(said).index()} << 56U;
    for (std::size_t i = 0; i < max_support; ++i) {
        bits |= std::uint64_t{said.support[i].index} << (16U + 8U * i);
    }
    return {bits};
}

inline ActionWord word_of(const Action& action) {
    ActionWord word;
    std::memcpy(&word.bits, static_cast<const void*>(&action), sizeof word.bits);
    return word;
}

// Which byte of these words names the hex that is chosen, or the card.
using OfHex = Series<0>;
using ToHex = Series<1>;
using OfCard = Series<0>;

}  // namespace grognard::ccn
