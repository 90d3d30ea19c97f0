// What stays the same all game: ground, works, figures, aims and special rules of the scenario.
#pragma once

#include <array>
#include <cstdint>

#include "core/fixed.hpp"
#include "core/seat.hpp"
#include "games/ccn/charts.hpp"

namespace grognard::ccn {

inline constexpr std::size_t max_units = 64;
inline constexpr std::size_t max_generals = 16;
inline constexpr std::uint8_t no_piece = 255;

using UnitId = std::uint8_t;
using GeneralId = std::uint8_t;
using UnitSet = Set<64>;
using GeneralSet = Set<64>;

// Held by units of `side` on at least `need` of the hexes, counted at the start of its turn.
struct Objective {
    Seat side = Seat::First;
    HexSet hexes;
    std::uint8_t need = 1;
    std::uint8_t banners = 1;
    bool permanent = false;

    friend constexpr bool operator==(const Objective&, const Objective&) = default;
};

// Units of `side` may leave the board from this hex.
struct ExitHex {
    Seat side = Seat::First;
    Hex hex = nowhere;
    std::uint8_t extra_move = 1;
    std::uint8_t banners_unit = 1;
    std::uint8_t banners_general = 0;

    friend constexpr bool operator==(const ExitHex&, const ExitHex&) = default;
};

// Banners at the start of the n-th turn of `side` if enough of its units stand on those rows.
struct TurnBanner {
    Seat side = Seat::First;
    std::uint8_t turn = 0;
    std::uint8_t banners = 1;
    std::uint8_t units_min = 0;
    HexSet on;

    friend constexpr bool operator==(const TurnBanner&, const TurnBanner&) = default;
};

struct Unit {
    Hex at = nowhere;  // nowhere: eliminated or gone
    Seat side = Seat::First;
    Nation nation = Nation::French;
    Type type = Type::LI;
    std::uint8_t blocks = 0;
    std::uint8_t square = 0;  // number of its square marker, 0: not in square

    friend constexpr bool operator==(const Unit&, const Unit&) = default;
};

struct General {
    Hex at = nowhere;
    Seat side = Seat::First;
    Nation nation = Nation::French;

    friend constexpr bool operator==(const General&, const General&) = default;
};

struct Battle {
    Charts charts;
    std::array<Terrain, hex_count> terrain{};
    std::array<std::uint8_t, hex_count> works{};  // bit d: side in Direction d is fortified
    std::array<std::uint8_t, 2> banners_needed = {5, 5};
    std::array<std::uint8_t, 2> hand_size = {5, 5};
    Fixed<Objective, 8> objectives;
    Fixed<ExitHex, 4> exits;
    Fixed<TurnBanner, 8> turn_banners;
    std::array<HexSet, arm_count> forbidden{};  // by scenario rule
    HexSet fords_without_stop;

    // The set-up. Units start with their card's blocks unless a position says otherwise; a general
    // on a unit's hex is attached to it.
    Fixed<Unit, max_units> units;
    Fixed<General, max_generals> generals;
    Seat first = Seat::First;

    // Derived from the above by prepare().
    HexSet hills;
    HexSet sight_blockers;  // hills excepted: they block by the heights of both ends
    HexSet sight_hills;     // hills that block so
    HexSet stops;
    std::array<HexSet, arm_count> impassable{};
    HexSet impassable_general;
    std::uint64_t digest = 0;  // battle_digest

    friend constexpr bool operator==(const Battle&, const Battle&) = default;
};

// Fills the derived part; call after any change of the ground or the charts.
void prepare(Battle& battle);
// Of everything that is not derived, the set-up included.
std::uint64_t battle_digest(const Battle& battle);

}  // namespace grognard::ccn
