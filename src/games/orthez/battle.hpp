// What stays the same all game: the ground, the charts, the order of battle, the scenario.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/fixed.hpp"
#include "games/orthez/charts.hpp"
#include "games/orthez/ground.hpp"
#include "games/orthez/order_of_battle.hpp"

namespace grognard::orthez {

// The most hexes that one unit stands in: a road column of nine increments or more (lb.11.7.A.2).
inline constexpr std::size_t max_footprint = 3;
using Footprint = Fixed<HexId, max_footprint>;  // the head of a road column first

struct UnitStart {
    Whereabouts whereabouts = Whereabouts::Gone;  // Gone: takes no part in this scenario
    Footprint hexes;
    Formation formation = Formation::Column;
    Side facing = no_side;
    std::uint8_t depth = 0;  // place in the stack, 0 on top

    friend bool operator==(const UnitStart&, const UnitStart&) = default;
};

struct LeaderStart {
    Whereabouts whereabouts = Whereabouts::Gone;
    HexId at = no_hex;

    friend bool operator==(const LeaderStart&, const LeaderStart&) = default;
};

// A counter or stack of a group of reinforcements, in order of march.
struct MarchStep {
    Fixed<UnitId, 4> units;
    Fixed<LeaderId, 4> leaders;

    friend bool operator==(const MarchStep&, const MarchStep&) = default;
};

inline constexpr std::size_t max_groups = 16;  // of reinforcements

struct Reinforcement {
    Seat side = allied;
    std::uint8_t turn = 0;
    HexId entry = no_hex;
    Formation formation = Formation::RoadColumn;
    bool on_leader_chit = false;  // leaders alone who come on that chit
    std::vector<MarchStep> march;

    friend bool operator==(const Reinforcement&, const Reinforcement&) = default;
};

// A brigade detached at the start: its marker lies on the unit; batteries may go with it.
struct DetachedStart {
    Seat side = allied;
    FormationId brigade = no_formation;
    UnitId unit = no_unit;
    Fixed<UnitId, 4> with;

    friend bool operator==(const DetachedStart&, const DetachedStart&) = default;
};

// A French division's defence zone (lb.22.3.B).
struct DefenceZone {
    LeaderId leader = no_leader;
    FormationId division = no_formation;
    HexSet hexes;
    HexSet passage;  // between its two parts, where the leader may travel

    friend bool operator==(const DefenceZone&, const DefenceZone&) = default;
};

// Where the units of a division, or those of a side without a zone of their own, may be set up anew
// before the first turn.
struct DeploymentZone {
    Seat side = french;
    FormationId division = no_formation;
    HexSet hexes;

    friend bool operator==(const DeploymentZone&, const DeploymentZone&) = default;
};

inline constexpr std::size_t max_objective_hexes = 64;

struct Objective {
    std::string key;  // of its name in the words
    std::vector<HexId> hexes;

    friend bool operator==(const Objective&, const Objective&) = default;
};

// A test of the victory conditions; the amount it is compared with.
enum class VictoryTest : std::uint8_t {
    ObjectivesAtLeast,
    ObjectivesAtMost,
    FormationLevelAtLeast,
    WingsAtLevel3AtLeast,
    WingsAtLevel3AtMost,
    WingsAtLevel2AtMost,
    DivisionsAtLevel3AtMost,
    AlliedUnitOn,
    AlliedBattalionsLostAtLeast,
    FrenchBattalionsLostAtLeast,
    FormationLevelAtMost
};
inline constexpr std::size_t victory_test_count = 11;

struct Condition {
    VictoryTest test = VictoryTest::ObjectivesAtLeast;
    std::uint8_t amount = 0;
    FormationId formation = no_formation;
    HexId hex = no_hex;

    friend bool operator==(const Condition&, const Condition&) = default;
};

// A level holds if all tests of one of its alternatives hold; an empty alternative always does.
struct VictoryLevel {
    std::string key;
    Ending ending = Ending::Draw;
    std::vector<std::vector<Condition>> any_of;

    friend bool operator==(const VictoryLevel&, const VictoryLevel&) = default;
};

// Battalions lost or routing at which a formation's army morale falls (lb.21.5.1).
struct ArmyMorale {
    FormationId formation = no_formation;  // a French wing or an Allied division
    std::array<std::uint8_t, 3> levels{};

    friend bool operator==(const ArmyMorale&, const ArmyMorale&) = default;
};

// Clausel's group, which may not move before it is released (lb.22.3.C).
struct Release {
    FormationId division = no_formation;  // no_formation: no such rule in this scenario
    LeaderSet leaders;
    HexSet ground;  // Allied units there, or in control of it, release the group
    FormationId hill_wing = no_formation;
    FormationId not_brigade = no_formation;  // its units do not release it
    std::uint8_t turn = 0;                   // released then if not before
    HexId barred_from = no_hex;  // may not move near it until an Allied unit has been there
    std::uint8_t barred_distance = 0;

    friend bool operator==(const Release&, const Release&) = default;
};

struct Options {
    bool open_backs = true;    // enemy counters are seen from both sides (lb.5.1.A.2)
    bool one_mu_each = false;  // a point without a wing commander (lb.example.T0.1)
    bool cavalry_with_division =
        false;  // attached cavalry moves with the division (lb.example.T3.2.b)

    friend bool operator==(const Options&, const Options&) = default;
};

struct Battle {
    Charts charts;
    Ground ground;
    std::vector<Counter> units;           // by UnitId
    std::vector<Leader> leaders;          // by LeaderId
    std::vector<std::string> unit_names;  // ids of the order of battle, as texts show them
    std::vector<std::string> leader_names;
    std::vector<std::string> formation_names;  // divisions, wings, brigades
    std::vector<UnitStart> unit_starts;
    std::vector<LeaderStart> leader_starts;
    std::vector<Reinforcement> reinforcements;
    std::vector<DetachedStart> detached;
    std::vector<DefenceZone> zones;
    std::vector<DeploymentZone> deployment;
    std::vector<Objective> objectives;
    std::vector<VictoryLevel> victory;  // in their order of evaluation
    std::vector<ArmyMorale> army_morale;
    Release release;
    Options options;
    std::array<HexId, 2> depots{};  // by seat
    HexId hill_depot = no_hex;      // for the units of Hill's wing
    FormationId hill_wing = no_formation;
    std::uint8_t turns = 0;
    std::uint8_t first_minute_slot = 0;  // 0: the first turn starts at :00, 1: :20, 2: :40
    std::uint8_t first_hour = 0;
    std::uint8_t night_from = 255;                   // turn
    std::array<std::uint8_t, 2> detached_markers{};  // by seat
    std::uint64_t digest = 0;

    friend bool operator==(const Battle&, const Battle&) = default;
};

}  // namespace grognard::orthez
