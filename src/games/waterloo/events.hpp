// What happened, in the past tense; the client and the log word it.
#pragma once

#include <cstdint>
#include <variant>

#include "core/events.hpp"
#include "core/fixed.hpp"
#include "core/ledger.hpp"
#include "games/waterloo/charts.hpp"
#include "games/waterloo/frames.hpp"

namespace grognard::waterloo {

using Faces = Fixed<std::uint8_t, 100>;  // as many as an answer holds

#define GROGNARD_SAME(T) friend constexpr bool operator==(const T&, const T&) = default

// Read like a table, a line each.
// clang-format off
// The turn.
struct TurnBegan { std::uint8_t turn; GROGNARD_SAME(TurnBegan); };
struct PhaseBegan { Phase phase; GROGNARD_SAME(PhaseBegan); };
struct InitiativePassed { Seat to; GROGNARD_SAME(InitiativePassed); };
struct PrussiansRolled { std::uint8_t die; std::uint8_t count; GROGNARD_SAME(PrussiansRolled); };
struct PieceEntered { Piece piece; AreaId at; GROGNARD_SAME(PieceEntered); };
struct PieceDelayed { Piece piece; GROGNARD_SAME(PieceDelayed); };
struct SequenceBegan { Seat active; GROGNARD_SAME(SequenceBegan); };
struct TileDrawn { std::uint8_t value; GROGNARD_SAME(TileDrawn); };  // the non-active player alone knows it
struct TileWasDrawn { Seat by; GROGNARD_SAME(TileWasDrawn); };
struct LeadersReadied { Seat seat; GROGNARD_SAME(LeadersReadied); };
struct DiscSpent { Seat seat; Disc disc; GROGNARD_SAME(DiscSpent); };
struct AreaActivated { Order order; AreaId area; GROGNARD_SAME(AreaActivated); };
struct LeaderActivated { Piece leader; AreaId area; GROGNARD_SAME(LeaderActivated); };
struct PlayerPassed { Seat seat; GROGNARD_SAME(PlayerPassed); };
struct StopCalled { Seat active; std::uint8_t actions; GROGNARD_SAME(StopCalled); };
struct SequenceEnded { Seat active; GROGNARD_SAME(SequenceEnded); };

// Moves.
struct PieceMoved { Piece piece; AreaId from; AreaId to; std::uint8_t cubes; GROGNARD_SAME(PieceMoved); };
struct PieceReformed { Piece piece; AreaId at; Posture to; GROGNARD_SAME(PieceReformed); };
struct CubeHandedOver { Force colour; AreaId from; AreaId to; GROGNARD_SAME(CubeHandedOver); };
struct AreaOverstacked { Seat seat; AreaId area; std::uint8_t excess; GROGNARD_SAME(AreaOverstacked); };
struct StrongholdTaken { AreaId area; Seat by; GROGNARD_SAME(StrongholdTaken); };

// Fire.
struct SkirmishFired { AreaId from; AreaId at; std::uint8_t die; bool hit; GROGNARD_SAME(SkirmishFired); };
struct GrandBatteryFired { AreaId area; std::uint8_t left; GROGNARD_SAME(GrandBatteryFired); };
struct GunFired { Piece gun; AreaId from; AreaId at; Arm target; std::uint8_t die; Ledger die_modifiers; std::uint8_t effect; GROGNARD_SAME(GunFired); };
struct CubesPlaced { Force colour; AreaId at; std::uint8_t count; GROGNARD_SAME(CubesPlaced); };
struct CubesWasted { AreaId at; std::uint8_t count; GROGNARD_SAME(CubesWasted); };  // hits beyond one per gun

// Losses and ways back.
struct PieceTired { Piece piece; AreaId at; GROGNARD_SAME(PieceTired); };
struct PieceEliminated { Piece piece; AreaId at; std::uint8_t cubes; GROGNARD_SAME(PieceEliminated); };
struct PieceRetreated { Piece piece; AreaId from; AreaId to; std::uint8_t cubes; GROGNARD_SAME(PieceRetreated); };
struct PieceFellBack { Piece piece; AreaId from; AreaId to; std::uint8_t cubes; GROGNARD_SAME(PieceFellBack); };

// Assaults.
struct AssaultBegan { AreaId area; Seat attacker; GROGNARD_SAME(AssaultBegan); };
struct StepBegan { AssaultStep step; GROGNARD_SAME(StepBegan); };
struct PieceSheltered { Piece piece; AreaId at; GROGNARD_SAME(PieceSheltered); };
struct GunsCovered { Piece by; AreaId at; GROGNARD_SAME(GunsCovered); };
struct DuelFought { Piece charging; Piece countering; std::uint8_t dice[2]; Ledger modifiers[2]; GROGNARD_SAME(DuelFought); };
struct VolleyShot { Piece by; std::uint8_t cubes_carried; std::uint8_t die; Ledger die_modifiers; VolleyCell result; GROGNARD_SAME(VolleyShot); };
struct MoraleTested { Piece piece; std::uint8_t die; Ledger columns; std::uint8_t column; MoraleResult result; GROGNARD_SAME(MoraleTested); };
struct RetreatBarred { Piece piece; MoraleResult instead; GROGNARD_SAME(RetreatBarred); };  // by cavalry, or stands with a cube
struct SquareFormed { Piece piece; AreaId at; GROGNARD_SAME(SquareFormed); };
struct ChargeShot { Faces dice; std::uint8_t hits; GROGNARD_SAME(ChargeShot); };
struct GunsRiddenDown { AreaId at; std::uint8_t guns; GROGNARD_SAME(GunsRiddenDown); };
struct GunsCaptured { AreaId at; std::uint8_t guns; GROGNARD_SAME(GunsCaptured); };
struct ControlRolled { Piece piece; std::uint8_t die; std::uint8_t needed; GROGNARD_SAME(ControlRolled); };
struct ChargeContinued { Piece piece; AreaId from; AreaId to; GROGNARD_SAME(ChargeContinued); };
struct AssaultEnded { AreaId area; GROGNARD_SAME(AssaultEnded); };

struct GameWon { Seat seat; WonBy by; std::uint8_t french_losses; std::uint8_t allied_losses; GROGNARD_SAME(GameWon); };
// clang-format on

#undef GROGNARD_SAME

using Event =
    std::variant<TurnBegan, PhaseBegan, InitiativePassed, PrussiansRolled, PieceEntered,
                 PieceDelayed, SequenceBegan, TileDrawn, TileWasDrawn, LeadersReadied, DiscSpent,
                 AreaActivated, LeaderActivated, PlayerPassed, StopCalled, SequenceEnded,
                 PieceMoved, PieceReformed, CubeHandedOver, AreaOverstacked, StrongholdTaken,
                 SkirmishFired, GrandBatteryFired, GunFired, CubesPlaced, CubesWasted, PieceTired,
                 PieceEliminated, PieceRetreated, PieceFellBack, AssaultBegan, StepBegan,
                 PieceSheltered, GunsCovered, DuelFought, VolleyShot, MoraleTested, RetreatBarred,
                 SquareFormed, ChargeShot, GunsRiddenDown, GunsCaptured, ControlRolled,
                 ChargeContinued, AssaultEnded, GameWon>;

using EventSink = Events<Event>;

}  // namespace grognard::waterloo
