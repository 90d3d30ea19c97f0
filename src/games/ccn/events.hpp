// What happened, in the past tense; the client and the log word it.
#pragma once

#include <cstdint>
#include <variant>

#include "core/events.hpp"
#include "core/fixed.hpp"
#include "core/ledger.hpp"
#include "games/ccn/frames.hpp"

namespace grognard::ccn {

using Symbols = Fixed<Symbol, 100>;  // as many as an answer holds

#define GROGNARD_SAME(T) friend constexpr bool operator==(const T&, const T&) = default

// Read like a table, a line each.
// clang-format off
struct TurnBegan { Seat seat; GROGNARD_SAME(TurnBegan); };
struct HandsDealt { std::uint8_t first; std::uint8_t second; GROGNARD_SAME(HandsDealt); };
struct CardPlayed { Seat seat; Card card; Card effect; std::uint8_t command; GROGNARD_SAME(CardPlayed); };
struct NothingToOrder { Seat seat; Card card; GROGNARD_SAME(NothingToOrder); };
struct UnitOrdered { UnitId unit; Hex at; GROGNARD_SAME(UnitOrdered); };
struct GeneralOrdered { GeneralId general; Hex at; GROGNARD_SAME(GeneralOrdered); };
struct SquareLeft { UnitId unit; Hex at; GROGNARD_SAME(SquareLeft); };
struct CommandRolled { Seat seat; Card card; Symbols dice; GROGNARD_SAME(CommandRolled); };
struct BlockRegained { UnitId unit; Hex at; GROGNARD_SAME(BlockRegained); };
struct UnitSentBack { UnitId unit; Hex from; Hex to; GROGNARD_SAME(UnitSentBack); };
struct UnitMoved { UnitId unit; Hex from; Hex to; bool with_general; GROGNARD_SAME(UnitMoved); };
struct GeneralMoved { GeneralId general; Hex from; Hex to; GROGNARD_SAME(GeneralMoved); };
struct UnitExited { UnitId unit; Hex from; GROGNARD_SAME(UnitExited); };
struct FireDeclared { UnitId unit; Hex from; Hex at; Ledger dice; GROGNARD_SAME(FireDeclared); };
struct MeleeDeclared { UnitId unit; Hex from; Hex at; UnitSet support; bool bonus; Ledger dice; GROGNARD_SAME(MeleeDeclared); };
struct ReplyGiven { Seat seat; Reply reply; Hex at; GROGNARD_SAME(ReplyGiven); };
struct SquareFormed { UnitId unit; Hex at; std::uint8_t marker; GROGNARD_SAME(SquareFormed); };
struct SquareCardTaken { Seat seat; Card card; GROGNARD_SAME(SquareCardTaken); };  // its owner alone knows which
struct DiceRolled { RollKind kind; UnitId by; Hex from; Hex at; Symbols dice; std::uint8_t hits; std::uint8_t flags; GROGNARD_SAME(DiceRolled); };
struct HitIgnored { UnitId unit; Hex at; GROGNARD_SAME(HitIgnored); };
struct BlocksLost { UnitId unit; Hex at; std::uint8_t lost; std::uint8_t left; bool by_retreat; GROGNARD_SAME(BlocksLost); };
struct UnitEliminated { UnitId unit; Hex at; GROGNARD_SAME(UnitEliminated); };
struct GeneralTested { GeneralId general; Hex at; Symbols dice; bool killed; GROGNARD_SAME(GeneralTested); };
struct GeneralEliminated { GeneralId general; Hex at; GROGNARD_SAME(GeneralEliminated); };
struct GeneralLeftBoard { GeneralId general; Hex from; GROGNARD_SAME(GeneralLeftBoard); };
struct FlagsIgnored { UnitId unit; Hex at; std::uint8_t ignored; std::uint8_t taken; GROGNARD_SAME(FlagsIgnored); };
struct UnitRetreated { UnitId unit; Hex from; Hex to; GROGNARD_SAME(UnitRetreated); };
struct UnitWithdrew { UnitId unit; Hex from; Hex to; GROGNARD_SAME(UnitWithdrew); };
struct GeneralRetreated { GeneralId general; Hex from; Hex to; GROGNARD_SAME(GeneralRetreated); };
struct GeneralEscaped { GeneralId general; UnitId by; Hex at; Symbols dice; bool killed; GROGNARD_SAME(GeneralEscaped); };
struct GroundTaken { UnitId unit; Hex from; Hex to; GROGNARD_SAME(GroundTaken); };
struct BannerWon { Seat seat; std::uint8_t banners; GROGNARD_SAME(BannerWon); };
struct ObjectiveHeld { Seat seat; std::uint8_t objective; GROGNARD_SAME(ObjectiveHeld); };
struct ObjectiveLost { Seat seat; std::uint8_t objective; GROGNARD_SAME(ObjectiveLost); };
struct CardDrawn { Seat seat; Card card; GROGNARD_SAME(CardDrawn); };  // its owner alone knows which
struct CardWasDrawn { Seat seat; GROGNARD_SAME(CardWasDrawn); };
struct CardDiscarded { Seat seat; Card card; GROGNARD_SAME(CardDiscarded); };
struct DeckReshuffled { std::uint8_t cards; GROGNARD_SAME(DeckReshuffled); };
struct GameWon { Seat seat; GROGNARD_SAME(GameWon); };
// clang-format on

#undef GROGNARD_SAME

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
