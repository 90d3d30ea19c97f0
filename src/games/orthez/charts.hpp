// The figures of the charts. All of them are data: data/orthez/charts.json says where each is from.
#pragma once

#include <array>
#include <cstdint>

#include "core/ratio.hpp"
#include "games/orthez/dice.hpp"
#include "games/orthez/movement_points.hpp"
#include "games/orthez/types.hpp"

namespace grognard::orthez {

// Columns of the fire table, 1:3 to 10:1, and of the melee table, 1:2 to 5:1.
inline constexpr std::array<Ratio, 16> fire_odds = {
    Ratio(1, 3), Ratio(2, 5), Ratio(1, 2), Ratio(2, 3), Ratio(1), Ratio(3, 2),
    Ratio(2),    Ratio(5, 2), Ratio(3),    Ratio(4),    Ratio(5), Ratio(6),
    Ratio(7),    Ratio(8),    Ratio(9),    Ratio(10)};
inline constexpr std::array<Ratio, 10> melee_odds = {Ratio(1, 2), Ratio(1), Ratio(3, 2), Ratio(2),
                                                     Ratio(5, 2), Ratio(3), Ratio(7, 2), Ratio(4),
                                                     Ratio(9, 2), Ratio(5)};

enum class MeleeResult : std::uint8_t {
    Blank,
    Losses,
    AttackerDisordered,
    AttackerRouts,
    DefenderDisordered,
    DefenderRouts,
    Surrender
};
inline constexpr std::size_t melee_result_count = 7;

struct MeleeCell {
    MeleeResult result = MeleeResult::Blank;
    std::uint8_t attacker_loses = 0;
    std::uint8_t defender_loses = 0;
    bool attacker_tests = false;  // the mark ~ beside its losses
    bool defender_tests = false;

    friend constexpr bool operator==(const MeleeCell&, const MeleeCell&) = default;
};

// How a target is drawn up for the fire defence chart, which is also the chart of the formations
// that a terrain allows (lb.11.2.1).
enum class Target : std::uint8_t {
    Column,
    Line,
    Square,
    Skirmish,
    GeneralOrder,
    CavalryColumn,
    CavalryLine,
    CavalrySkirmish,
    CavalryGeneralOrder,
    Disordered,
    Routing,
    Limbered,
    Unlimbered
};
inline constexpr std::size_t target_count = 13;

inline constexpr std::int8_t not_allowed = -1;
using DefenceRow = std::array<std::int8_t, target_count>;  // not_allowed: no such formation there

// How infantry fires in a formation: not at all, the printed value or a part of it, or a factor for
// each increment.
struct FireEffect {
    enum class Kind : std::uint8_t { None, Printed, HalfPrinted, PerIncrement };
    Kind kind = Kind::None;
    std::uint8_t factor = 0;

    friend constexpr bool operator==(const FireEffect&, const FireEffect&) = default;
};

// The rows of the fire effect chart.
enum class FireRow : std::uint8_t {
    None,
    FrenchLine,
    FrenchLight,
    FrenchCompany,
    BritishLine,
    BritishLightCompany,
    BritishLightInfantry,
    Rifles,
    PortugueseLine,
    Cacadores,
    BrunswickJaeger,
    RifleHalfCompany
};
inline constexpr std::size_t fire_row_count = 12;

struct FireEffects {
    std::array<FireEffect, formation_count> formations{};
    FireEffect disordered;
    bool halved_at_two = true;  // rifles are not (lb.11.9.M.2)

    friend constexpr bool operator==(const FireEffects&, const FireEffects&) = default;
};

// Movement costs by infantry, cavalry, artillery; closed: may not enter or cross.
enum class Mover : std::uint8_t { Foot, Horse, Guns };
inline constexpr std::size_t mover_count = 3;
inline constexpr std::int8_t closed = -1;
using Costs = std::array<std::int8_t, mover_count>;

struct MovementCosts {
    std::array<Costs, terrain_count> hex{};
    Costs stream{};
    Costs slope_up{};
    Costs slope_down{};
    Costs wall{};
    Costs sunken_road{};
    Costs raised_road{};
    std::array<Pm, mover_count> road{};  // in road column
    std::array<Pm, mover_count> path{};
    std::uint8_t line_surcharge = 0;    // infantry line, each hex
    std::uint8_t square_surcharge = 0;  // each hex
    std::array<std::uint8_t, mover_count> formation_change{};
    std::uint8_t skirmish_zone_inner = 0;  // beside skirmishing cavalry (lb.11.9.F.1)
    std::uint8_t skirmish_zone_outer = 0;

    friend constexpr bool operator==(const MovementCosts&, const MovementCosts&) = default;
};

// Limits of a hex; 0 means that there is none of that kind.
struct StackingLimit {
    std::uint8_t increments = 0;
    std::uint8_t guns = 0;    // increments of artillery
    std::uint8_t units = 0;   // combat units of any size
    bool one_larger = false;  // a single bigger unit may stand there alone

    friend constexpr bool operator==(const StackingLimit&, const StackingLimit&) = default;
};

struct Stacking {
    std::array<StackingLimit, terrain_count> terrain{};
    StackingLimit road_column;
    StackingLimit skirmish;
    StackingLimit square;
    std::uint8_t square_minimum = 0;
    std::uint8_t long_line_minimum = 0;  // increments of a line over two hexes
    std::uint8_t gun_as_increments = 0;  // what an increment of guns counts beside infantry

