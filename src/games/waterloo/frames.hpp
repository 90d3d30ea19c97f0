// The frames of the flow: every step at which play can stand, with its own locals.
#pragma once

#include <cstdint>
#include <variant>

#include "core/fixed.hpp"
#include "games/waterloo/actions.hpp"

namespace grognard::waterloo {

inline constexpr std::size_t max_frames = 14;
// Of one side: all its guns may aim from one area; the cubes of a volley are counted in a byte.
inline constexpr std::size_t max_guns = 10;
inline constexpr std::size_t max_infantry = 50;

#define GROGNARD_SAME(T) friend constexpr bool operator==(const T&, const T&) = default

// Read like a table, a line each.
// clang-format off
// The turn itself, at the bottom of the stack: starts each phase and goes on when it ends.
struct TurnStep {
    Phase phase = Phase::Discs;
    bool allied_done = false;  // his part of the phase: he goes before the French player
    bool french_done = false;
    GROGNARD_SAME(TurnStep);
};

// Phase 2. PrussianRoll is chance; then each arriving piece, then those who waited in the box.
struct PrussianRoll { GROGNARD_SAME(PrussianRoll); };
struct Arrival { std::uint8_t left = 0; GROGNARD_SAME(Arrival); };
struct Relief { UnitSet waiting{}; GROGNARD_SAME(Relief); };

// Phase 3. SkirmishShot is chance.
struct Skirmishing { Seat side = allied; UnitSet fired{}; GROGNARD_SAME(Skirmishing); };
struct SkirmishShot { AreaId from = nowhere; AreaId at = nowhere; GROGNARD_SAME(SkirmishShot); };

// Phase 4, one sequence. TileDraw is chance; so is StopWord, whose answer the tile has decided:
// asked of chance, it shows the active player nothing before it is given.
enum class SequenceStep : std::uint8_t { Draw, Reform, Act, Count, Penalties, End };
struct Sequence { SequenceStep step = SequenceStep::Draw; GROGNARD_SAME(Sequence); };
struct TileDraw { GROGNARD_SAME(TileDraw); };
struct StopWord { GROGNARD_SAME(StopWord); };
struct ActionChoice { GROGNARD_SAME(ActionChoice); };
struct Overstacked { AreaSet left{}; GROGNARD_SAME(Overstacked); };  // areas yet to be penalised

// Formation changes, in any order; nobody changes twice.
enum class Scope : std::uint8_t { Everywhere, OneArea };
struct Reforming {
    Seat side = french;
    Scope scope = Scope::Everywhere;
    AreaId area = nowhere;  // the one
    bool acted = false;
    UnitSet able{};          // whom it reaches, not yet changed
    GROGNARD_SAME(Reforming);
};

// A leader's two activations under one disc (wl.leader.double).
struct LeaderAction {
    UnitId leader = no_unit;
    Disc disc = Disc::Green;
    std::uint8_t left = 0;
    bool assaulted = false;         // only assaults may follow (wl.leader.non-assault-first)
    AreaId first_battery = nowhere;  // where the Grand Battery fired under this disc
    GROGNARD_SAME(LeaderAction);
};

// Units of one area on the move: approach, reserve or assault.
struct Marching {
    Order order = Order::Approach;
    AreaId area = nowhere;
    bool acted = false;
    UnitSet able{};      // not yet moved
    AreaSet entered{};   // by this activation, where leaders may follow
    GROGNARD_SAME(Marching);
};

// The line is drawn when the aim is taken: `via` is the last area before the target.
struct GunAim { UnitId gun = no_unit; AreaId at = nowhere; AreaId via = nowhere; GROGNARD_SAME(GunAim); };
struct Gunnery { AreaId area = nowhere; UnitSet able{}; Fixed<GunAim, max_guns> aims{}; GROGNARD_SAME(Gunnery); };
// The dice of the declared shots, one after another; chance.
struct GunShots {
    AreaId area = nowhere;
    std::uint8_t next = 0;   // aim
    std::uint8_t shots = 1;  // of each gun, two under the Grand Battery
    std::uint8_t fired = 0;  // by the gun of that aim
    Fixed<GunAim, max_guns> aims{};
    GROGNARD_SAME(GunShots);
};
struct Reinforcing { AreaId area = nowhere; UnitSet able{}; GROGNARD_SAME(Reinforcing); };

// The assaults waiting in State::pending, until none is left. Those that continued charges begin
// wait until the batch before them is fought (W46).
struct AssaultQueue { AreaSet batch{}; GROGNARD_SAME(AssaultQueue); };

enum class AssaultStep : std::uint8_t {
    Declare,      // who is sheltered, who covers the guns
    Guns,         // 1
    Duels,        // 2
    Volleys,      // 3
    Charge,       // 4
    Ride,         // 5
    Capture,      // 6
    Control,      // 7
    End
};

// One assault with what it must remember of its beginning.
struct Assault {
    AreaId area = nowhere;
    Seat attacker = french;
    AssaultStep step = AssaultStep::Declare;
    std::uint8_t stage = 0;  // within the step: assault/steps.hpp says which
    std::uint8_t round = 0;  // of volleys
    bool attacker_infantry = false;  // as it began (W38)
    bool attacker_cavalry = false;
    bool defender_infantry = false;
    bool defender_cavalry = false;
    bool gun_damage = false;         // step 1 hit the attacking infantry: it owes a test
    bool guns_covered = true;        // in a stronghold: some infantry left its shelter for them
    AreaSet origins{};                 // of the attacking infantry
    GROGNARD_SAME(Assault);
};

struct Sheltering { std::uint8_t left = 0; GROGNARD_SAME(Sheltering); };  // D12
struct Covering { GROGNARD_SAME(Covering); };                            // D16
struct DefensiveFire { std::uint8_t guns = 0; GROGNARD_SAME(DefensiveFire); };  // chance
struct DuelChoice { UnitId charging = no_unit; GROGNARD_SAME(DuelChoice); };   // attacker, then defender
struct DuelRoll { UnitId charging = no_unit; UnitId countering = no_unit; GROGNARD_SAME(DuelRoll); };  // chance

// One side's round of infantry fire: cubes assigned, dice, cubes placed. VolleyRoll is chance.
enum class VolleyStage : std::uint8_t { Assignment, Dice, NoTest, TestDue };
struct Volley { Seat firing = allied; VolleyStage stage = VolleyStage::Assignment; GROGNARD_SAME(Volley); };
struct VolleyRoll { Seat firing = allied; GROGNARD_SAME(VolleyRoll); };
// The owner spreads one colour's cubes over the infantry of an area (State's units keep them).
struct Assigning { AreaId area = nowhere; Force force = Force::French; UnitSet left{}; std::uint8_t cubes = 0; GROGNARD_SAME(Assigning); };

enum class TestCause : std::uint8_t { Volley, Charge, Guns };
enum class TestStage : std::uint8_t { Assignment, Dice, Losses, Retreats, Cubes, End };
// A morale test: assignment, dice for all, then the effects. TestRoll is chance.
struct Test {
    Seat side = french;
    TestCause cause = TestCause::Volley;
    TestStage stage = TestStage::Assignment;
    std::uint8_t cubes = 0;           // R turned to cubes by the stronghold
    std::uint8_t prussian_cubes = 0;  // those of Prussians
    UnitSet testing{};
    UnitSet retreating{};
    UnitSet doomed{};
    GROGNARD_SAME(Test);
};
struct TestRoll { GROGNARD_SAME(TestRoll); };

enum class BackKind : std::uint8_t { Retreat, FallBack };
// Units that must go back, one after another.
struct GoingBack { BackKind kind = BackKind::Retreat; UnitSet units{}; GROGNARD_SAME(GoingBack); };

struct ShelterFire { GROGNARD_SAME(ShelterFire); };  // D22
struct ChargeFire { UnitSet shooters{}; GROGNARD_SAME(ChargeFire); };  // chance
// Steps that cavalry must take: hits inside an assault, the penalty of an overfull area.
struct CavalryLosses { UnitSet among{}; std::uint8_t hits = 0; GROGNARD_SAME(CavalryLosses); };
// A hit by skirmish or offensive gun fire: tired or away (W26).
struct CavalryHit { AreaId area = nowhere; Seat owner = french; GROGNARD_SAME(CavalryHit); };
struct ControlRoll { UnitSet left{}; GROGNARD_SAME(ControlRoll); };  // chance, one unit a time
struct ContinueChoice { UnitId unit = no_unit; GROGNARD_SAME(ContinueChoice); };

// Cubes for an area, one after another (wl.damage.immediate): pushed by place_cubes() and
// place_earned_cubes() alone.
struct CubePlacement {
    AreaId area = nowhere;
    Seat owner = french;
    std::uint8_t left = 0;
    bool earned = false;          // by units of one force, which takes them
    Force force = Force::French;  // that one
    GROGNARD_SAME(CubePlacement);
};
struct SixCubes { AreaId area = nowhere; Force force = Force::French; GROGNARD_SAME(SixCubes); };    // D6
struct EmptyStock { AreaId area = nowhere; Force force = Force::French; GROGNARD_SAME(EmptyStock); };  // D7
// clang-format on

#undef GROGNARD_SAME

using Frame =
    std::variant<TurnStep, PrussianRoll, Arrival, Relief, Skirmishing, SkirmishShot, Sequence,
                 TileDraw, StopWord, ActionChoice, Overstacked, Reforming, LeaderAction, Marching,
                 Gunnery, GunShots, Reinforcing, AssaultQueue, Assault, Sheltering, Covering,
                 DefensiveFire, DuelChoice, DuelRoll, Volley, VolleyRoll, Assigning, Test, TestRoll,
                 GoingBack, ShelterFire, ChargeFire, CavalryLosses, CavalryHit, ControlRoll,
                 ContinueChoice, CubePlacement, SixCubes, EmptyStock>;

}  // namespace grognard::waterloo
