// What a player may say, one small struct each. Pieces are named by their hex.
#pragma once

#include <cstdint>
#include <variant>

#include "games/ccn/board.hpp"
#include "games/ccn/types.hpp"

namespace grognard::ccn {

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
struct Melee { Hex from; Hex at; HexSet support; GROGNARD_SAME(Melee); };  // with the batteries on these hexes
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

}  // namespace grognard::ccn
