// The frames of the flow: every step at which play can stand, with its own locals.
#pragma once

#include <array>
#include <cstdint>
#include <variant>

#include "core/match.hpp"
#include "core/seat.hpp"
#include "games/ccn/actions.hpp"
#include "games/ccn/battle.hpp"

namespace grognard::ccn {

inline constexpr std::size_t max_frames = 12;

#define GROGNARD_SAME(T) friend constexpr bool operator==(const T&, const T&) = default

// Read like a table, a line each.
// clang-format off
// The deal before the first turn; chance.
struct Deal { GROGNARD_SAME(Deal); };

enum class Stage : std::uint8_t { Begin, Command, Movement, Combat, End, Replace, Draw, Next };

// The turn itself, at the bottom of the stack: starts each phase and goes on when it ends.
struct TurnStep {
    Stage stage = Stage::Begin;
    bool passed = false;  // the card ordered nothing (ccn.turn.no-order-possible)
    GROGNARD_SAME(TurnStep);
};

struct CardChoice { GROGNARD_SAME(CardChoice); };
struct SectionChoice { GROGNARD_SAME(SectionChoice); };
struct ManoeuvreChoice { GROGNARD_SAME(ManoeuvreChoice); };
struct CommandRoll { GROGNARD_SAME(CommandRoll); };  // Elan and Rally; chance

// Rally: symbols left to turn into blocks, by arm.
struct Rallying { std::array<std::uint8_t, arm_count> symbols{}; GROGNARD_SAME(Rallying); };

// Naming who is ordered. Elan: symbols rolled, by arm and flags.
struct Ordering { std::array<std::uint8_t, 4> symbols{}; GROGNARD_SAME(Ordering); };

struct Supplying { GROGNARD_SAME(Supplying); };
struct Placing { UnitId unit = no_piece; GROGNARD_SAME(Placing); };
struct Moving { GROGNARD_SAME(Moving); };
struct Fighting { GROGNARD_SAME(Fighting); };

enum class Reply : std::uint8_t { None, Stand, FirstStrike, Withdraw, Square };
enum class MeleeStep : std::uint8_t { React, FirstBlood, Press, Attack, Leave, Ground, BattleBack, End };

// One melee from its declaration to its last consequence.
struct MeleeFight {
    UnitId unit = no_piece;
    UnitId target = no_piece;          // no_piece: a lone general is attacked
    GeneralId general = no_piece;      // that general
    Hex from = nowhere;
    Hex at = nowhere;
    UnitSet support;  // batteries
    MeleeStep step = MeleeStep::React;
    Reply reply = Reply::None;
    bool bonus = false;
    GROGNARD_SAME(MeleeFight);
};

struct Reaction { GROGNARD_SAME(Reaction); };
struct SquareDraw { UnitId unit = no_piece; GROGNARD_SAME(SquareDraw); };  // chance
struct PressChoice { GROGNARD_SAME(PressChoice); };
struct GroundChoice { GROGNARD_SAME(GroundChoice); };
struct PursuitChoice { UnitId unit = no_piece; GROGNARD_SAME(PursuitChoice); };
struct BonusChoice { UnitId unit = no_piece; GROGNARD_SAME(BonusChoice); };
struct BattleBackChoice { GROGNARD_SAME(BattleBackChoice); };

enum class RollKind : std::uint8_t { Fire, Attack, Withdrawal, FirstStrike, SquareDie, BattleBack };

// Dice thrown by one unit (with its supporting batteries) at one target; chance.
struct Roll {
    UnitId by = no_piece;
    UnitId target = no_piece;
    GeneralId general = no_piece;
    RollKind kind = RollKind::Fire;
    std::uint8_t dice = 0;
    GROGNARD_SAME(Roll);
};

enum class HarmStep : std::uint8_t { Armour, Losses, Flags, Retreat, Blocked, Alone, End };

// What a roll does to a unit, in order: armour, losses, general's test, flags, retreat.
struct Harm {
    UnitId unit = no_piece;
    UnitId by = no_piece;
    RollKind kind = RollKind::Fire;
    std::uint8_t hits = 0;
    std::uint8_t flags = 0;
    Hex crossed_from = nowhere;  // where the dice came from: fortified sides
    Hex where = nowhere;         // where the unit stood last
    HarmStep step = HarmStep::Armour;
    bool tested = false;
    bool lost_blocked = false;
    GROGNARD_SAME(Harm);
};

struct ArmourChoice { GROGNARD_SAME(ArmourChoice); };
struct GeneralTest { GeneralId general = no_piece; std::uint8_t dice = 2; GROGNARD_SAME(GeneralTest); };
struct FlagChoice { std::uint8_t most = 0; GROGNARD_SAME(FlagChoice); };

struct UnitRetreat {
    UnitId unit = no_piece;
    std::uint8_t left = 0;
    bool may_stop = false;  // it has just met a lone general
    GROGNARD_SAME(UnitRetreat);
};
struct Withdrawal { UnitId unit = no_piece; std::uint8_t left = 2; GROGNARD_SAME(Withdrawal); };
struct GeneralRetreat { GeneralId general = no_piece; std::uint8_t made = 0; GROGNARD_SAME(GeneralRetreat); };
struct EscapeChoice { GeneralId general = no_piece; UnitId by = no_piece; GROGNARD_SAME(EscapeChoice); };
struct EscapeRoll { GeneralId general = no_piece; UnitId by = no_piece; std::uint8_t dice = 0; GROGNARD_SAME(EscapeRoll); };

struct DrawCard { Seat seat = Seat::First; GROGNARD_SAME(DrawCard); };  // chance
struct ScoutDraw { Card first = Card::None; GROGNARD_SAME(ScoutDraw); };  // chance, twice
struct KeepChoice { Card first = Card::None; Card second = Card::None; GROGNARD_SAME(KeepChoice); };
// clang-format on

#undef GROGNARD_SAME

using Frame =
    std::variant<Deal, TurnStep, CardChoice, SectionChoice, ManoeuvreChoice, CommandRoll, Rallying,
                 Ordering, Supplying, Placing, Moving, Fighting, MeleeFight, Reaction, SquareDraw,
                 PressChoice, GroundChoice, PursuitChoice, BonusChoice, BattleBackChoice, Roll,
                 Harm, ArmourChoice, GeneralTest, FlagChoice, UnitRetreat, Withdrawal,
                 GeneralRetreat, EscapeChoice, EscapeRoll, DrawCard, ScoutDraw, KeepChoice>;

// Whose answer a frame waits for: state.hpp says it of these. Where pieces are at stake their owner
// is asked: decider(s, frame).
template <class F>
concept AsksActive =
    OneOf<F, CardChoice, SectionChoice, ManoeuvreChoice, Rallying, Ordering, Supplying, Moving,
          Fighting, PressChoice, GroundChoice, PursuitChoice, BonusChoice, KeepChoice>;
template <class F>
concept AsksOpponent = OneOf<F, Reaction, BattleBackChoice>;

}  // namespace grognard::ccn
