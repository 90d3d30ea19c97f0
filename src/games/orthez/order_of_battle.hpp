// What is printed on the counters and on the organisation sheets.
#pragma once

#include <array>
#include <cstdint>

#include "core/fixed.hpp"
#include "core/ratio.hpp"
#include "games/orthez/charts.hpp"
#include "games/orthez/types.hpp"

namespace grognard::orthez {

// Divisions, wings and brigades are numbered by the battle; their names are in its data.
using FormationId = std::uint8_t;  // a division, wing or brigade of the organisation sheet
inline constexpr FormationId no_formation = 255;

// A leader who may command a unit, and from how far (lb.19.4.A.1).
struct Superior {
    LeaderId leader = no_leader;
    std::uint8_t radius = 0;

    friend constexpr bool operator==(const Superior&, const Superior&) = default;
};
inline constexpr std::size_t max_superiors = 3;

// The counter of a combat unit.
struct Counter {
    Seat side = french;
    Arm arm = Arm::Infantry;
    Nation nation = Nation::French;
    Size size = Size::Battalion;
    FormationId wing = no_formation;
    FormationId division = no_formation;
    FormationId brigade = no_formation;
    std::uint8_t half_increments = 0;  // starting strength; a rifle company is one half
    std::uint8_t battalions = 0;       // that it counts for in army morale
    std::uint8_t movement = 0;
    std::uint8_t fire = 0;
    std::uint8_t range = 0;          // infantry: 2 if it may skirmish; guns: the printed maximum
    std::uint8_t extreme_range = 0;  // guns
    std::uint8_t fire_medium = 0;    // guns; short range is `fire`
    std::uint8_t fire_long = 0;
    std::uint8_t melee = 0;
    std::uint8_t skirmish = 0;  // cavalry: skirmish value
    std::uint8_t lance = 0;
    std::uint8_t morale = 0;     // as printed, 11 to 66
    std::uint8_t line_cost = 1;  // movement points to form line
    std::uint8_t calibre = 0;    // wagons
    std::uint8_t munitions = 0;  // wagons, at the start
    bool horse_artillery = false;
    bool picket = false;  // a French detached company (lb.22.3.E)
    FireRow fire_row = FireRow::None;
    LossTest loss_test = LossTest::Never;
    UnitId parent = no_unit;  // of a light company
    Fixed<Superior, max_superiors> superiors;
    std::uint8_t any_leader = 0;  // army reserve: radius of any leader of the side (lb.17.6.2)

    friend constexpr bool operator==(const Counter&, const Counter&) = default;
};

constexpr Ratio starting_increments(const Counter& c) { return {c.half_increments, 2}; }
constexpr bool is_elite(const Counter& c) { return c.morale >= 11 && c.morale <= 16; }
// The threshold of lb.18.2.1; every cavalry of this battle is light.
constexpr bool is_light_cavalry(const Counter& c) {
    return c.arm == Arm::Cavalry && c.movement > 12;
}
constexpr bool may_skirmish(const Counter& c) {
    return c.arm == Arm::Cavalry ? c.skirmish > 0 : c.arm == Arm::Infantry && c.range == 2;
}

// What a leader does beyond his rank, where the rules name him.
enum class Role : std::uint8_t {
    None,
    Soult,
    Reille,
    Clausel,
    Wellington,
    Hill,
    Picton,
    Gazan,
    Dickson
};
inline constexpr std::size_t role_count = 9;

struct Leader {
    Seat side = french;
    Rank rank = Rank::Division;
    Role role = Role::None;
    std::int8_t infantry_attack = 0;
    std::int8_t infantry_defence = 0;
    std::int8_t cavalry = 0;
    std::int8_t artillery = 0;
    std::int8_t morale = 0;
    std::uint8_t movement = 0;
    FormationId wing = no_formation;      // that he belongs to or leads
    FormationId division = no_formation;  // that he leads
    FormationId brigade = no_formation;   // cavalry brigade that he leads
    std::uint8_t radius = 0;              // over his division or brigade
    std::uint8_t wing_radius = 0;         // over the leaders of his wing
    bool light_cavalry = false;           // may try initiative (lb.19.4.H.3.e)

    friend constexpr bool operator==(const Leader&, const Leader&) = default;
};

}  // namespace grognard::orthez