    friend constexpr bool operator==(const Stacking&, const Stacking&) = default;
};

// The last result at which a square forms, and at which it is only disorder; above: rout.
struct SquareRow {
    std::uint8_t square_until = 0;  // index of Roll
    std::uint8_t disorder_until = 0;

    friend constexpr bool operator==(const SquareRow&, const SquareRow&) = default;
};
inline constexpr int farthest_charge_zone = 4;
using SquareRows = std::array<SquareRow, farthest_charge_zone>;  // by distance - 1

// Modifiers of morale tests and of the dice of melees, by what the charts call them.
struct MoraleModifiers {
    std::int8_t disordered = 0;
    std::int8_t routing = 0;
    std::int8_t half_lost = 0;
    std::int8_t road_column = 0;
    std::int8_t mixed_stack = 0;
    std::int8_t night_rally = 0;
    std::int8_t square = 0;
    std::int8_t each_that_passed = 0;  // of the units above in the stack
    std::array<std::int8_t, 4> army_level{};
    std::array<std::int8_t, 5> approach{};  // by hexes between; the last for more
    std::int8_t approach_flank = 0;
    std::int8_t approach_rear = 0;
    std::int8_t approach_uphill = 0;           // or across a sunken road
    std::array<std::int8_t, 8> stand_ratio{};  // 1:3 1:2 1:1 2:1 .. 6:1
    std::int8_t stand_flank = 0;
    std::int8_t stand_rear = 0;
    std::int8_t stand_uphill = 0;
    std::int8_t stand_sheltered = 0;  // sunken road, chateau, church
    std::int8_t charged_flank = 0;
    std::int8_t charged_rear = 0;
    std::int8_t charged_by_lancers = 0;
    std::int8_t charged_line_in_front = 0;
    std::int8_t charged_across_stream = 0;
    std::int8_t charged_skirmish = 0;
    std::array<std::int8_t, 4> rally_square{};  // by distance - 1
    std::array<std::int8_t, 4> reform{};        // by distance - 1
    std::int8_t reform_light_enemy = 0;
    std::int8_t violation_disordered = 0;  // stacking violation
    std::int8_t violation_routing = 0;
    std::int8_t violation_cavalry = 0;
    std::int8_t violation_each_three = 0;

    friend constexpr bool operator==(const MoraleModifiers&, const MoraleModifiers&) = default;
};

struct SquareModifiers {
    std::int8_t leader = 0;
    std::int8_t french_fourth = 0;  // a French battalion without a number 1 to 3
    std::int8_t lancers = 0;
    std::int8_t each_army_level = 0;

    friend constexpr bool operator==(const SquareModifiers&, const SquareModifiers&) = default;
};

// A d6 that succeeds from this number on.
struct DieRow {
    std::uint8_t from = 0;

    friend constexpr bool operator==(const DieRow&, const DieRow&) = default;
};

enum class Wound : std::uint8_t { None, Mortal, TwoDiceHours, OneDieHours, OneDieTurns };
inline constexpr std::size_t wound_count = 5;

struct Charts {
    std::array<std::array<std::uint8_t, dice_results>, fire_odds.size()> fire{};
    std::array<std::array<MeleeCell, dice_results>, melee_odds.size()> melee{};
    std::array<DefenceRow, terrain_count> defence{};
    std::int8_t massive_square_defence = 0;
    std::int8_t wall_defence = 0;
    std::array<FireEffects, fire_row_count> effects{};
    std::uint8_t line_increments = 0;  // that fire from a hex
    std::uint8_t skirmish_increments = 0;
    MovementCosts movement;
    Stacking stacking;
    MoraleModifiers morale;
    std::int8_t melee_uphill = 0;
    std::int8_t melee_bridge_level = 0;
    std::uint8_t fortress_increments = 0;  // chateau, church: that fight (lb.15.6.B.1.c)
    std::uint8_t bridge_attackers = 0;
    std::uint8_t bridge_defenders = 0;
    std::array<SquareRows, nation_count> squares{};
    SquareModifiers square_modifiers;
    std::uint8_t rally_square_safe = 0;  // a failure from this distance on is only disorder
    std::array<DieRow, nation_count> limber_foot{};
    std::array<DieRow, nation_count> limber_horse{};
    std::uint8_t limber_leader = 0;
    std::uint8_t limber_special_leader = 0;
    std::array<DieRow, nation_count> recall{};
    std::uint8_t recall_leader = 0;
    std::array<Wound, 6> wounds{};
    std::array<std::int8_t, terrain_count> harassment{};  // not_allowed: no zone enters
    std::int8_t harass_mounted_skirmishers = 0;
    std::int8_t harass_retreat = 0;
    std::int8_t harass_routing_cavalry = 0;
    std::uint8_t guns_lost_until = 0;  // lb.17.15.1
    std::int8_t guns_lost_to_cavalry = 0;

    friend constexpr bool operator==(const Charts&, const Charts&) = default;
};

}  // namespace grognard::orthez
