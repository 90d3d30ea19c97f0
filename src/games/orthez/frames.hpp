// The frames of the flow: every step at which play can stand, with its own locals. A frame that is
// done pops itself and reports to the one below it (flow.hpp: finish).
#pragma once

#include <cstdint>
#include <variant>

#include "core/fixed.hpp"
#include "games/orthez/actions.hpp"
#include "games/orthez/dice.hpp"
#include "games/orthez/movement_points.hpp"

namespace grognard::orthez {

inline constexpr std::size_t max_frames = 20;
// One and a half times the fastest cavalry, over hexes of one point.
using RoutPath = Fixed<HexId, 24>;

// Read like a table, a line each.
// clang-format off

// The turn itself, at the bottom: starts each phase and goes on when it ends (lb.7.0.1).
struct TurnStep { Phase phase = Phase::PreCommand; std::uint8_t stage = 0; GROGNARD_SAME(TurnStep); };

// Before the first turn: the French set up anew if they wish, then the Allies.
struct Deployment { Seat side = french; UnitSet moved; GROGNARD_SAME(Deployment); };

// One die for one leader: Clausel or Hill in command, initiative (chance).
enum class DieCause : std::uint8_t { ClauselInCommand, HillInCommand, Initiative, FirstDrawer, FirstSide, Limbering, Recall, GunsLost, WhichLeader };
inline constexpr std::size_t die_cause_count = 9;
struct DieRoll { DieCause cause = DieCause::FirstDrawer; std::uint8_t subject = 0; std::uint8_t result = 0; GROGNARD_SAME(DieRoll); };

// Both sides command at once; what one has said is hidden until the other has too.
struct Commanding { std::array<bool, 2> given{}; std::array<Command, 2> said{}; GROGNARD_SAME(Commanding); };
struct BatteryReturn { Seat side = french; GROGNARD_SAME(BatteryReturn); };
struct Initiatives { Seat side = french; std::uint8_t sides_done = 0; LeaderSet tried; bool first_known = false; GROGNARD_SAME(Initiatives); };

// The cup (chance), and what a chit lets its side do.
struct ChitDraw { GROGNARD_SAME(ChitDraw); };
struct Activation { LeaderId leader = no_leader; FormationId division = no_formation; UnitSet able; GROGNARD_SAME(Activation); };
struct LeaderChit { Seat side = french; std::uint8_t sides_done = 0; GROGNARD_SAME(LeaderChit); };
struct RegroupChit { Seat side = french; std::uint8_t sides_done = 0; UnitSet able; GROGNARD_SAME(RegroupChit); };
// How many hexes of column have come in by the entry of each group this turn; a group that waits.
struct ReinforcementChit { Seat side = french; std::uint8_t sides_done = 0; std::array<std::uint8_t, max_groups> column{}; GROGNARD_SAME(ReinforcementChit); };

// A stack on the move: the top unit first. What it does is declared, then performed in the order of
// lb.14.7.3: leave test, fire, charges, the deed itself, what follows it.
enum class Mission : std::uint8_t { Free, Assaulting, Charging, Regrouping, Entering, Spent };
struct Moving {
    UnitList units;
    LeaderSet leaders;
    Mission mission = Mission::Free;
    HexId target = no_hex;      // of the assault or charge declared
    HexId second = no_hex;
    std::uint8_t hexes = 0;     // entered since the charge was declared
    std::uint8_t long_steps = 0;  // of a two-hex cavalry line
    bool acted = false;         // spent movement in this activation
    bool stepped = false;       // has left the hex where it started
    bool held = false;          // entered an enemy zone of influence: takes no further step
    bool first_window = false;  // reactions at the first action have been asked
    bool prey_waits = false;    // the target broke before contact and waits to be ridden down
    UnitSet tried;              // enemy units that have used their reaction or opportunity charge
    GROGNARD_SAME(Moving);
};
using Deed = std::variant<Step, Form, Extend, Gather, Pivot, BreakDown, Recombine>;
enum class DeedStage : std::uint8_t { Leave, Fire, Charge, Do, Entry, Battery, ChargeAfter, React, Pursue, Done };
struct Performing { Deed deed; DeedStage stage = DeedStage::Leave; std::uint8_t window = 0; UnitSet fired{}; GROGNARD_SAME(Performing); };

// Windows in which the other side may interrupt.
struct FireWindow { HexId target = no_hex; UnitSet barred; UnitSet fired; GROGNARD_SAME(FireWindow); };
struct ChargeWindow { UnitId mover = no_unit; UnitId cavalry = no_unit; HexId via = no_hex; bool charged = false; bool passed = false; UnitSet tried; GROGNARD_SAME(ChargeWindow); };
struct BatteryWindow { HexId enemy = no_hex; UnitSet turned; GROGNARD_SAME(BatteryWindow); };
struct ReactionWindow {
    UnitId cavalry = no_unit;
    UnitId reactor = no_unit;   // top unit of the stack that reacts now
    HexId hex = no_hex;         // where it forms
    std::uint8_t distance = 0;  // between the two when it did
    bool met = false;           // the cavalry's move is over
    bool passed = false;
    GROGNARD_SAME(ReactionWindow);
};

// Services. A fire attack rolls (chance) and deals out losses; a morale test rolls for units from
// the top down; a rout moves step by step; a leader may be hit.
enum class FireKind : std::uint8_t { Combat, Opportunity, Exchange, Ricochet, Accidental, Harassment, Skirmish };
struct FireAttack { FireKind kind = FireKind::Combat; HexList from; HexId at = no_hex; UnitId single = no_unit; std::uint8_t shares = 1; UnitSet silent; std::uint8_t value = 0; std::uint8_t defence = 0; bool fell = false; std::uint8_t losses = 0; Roll rolled; GROGNARD_SAME(FireAttack); };
enum class TestCause : std::uint8_t {
    LeaveZone, Approach, Stand, StandCharge, Losses, MeleeMark, StackingViolation, JoinSquare, Explosion,
    LeaderKilled, OpportunityCharge, ReactionCharge, RallyingSquare, Reform, FallBack, Rally
};
struct MoraleTest { TestCause cause = TestCause::Rally; UnitList units; HexId other = no_hex; std::int8_t extra = 0; UnitSet already; UnitSet failed; UnitSet gathered; bool dice_fell = false; Roll rolled; GROGNARD_SAME(MoraleTest); };
enum class SquareStage : std::uint8_t { Roll, Guns, MakeRoom, Rout, Done };
struct SquareRoll { UnitList units; UnitId cavalry = no_unit; HexId hex = no_hex; SquareStage stage = SquareStage::Roll; UnitSet broken; GROGNARD_SAME(SquareRoll); };
enum class LeaderStage : std::uint8_t { Which, Explosion, Wound, Duration, Done };
struct LeaderHit { LeaderId leader = no_leader; HexId hex = no_hex; bool explosion = false; LeaderStage stage = LeaderStage::Wound; Wound wound = Wound::None; std::uint8_t turns = 0; GROGNARD_SAME(LeaderHit); };
enum class RoutCause : std::uint8_t { Combat, Reorganisation, FallBack };
enum class RoutStage : std::uint8_t { Start, Run, Test, Harass, Leaders, Done };
struct Routing {
    UnitList units;
    HexId melee = no_hex;
    HexId way_from = no_hex;   // where the way home that it keeps to begins
    Pm used;                   // of its movement, by falling back before
    Pm left;
    RoutPath visited;          // the hex it started from first
    Fixed<HexId, 6> ties;      // between which the owner chooses
    RoutCause cause = RoutCause::Combat;
    RoutStage stage = RoutStage::Start;
    bool keeps_to_way = true;  // the next step does
    bool in_zone = false;      // a fall-back that entered an enemy zone of influence
    bool surrendered = false;
    GROGNARD_SAME(Routing);
};
struct Displacing { HexId from = no_hex; UnitId unit = no_unit; HexId at = no_hex; bool whole = false; GROGNARD_SAME(Displacing); };
struct Gathering { UnitId unit = no_unit; GROGNARD_SAME(Gathering); };
struct Relocating { LeaderId leader = no_leader; GROGNARD_SAME(Relocating); };
struct HarassWindow { UnitList units; Seat side = french; RoutPath left; UnitList tried; GROGNARD_SAME(HarassWindow); };

// The fire phase and the artillery chit: sides declare in turn; effects wait for the end.
struct SkirmishDone { UnitId unit = no_unit; HexId at = no_hex; GROGNARD_SAME(SkirmishDone); };
using SkirmishesDone = Fixed<SkirmishDone, 24>;
struct FirePhase { Seat side = french; Seat first = french; bool chit = false; std::array<bool, 2> done{}; std::uint8_t stage = 0; SkirmishesDone skirmished; GROGNARD_SAME(FirePhase); };
struct Ricochet { HexList from; HexId at = no_hex; UnitSet silent; std::uint8_t next = 0; GROGNARD_SAME(Ricochet); };
enum class EffectsStage : std::uint8_t { Losses, Ranks, Leaders, Tests, Routs, Done };
struct FireEffectsStep { Seat first = french; EffectsStage stage = EffectsStage::Losses; std::uint8_t next = 0; UnitSet left; UnitSet disordered; UnitSet routed; GROGNARD_SAME(FireEffectsStep); };

// The melee phase: one assault after another.
struct MeleePhase { Seat side = french; GROGNARD_SAME(MeleePhase); };
enum class AssaultStage : std::uint8_t { Leaders, Choice, Stand, Exchange, Cross, Roll, LeaderChecks, Losses, Tests, Routs, FallBack, Advance, Room, NewTarget, Done };
struct AssaultFight {
    Seat attacker = french;
    HexId target = no_hex;
    HexId second = no_hex;  // a target over two hexes attacked in both
    AssaultStage stage = AssaultStage::Leaders;
    bool again = false;     // the second assault after a retreat
    bool stood = false;
    LeaderId abandoned_by = no_leader;
    Roll rolled;
    MeleeCell cell;
    std::uint8_t attackers_lose = 0;  // of the cell, still to be taken
    bool fought = false;              // there was a melee
    bool vacated = false;             // by retreat, rout, surrender or elimination
    bool shaken = false;              // somebody was disordered, routed or removed by the melee
    bool asked = false;               // the window of this step has been opened
    bool may_go_on = false;           // a second assault may follow
    std::uint8_t step = 0;            // how far this stage has come
    HexId barred = no_hex;            // from a second assault: where the target retreated to
    LeaderId killed = no_leader;      // by this melee, the stack in `killed_at` tests for him
    HexId killed_at = no_hex;
    Strength squadrons = Strength::Whole;  // of cavalry that defends
    Fixed<UnitId, 16> struck;         // once for each loss of the melee
    LeaderSet staying;                // leaders who do not advance
    UnitSet dealt;                    // units with which this stage is done
    GROGNARD_SAME(AssaultFight);
};
enum class ChargeRun : std::uint8_t { Full, Short };  // short: fewer than three hexes (lb.18.10.1)
struct MeleeRoll { HexId target = no_hex; UnitId charger = no_unit; Strength attackers = Strength::Whole; Strength defenders = Strength::Whole; HexId second = no_hex; ChargeRun run = ChargeRun::Full; GROGNARD_SAME(MeleeRoll); };
enum class RetreatStage : std::uint8_t { Choice, Fire, Charge, Do, Cost, Harass, Done };
struct RetreatMove {
    UnitList units;
    Pm spent;
    std::uint8_t hexes = 0;     // entered
    bool before_charge = false;
    HexId from = no_hex;       // of the enemy who assaults or charges
    RetreatStage stage = RetreatStage::Choice;
    Side step = no_side;       // said, not yet done
    bool over = false;         // stopped by ground, fire or charge
    RoutPath left;
    LeaderSet leaders;         // who go along
    UnitSet tried;             // enemy cavalry that has tried an opportunity charge
    GROGNARD_SAME(RetreatMove);
};

// A charge in contact with its target (lb.18.6.A.1-A.9). What the target is says which of the
// steps are taken: the table is in charge/course.cpp.
enum class ChargeKind : std::uint8_t { Active, Opportunity, Reaction, Pursuit };
enum class ChargeTarget : std::uint8_t {
    Routing, Square, Cavalry, SkirmishingCavalry, Helpless, Battery, GeneralOrder, RoadColumn,
    Skirmishers, SkirmishersInCover, Disordered, Diverted, Formed
};
enum class ChargeStage : std::uint8_t {
    Start, LastSquare, Ahead, Fire, Retreat, Stand, SecondFire, Cross, Squadrons, Defenders, Melee,
    Leaders, AttackerLosses, DefenderLosses, Ranks, Result, AttackerTests, DefenderTests, Pursuit, Rout, Advance,
    FallBack, DefenderFallsBack, Done
};
struct ChargeContact {
    UnitId cavalry = no_unit;
    HexId target = no_hex;
    ChargeKind kind = ChargeKind::Active;
    ChargeRun run = ChargeRun::Full;
    ChargeStage stage = ChargeStage::Start;
    ChargeTarget against = ChargeTarget::Formed;
    UnitList prey;              // the target's stack, the top unit first
    bool tested = false;        // and passed: the target stood by its dice
    bool at_contact = false;    // the square was tried in this contact
    bool crossed = false;       // a stream or sunken road, which disordered the cavalry
    bool fought = false;
    bool shaken = false;        // somebody was disordered, routed or removed by the melee
    bool pursued = false;
    bool asked = false;         // the question of this stage is answered
    bool over = true;           // the cavalry's move
    bool target_gone = false;
    Strength attackers = Strength::Whole;
    Strength defenders = Strength::Whole;
    MeleeCell cell;
    Roll rolled;
    Fixed<UnitId, 16> struck;   // once for each loss of the melee
    UnitSet dealt;              // units with which this stage is done
    GROGNARD_SAME(ChargeContact);
};
enum class RideStage : std::uint8_t { Choice, LeavesFront, LeavesSquare, Test, Ride, React, Done };
struct SquareAhead { UnitId cavalry = no_unit; HexId square = no_hex; RideStage stage = RideStage::Choice; bool halted = false; bool over = false; GROGNARD_SAME(SquareAhead); };
struct CavalryPursuit { UnitId cavalry = no_unit; UnitId prey = no_unit; RoutPath path; std::uint8_t at = 0; bool recall_tried = false; bool stopped = false; GROGNARD_SAME(CavalryPursuit); };

// Reorganisation.
// `tried`: have tested, then have run. `rallied`: wait for their facing.
enum class ReorganisingStage : std::uint8_t { Rallies, FirstSide, Routs, Room, Done };
struct Reorganising { Seat side = french; ReorganisingStage stage = ReorganisingStage::Rallies; std::uint8_t sides_done = 0; UnitSet tried; UnitSet rallied; GROGNARD_SAME(Reorganising); };

// clang-format on

using Frame =
    std::variant<TurnStep, Deployment, DieRoll, Commanding, BatteryReturn, Initiatives, ChitDraw,
                 Activation, LeaderChit, RegroupChit, ReinforcementChit, Moving, Performing,
                 FireWindow, ChargeWindow, BatteryWindow, ReactionWindow, FireAttack, MoraleTest,
                 SquareRoll, LeaderHit, Routing, Displacing, Gathering, Relocating, HarassWindow,
                 FirePhase, Ricochet, FireEffectsStep, MeleePhase, AssaultFight, MeleeRoll,
                 RetreatMove, ChargeContact, SquareAhead, CavalryPursuit, Reorganising>;

}  // namespace grognard::orthez
