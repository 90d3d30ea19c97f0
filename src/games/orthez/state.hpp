// Everything a game of Orthez is at one moment, as one value.
#pragma once

#include <array>
#include <cstdint>

#include "core/fixed.hpp"
#include "core/frames.hpp"
#include "core/seat.hpp"
#include "games/orthez/battle.hpp"
#include "games/orthez/frames.hpp"
#include "games/orthez/movement_points.hpp"

namespace grognard::orthez {

// What a unit did this turn; cleared when the turn ends.
struct Done {
    Pm spent;
    bool moved : 1 = false;  // it may not be activated again (lb.12.2.3)
    bool tried_approach : 1 = false;
    bool tried_limbering : 1 = false;
    bool charge_marked : 1 = false;  // fought cavalry: out of play this turn (lb.18.6.C.6.b)
    bool retreated_far : 1 = false;
    bool fired_first : 1 = false;  // from its first hex, in this fire phase or chit
    bool fired_second : 1 = false;
    bool fought : 1 = false;     // for the recovery of cavalry (lb.18.5.D.2.b)
    bool diverted : 1 = false;   // assaulted or charged while it assaulted (lb.15.2.D.1)
    bool exchanged : 1 = false;  // fire with a target that stood, after an assault
    bool tired : 1 = false;      // charged, or fought a melee with all squadrons
    std::uint8_t charges = 0;    // turned into fatigue at the end of the phase
    std::uint8_t melees = 0;     // without squadron attack

    friend constexpr bool operator==(const Done&, const Done&) = default;
};

// What a unit is (arm, nation, printed values) is in Battle::units.
struct Unit {
    Footprint hexes;  // empty unless on the map
    Whereabouts whereabouts = Whereabouts::Gone;
    Formation formation = Formation::Column;
    Side facing = no_side;  // a side, or a vertex in line and skirmish order
    OrderState order = OrderState::Good;
    Fatigue fatigue = Fatigue::Fresh;
    std::uint8_t depth = 0;      // place in the stack, 0 on top
    std::uint8_t lost = 0;       // increments
    std::uint8_t munitions = 0;  // wagons
    bool demolished = false;     // wagons
    bool exploded = false;
    // Assault markers, one for each attacking hex of the unit: the hex attacked.
    std::array<HexId, 2> assaults = {no_hex, no_hex};
    Done done;

    friend constexpr bool operator==(const Unit&, const Unit&) = default;
};

struct LeaderState {
    Whereabouts whereabouts = Whereabouts::Gone;
    HexId at = no_hex;
    bool moved = false;         // this phase
    bool left_zone = false;     // left his defence zone this turn
    std::uint8_t back_on = 0;   // wounded: the turn from which he may return
    LeaderId post = no_leader;  // whose place he has taken (lb.19.4.I)
    UnitId marked = no_unit;    // detached-brigade marker: the unit it lies on

    friend constexpr bool operator==(const LeaderState&, const LeaderState&) = default;
};

// Effects of a fire that wait: for the end of the phase, or for the other shots of the same combat
// (lb.14.6.3). First one for each attack; when the losses are taken, one for each unit that lost
// and one for each hex whose leader or units are at risk.
struct PendingFire {
    HexId hex = no_hex;     // where it struck
    UnitId unit = no_unit;  // who alone was struck; later who lost
    std::uint8_t losses = 0;
    LossSource source = LossSource::FromTop;
    bool explodes = false;
    bool leader_check = false;
    bool hex_tests = false;  // all units there
    bool leader_killed = false;
    std::int8_t modifier = 0;  // of that test: a leader's death

    friend constexpr bool operator==(const PendingFire&, const PendingFire&) = default;
};
inline constexpr std::size_t max_pending = 96;
inline constexpr std::size_t max_targets = 128;

// The cup: MU chits of leaders, and the four action chits.
struct Cup {
    LeaderSet units;
    std::array<bool, action_chit_count> chits{};

    friend constexpr bool operator==(const Cup&, const Cup&) = default;
};

struct State {
    const Battle* battle = nullptr;  // owned by the table
    std::array<Unit, max_units> units{};
    std::array<LeaderState, max_leaders> leaders{};
    std::uint8_t turn = 0;
    Phase phase = Phase::PreCommand;
    std::array<std::uint8_t, 16> army_levels{};  // in the order of Battle::army_morale
    Cup cup;
    LeaderSet with_mu;          // given an MU this turn
    LeaderSet dice_in_command;  // Clausel and Hill, by their dice this turn
    LeaderSet stack_only;       // whose initiative moves no more than his stack (lb.19.4.H.3.a2)
    bool reille_gives_no_point = false;
    Seat drawer = french;  // who draws the next chit
    Fixed<PendingFire, max_pending> pending;
    Fixed<HexId, max_targets> targeted;  // deliberate, in this fire phase or chit (lb.14.4.A.1)
    std::uint16_t zones_dissolved = 0;   // bits, in the order of Battle::zones
    bool released = false;
    bool release_due = false;          // from the next turn
    bool pau_open = false;             // an Allied unit has been on the entry hex (lb.22.3.C.2)
    std::uint64_t held_by_allies = 0;  // bits of objective hexes, in their order
    std::uint16_t held_back = 0;       // reinforcement groups kept off the map, bits
    std::uint16_t begun = 0;           // groups whose first unit has entered, bits
    std::array<Formation, max_groups> entry_formation{};  // which all of a group take (lb.20.1.A.1)
    Ending ending = Ending::Undecided;
    std::uint8_t won_by = 0;  // level of Battle::victory + 1
    Frames<Frame, max_frames> frames;

    // Derived from the above; invariants() checks it.
    Awaits awaited = Awaits::Nobody;
    std::array<HexSet, 2> occupied{};  // by seat: hexes with a combat unit

    friend bool operator==(const State& a, const State& b);
};

static_assert(sizeof(State) <= 12 * 1024);

}  // namespace grognard::orthez
