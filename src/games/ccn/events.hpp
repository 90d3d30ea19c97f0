// What happened, in the past tense; the client and the log word it.
#pragma once

#include <cstdint>
#include <variant>

#include "core/events.hpp"
#include "core/fixed.hpp"
#include "core/ledger.hpp"
#include "games/ccn/phases.hpp"

namespace grognard::ccn {

using Symbols = Fixed<Symbol, 100>;  // as many as an answer holds

// Read like a table, a line each.
// clang-format off
struct TurnBegan { Seat seat; };
struct HandsDealt { std::uint8_t first; std::uint8_t second; };
struct CardPlayed { Seat seat; Card card; Card effect; std::uint8_t command; };
struct NothingToOrder { Seat seat; Card card; };
struct UnitOrdered { UnitId unit; Hex at; };
struct GeneralOrdered { GeneralId general; Hex at; };
struct SquareLeft { UnitId unit; Hex at; };
struct CommandRolled { Seat seat; Card card; Symbols dice; };
struct BlockRegained { UnitId unit; Hex at; };
struct UnitSentBack { UnitId unit; Hex from; Hex to; };
struct UnitMoved { UnitId unit; Hex from; Hex to; bool with_general; };
struct GeneralMoved { GeneralId general; Hex from; Hex to; };
struct UnitExited { UnitId unit; Hex from; };
struct FireDeclared { UnitId unit; Hex from; Hex at; Ledger dice; };
struct MeleeDeclared { UnitId unit; Hex from; Hex at; Fixed<UnitId, max_support> support; bool bonus; Ledger dice; };
struct ReplyGiven { Seat seat; Reply reply; Hex at; };
struct SquareFormed { UnitId unit; Hex at; std::uint8_t marker; };
struct SquareCardTaken { Seat seat; Card card; };  // its owner alone knows which
struct DiceRolled { RollKind kind; UnitId by; Hex from; Hex at; Symbols dice; std::uint8_t hits; std::uint8_t flags; };
struct HitIgnored { UnitId unit; Hex at; };
struct BlocksLost { UnitId unit; Hex at; std::uint8_t lost; std::uint8_t left; bool by_retreat; };
struct UnitEliminated { UnitId unit; Hex at; };
struct GeneralTested { GeneralId general; Hex at; Symbols dice; bool killed; };
struct GeneralEliminated { GeneralId general; Hex at; };
struct GeneralLeftBoard { GeneralId general; Hex from; };
struct FlagsIgnored { UnitId unit; Hex at; std::uint8_t ignored; std::uint8_t taken; };
struct UnitRetreated { UnitId unit; Hex from; Hex to; };
struct UnitWithdrew { UnitId unit; Hex from; Hex to; };
struct GeneralRetreated { GeneralId general; Hex from; Hex to; };
struct GeneralEscaped { GeneralId general; UnitId by; Hex at; Symbols dice; bool killed; };
struct GroundTaken { UnitId unit; Hex from; Hex to; };
struct BannerWon { Seat seat; std::uint8_t banners; };
struct ObjectiveHeld { Seat seat; std::uint8_t objective; };
struct ObjectiveLost { Seat seat; std::uint8_t objective; };
struct CardDrawn { Seat seat; Card card; };  // its owner alone knows which
struct CardWasDrawn { Seat seat; };
struct CardDiscarded { Seat seat; Card card; };
struct DeckReshuffled { std::uint8_t cards; };
struct GameWon { Seat seat; };
// clang-format on

using Event =
    std::variant<TurnBegan, HandsDealt, CardPlayed, NothingToOrder, UnitOrdered, GeneralOrdered,
                 SquareLeft, CommandRolled, BlockRegained, UnitSentBack, UnitMoved, GeneralMoved,
                 UnitExited, FireDeclared, MeleeDeclared, ReplyGiven, SquareFormed, SquareCardTaken,
                 DiceRolled, HitIgnored, BlocksLost, UnitEliminated, GeneralTested,
                 GeneralEliminated, GeneralLeftBoard, FlagsIgnored, UnitRetreated, UnitWithdrew,
                 GeneralRetreated, GeneralEscaped, GroundTaken, BannerWon, ObjectiveHeld,
                 ObjectiveLost, CardDrawn, CardWasDrawn, CardDiscarded, DeckReshuffled, GameWon>;

using EventSink = Events<Event>;

}  // namespace grognard::ccn
