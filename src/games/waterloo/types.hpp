// The words of the game: nations, arms, postures, terrain, discs, orders, phases.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "core/seat.hpp"
#include "geometry/area/graph.hpp"

namespace grognard::waterloo {

using area::AreaSet;
using area::max_areas;

inline constexpr Seat french = Seat::First;
inline constexpr Seat allied = Seat::Second;

// The colours of the pieces (wl.setup.colours).
enum class Nation : std::uint8_t { French, Guard, British, German, Dutch, Prussian, Landwehr };
inline constexpr std::size_t nation_count = 7;

enum class Arm : std::uint8_t { Infantry, Cavalry, Artillery, Leader };
inline constexpr std::size_t arm_count = 4;
inline constexpr Arm combat_arms[] = {Arm::Infantry, Arm::Cavalry, Arm::Artillery};

// Whose damage cubes a piece takes: blue, red, black (wl.damage.colours).
enum class Force : std::uint8_t { French, Anglo, Prussian };
inline constexpr std::size_t force_count = 3;
inline constexpr Force all_forces[] = {Force::French, Force::Anglo, Force::Prussian};

constexpr Force force(Nation nation) {
    if (nation >= Nation::Prussian) return Force::Prussian;
    return nation >= Nation::British ? Force::Anglo : Force::French;
}
constexpr Seat side(Force of) { return of == Force::French ? french : allied; }
constexpr Seat side(Nation nation) { return side(force(nation)); }
// The army a side has from the start.
constexpr Force own_force(Seat seat) { return seat == french ? Force::French : Force::Anglo; }

// By force, and the forces by side.
inline constexpr Nation all_nations[] = {Nation::French,  Nation::Guard, Nation::British,
                                         Nation::German,  Nation::Dutch, Nation::Prussian,
                                         Nation::Landwehr};
constexpr std::span<const Nation> nations_of(Force of) {
    const std::span<const Nation> all = all_nations;
    if (of == Force::French) return all.first(2);
    return of == Force::Anglo ? all.subspan(2, 3) : all.last(2);
}
constexpr std::span<const Nation> nations_of(Seat seat) {
    const std::span<const Nation> all = all_nations;
    return seat == french ? all.first(2) : all.last(5);
}
constexpr std::span<const Force> forces_of(Seat seat) {
    const std::span<const Force> all = all_forces;
    return seat == french ? all.first(1) : all.last(2);
}

// How a piece stands. Upright: mobile, fresh, deployed, ready. On its side: defensive, tired,
// limbered, used. Only infantry forms square (wl.formation.meaning).
enum class Posture : std::uint8_t { Upright, OnSide, Square };
inline constexpr std::size_t posture_count = 3;
inline constexpr Posture all_postures[] = {Posture::Upright, Posture::OnSide, Posture::Square};

// What an area is. A stronghold is a spot inside an area; crests and ditches lie along borders.
enum class Terrain : std::uint8_t { Open, Low, Wood, Town, River };
inline constexpr std::size_t terrain_count = 5;

// Marks on borders. A crest looks the same from both sides; a ditch is marked where it is crossed
// towards the side it protects.
enum BorderMark : int { AlliedCrest, FrenchCrest, Ditch };
inline constexpr BorderMark crests[] = {AlliedCrest, FrenchCrest};

enum class Disc : std::uint8_t { Green, Red, Purple };
inline constexpr std::size_t disc_count = 3;
inline constexpr Disc all_discs[] = {Disc::Green, Disc::Red, Disc::Purple};

// What an activated area does; the seventh action, to pass, activates none
// (wl.sequence.action-list).
enum class Order : std::uint8_t { Approach, Reserve, Fire, Assault, Formation, Reinforce };
inline constexpr std::size_t order_count = 6;
inline constexpr Order all_orders[] = {Order::Approach, Order::Reserve,   Order::Fire,
                                       Order::Assault,  Order::Formation, Order::Reinforce};

enum class Phase : std::uint8_t { Discs, Prussians, Skirmish, Actions, Formation, Victory, End };
inline constexpr std::size_t phase_count = 7;

enum class MoraleResult : std::uint8_t { Stands, Retreats, Eliminated };
inline constexpr std::size_t morale_result_count = 3;

enum class WonBy : std::uint8_t { Nothing, Place, Losses, Both, Nightfall };
inline constexpr std::size_t won_by_count = 5;

using UnitId = std::uint8_t;
inline constexpr std::size_t max_units = 128;
inline constexpr UnitId no_unit = 255;
using UnitSet = Set<128>;

}  // namespace grognard::waterloo
