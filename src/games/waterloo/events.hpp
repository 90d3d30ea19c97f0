// What happened, in the past tense; the client and the log word it.
#pragma once

#include <cstdint>
#include <variant>

#include "core/events.hpp"
#include "core/fixed.hpp"
#include "core/ledger.hpp"
#include "games/waterloo/charts.hpp"
#include "games/waterloo/phases.hpp"

namespace grognard::waterloo {

using Faces = Fixed<std::uint8_t, 100>;  // as many as an answer holds

// Read like a table, a line each.
// clang-format off
// The turn.
struct TurnBegan { std::uint8_t turn; };
struct PhaseBegan { Phase phase; };
struct InitiativePassed { Seat to; };
struct PrussiansRolled { std::uint8_t die; std::uint8_t count; };
struct PieceEntered { Piece piece; AreaId at; };
struct PieceDelayed { Piece piece; };
struct SequenceBegan { Seat active; };
struct TileDrawn { std::uint8_t value; };  // the non-active player alone knows it
struct TileWasDrawn { Seat by; };
struct LeadersReadied { Seat seat; };
struct DiscSpent { Seat seat; Disc disc; };
struct AreaActivated { Order order; AreaId area; };
struct LeaderActivated { Piece leader; AreaId area; };
struct PlayerPassed { Seat seat; };
struct StopCalled { Seat active; std::uint8_t actions; };
struct SequenceEnded { Seat active; };

// Moves.
struct PieceMoved { Piece piece; AreaId from; AreaId to; std::uint8_t cubes; };
struct PieceReformed { Piece piece; AreaId at; Posture to; };
struct CubeHandedOver { Force colour; AreaId from; AreaId to; };
struct AreaOverstacked { Seat seat; AreaId area; std::uint8_t excess; };
struct StrongholdTaken { AreaId area; Seat by; };

// Fire.
struct SkirmishFired { AreaId from; AreaId at; std::uint8_t die; bool hit; };
struct GrandBatteryFired { AreaId area; std::uint8_t left; };
struct GunFired { Piece gun; AreaId from; AreaId at; Arm target; std::uint8_t die; Ledger die_modifiers; std::uint8_t effect; };
struct CubesPlaced { Force colour; AreaId at; std::uint8_t count; };
struct CubesWasted { AreaId at; std::uint8_t count; };  // hits beyond one per gun

// Losses and ways back.
struct PieceTired { Piece piece; AreaId at; };
struct PieceEliminated { Piece piece; AreaId at; std::uint8_t cubes; };
struct PieceRetreated { Piece piece; AreaId from; AreaId to; std::uint8_t cubes; };
struct PieceFellBack { Piece piece; AreaId from; AreaId to; std::uint8_t cubes; };

// Assaults.
struct AssaultBegan { AreaId area; Seat attacker; };
struct StepBegan { AssaultStep step; };
struct PieceSheltered { Piece piece; AreaId at; };
struct GunsCovered { Piece by; AreaId at; };
struct DuelFought { Piece charging; Piece countering; std::uint8_t dice[2]; Ledger modifiers[2]; };
struct VolleyShot { Piece by; std::uint8_t cubes_carried; std::uint8_t die; Ledger die_modifiers; VolleyCell result; };
struct MoraleTested { Piece piece; std::uint8_t die; Ledger columns; std::uint8_t column; MoraleResult result; };
struct RetreatBarred { Piece piece; MoraleResult instead; };  // by cavalry, or stands with a cube
struct SquareFormed { Piece piece; AreaId at; };
struct ChargeShot { Faces dice; std::uint8_t hits; };
struct GunsRiddenDown { AreaId at; std::uint8_t guns; };
struct GunsCaptured { AreaId at; std::uint8_t guns; };
struct ControlRolled { Piece piece; std::uint8_t die; std::uint8_t needed; };
struct ChargeContinued { Piece piece; AreaId from; AreaId to; };
struct AssaultEnded { AreaId area; };

struct GameWon { Seat seat; WonBy by; std::uint8_t french_losses; std::uint8_t allied_losses; };
// clang-format on

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
