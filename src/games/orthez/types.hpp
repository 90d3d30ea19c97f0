// The words of the game: arms, nations, formations, terrain, phases, ranks.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/seat.hpp"
#include "core/set.hpp"

namespace grognard::orthez {

inline constexpr Seat french = Seat::First;
inline constexpr Seat allied = Seat::Second;

// A combat unit (UC) by its number in the battle's order of battle.
using UnitId = std::uint8_t;
inline constexpr std::size_t max_units = 224;
inline constexpr UnitId no_unit = 255;
using UnitSet = Set<224>;

// A leader, or one of the detached-brigade markers, which follow the leaders.
using LeaderId = std::uint8_t;
inline constexpr std::size_t max_leaders = 48;
inline constexpr LeaderId no_leader = 255;
using LeaderSet = Set<48>;

enum class Arm : std::uint8_t { Infantry, Cavalry, Artillery, Wagon };
inline constexpr std::size_t arm_count = 4;

enum class Nation : std::uint8_t {
    French,
    British,
    Kgl,
    Portuguese,
    Brunswick,
    ChasseursBritanniques
};
inline constexpr std::size_t nation_count = 6;

// The size symbols of lb.5.1.3; a half company is a rifle company of half an increment.
enum class Size : std::uint8_t { Regiment, Battalion, Company, HalfCompany, Battery, Wagon };
inline constexpr std::size_t size_count = 6;

enum class Terrain : std::uint8_t {
    Clear,
    Cultivated,
    Orchard,
    Farm,
    Wood,
    Marsh,
    Town,
    Church,
    Chateau,
    River,
    Ford
};
inline constexpr std::size_t terrain_count = 11;

// The formation a unit has or, disordered or routing, had. Artillery knows only the last two.
enum class Formation : std::uint8_t {
    Column,
    Line,
    Skirmish,
    Square,
    GeneralOrder,
    RoadColumn,
    Limbered,
    Battery
};
inline constexpr std::size_t formation_count = 8;

// Greater disorder (PGD) is what the book calls the state of a routing unit.
enum class OrderState : std::uint8_t { Good, Disordered, Routing };
inline constexpr std::size_t order_state_count = 3;

enum class Fatigue : std::uint8_t { Fresh, Fatigued, Exhausted };
inline constexpr std::size_t fatigue_count = 3;

// Where a unit or leader is. Boxed: in the battery box; Wounded: on the time track.
enum class Whereabouts : std::uint8_t { Map, OffMap, Boxed, Wounded, Gone };
inline constexpr std::size_t whereabouts_count = 5;

// Seniority, highest first (lb.19.D.1.b). A marker of a detached brigade commands, nothing else.
enum class Rank : std::uint8_t { Army, Wing, Division, CavalryBrigade, ArmyAdc, WingAdc, Marker };
inline constexpr std::size_t rank_count = 7;

// When infantry, cavalry or guns test morale for fire losses (lb.14.5.A.1).
enum class LossTest : std::uint8_t { EvenFromTwo, OddFromThree, Every, Never };
inline constexpr std::size_t loss_test_count = 4;

// How a stack shares losses: from the top (melee, rout, pursuit, harassment); under the fire of
// infantry or of guns at 1-2 hexes; under guns at 3 hexes and more (lb.16.1.0-16.1.3).
enum class LossSource : std::uint8_t { FromTop, NearFire, FarGuns };
inline constexpr std::size_t loss_source_count = 3;

enum class Phase : std::uint8_t {
    PreCommand,
    Command,
    Manoeuvre,
    Fire,
    Melee,
    Reorganisation,
    Time
};
inline constexpr std::size_t phase_count = 7;

enum class ActionChit : std::uint8_t { Reinforcement, Artillery, Leader, Regroup };
inline constexpr std::size_t action_chit_count = 4;

}  // namespace grognard::orthez
